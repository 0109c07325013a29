// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// The bitmap is not cleared where the first item hides its previous content. That content must never be visible.
@Suite struct GroundTests {
    private static let size = CGSize(width: 40, height: 30)
    private static let whole = CGRect(x: 0, y: 0, width: 40, height: 30)

    private static func item(_ bitmap: Bitmap, _ rect: CGRect, _ interpolation: ImageInterpolation) -> DisplayItem {
        DisplayItem(.image(ImageContent(bitmap: bitmap, rect: rect, interpolation: interpolation)))
    }

    private static func picture(alpha: UInt8) -> Bitmap {
        bitmap(20, 15) { x, y in
            let a = x == 3 && y == 3 ? alpha : 255
            return SIMD4(UInt8(x * 5) / 255 * a, 0, 0, a)
        }
    }

    private static let firsts: [DisplayItem] = {
        var items = [fill(Path(whole), .white), fill(Path(whole.insetBy(dx: 0, dy: 0.25)), .white)]
        items.append(fill(Path(whole), RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
        items.append(fill(Path(ellipseIn: whole.insetBy(dx: -20, dy: -20)), .white))
        for bitmap in [picture(alpha: 255), picture(alpha: 254)] {
            for interpolation in [ImageInterpolation.none, .low, .medium, .high] {
                items.append(item(bitmap, whole, interpolation))
                items.append(item(bitmap, whole.insetBy(dx: -7, dy: -3), interpolation))
                items.append(item(bitmap, whole.offsetBy(dx: 1, dy: 0), interpolation))
            }
        }
        // Adds each item again inside of groups that are moved, rotated, scaled, faded or blended.
        let plain = items
        for one in plain {
            for transform in [
                ProjectionTransform.identity, .translation(x: 5, y: 0), turn(90, aboutX: 20, y: 15),
                turn(1, aboutX: 20, y: 15), .scale(3), .scale(1e9), .scale(1e-9),
            ] {
                items.append(DisplayItem(.group([one], isolated: false), transform: transform))
            }
            items.append(DisplayItem(.group([one], isolated: true), effects: [.opacity(0.5)]))
            items.append(DisplayItem(.group([one], isolated: false), blendMode: .multiply))
            items.append(DisplayItem(.group([], isolated: false)))
        }
        return items
    }()

    @Test(arguments: [1.0, 1.3, 2]) func previousContentIsNeverVisible(_ scale: Double) {
        for background in [nil, RGBAColor.white] {
            for first in Self.firsts {
                let list = DisplayList(
                    size: Self.size, scale: scale, background: background,
                    items: [first, fill(rectangle(5, 5, 9, 9))])
                let fresh = Rasterizer().draw(list)
                var used = Bitmap(width: fresh.width, height: fresh.height)
                used.withUnsafeMutableBytes { for i in $0.indices { $0[i] = 77 } }
                Rasterizer().draw(list, into: &used)
                #expect(used == fresh)
            }
        }
    }
}
