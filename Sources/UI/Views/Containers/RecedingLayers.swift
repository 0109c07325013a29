// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// Scales everything below a window layer down to a card with round corners on black, as iOS does behind sheets.
struct RecedingLayersEffect: DrawingEffect {
    /// The progress of the effect, from 0 (unchanged) to 1 (a card).
    var progress: CGFloat
    /// The distance by which the upper edge moves down at progress 1, in points.
    let top: CGFloat
    /// The distance by which each side moves in at progress 1, in points.
    let side: CGFloat
    /// The corner radius at progress 1, in points.
    let cornerRadius: CGFloat
    /// The background colour of the window.
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
    /// Scales everything below a window layer down to a card. Call it on the root view of the layer, which must fill
    /// the window and have no effects around it.
    ///
    /// - Parameters:
    ///   - progress: From 0, unchanged, to 1. Animatable.
    ///   - top: The distance by which the upper edge moves down, in points.
    ///   - side: The distance by which each side moves in, in points.
    ///   - cornerRadius: The radius of the corners, in points.
    nonisolated package func recedingLayersBelow(
        progress: CGFloat, top: CGFloat, side: CGFloat, cornerRadius: CGFloat
    ) -> some View {
        modifier(RecedingLayersModifier(progress: progress, top: top, side: side, cornerRadius: cornerRadius))
    }
}
