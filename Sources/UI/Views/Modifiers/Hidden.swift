// SPDX-License-Identifier: MIT

import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

/// Keeps the view's space in layout, draws nothing, and blocks hit testing.
struct HiddenEffect: DrawingEffect {
    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {}

    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { nil }
}

extension View {
    nonisolated public func hidden() -> some View { modifier(PlainEffectModifier(effect: HiddenEffect())) }
}
