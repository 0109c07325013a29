// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

/// Converts a display list to the nodes of a page. Items that pages do not support become images at the list's scale.
final class PageBuilder {
    /// The surface that blend modes read: the page, or a group that is composited as a whole.
    private final class Backdrop {
        /// The items drawn so far, in the page's space.
        var items: [DisplayItem] = []
        let color: RGBAColor?

        init(color: RGBAColor? = nil) { self.color = color }
    }

    /// The position of an item in the tree: its transform and its clips.
    private struct Place {
        /// Maps the space of the item's parent to the page; affine.
        var transform = ProjectionTransform.identity
        /// The clips of the item's ancestors, outermost first, each in the page's space.
        var clips: [(Path, FillStyle)] = []

        /// The item in the page's space, with the ancestors' clips.
        func item(_ item: DisplayItem) -> DisplayItem {
            var whole = DisplayItem(.group([item], isolated: false), transform: transform)
            for (path, style) in clips.reversed() {
                whole = DisplayItem(.group([whole], isolated: false), effects: [.clip(path, style)])
            }
            return whole
        }
    }

    /// Thrown if an image would have to replace the nodes below an item, but some of them are outside the current clip
    /// group.
    private struct BackdropOutsideGroup: Error {}

    private let list: DisplayList
    private let rasterizer = Rasterizer()
    /// The number of images that replace unsupported items.
    private(set) var pictureCount = 0

    init(_ list: DisplayList) { self.list = list }

    func nodes() -> [PageNode] { nodes(of: list.items, .identity, on: Backdrop(color: list.background)) }

    private func nodes(of items: [DisplayItem], _ transform: ProjectionTransform, on ground: Backdrop) -> [PageNode] {
        var nodes: [PageNode] = []
        for item in items {
            // `add` throws only inside of enclosing clips, and this place has none.
            try? add(item, at: Place(transform: transform), on: ground, to: &nodes)
        }
        return nodes
    }

    // MARK: Items

    private func add(
        _ item: DisplayItem, at place: Place, on ground: Backdrop, to nodes: inout [PageNode]
    ) throws(BackdropOutsideGroup) {
        let whole = place.item(item)
        let area = pixels(of: whole)
        guard !area.isEmpty else { return }
        let transform = item.transform.concatenating(place.transform)
        if case .group(let items, let isolated) = item.content, item.effects.isEmpty, item.blendMode == .normal,
            transform.isFlat, !isolated || !items.contains(where: \.blends)
        {
            var inner = place
            inner.transform = transform
            for item in items { try add(item, at: inner, on: ground, to: &nodes) }
            return
        }
        if case .clip(let path, let style)? = item.effects.last, item.blendMode == .normal, item.needsBackdrop,
            !DisplayItem(item.content).blends
        {
            // Draws the content without its clip, so that it blends with the items below. The resulting nodes are then
            // clipped.
            var inner = item
            inner.effects.removeLast()
            var clipped = place
            clipped.clips.append((path.applying(place.transform.affine), style))
            let (count, pictures) = (ground.items.count, pictureCount)
            do {
                var children: [PageNode] = []
                try add(inner, at: clipped, on: ground, to: &children)
                nodes.append(clip(children, to: path, style, place.transform))
                return
            } catch {
                ground.items.removeSubrange(count...)
                pictureCount = pictures
            }
        }
        defer { ground.items.append(whole) }
        guard item.needsBackdrop else {
            if let node = node(of: item, place.transform) { nodes.append(node) }
            return
        }
        // Rasterizes all items so far and this item within the item's bounds. If the image is opaque, it covers the
        // nodes below and is appended. Otherwise an image of the whole page replaces all nodes. Inside of a clip, nodes
        // cannot be replaced, so this throws.
        let items = ground.items + [whole]
        let count = pictureCount
        if let picture = picture(of: items, area, background: ground.color), picture.bitmap.isOpaque {
            nodes.append(.picture(picture))
        } else if place.clips.isEmpty {
            pictureCount = count
            let page = pixels(
                of: DisplayItem(.fill(Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(.black))))
            nodes = picture(of: items, page, background: ground.color).map { [.picture($0)] } ?? []
        } else {
            throw BackdropOutsideGroup()
        }
    }

    /// Converts an item that does not depend on the pixels below. nil if nothing is visible.
    private func node(of item: DisplayItem, _ parent: ProjectionTransform) -> PageNode? {
        let transform = item.transform.concatenating(parent)
        func picture(after count: Int) -> PageNode? {
            let part = DisplayItem(item.content, transform: item.transform, effects: Array(item.effects[..<count]))
            return self.picture(of: part, parent)
        }
        guard transform.isFlat else { return picture(after: item.effects.count)?.blended(item.blendMode) }
        var node = content(item.content, transform)
        for (index, effect) in item.effects.enumerated() {
            guard let known = node else { break }
            switch effect {
            case .opacity(let opacity):
                node = known.faded(by: opacity > 0 ? min(opacity, 1) : 0)
            case .clip(let path, let style):
                node = clip([known], to: path, style, parent)
            case .mask(let items):
                let mask = nodes(of: items.map(\.withoutGlass), parent, on: Backdrop()).map(\.silhouette)
                node = .group(PageGroup(children: [known], mask: mask))
            case .shadow(let shadow):
                let part = DisplayItem(
                    item.content, transform: item.transform, effects: Array(item.effects[..<index]))
                if let below = self.picture(of: part.silhouette(for: shadow), parent) {
                    node = .group(PageGroup(children: [below, known]))
                }
            case .colorMatrix(let matrix):
                if matrix.keepsMixtures, let mapped = known.mapped(matrix.apply) {
                    node = mapped
                } else {
                    node = picture(after: index + 1)
                }
            case .blur, .alphaThreshold:
                node = picture(after: index + 1)
            }
        }
        return node?.blended(item.blendMode)
    }

