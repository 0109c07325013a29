// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Tests whether an item hides the pixels below it.
extension Rasterizer {
    /// Whether an item certainly covers a part of the frame with opaque pixels, so that the pixels below it need not be
    /// drawn. Usually the item is an image or a colour behind the whole scene. Items with effects never count.
    func isHidden(_ part: PixelRect, by item: DisplayItem, in outer: ProjectionTransform) -> Bool {
        guard item.effects.isEmpty, item.blendMode == .normal else { return false }
        let transform = item.transform.concatenating(outer)
        /// Excludes extremely small and large items, because the rasterizer may not draw them at all.
        func isCovered(by box: Box) -> Bool {
            guard transform.keepsRectangles, min(box.width, box.height) > 1e-3 else { return false }
            let drawn = transform.bounds(of: box)
            return drawn.contains(part) && max(drawn.width, drawn.height) < 1e6
        }
        switch item.content {
        case .group(let items, _):
            return items.prefix(1).contains { isHidden(part, by: $0, in: transform) }
        case .image(let image):
            let bounds = PixelRect(minX: 0, minY: 0, maxX: image.bitmap.width, maxY: image.bitmap.height)
            return image.tint == nil && image.source == nil && image.interpolation != .high && !bounds.isEmpty
                && max(bounds.width, bounds.height) <= ImageRows.longestSide
                && isCovered(by: Box(image.rect.standardized)) && image.bitmap.isOpaque
        case .fill(let path, _, .color(let color)):
            return color.alpha >= 1 && path.uprightRectangle.map(isCovered) ?? false
        case .fill, .stroke:
            return false
        }
    }
}
