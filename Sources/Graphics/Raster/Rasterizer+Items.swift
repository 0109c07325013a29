// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Traverses the tree of items and draws them.
///
/// An item's needs decide how it is drawn, cheapest first:
/// - A fill, stroke or image goes straight into the target. Opacity is folded into its colour, clips into the scissor
///   or a mask.
/// - A group hands its transform down, so that its leaves stay as crisp as on their own.
/// - Only items that must be composited as one image (a translucent, masked or blended group, a filter) get a layer, no
///   larger than their visible bounds.
///
/// Effects are handled from the last to the first. Opacity, clips, masks and blend modes commute with compositing and
/// wait in the context. A shadow is drawn first, followed by the rest of the subject. A blur or a colour matrix turns
/// the rest of the subject into a layer.
extension Rasterizer {
    func draw(_ items: [DisplayItem], in context: Context) {
        for item in items { draw(item, in: context) }
    }

    func draw(_ item: DisplayItem, in context: Context) {
        guard context.depth < Context.deepest, item.transform.isUsable, mayBeVisible(item, in: context) else { return }
        var context = context
        context.depth += 1
        let subject = Subject(
            content: item.content, placement: item.transform, effects: item.effects[...],
            isIsolated: !item.effects.isEmpty || item.blendMode != .normal)
        if item.blendMode == .normal {
            draw(subject, in: context)
            return
        }
        let isLayer = !context.isPlain || context.target.isAlpha
        context.blendMode = item.blendMode
        if isLayer {
            drawLayer(bounds(of: subject, in: context.transform), in: context) { self.draw(subject, in: $0) }
        } else {
            draw(subject, in: context)
        }
    }

    /// Whether an item can touch pixels inside the target's window.
    ///
    /// Tests only if the window is a part of the target; otherwise most items are visible and the test costs more than
    /// it saves.
    private func mayBeVisible(_ item: DisplayItem, in context: Context) -> Bool {
        guard case .pixels(let surface) = context.target, surface.window != surface.bounds else { return true }
        return !bounds(of: item, in: context.transform).outset(1, 1).pixels(within: surface.window).isEmpty
    }

    /// An item's content, and its effects that are not applied yet. Effects are applied from the last to the first, so
    /// these are a prefix of the item's effects.
    struct Subject {
        var content: DisplayItem.Content
        /// Maps the content's space to the parent's.
        var placement: ProjectionTransform
        var effects: ArraySlice<Effect>
        var isIsolated: Bool

        /// The subject without its last effect.
        var inner: Subject {
            var copy = self
            copy.effects.removeLast()
            return copy
        }

        /// Whether drawing only the alpha of the subject costs about as much as drawing the subject.
        var isLeaf: Bool {
            if case .group = content { return false }
            return effects.allSatisfy {
                switch $0 {
                case .opacity, .clip, .mask: true
                case .shadow, .blur, .colorMatrix, .alphaThreshold: false
                }
            }
        }
    }

    func draw(_ subject: Subject, in context: Context) {
        guard !context.scissor.isEmpty, context.opacity > 0 else { return }
        guard let effect = subject.effects.last else {
            drawContent(subject, in: context)
            return
        }
        switch effect {
        case .opacity(let opacity):
            var context = context
            context.opacity *= Colors.unit(opacity)
            draw(subject.inner, in: context)
        case .clip(let path, let style):
            if !fill(path, style, with: subject.inner, in: context) {
                withClip(path, style, in: context) { self.draw(subject.inner, in: $0) }
            }
        case .mask(let items):
            withMask(items, in: context) { self.draw(subject.inner, in: $0) }
        case .shadow(let shadow):
            draw(subject, with: shadow, in: context)
        case .blur(let radius, let opaque):
            draw(subject, blurredBy: radius, opaque: opaque, in: context)
        case .colorMatrix(let matrix):
            let box = matrix.keepsTransparency ? bounds(of: subject.inner, in: context.transform) : .everything
            drawLayer(
                box, in: context,
                finish: { surface in
                    for y in surface.bounds.minY..<surface.bounds.maxY {
                        matrix.apply(to: surface.pointer(surface.bounds.minX, y), count: surface.bounds.width)
                    }
                }
            ) { self.draw(subject.inner, in: $0) }
        case .alphaThreshold(let min, let max, let color):
            let threshold = AlphaThreshold(min: min, max: max, color: color)
            let box = threshold.keepsTransparency ? bounds(of: subject.inner, in: context.transform) : .everything
            drawLayer(box, margin: AlphaThreshold.reach, in: context, finish: threshold.apply) {
                self.draw(subject.inner, in: $0)
            }
        }
    }

