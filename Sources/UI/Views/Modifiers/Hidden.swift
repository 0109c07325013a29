// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Keeps the place of a view and draws nothing.
struct HiddenEffect: DrawingEffect {
    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {}

    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { nil }
}

extension View {
    /// Draws nothing in place of the view.
    nonisolated public func hidden() -> some View { modifier(PlainEffectModifier(effect: HiddenEffect())) }
}
