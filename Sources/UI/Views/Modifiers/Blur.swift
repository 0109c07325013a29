// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

struct BlurEffect: DrawingEffect {
    var radius: CGFloat
    var isOpaque: Bool

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.blurred(radius: max(radius, 0), opaque: isOpaque) { content.draw(&$0) }
    }
}

extension View {
    /// Blurs each leaf by a Gaussian with a standard deviation of `radius` points. `opaque` repeats the edge pixels
    /// instead of fading them.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(PlainEffectModifier(effect: BlurEffect(radius: radius, isOpaque: opaque)))
    }
}
