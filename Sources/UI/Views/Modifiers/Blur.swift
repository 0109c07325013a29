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
    /// Blurs each leaf of the view with a Gaussian whose standard deviation is `radius` points.
    ///
    /// `opaque` repeats the edges of the view instead of letting them fade.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(PlainEffectModifier(effect: BlurEffect(radius: radius, isOpaque: opaque)))
    }
}
