// SPDX-License-Identifier: MIT

import Drawing

/// One colour where alpha lies in a range, on premultiplied bytes.
///
/// A pixel is inside or outside by its alpha; but where alpha rises from pixel to pixel, as it does in a blur, the line at
/// which it crosses the bound runs through a pixel and covers a part of it. With `g`, the length of the gradient of alpha
/// in levels a pixel, that part is `½ + (alpha − bound) / g`, cut to 0…1. Bounds lie half a level outside of the range,
/// so that even areas of exactly its value are inside.
///
/// A wide blur rises by few levels a pixel, and whole levels place its edge no better than to a third of a pixel: the
/// edge would be ragged. There, alpha and its gradient are means over 5×5 pixels, which know fractions of levels. They
/// count where they agree with the pixel itself to a level, so that nothing sharp is softened.
struct AlphaThreshold {
    private let min: Float
    /// nil: no upper bound.
    private let max: Float?
    private let color: RGBAColor
    /// How many pixels around a pixel decide about it.
    static let reach = 2

    init(min: Double, max: Double, color: RGBAColor) {
        self.min = Float(Colors.unit(min) * 255) - 0.5
        self.max = max >= 1 ? nil : Float(Colors.unit(max) * 255) + 0.5
        self.color = color
    }

    /// Whether what is transparent stays so; where it does not, the colour reaches over the whole target.
    var keepsTransparency: Bool { min > 0 }

    /// The outermost `reach` pixels of the surface must be there, but do not come out right.
    func apply(to surface: PixelSurface) {
        let (width, height) = (surface.bounds.width, surface.bounds.height)
        guard width > 0, height > 0 else { return }
        let colors = (0...255).map { Colors.pixel(color, opacity: Double($0) / 255) }
        /// Alpha of a row, with two more pixels at each end that repeat the first and the last.
        func alphas(_ y: Int) -> [Float] {
            let pixels = surface.pointer(surface.bounds.minX, surface.bounds.minY + y)
            return (-2..<width + 2).map { Float(pixels[Swift.min(Swift.max($0, 0), width - 1)] >> 24) }
        }
        // Two rows above the one that is written, itself, and two below; the first and the last stand for those beyond.
        let first = alphas(0)
        var rows = [first, first, first, height > 1 ? alphas(1) : first]
        // Of each column: its mean, and how it rises downwards.
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

    /// Of five neighbours, with the weights of a Gaussian.
    private static func mean(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float) -> Float {
        (a + 4 * b + 6 * c + 4 * d + e) / 16
    }

    /// From each of five neighbours to the next; the middle one counts for nothing.
    private static func rise(_ a: Float, _ b: Float, _ d: Float, _ e: Float) -> Float { (e - a + 2 * (d - b)) / 8 }

    private func share(of alpha: Float, slope: Float) -> Float {
        func unit(_ x: Float) -> Float { Swift.min(Swift.max(x, 0), 1) }
        let low = unit(0.5 + (alpha - min) / slope)
        guard let max else { return low }
        return Swift.max(low + unit(0.5 + (max - alpha) / slope) - 1, 0)
    }
}
