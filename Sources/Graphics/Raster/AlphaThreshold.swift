// SPDX-License-Identifier: MIT

import Drawing

/// Paints one colour wherever alpha lies in a range. Works on premultiplied bytes.
///
/// A hard test of each pixel would leave jagged edges. Where alpha rises smoothly, as in a blur, the contour at which
/// it crosses a bound covers part of a pixel. That part is `½ + (alpha − bound) / g`, clamped to 0…1, where `g` is the
/// length of alpha's gradient in levels per pixel. Bounds lie half a level outside the range, so that areas of exactly
/// the bound's value are inside.
///
/// In a wide blur alpha rises by few levels per pixel, and whole levels place the edge no better than to a third of a
/// pixel. There, alpha and its gradient are means over 5×5 pixels, which have fractions of levels. The means apply only
/// if they agree with the pixel's own alpha to within one level, so that sharp edges stay sharp.
struct AlphaThreshold {
    private let min: Float
    /// nil if there is no upper bound.
    private let max: Float?
    private let color: RGBAColor
    /// The radius of the neighbourhood that affects a pixel, in pixels.
    static let reach = 2

    init(min: Double, max: Double, color: RGBAColor) {
        self.min = Float(Colors.unit(min) * 255) - 0.5
        self.max = max >= 1 ? nil : Float(Colors.unit(max) * 255) + 0.5
        self.color = color
    }

    /// Whether transparent pixels stay transparent. If not, the colour also fills the target outside the content.
    var keepsTransparency: Bool { min > 0 }

    /// Applies the threshold in place. The outermost `reach` pixels of the surface are read but get wrong results.
    func apply(to surface: PixelSurface) {
        let (width, height) = (surface.bounds.width, surface.bounds.height)
        guard width > 0, height > 0 else { return }
        let colors = (0...255).map { Colors.pixel(color, opacity: Double($0) / 255) }
        /// The alphas of row `y`, with two more copies of the first pixel before it and of the last pixel after it.
        func alphas(_ y: Int) -> [Float] {
            let pixels = surface.pointer(surface.bounds.minX, surface.bounds.minY + y)
            return (-2..<width + 2).map { Float(pixels[Swift.min(Swift.max($0, 0), width - 1)] >> 24) }
        }
        // The alphas of five rows: the current row, two rows above it and two below. At the edges, the first or the
        // last row is repeated.
        let first = alphas(0)
        var rows = [first, first, first, height > 1 ? alphas(1) : first]
        // The vertical mean and the vertical slope of each column.
        var means = [Float](repeating: 0, count: width + 4)
        var rises = means
        for y in 0..<height {
            rows.append(y + 2 < height ? alphas(y + 2) : rows[3])
            for x in 0..<width + 4 {
                means[x] = Self.mean(rows[0][x], rows[1][x], rows[2][x], rows[3][x], rows[4][x])
                rises[x] = Self.rise(rows[0][x], rows[1][x], rows[3][x], rows[4][x])
            }
            let pixels = surface.pointer(surface.bounds.minX, surface.bounds.minY + y)
            for x in 0..<width {
                let own = rows[2][x + 2]
                var alpha = Self.mean(means[x], means[x + 1], means[x + 2], means[x + 3], means[x + 4])
                var dx = Self.rise(means[x], means[x + 1], means[x + 3], means[x + 4])
                var dy = Self.mean(rises[x], rises[x + 1], rises[x + 2], rises[x + 3], rises[x + 4])
                if abs(alpha - own) > 1 {
                    alpha = own
                    dx = (rows[2][x + 3] - rows[2][x + 1]) / 2
                    dy = (rows[3][x + 2] - rows[1][x + 2]) / 2
                }
                let slope = Swift.max((dx * dx + dy * dy).squareRoot(), 1)
                pixels[x] = colors[Int(share(of: alpha, slope: slope) * 255 + 0.5)]
            }
            rows.removeFirst()
        }
    }

    /// The mean of five neighbours with Gaussian weights.
    private static func mean(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float) -> Float {
        (a + 4 * b + 6 * c + 4 * d + e) / 16
    }

    /// The slope at the middle of five neighbours. The middle value itself has no weight.
    private static func rise(_ a: Float, _ b: Float, _ d: Float, _ e: Float) -> Float { (e - a + 2 * (d - b)) / 8 }

    private func share(of alpha: Float, slope: Float) -> Float {
        func unit(_ x: Float) -> Float { Swift.min(Swift.max(x, 0), 1) }
        let low = unit(0.5 + (alpha - min) / slope)
        guard let max else { return low }
        return Swift.max(low + unit(0.5 + (max - alpha) / slope) - 1, 0)
    }
}
