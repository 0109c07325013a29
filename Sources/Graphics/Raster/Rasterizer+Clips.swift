// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Clips that need no mask.
extension Rasterizer {
    /// Draws a filled rectangle clipped by a path inside it, by filling the path instead. Returns false, without
    /// drawing, if the subject or the clip is anything else.
    func fill(_ clip: Path, _ style: FillStyle, with subject: Subject, in context: Context) -> Bool {
        guard !(context.transform.keepsRectangles && clip.uprightRectangle != nil),
            let fill = Self.filledRectangle(in: subject)
        else { return false }
        let transform = fill.placement.concatenating(context.transform)
        guard transform.isUsable, transform.keepsRectangles else { return false }
        let box = transform.bounds(of: fill.rectangle)
        let edges = fill.isAntialiased ? box : box.rounded
        let seen = context.transform.bounds(of: clip.controlBox).pixels(within: context.scissor)
        // The rectangle must fully cover all pixels of the clip.
        guard !seen.isEmpty, edges.isFinite, Double(seen.minX) >= edges.minX, Double(seen.minY) >= edges.minY,
            Double(seen.maxX) <= edges.maxX, Double(seen.maxY) <= edges.maxY
        else { return false }
        var context = context
        context.opacity *= fill.opacity
        guard let shape = shape(filling: clip, style, transform: context.transform, scissor: seen) else { return true }
        context.scissor = seen
        paint(shape, with: fill.paint, over: fill.rectangle, transform: transform, in: context)
        return true
    }

    private struct FilledRectangle {
        var rectangle: Box
        var paint: Paint
        var isAntialiased: Bool
        /// Maps the rectangle's space to the clip's.
        var placement: ProjectionTransform
        var opacity: Double
    }

    /// The rectangle, if the subject is one filled rectangle with no effects but opacity.
    private static func filledRectangle(in subject: Subject) -> FilledRectangle? {
        var opacity = 1.0
        for effect in subject.effects {
            guard case .opacity(let factor) = effect else { return nil }
            opacity *= Colors.unit(factor)
        }
        switch subject.content {
        case .fill(_, _, .backdrop):
            return nil
        case .fill(let path, let style, let paint):
            guard let rectangle = path.uprightRectangle else { return nil }
            return FilledRectangle(
                rectangle: rectangle, paint: paint, isAntialiased: style.isAntialiased, placement: subject.placement,
                opacity: opacity)
        case .group(let items, _):
            guard items.count == 1, items[0].blendMode == .normal, items[0].transform.isUsable,
                var fill = filledRectangle(
                    in: Subject(
                        content: items[0].content, placement: items[0].transform, effects: items[0].effects[...],
                        isIsolated: false))
            else { return nil }
            fill.placement = fill.placement.concatenating(subject.placement)
            fill.opacity *= opacity
            return fill
        case .stroke, .image:
            return nil
        }
    }
}
