// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// Flattens its content into one image before outer effects apply.
struct GroupEffect: DrawingEffect {
    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.group(map: .identity, isolated: true) { content.draw(&$0) }
    }
}

extension View {
    nonisolated public func compositingGroup() -> some View {
        modifier(PlainEffectModifier(effect: GroupEffect()))
    }
}
