// SPDX-License-Identifier: MIT

/// Removes the background's share from the pixels along the edge (step 4 of `Cutout`).
struct EdgeUnmixer {
    private let grid: PixelArray
    private let isBackground: [Bool]
    private let background: SIMD4<Float>
    private let reach: Int
    /// The depth of each pixel: its Chebyshev distance from the nearest pixel on the other side of the edge. It is 1 at
    /// the edge, at most `reach`, and 255 for pixels further away.
    private var depth: [UInt8]
    /// The pixels with a depth up to `reach`.
    private var band: [Int] = []

    init(_ grid: PixelArray, _ isBackground: [Bool], _ background: SIMD4<UInt8>, reach: Int) {
        self.grid = grid
        self.isBackground = isBackground
        self.background = SIMD4<Float>(background)
        self.reach = reach
        depth = [UInt8](repeating: 255, count: grid.pixels.count)
        measureDepths()
    }

    private mutating func measureDepths() {
        guard reach > 0 else { return }
        var front: [Int] = []
        for i in isBackground.indices
        where neighbours(of: i, within: 1).contains(where: { isBackground[$0] != isBackground[i] }) {
            depth[i] = 1
            front.append(i)
        }
        band = front
        for step in 1..<max(reach, 1) {
            var next: [Int] = []
            for i in front {
                for j in neighbours(of: i, within: 1) where depth[j] == 255 && isBackground[j] == isBackground[i] {
                    depth[j] = UInt8(step + 1)
                    next.append(j)
                }
            }
            band += next
            front = next
        }
    }

    func result() -> [SIMD4<UInt8>] {
        var pixels = grid.pixels
        for i in isBackground.indices where isBackground[i] { pixels[i] = .zero }
        for i in band { pixels[i] = unmixed(i) }
        return pixels
    }

    private func unmixed(_ i: Int) -> SIMD4<UInt8> {
        let pixel = SIMD4<Float>(grid.pixels[i])
        let around = neighbours(of: i, within: reach + 1)
        let backdrop = localBackground(around)
        // Prefers foreground samples deeper than `reach`, because those are no mixtures. Lines thinner than 2 · `reach`
        // have none. For them, the code below uses samples that are merely deeper than this pixel.
        var best = bestMixture(pixel, backdrop, around.filter { !isBackground[$0] && Int(depth[$0]) > reach })
        if best.residual > 24, isBackground[i] {
            // JPEG fringes extend further from the subject, so this searches a larger neighbourhood.
            let further = neighbours(of: i, within: reach + 4)
            best = bestMixture(pixel, backdrop, further.filter { !isBackground[$0] && Int(depth[$0]) > reach })
        }
        if best.residual > 24 {
            let own = isBackground[i] ? 0 : depth[i]
            let other = bestMixture(
                pixel, backdrop, around.filter { !isBackground[$0] && depth[$0] > own && Int(depth[$0]) <= reach })
            if other.residual < best.residual { best = other }
        }
        // If a line has no deeper pixels, its pixel with the highest contrast serves as the sample.
        if best.residual == .infinity {
            let line = around.filter { !isBackground[$0] }
            let strongest = line.max { contrast($0, backdrop) < contrast($1, backdrop) }
            if let strongest, contrast(strongest, backdrop) > contrast(i, backdrop) {
                best = bestMixture(pixel, backdrop, [strongest])
            }
        }
        var alpha = best.alpha
        if isBackground[i] {
            if best.residual > 24 { alpha = 0 }
        } else {
            // A pixel whose colour is far from every mixture belongs to a pattern of the subject, so its alpha is
            // raised.
            alpha += (1 - alpha) * min(max((best.residual - 24) / 40, 0), 1)
            // A pixel `depth[i]` pixels inside the subject has at least alpha (depth − 1) / reach, because soft edges
            // get more opaque inwards. Without this minimum, the bright rim of a dark subject on a light background
            // would become translucent.
            alpha = max(alpha, Float(depth[i] - 1) / Float(reach))
        }
        if alpha < 1 / 64 { return .zero }
        if alpha > 63 / 64 { return grid.pixels[i] }
        // Subtracts the background's share from the pixel. At low alpha the difference is mostly noise, so the
        // foreground colour gradually replaces it.
        let left = pixel - (1 - alpha) * backdrop
        let kept = alpha * left + (1 - alpha) * alpha * (best.color ?? pixel)
        let opacity = min(max(kept.w, 0), 255)
        let color = kept.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
        return SIMD4<UInt8>((color + 0.5).rounded(.down))
    }

    /// A decomposition of a pixel into foreground and background.
    private struct Mixture {
        /// The share of the foreground, 0…1.
        var alpha: Float
        /// The distance in RGBA from the pixel's colour to the line between the background colour and `color`.
        var residual: Float
        /// The foreground colour; nil if there was no candidate.
        var color: SIMD4<Float>?
    }

    /// The mixture of the background and the candidate pixel that explains a pixel best. Without candidates, its
    /// residual is infinite.
    private func bestMixture(
        _ pixel: SIMD4<Float>, _ backdrop: SIMD4<Float>, _ candidates: [Int]
    ) -> Mixture {
        var best = Mixture(alpha: 1, residual: .infinity)
        for j in candidates {
            let line = SIMD4<Float>(grid.pixels[j]) - backdrop
            let length = (line * line).sum()
            guard length > 1 else { continue }
            let alpha = min(max(((pixel - backdrop) * line).sum() / length, 0), 1)
            let off = pixel - backdrop - alpha * line
            let residual = (off * off).sum().squareRoot()
            if residual < best.residual {
                best = Mixture(alpha: alpha, residual: residual, color: SIMD4<Float>(grid.pixels[j]))
            }
        }
        return best
    }

    private func contrast(_ i: Int, _ backdrop: SIMD4<Float>) -> Float {
        let line = SIMD4<Float>(grid.pixels[i]) - backdrop
        return (line * line).sum()
    }

    /// The mean colour of the background pixels in `around` that are more than `reach` pixels from the edge. If there
    /// are none, the background colour of the whole image.
    private func localBackground(_ around: [Int]) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        var count: Float = 0
        for j in around where isBackground[j] && Int(depth[j]) > reach {
            sum += SIMD4<Float>(grid.pixels[j])
            count += 1
        }
        return count > 0 ? sum / count : background
    }

    private func neighbours(of i: Int, within radius: Int) -> [Int] {
        let (w, h) = (grid.width, grid.height)
        let (x, y) = (i % w, i / w)
        var result: [Int] = []
        for row in max(y - radius, 0)...min(y + radius, h - 1) {
            for column in max(x - radius, 0)...min(x + radius, w - 1) where row * w + column != i {
                result.append(row * w + column)
            }
        }
        return result
    }
}
