// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

/// An image that shows people a difference: expected | difference | actual.
///
/// The middle panel shows equal pixels in dark grey. Differing pixels are bright, in the colours of the difference:
/// white if all three components differ alike, magenta if only alpha differs. A box surrounds all differences, and is
/// large enough to notice. Wide images are stacked vertically, and small ones are enlarged.
package enum DifferenceImage {
    private static let backdrop = RGBAColor(red: 0.09, green: 0.095, blue: 0.11)
    private static let label = RGBAColor(white: 0.66)
    private static let frame = RGBAColor(white: 0.28)
    static let accent = RGBAColor(red: 1, green: 0.82, blue: 0.1)

    private struct Panel {
        var title: PanelLettering
        var bitmap: Bitmap
        /// The rectangle to outline, in pixels of `bitmap`; nil in panels without an outline.
        var box: ImageDiff.Box?
    }

    /// Draws the panels.
    /// - Parameter comparison: The comparison of both images. If their sizes differ, there is no middle panel.
    package static func make(expected: Bitmap, actual: Bitmap, _ comparison: BitmapComparison) -> Bitmap {
        var panels = [Panel(title: .expected, bitmap: expected), Panel(title: .actual, bitmap: actual)]
        if case .compared(let diff) = comparison {
            panels.insert(
                Panel(title: .difference, bitmap: shading(expected, actual), box: diff.box), at: 1)
        }
        return Rasterizer().draw(arrangement(panels))
    }

    private static func arrangement(_ panels: [Panel]) -> DisplayList {
        let width = panels.map { CGFloat($0.bitmap.width) }.max()!
        let height = panels.map { CGFloat($0.bitmap.height) }.max()!
        // Enlarges images below 240 pixels by a whole factor. Lettering and lines scale with the panels.
        let zoom = max((240 / max(width, height)).rounded(.down), 1)
        let unit = min(max((min(width, height) * zoom / 480).rounded(), 1), 4)
        let isColumn = width > 1.6 * height
        let (margin, gap, head) = (20 * unit, 24 * unit, (PanelLettering.height + 14) * unit)
        let widest = panels.map(\.title.width).max()! * unit
        let cell = CGSize(width: max(width * zoom, widest), height: height * zoom + head)
        let count = CGFloat(panels.count)
        let size = CGSize(
            width: 2 * margin + (isColumn ? cell.width : count * cell.width + (count - 1) * gap),
            height: 2 * margin + (isColumn ? count * cell.height + (count - 1) * gap : cell.height))

        var items: [DisplayItem] = []
        for (index, panel) in panels.enumerated() {
            let step = CGFloat(index)
            let corner = CGPoint(
                x: margin + (isColumn ? 0 : step * (cell.width + gap)),
                y: margin + (isColumn ? step * (cell.height + gap) : 0))
            items.append(
                panel.title.item(
                    at: corner, scale: unit, color: panel.title == .difference ? accent : label))
            let place = CGRect(
                x: corner.x, y: corner.y + head, width: CGFloat(panel.bitmap.width) * zoom,
                height: CGFloat(panel.bitmap.height) * zoom)
            items += picture(panel.bitmap, in: place, unit)
            if let box = panel.box { items.append(outline(box, in: place, zoom, unit)) }
        }
        return DisplayList(size: size, background: backdrop, items: items)
    }

    /// An image with a thin border. An image with transparency gets a chequered background.
    private static func picture(_ bitmap: Bitmap, in place: CGRect, _ unit: CGFloat) -> [DisplayItem] {
        func image(_ bitmap: Bitmap) -> DisplayItem {
            DisplayItem(.image(ImageContent(bitmap: bitmap, rect: place, interpolation: .none, isAntialiased: false)))
        }
        let line = Path(place.insetBy(dx: -unit / 2, dy: -unit / 2))
        let frame = DisplayItem(.stroke(line, StrokeStyle(lineWidth: unit), .color(frame)))
        if bitmap.isOpaque { return [image(bitmap), frame] }
        return [image(chequers(place.size, field: Int(8 * unit))), image(bitmap), frame]
    }

    /// A rectangle at a small distance around the box, with sides of at least 14 units.
    private static func outline(
        _ box: ImageDiff.Box, in place: CGRect, _ zoom: CGFloat, _ unit: CGFloat
    ) -> DisplayItem {
        let exact = CGRect(
            x: place.minX + CGFloat(box.x) * zoom, y: place.minY + CGFloat(box.y) * zoom,
            width: CGFloat(box.width) * zoom, height: CGFloat(box.height) * zoom)
        let more = CGSize(
            width: max(3 * unit, (14 * unit - exact.width) / 2), height: max(3 * unit, (14 * unit - exact.height) / 2))
        let rect = exact.insetBy(dx: -more.width, dy: -more.height)
        return DisplayItem(
            .stroke(Path(roundedRect: rect, cornerRadius: 2 * unit), StrokeStyle(lineWidth: 1.5 * unit), .color(accent))
        )
    }

    private static func chequers(_ size: CGSize, field: Int) -> Bitmap {
        var bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let grey: UInt8 = (x / field + y / field).isMultiple(of: 2) ? 0x3a : 0x4a
                bitmap[x, y] = SIMD4(grey, grey, grey, 255)
            }
        }
        return bitmap
    }

    /// The pixels of the middle panel.
    private static func shading(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
        var shaded = Bitmap(width: expected.width, height: expected.height)
        for y in 0..<expected.height {
            for x in 0..<expected.width {
                let (p, q) = (expected[x, y], actual[x, y])
                shaded[x, y] = p == q ? darkened(p) : brightened(p, q)
            }
        }
        return shaded
    }

    /// The colour of an equal pixel: composited on black, in grey, and darker than any differing pixel.
    private static func darkened(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let weighted = SIMD4<Int32>(truncatingIfNeeded: pixel) &* SIMD4(54, 183, 19, 0)
        let grey = UInt8(10 + weighted.wrappedSum() / (7 * 256))
        return SIMD4(grey, grey, grey, 255)
    }

    /// A differing pixel as a bright colour. The hue shows which components differ. Grey is mixed in, because pure blue
    /// is dark. Even a difference of one level is brighter than any equal pixel.
    private static func brightened(_ p: SIMD4<UInt8>, _ q: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let (a, b) = (SIMD4<Int32>(truncatingIfNeeded: p), SIMD4<Int32>(truncatingIfNeeded: q))
        let difference = pointwiseMax(a &- b, b &- a)
        let most = max(difference.x, difference.y, difference.z)
        guard most > 0 else { return SIMD4(255, 0, 255, 255) }
        let brightness = min(170 + 4 * most, 255)
        let shown = SIMD4(repeating: brightness * 3 / 8) &+ difference &* (brightness * 5 / 8) / most
        return SIMD4(UInt8(shown.x), UInt8(shown.y), UInt8(shown.z), 255)
    }
}
