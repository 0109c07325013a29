// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Flattens what is inside into one image before anything outside applies to it.
struct GroupEffect: DrawingEffect {
    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.group(map: .identity, isolated: true) { content.draw(&$0) }
    }
}

extension View {
    /// Makes one image of the view, so that opacity, shadows and blend modes outside see it as a whole.
    nonisolated public func compositingGroup() -> some View {
        modifier(PlainEffectModifier(effect: GroupEffect()))
    }
}
