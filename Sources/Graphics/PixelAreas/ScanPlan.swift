// SPDX-License-Identifier: MIT

import Drawing

/// An image divided into areas of one colour each, lightest first. Stacked areas extend beneath the later ones.
package struct ScanPlan {
    private static let transparent: UInt8 = 255

    private let width: Int
    private let height: Int
    /// For each pixel, the index of its colour in `colors`, or `transparent`.
    private var indices: [UInt8]
    package private(set) var colors: [RGBAColor]

    /// A mask of the pixels of area `k`. If stacked, the mask includes the pixels of all later areas.
    package func mask(_ k: Int, stacked: Bool) -> PixelMask {
        PixelMask(
            width: width, height: height,
            contains: indices.map { $0 != Self.transparent && (stacked ? Int($0) >= k : Int($0) == k) })
    }

    /// The plan with its areas in reverse order, darkest first.
    package func reversed() -> ScanPlan {
        var plan = self
        plan.colors.reverse()
        let last = UInt8(clamping: colors.count - 1)
        plan.indices = indices.map { $0 == Self.transparent ? $0 : last - $0 }
        return plan
    }

    /// - Parameter grid: The premultiplied pixels. Pixels that are less than half opaque belong to no area.
    package init(_ grid: PixelArray, brightnessSteps count: Int) {
        (width, height) = (grid.width, grid.height)
        var sums = [Double](repeating: 0, count: count)
        var counts = [Double](repeating: 0, count: count)
        indices = grid.pixels.map { pixel in
            guard pixel.w >= 128 else { return Self.transparent }
            let brightness = pixel.brightness / (Double(pixel.w) / 255)
            let step = min(Int(brightness * Double(count)), count - 1)
            sums[step] += brightness
            counts[step] += 1
            return UInt8(count - 1 - step)
        }
        colors = (0..<count).reversed().map { step in
            let mean = counts[step] > 0 ? sums[step] / counts[step] : (Double(step) + 0.5) / Double(count)
            return RGBAColor(white: Float(mean))
        }
    }

    package init(_ grid: PixelArray, colors count: Int) {
        (width, height) = (grid.width, grid.height)
        let quantizer = ColorClusters(grid, count: count)
        colors = quantizer.colors
        indices = grid.pixels.map { $0.w < 128 ? Self.transparent : quantizer.index(of: $0.unpremultiplied) }
    }
}

extension SIMD4<UInt8> {
    /// The brightness of a premultiplied pixel over black, 0…1, as Rec. 709 luma of the encoded values.
    var brightness: Double { (0.2126 * Double(x) + 0.7152 * Double(y) + 0.0722 * Double(z)) / 255 }

    /// The red, green and blue of a premultiplied pixel as straight values, 0…255.
    var unpremultiplied: SIMD3<UInt8> {
        let alpha = Int(w)
        guard alpha < 255 else { return SIMD3(x, y, z) }
        guard alpha > 0 else { return .zero }
        func channel(_ value: UInt8) -> UInt8 { UInt8(Swift.min((Int(value) * 255 + alpha / 2) / alpha, 255)) }
        return SIMD3(channel(x), channel(y), channel(z))
    }
}
