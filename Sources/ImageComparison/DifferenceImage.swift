// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

/// expected | difference | actual, in one image for a person.
///
/// In the middle stands what is the same, darkened, and what differs, bright: in the colours of the difference, white
/// where all three differ alike, magenta where only alpha does. A box of its own colour is around all of it, and never so
/// small that it is overlooked. Wide images stand one below the other; small ones are enlarged.
package enum DifferenceImage {
    private static let backdrop = RGBAColor(red: 0.09, green: 0.095, blue: 0.11)
    private static let label = RGBAColor(white: 0.66)
    private static let frame = RGBAColor(white: 0.28)
    static let accent = RGBAColor(red: 1, green: 0.82, blue: 0.1)

    private struct Panel {
        var title: PanelLettering
        var bitmap: Bitmap
        /// In pixels of the bitmap.
        var box: ImageDiff.Box?
    }

    /// - Parameter comparison: of the two; without one pixel in common the middle is left out.
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
        // Pixels are seen from 240 pixels on; lettering grows with what it stands at.
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

    /// An image on a chequered backdrop, where that can be seen, with a thin frame.
    private static func picture(_ bitmap: Bitmap, in place: CGRect, _ unit: CGFloat) -> [DisplayItem] {
        func image(_ bitmap: Bitmap) -> DisplayItem {
            DisplayItem(.image(ImageContent(bitmap: bitmap, rect: place, interpolation: .none, isAntialiased: false)))
        }
        let line = Path(place.insetBy(dx: -unit / 2, dy: -unit / 2))
        let frame = DisplayItem(.stroke(line, StrokeStyle(lineWidth: unit), .color(frame)))
        if bitmap.isOpaque { return [image(bitmap), frame] }
        return [image(chequers(place.size, field: Int(8 * unit))), image(bitmap), frame]
    }

    /// A line around the box, a little off it, and at least 14 units long.
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

    /// The middle panel, pixel by pixel.
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

    /// As on black, without colour, and dim enough for the darkest difference to stand out.
    private static func darkened(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let weighted = SIMD4<Int32>(truncatingIfNeeded: pixel) &* SIMD4(54, 183, 19, 0)
        let grey = UInt8(10 + weighted.wrappedSum() / (7 * 256))
        return SIMD4(grey, grey, grey, 255)
    }

    /// The hue of the difference, paled, since pure blue is dark; from a level of 1 on far brighter than anything darkened.
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
