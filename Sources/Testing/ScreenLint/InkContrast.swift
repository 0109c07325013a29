// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// The contrast of a text or symbol with the pixels behind it, by WCAG 2.2.
struct InkContrast {
    /// The ratio, from 1 to 21, that nine tenths of the letters' pixels reach.
    var ratio: Double
    /// The colour of the letters where the contrast with `background` is `ratio`. Components are sRGB from 0 to 1.
    var foreground: SIMD3<Double>
    var background: SIMD3<Double>

    /// The contrast ratio of WCAG: (L1 + 0.05) / (L2 + 0.05), where L1 is the greater relative luminance.
    static func ratio(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    /// The relative luminance of a colour with components from 0 to 1.
    static func luminance(_ color: SIMD3<Double>) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
}

/// Drawings of one screen that differ only in the colour of texts and symbols. The difference between black and white
/// ink is the coverage of the letters, whatever lies behind them.
struct InkPictures {
    let scale: Double
    /// The screen in its normal colours.
    let own: Bitmap
    /// The screen without texts and symbols.
    let none: Bitmap
    let black: Bitmap
    let white: Bitmap

    /// The coverage below which letters count as invisible.
    static let least = 0.1
    /// A pixel is inside a letter if its coverage is at least 0.97 times the greatest coverage in the box.
    private static let core = 0.97

    /// The contrast of the letters in a box of the window, in points; nil if no letters are visible in the box.
    func contrast(in box: CGRect) -> InkContrast? {
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

    /// The columns and rows of the pixels that `box` covers at least partly.
    private func pixels(of box: CGRect) -> (Range<Int>, Range<Int>) {
        func range(_ from: CGFloat, _ to: CGFloat, _ limit: Int) -> Range<Int> {
            let low = min(max(Int((from * scale).rounded(.down)), 0), limit)
            return low..<max(low, min(Int((to * scale).rounded(.up)), limit))
        }
        return (range(box.minX, box.maxX, own.width), range(box.minY, box.maxY, own.height))
    }

    private func coverage(_ x: Int, _ y: Int) -> Double { Self.coverage(black[x, y], white[x, y]) }

    static func coverage(_ black: SIMD4<UInt8>, _ white: SIMD4<UInt8>) -> Double {
        let difference = SIMD4<Int16>(truncatingIfNeeded: white) &- SIMD4<Int16>(truncatingIfNeeded: black)
        return Double(max(difference.x, difference.y, difference.z)) / 255
    }

    private static func color(_ pixel: SIMD4<UInt8>) -> SIMD3<Double> {
        SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 255
    }
}
