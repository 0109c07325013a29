// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// An image, or a part of it, tiled over the plane.
struct CanvasTiles {
    let image: Image
    /// The top left corner of one of the tiles, in user space.
    let origin: CGPoint
    /// The tiled part of the image, as fractions of the image's width and height.
    let part: CGRect
    let scale: CGFloat

    /// The maximum number of tiles. If more are needed, nothing is drawn.
    static let most = 10_000

    /// The tiles that intersect `bounds`; nil if there are more than `Self.most`.
    ///
    /// - Parameters:
    ///   - size: The image's size, in points.
    ///   - picture: The image's items, with its top left corner at the origin.
    func items(covering bounds: CGRect, size: CGSize, picture: [DisplayItem]) -> [DisplayItem]? {
        let part = part.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !part.isNull, !bounds.isNull else { return [] }
        let (width, height) = (part.width * size.width * scale, part.height * size.height * scale)
        guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else { return [] }
        let (left, top) = ((bounds.minX - origin.x) / width, (bounds.minY - origin.y) / height)
        let (right, bottom) = ((bounds.maxX - origin.x) / width, (bounds.maxY - origin.y) / height)
        let count = (right.rounded(.up) - left.rounded(.down)) * (bottom.rounded(.up) - top.rounded(.down))
        guard count.isFinite, count <= CGFloat(Self.most) else { return nil }
        let shift = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -part.minX * size.width * scale, ty: -part.minY * size.height * scale)
        let isWhole = part.width == 1 && part.height == 1
        var items: [DisplayItem] = []
        for row in stride(from: top.rounded(.down), to: bottom, by: 1) {
            for column in stride(from: left.rounded(.down), to: right, by: 1) {
                let corner = CGPoint(x: origin.x + column * width, y: origin.y + row * height)
                let map = shift.concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
                let tile = CGRect(x: corner.x, y: corner.y, width: width, height: height)
                items.append(
                    DisplayItem(
                        .group(picture, isolated: false), transform: ProjectionTransform(map),
                        // Clips without antialiasing, because antialiased edges would leave seams between tiles.
                        effects: isWhole ? [] : [.clip(Path(tile), FillStyle(antialiased: false))]))
            }
        }
        return items
    }
}

extension CGRect {
    /// The intersection. Null if it is empty or if a coordinate is NaN, for which Foundation's `intersection` traps.
    func overlap(with other: CGRect) -> CGRect {
        guard ![minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY].contains(where: \.isNaN),
            !isNull, !other.isNull
        else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right >= left, bottom >= top else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
