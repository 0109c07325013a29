// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// What lies below a layer of the window steps back: smaller, with round corners, on black.
struct RecedingLayersEffect: DrawingEffect {
    /// From 0, as it is, to 1.
    var progress: CGFloat
    /// How far its upper edge comes down, in points.
    let top: CGFloat
    /// How far its sides come in, in points.
    let side: CGFloat
    /// The radius of its corners, in points.
    let cornerRadius: CGFloat
    /// Of the window.
    let ground: RGBAColor

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        if progress > 0.001, frame.width > 2 * side {
            let progress = min(progress, 1)
            let scale = 1 - 2 * side * progress / frame.width
            let map = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale),
                ty: frame.minY * (1 - scale) + top * progress)
            let card = RoundedRectangle(cornerRadius: cornerRadius * progress).path(in: frame.applying(map))
            emitter.regroup(
                over: Self.area(frame, ground), map: ProjectionTransform(map), effects: [.clip(card, FillStyle())])
            emitter.regroup(
                over: Self.area(frame, RGBAColor(red: 0, green: 0, blue: 0, alpha: 1)), map: .identity, effects: [])
        }
        content.draw(&emitter)
    }

    private static func area(_ frame: CGRect, _ color: RGBAColor) -> DisplayItem {
        DisplayItem(.fill(Path(frame), FillStyle(), .color(color)))
    }
}

private nonisolated struct RecedingLayersModifier: EffectModifier {
    let progress: CGFloat
    let top: CGFloat
    let side: CGFloat
    let cornerRadius: CGFloat

    func effect(in environment: EnvironmentValues) -> RecedingLayersEffect {
        RecedingLayersEffect(
            progress: progress, top: top, side: side, cornerRadius: cornerRadius,
            ground: Color.systemBackground.resolve(environment.styleContext))
    }
}

extension View {
    /// Lets all that lies below a layer of the window step back; this view fills the window, and stands in a `windowLayer`
    /// with no other effects around.
    ///
    /// - Parameters:
    ///   - progress: From 0, as it is, to 1. Animated.
    ///   - top: How far its upper edge comes down, in points.
    ///   - side: How far its sides come in, in points.
    ///   - cornerRadius: The radius of its corners, in points.
    nonisolated package func recedingLayersBelow(
        progress: CGFloat, top: CGFloat, side: CGFloat, cornerRadius: CGFloat
    ) -> some View {
        modifier(RecedingLayersModifier(progress: progress, top: top, side: side, cornerRadius: cornerRadius))
    }
}
