// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

extension CGContext {
    /// Draws the image's top at the greatest y of the rectangle, as in Quartz.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return draw(image, in: rect, transform: upright(in: rect)) }
        let area = boundingBoxOfClipPath.intersection(bounds.applying(state.transform.inverted()))
        guard rect.width > 0, rect.height > 0, !area.isNull else { return }
        func places(_ origin: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> [CGFloat] {
            let first = origin + ((from - origin) / length).rounded(.down) * length
            return Array(stride(from: first, to: to, by: length))
        }
        let (columns, rows) = (
            places(rect.minX, rect.width, area.minX, area.maxX), places(rect.minY, rect.height, area.minY, area.maxY)
        )
        let most = 10_000
        guard columns.count * rows.count <= most else {
            return HostServices.warn("CGContext: an image in more than \(most) tiles is not drawn")
        }
        for y in rows {
            for x in columns {
                let tile = CGRect(x: x, y: y, width: rect.width, height: rect.height)
                draw(image, in: tile, transform: upright(in: tile))
            }
        }
    }

    /// Draws an image with its top at the smallest y of the rectangle.
    package func drawUpsideUp(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, transform: .identity) }

    private func draw(_ image: CGImage, in rect: CGRect, transform: CGAffineTransform) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let content = ImageContent(
            bitmap: image.bitmap, rect: rect, interpolation: state.interpolation.interpolation,
            isAntialiased: state.isAntialiased)
        draw(.image(content), transform: transform.concatenating(state.transform))
    }

    /// A transform that flips the rectangle vertically onto itself.
    func upright(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    }
}
