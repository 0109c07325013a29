// SPDX-License-Identifier: MIT

import Motion
import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

package struct BlendModeEffect: DrawingEffect {
    var blendMode: BlendMode

    package func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.blended(blendMode) { content.draw(&$0) }
    }
}

extension View {
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(PlainEffectModifier(effect: BlendModeEffect(blendMode: blendMode)))
    }
}
