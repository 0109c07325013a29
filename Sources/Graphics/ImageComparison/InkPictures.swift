// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Drawings of one screen that differ only in the colour of texts and symbols. The difference between black and white
/// ink is the coverage of the letters, whatever lies behind them.
package struct InkPictures {
    private let scale: Double
    /// The screen in its normal colours.
    package let own: Bitmap
    /// The screen without texts and symbols.
    private let none: Bitmap
    private let black: Bitmap
    private let white: Bitmap

    /// - Parameter scale: The number of pixels per point.
    package init(scale: Double, own: Bitmap, none: Bitmap, black: Bitmap, white: Bitmap) {
        (self.scale, self.own, self.none, self.black, self.white) = (scale, own, none, black, white)
    }

    /// The coverage below which letters count as invisible.
    private static let least = 0.1
    /// A pixel is inside a letter if its coverage is at least 0.97 times the greatest coverage in the box.
    private static let core = 0.97

    /// The contrast of the letters in a box of the window, in points; nil if no letters are visible in the box.
    package func contrast(in box: CGRect) -> InkContrast? {
        let (columns, rows) = pixels(of: box)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        var greatest = 0.0
        for y in rows { for x in columns { greatest = max(greatest, coverage(x, y)) } }
        guard greatest >= Self.least else { return nil }
        // Letters have few colours, so each pair of colours is measured once.
        var counts: [Colors: Int] = [:]
        for y in rows {
            for x in columns where coverage(x, y) >= Self.core * greatest {
                let colors = Colors(ink: own[x, y], ground: none[x, y])
                if colors.ink.w == 255, colors.ground.w == 255 { counts[colors, default: 0] += 1 }
            }
        }
        var found: [(contrast: InkContrast, order: UInt64, count: Int)] = []
        for (colors, count) in counts {
            let (a, b) = (Self.color(colors.ink), Self.color(colors.ground))
            let contrast = InkContrast(ratio: InkContrast.ratio(a, b), foreground: a, background: b)
            found.append((contrast, colors.order, count))
        }
        found.sort { one, other in
            (one.contrast.ratio, one.order) < (other.contrast.ratio, other.order)
        }
        var rest = found.reduce(0) { $0 + $1.count } / 10
        for (contrast, _, count) in found {
            if rest < count { return contrast }
            rest -= count
        }
        return nil
    }

    private struct Colors: Hashable {
        var ink: SIMD4<UInt8>
        var ground: SIMD4<UInt8>

        /// Orders colours of equal contrast.
        var order: UInt64 {
            [ink.x, ink.y, ink.z, ground.x, ground.y, ground.z].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// Whether letters are visible in a box of the window, in points, by two drawings with black and with white letters.
    package static func isInkVisible(black: Bitmap, white: Bitmap, scale: Double, in box: CGRect) -> Bool {
        let (left, right) = (max(Int(box.minX * scale), 0), min(Int(box.maxX * scale), black.width))
        let (top, bottom) = (max(Int(box.minY * scale), 0), min(Int(box.maxY * scale), black.height))
        guard left < right, top < bottom else { return false }
        for y in top..<bottom {
            for x in left..<right where coverage(black[x, y], white[x, y]) > least { return true }
        }
        return false
    }

    /// The columns and rows of the pixels that `box` covers at least partly.
    private func pixels(of box: CGRect) -> (Range<Int>, Range<Int>) {
        func range(_ from: CGFloat, _ to: CGFloat, _ limit: Int) -> Range<Int> {
            let low = min(max(Int((from * scale).rounded(.down)), 0), limit)
            return low..<max(low, min(Int((to * scale).rounded(.up)), limit))
        }
        return (range(box.minX, box.maxX, own.width), range(box.minY, box.maxY, own.height))
    }

    private func coverage(_ x: Int, _ y: Int) -> Double { Self.coverage(black[x, y], white[x, y]) }

    private static func coverage(_ black: SIMD4<UInt8>, _ white: SIMD4<UInt8>) -> Double {
        let difference = SIMD4<Int16>(truncatingIfNeeded: white) &- SIMD4<Int16>(truncatingIfNeeded: black)
        return Double(max(difference.x, difference.y, difference.z)) / 255
    }

    private static func color(_ pixel: SIMD4<UInt8>) -> SIMD3<Double> {
        SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 255
    }
}

extension Bitmap {
    /// Whether all pixels are equal. Also true for an empty bitmap.
    package var hasOneColor: Bool {
        guard width > 0, height > 0 else { return true }
        let first = self[0, 0]
        return withUnsafeBytes { bytes in
            (0..<height).allSatisfy { y in
                let row = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                return row.bindMemory(to: SIMD4<UInt8>.self).allSatisfy { $0 == first }
            }
        }
    }
}