    private func drawContent(_ subject: Subject, in context: Context) {
        let transform = subject.placement.concatenating(context.transform)
        guard transform.isUsable else { return }
        if context.blendMode != .normal, subject.content.isGlass {
            // A backdrop filter always replaces the pixels below. For another blend mode it is drawn into a layer,
            // which is then blended.
            drawLayer(contentBounds(subject.content, in: transform), in: context) { self.drawContent(subject, in: $0) }
            return
        }
        switch subject.content {
        case .fill(let path, let style, let paint):
            guard let shape = shape(filling: path, style, transform: transform, scissor: context.scissor) else {
                return
            }
            self.paint(shape, with: paint, over: path.controlBox, transform: transform, in: context)
        case .stroke(let path, let style, let paint):
            guard let shape = shape(stroking: path, style, transform: transform, scissor: context.scissor) else {
                return
            }
            self.paint(shape, with: paint, over: Self.strokeBox(path, style), transform: transform, in: context)
        case .image(let image):
            draw(image, transform: transform, in: context)
        case .group(let items, let isolated):
            let mustBeOne =
                (!context.isPlain && items.count > 1)
                || ((isolated || subject.isIsolated) && items.contains(where: Self.blends))
            var inner = context
            inner.transform = transform
            if mustBeOne {
                // Tests the whole visible area first, because computing the bounds of all items is expensive.
                if context.isPlain, hidesAll(of: .everything, items, in: inner) { return draw(items, in: inner) }
                let box = items.reduce(Box.empty) { $0.union(bounds(of: $1, in: transform)) }
                if context.isPlain, hidesAll(of: box, items, in: inner) {
                    draw(items, in: inner)
                } else {
                    drawLayer(box, in: inner) { self.draw(items, in: $0) }
                }
            } else {
                draw(items, in: inner)
            }
        }
    }

    /// Whether the first item hides everything below a group and no item cuts a hole. The group then looks the same
    /// without a layer of its own.
    private func hidesAll(of box: Box, _ items: [DisplayItem], in context: Context) -> Bool {
        let area = box.pixels(within: context.scissor)
        guard !context.target.isAlpha, !area.isEmpty, let first = items.first,
            isHidden(area, by: first, in: context.transform)
        else { return false }
        return !items.contains(where: Self.cutsOut)
    }

    /// Whether an item can make the pixels below it transparent.
    private static func cutsOut(_ item: DisplayItem) -> Bool {
        if item.blendMode.cutsOut { return true }
        guard item.effects.isEmpty, case .group(let items, isolated: false) = item.content else { return false }
        return items.contains(where: cutsOut)
    }

    /// Whether an item blends with the pixels below it by any mode but source-over.
    private static func blends(_ item: DisplayItem) -> Bool {
        if item.blendMode != .normal { return true }
        guard item.effects.isEmpty, case .group(let items, isolated: false) = item.content else { return false }
        return items.contains(where: blends)
    }
}

extension DisplayItem.Content {
    /// Whether the content shows a filtered backdrop.
    fileprivate var isGlass: Bool {
        switch self {
        case .fill(_, _, .backdrop), .stroke(_, _, .backdrop): true
        case .fill, .stroke, .image, .group: false
        }
    }
}
