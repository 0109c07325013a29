// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

struct OpacityEffect: DrawingEffect {
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.faded(to: min(max(opacity, 0), 1)) { content.draw(&$0) }
    }

    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { opacity > Self.leastToTouch ? point : nil }

    var contentVisibility: ContentVisibility? { .opacity(min(max(opacity, 0), 1)) }

    /// Touches pass through a view whose opacity is not above this limit.
    private static let leastToTouch = 0.001
}

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(PlainEffectModifier(effect: OpacityEffect(opacity: opacity)))
    }
}