    private func clip(
        _ children: [PageNode], to path: Path, _ style: FillStyle, _ transform: ProjectionTransform
    ) -> PageNode {
        .group(PageGroup(children: children, clip: (path.applying(transform.affine), style.isEOFilled)))
    }

    private func content(_ content: DisplayItem.Content, _ transform: ProjectionTransform) -> PageNode? {
        let affine = transform.affine
        switch content {
        case .fill(let path, let style, let paint):
            guard let known = PagePaint(paint, affine) else {
                // Draws an image of the path's bounds and clips it by the path, so that the edges stay sharp.
                let box = path.boundingRect.insetBy(dx: -1, dy: -1)
                let all = DisplayItem(.fill(Path(box), FillStyle(), paint))
                return picture(of: all, transform).map { clip([$0], to: path, style, transform) }
            }
            return .shape(
                PageShape(path: path.applying(affine), kind: .fill(style), transform: .identity, paint: known))
        case .stroke(let path, var style, let paint):
            guard style.lineWidth > 0 else { return nil }
            guard let scale = affine.similarityScale else {
                guard let known = PagePaint(paint, .identity) else {
                    return picture(of: DisplayItem(content), transform)
                }
                return .shape(PageShape(path: path, kind: .stroke(style), transform: affine, paint: known))
            }
            guard let known = PagePaint(paint, affine) else { return picture(of: DisplayItem(content), transform) }
            style.lineWidth *= scale
            style.dash = style.dash.map { $0 * scale }
            style.dashPhase *= scale
            return .shape(
                PageShape(path: path.applying(affine), kind: .stroke(style), transform: .identity, paint: known))
        case .image(let image):
            return picture(image, affine)
        case .group(let items, _):
            let children = nodes(of: items, transform, on: Backdrop())
            guard !children.isEmpty else { return nil }
            return .group(PageGroup(children: children, isIsolated: children.contains(where: \.blends)))
        }
    }

    // MARK: Pictures

    private func pixels(of item: DisplayItem) -> PixelRect {
        rasterizer.pixels(of: item, size: list.size, scale: list.scale)
    }

    private func picture(of item: DisplayItem, _ transform: ProjectionTransform) -> PageNode? {
        let whole = DisplayItem(.group([item], isolated: false), transform: transform)
        return picture(of: [whole], pixels(of: whole), background: nil).map(PageNode.picture)
    }

    /// Rasterizes items over a part of the page. nil if no pixel is visible.
    private func picture(of items: [DisplayItem], _ area: PixelRect, background: RGBAColor?) -> PagePicture? {
        guard !area.isEmpty else { return nil }
        let scale = list.scale
        let shift = ProjectionTransform.translation(x: -Double(area.minX) / scale, y: -Double(area.minY) / scale)
        let size = CGSize(width: Double(area.width) / scale, height: Double(area.height) / scale)
        let bitmap = rasterizer.draw(
            DisplayList(
                size: size, scale: scale, background: background,
                items: [DisplayItem(.group(items, isolated: false), transform: shift)]))
        guard let seen = bitmap.visiblePart else { return nil }
        pictureCount += 1
        let place = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: Double(area.minX + seen.minX) / scale,
            ty: Double(area.minY + seen.minY) / scale)
        return PagePicture(bitmap: bitmap.part(seen), transform: place, isSmooth: true)
    }

    private func picture(_ image: ImageContent, _ transform: CGAffineTransform) -> PageNode? {
        let whole = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
        let source = image.source?.standardized ?? whole
        let visible = source.intersection(whole)
        let rect = image.rect.standardized
        guard visible.width > 0, visible.height > 0, rect.width > 0, rect.height > 0 else { return nil }
        let placement = CGAffineTransform(
            a: rect.width / source.width, b: 0, c: 0, d: rect.height / source.height,
            tx: rect.minX - source.minX * rect.width / source.width,
            ty: rect.minY - source.minY * rect.height / source.height)
        let part = (
            minX: Int(visible.minX.rounded(.down)), minY: Int(visible.minY.rounded(.down)),
            maxX: Int(visible.maxX.rounded(.up)), maxY: Int(visible.maxY.rounded(.up))
        )
        var bitmap = image.bitmap.part(part)
        if let tint = image.tint {
            let color = PagePaint.straight(tint)
            bitmap = bitmap.mapped { SIMD4(color.x, color.y, color.z, color.w * $0.w) }
        }
        let picture = PageNode.picture(
            PagePicture(
                bitmap: bitmap,
                transform: CGAffineTransform(translationX: Double(part.minX), y: Double(part.minY))
                    .concatenating(placement).concatenating(transform),
                isSmooth: image.interpolation != .none))
        // `bitmap` has only whole pixels. If the source rectangle begins or ends within a pixel, the image is clipped
        // to that rectangle.
        let isWhole =
            visible
            == CGRect(x: part.minX, y: part.minY, width: bitmap.width, height: bitmap.height)
        return isWhole
            ? picture
            : clip([picture], to: Path(visible.applying(placement)), FillStyle(), ProjectionTransform(transform))
    }
}
