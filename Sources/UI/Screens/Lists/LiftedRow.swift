// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Draws a dragged row above the others, or shifts a row that makes room for it.
struct LiftedRowEffect: DrawingEffect {
    /// The vertical offset from the row's place, in points; positive is down.
    var offset: CGFloat
    /// The elevation: 0 among the other rows, 1 above them.
    var lift: CGFloat

    private static let shadow = Shadow(
        color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 6, offset: CGSize(width: 0, height: 2))

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset, lift) }
        set { (offset, lift) = (newValue.first, newValue.second) }
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        guard offset != 0 || lift > 0 else { return content.draw(&emitter) }
        let map = CGAffineTransform(translationX: 0, y: offset)
        guard lift > 0 else { return emitter.transformed(by: map) { content.draw(&$0) } }
        var shadow = Self.shadow
        shadow.color.alpha *= Float(lift)
        emitter.group(map: ProjectionTransform(map), effects: [.shadow(shadow)]) { content.draw(&$0) }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? {
        offset == 0 ? nil : ProjectionTransform(CGAffineTransform(translationX: 0, y: offset))
    }
}

extension View {
    /// - Parameters:
    ///   - offset: The vertical offset from the row's place, in points; positive is down.
    ///   - isLifted: Whether the row is being dragged.
    nonisolated func liftedRow(offset: CGFloat, isLifted: Bool) -> some View {
        modifier(PlainEffectModifier(effect: LiftedRowEffect(offset: offset, lift: isLifted ? 1 : 0)))
    }
}
