// SPDX-License-Identifier: MIT

import CKernels
import Foundation

/// Bytes over a rectangle of the device, with `channels` bytes per pixel: a mask (1) or an image (4).
package struct ByteSurface {
    let base: UnsafeMutablePointer<UInt8>
    /// Bytes from one row to the next.
    let stride: Int
    let channels: Int
    let bounds: PixelRect

    package init(base: UnsafeMutablePointer<UInt8>, stride: Int, channels: Int, bounds: PixelRect) {
        self.base = base
        self.stride = stride
        self.channels = channels
        self.bounds = bounds
    }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + (y - bounds.minY) * stride }
}

extension PixelSurface {
    var bytes: ByteSurface {
        ByteSurface(
            base: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), stride: stride * 4, channels: 4,
            bounds: bounds)
    }
}

extension MaskSurface {
    var bytes: ByteSurface { ByteSurface(base: base, stride: stride, channels: 1, bounds: bounds) }
}

/// Gaussian blur of masks and images, 8 bits in, 8 bits out.
///
/// Up to σ = 6 pixels a true Gaussian runs over rows, then over columns. Above that the image is halved (means of 2×2)
/// until the remaining σ lies between 3 and 6 pixels. The halved image is blurred and doubled again (weights 3/4 and
/// 1/4). So the cost hardly grows with σ.
///
/// Halving and doubling blur too. One step has the variance 1/4 + 3/4 pixels² of its finer level. k steps together have
/// the variance (4ᵏ − 1)/3, which is subtracted from σ² beforehand. The largest difference from the exact Gaussian
/// stays below 2/255, even on textures that the halving aliases. Leaving less than σ = 3 to the coarsest level would be
/// faster, but up to 2.6/255 off.
///
///     σ = 15:   ▓▓▓▓▓▓▓▓ → ▓▓▓▓ → ▓▓ ── Gaussian, σ ≈ 3.6 ──→ ▒▒ → ▒▒▒▒ → ▒▒▒▒▒▒▒▒
///
/// The grids of the halved images are anchored at the device's origin, so that a blurred pixel does not depend on how
/// much of its surroundings was drawn.
package final class GaussianBlur {
    private let pool: ScratchPool
    /// A cache of kernels by σ and offset, since shadows mostly keep both from frame to frame.
    private var weights: [SIMD2<Double>: [UInt16]] = [:]
    private static let mostWeights = 64
    /// The smallest σ that is left to the coarsest level.
    private static let minimumCoarsestSigma = 3.0

    package init(pool: ScratchPool) { self.pool = pool }

    /// The distance in pixels up to which a blur spreads.
    package static func reach(sigma: Double) -> Int {
        guard sigma > 0 else { return 1 }
        let steps = halvings(sigma)
        let rest = restSigma(sigma, steps)
        // The kernel's radius on the coarsest level, and one more pixel on every level for the doublings. The bound of
        // 1e9 keeps the shift in range and is far beyond any real drawing.
        return ((Int(min(3 * rest, 1e9).rounded(.up)) + 2) << steps) + 2
    }

    /// Blurs all of `source` and writes the pixels of `target.bounds`, shifted by `offset` (at most half a pixel in
    /// each direction). The source is transparent outside its bounds.
    package func blur(_ source: ByteSurface, into target: ByteSurface, sigma: Double, offset: SIMD2<Double> = .zero) {
        descend(
            source, into: target, steps: Self.halvings(sigma), rest: Self.restSigma(sigma, Self.halvings(sigma)),
            offset: offset)
    }

    /// Blurs like `blur`, but passes the rows of `area` to `body`, from the top. A row is valid only during the call,
    /// and `body` may change it.
    ///
    /// If the source is halved for the blur, each row is doubled just before its call, so that `body` finds it in the
    /// first-level cache. Such a row lacks the transparent pixels at its ends.
    package func forEachRow(
        of source: ByteSurface, over area: PixelRect, sigma: Double, offset: SIMD2<Double> = .zero,
        _ body: (_ y: Int, _ x: Int, _ count: Int, _ row: UnsafeMutablePointer<UInt8>) -> Void
    ) {
        guard !area.isEmpty else { return }
        let steps = Self.halvings(sigma), rest = Self.restSigma(sigma, steps)
        guard steps > 0 else {
            withBytes(area, channels: source.channels) { target in
                convolve(source, into: target, sigma: rest, offset: offset)
                for y in area.minY..<area.maxY { body(y, area.minX, area.width, target.row(y)) }
            }
            return
        }
        withHalf(source, blurredOver: area, steps: steps, rest: rest, offset: offset) {
            doubleRows(of: $0, over: area, body)
        }
    }

    private static func halvings(_ sigma: Double) -> Int {
        var steps = 0
        while steps < 12, restSigma(sigma, steps + 1) >= minimumCoarsestSigma { steps += 1 }
        return steps
    }

    private static func restSigma(_ sigma: Double, _ steps: Int) -> Double {
        let area = Double(1 << (2 * steps))
        return (max(0, sigma * sigma - (area - 1) / 3) / area).squareRoot()
    }

    // MARK: - The pyramid

    private func descend(
        _ source: ByteSurface, into target: ByteSurface, steps: Int, rest: Double, offset: SIMD2<Double>
    ) {
        if steps == 0 {
            convolve(source, into: target, sigma: rest, offset: offset)
            return
        }
        withHalf(source, blurredOver: target.bounds, steps: steps, rest: rest, offset: offset) {
            double($0, into: target)
        }
    }

    /// Halves and blurs the source. Passes the result to `body`, with the margin that is needed to double it to the
    /// bounds `t`.
    private func withHalf(
        _ source: ByteSurface, blurredOver t: PixelRect, steps: Int, rest: Double, offset: SIMD2<Double>,
        _ body: (ByteSurface) -> Void
    ) {
        // Halves the bounds and rounds them outwards. The shift rounds down, also for negative coordinates.
        let s = source.bounds
        let half = PixelRect(
            minX: s.minX >> 1, minY: s.minY >> 1, maxX: (s.maxX + 1) >> 1, maxY: (s.maxY + 1) >> 1)
        // Doubling reads one neighbour on each side.
        let wanted = PixelRect(
            minX: (t.minX >> 1) - 1, minY: (t.minY >> 1) - 1, maxX: ((t.maxX + 1) >> 1) + 1,
            maxY: ((t.maxY + 1) >> 1) + 1)
        withBytes(half, channels: source.channels) { smaller in
            halve(source, into: smaller)
            withBytes(wanted, channels: source.channels) { blurred in
                descend(smaller, into: blurred, steps: steps - 1, rest: rest, offset: offset / 2)
                body(blurred)
            }
        }
    }

    /// Lends `body` a surface of uninitialised scratch memory.
    private func withBytes(_ bounds: PixelRect, channels: Int, _ body: (ByteSurface) -> Void) {
        let stride = (bounds.width * channels + 63) & ~63
        let block = pool.take(stride * bounds.height)
        body(
            ByteSurface(
                base: block.base.assumingMemoryBound(to: UInt8.self), stride: stride, channels: channels,
                bounds: bounds))
        pool.give(block)
    }

    private func halve(_ source: ByteSurface, into target: ByteSurface) {
        let n = source.channels
        let s = source.bounds, t = target.bounds
        let width = t.width * 2 * n
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * 2) { lines in
            let upper = lines.baseAddress.unsafelyUnwrapped, lower = upper + width
            // `t` may extend beyond the source. There, `upper` and `lower` stay 0, which is transparent.
            let lead = (s.minX - t.minX * 2) * n
            upper.initialize(repeating: 0, count: width * 2)
            for y in t.minY..<t.maxY {
                for half in 0...1 {
                    let line = half == 0 ? upper : lower, row = 2 * y + half
                    if row >= s.minY && row < s.maxY {
                        (line + lead).update(from: source.row(row), count: s.width * n)
                    } else {
                        (line + lead).update(repeating: 0, count: s.width * n)
                    }
                }
                downsample2x(target.row(y), upper, lower, n, t.width, t.minX & 1)
            }
        }
    }

    private func double(_ source: ByteSurface, into target: ByteSurface) {
        let n = source.channels
        let s = source.bounds, t = target.bounds
        // The number of pixels to double: all pixels but the outermost, which only serve as neighbours.
        let pairs = s.width - 2
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: s.width * n) { leaned in
            let sums = leaned.baseAddress.unsafelyUnwrapped
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pairs * 2 * n) { doubled in
                let line = doubled.baseAddress.unsafelyUnwrapped
                let lead = (t.minX - (s.minX + 1) * 2) * n
                for y in t.minY..<t.maxY {
                    let near = y >> 1, far = y & 1 == 0 ? near - 1 : near + 1
                    upsample2x_vertical(sums, source.row(near), source.row(far), s.width * n)
                    upsample2x_horizontal(line, sums + n, n, pairs)
                    target.row(y).update(from: line + lead, count: t.width * n)
                }
            }
        }
    }

    /// Doubles a surface row by row. Passes each row of `area` to `body`, without the transparent pixels at its ends.
    private func doubleRows(
        of source: ByteSurface, over area: PixelRect,
        _ body: (_ y: Int, _ x: Int, _ count: Int, _ row: UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let n = source.channels, s = source.bounds
        let sumBytes = (s.width * n * 2 + 63) & ~63, lineBytes = (s.width * 2 * n + 63) & ~63
        let block = pool.take(sumBytes + lineBytes)
        defer { pool.give(block) }
        let sums = block.base.assumingMemoryBound(to: UInt16.self)
        let line = (block.base + sumBytes).assumingMemoryBound(to: UInt8.self)
        /// The visible columns of two source rows: `known` is the row requested last, `before` the row before that.
        /// Cached, because successive target rows need the same source rows.
        var known = (row: Int.min, columns: 0..<0), before = known
        func columns(_ row: Int) -> Range<Int> {
            if row == known.row { return known.columns }
            if row != before.row { before = (row, Self.visible(source.row(row), count: s.width * n, channels: n)) }
            swap(&known, &before)
            return known.columns
        }
        for y in area.minY..<area.maxY {
            let near = y >> 1, far = y & 1 == 0 ? near - 1 : near + 1
            let here = columns(near), there = columns(far)
            let seen =
                here.isEmpty
                ? there
                : there.isEmpty ? here : min(here.lowerBound, there.lowerBound)..<max(here.upperBound, there.upperBound)
            guard !seen.isEmpty else { continue }
            // Doubling filters each pixel with its neighbours, so one more column on each side can become visible.
            let first = max(seen.lowerBound - 1, 1), end = min(seen.upperBound + 1, s.width - 1)
            guard first < end else { continue }
            let start = (first - 1) * n
            upsample2x_vertical(
                sums + start, source.row(near) + start, source.row(far) + start, (end - first + 2) * n)
            upsample2x_horizontal(line, sums + first * n, n, end - first)
            let left = 2 * (s.minX + first)
            let x = max(area.minX, left), count = min(area.maxX, 2 * (s.minX + end)) - x
            if count > 0 { body(y, x, count, line + (x - left) * n) }
        }
    }

    /// The range from the first to the last visible pixel of a row; empty if all pixels are transparent.
    private static func visible(_ row: UnsafeMutablePointer<UInt8>, count: Int, channels: Int) -> Range<Int> {
        var first = 0, end = count
        while first + 8 <= end, UnsafeRawPointer(row + first).loadUnaligned(as: UInt64.self) == 0 { first += 8 }
        while first < end, row[first] == 0 { first += 1 }
        while end - 8 >= first, UnsafeRawPointer(row + end - 8).loadUnaligned(as: UInt64.self) == 0 { end -= 8 }
        while end > first, row[end - 1] == 0 { end -= 1 }
        return first < end ? first / channels..<(end - 1) / channels + 1 : 0..<0
    }

    // MARK: - The kernel

    private func convolve(_ source: ByteSurface, into target: ByteSurface, sigma: Double, offset: SIMD2<Double>) {
        let n = source.channels
        let s = source.bounds, t = target.bounds
        let across = keptWeights(sigma, offset.x), down = keptWeights(sigma, offset.y)
        let rx = across.count / 2, ry = down.count / 2
        // The rows of the source that the blur along y reads, over the target's columns. They are first blurred along
        // x.
        let rows = PixelRect(
            minX: t.minX, minY: max(s.minY, t.minY - ry), maxX: t.maxX, maxY: min(s.maxY, t.maxY + ry))
        guard !rows.isEmpty else {
            for y in t.minY..<t.maxY { target.row(y).update(repeating: 0, count: t.width * n) }
            return
        }
        let padded = (t.width + 2 * rx) * n
        let stride = (t.width * n + 31) & ~31
        let block = pool.take(stride * rows.height * 2)
        // The rows blurred along x, in 16 bits per component.
        let middle = block.base.assumingMemoryBound(to: UInt16.self)
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(padded, t.width * n)) { buffer in
            withUnsafeTemporaryAllocation(
                of: UnsafePointer<UInt16>?.self, capacity: max(across.count, down.count)
            ) { taps in
                let line = buffer.baseAddress.unsafelyUnwrapped
                line.initialize(repeating: 0, count: buffer.count)
                let from = max(s.minX, t.minX - rx), to = min(s.maxX, t.maxX + rx)
                // Tap k weighs the pixel at distance k − rx.
                for k in across.indices { taps[k] = UnsafePointer(line + k * n) }
                for y in rows.minY..<rows.maxY {
                    if from < to {
                        filter_widen(
                            line + (from - (t.minX - rx)) * n, source.row(y) + (from - s.minX) * n, (to - from) * n)
                    }
                    filter_convolve(
                        middle + (y - rows.minY) * stride, taps.baseAddress, across, across.count, t.width * n)
                }
                line.update(repeating: 0, count: t.width * n)
                for y in t.minY..<t.maxY {
                    for k in down.indices {
                        let row = y + k - ry
                        taps[k] = UnsafePointer(
                            row >= rows.minY && row < rows.maxY ? middle + (row - rows.minY) * stride : line)
                    }
                    filter_convolve_narrow(target.row(y), taps.baseAddress, down, down.count, t.width * n)
                }
            }
        }
        pool.give(block)
    }

    private func keptWeights(_ sigma: Double, _ offset: Double) -> [UInt16] {
        let key = SIMD2(sigma, offset)
        if let known = weights[key] { return known }
        if weights.count == Self.mostWeights { weights.removeAll(keepingCapacity: true) }
        let new = Self.weights(sigma: sigma, offset: offset)
        weights[key] = new
        return new
    }

    /// The weights of a kernel. Their number is odd, and they sum to 65535. The middle weight belongs to the pixel
    /// itself.
    ///
    /// The Gaussian is sampled at the pixels' distances. Below σ = 1, where plain samples would be too narrow, it is
    /// widened until its variance is σ². If σ is nearly 0, only the shift remains, as a mean of two neighbours.
    static func weights(sigma: Double, offset: Double) -> [UInt16] {
        var exact: [Double]
        if sigma < 0.05 {
            exact = [max(0, offset), 1 - abs(offset), max(0, -offset)]
        } else {
            var width = sigma
            if sigma < 1 {
                var low = sigma, high = sigma + 0.5
                for _ in 0..<40 {
                    width = (low + high) / 2
                    if variance(samples(width, 0)) < sigma * sigma { low = width } else { high = width }
                }
            }
            exact = samples(width, offset)
        }
        let sum = exact.reduce(0, +)
        exact = exact.map { $0 / sum * 65535 }
        var weights = exact.map { UInt16($0 + 0.5) }
        // The weights must add up to 65535. The middle weight, which is the largest, absorbs the rounding error.
        let excess = weights.reduce(0) { $0 + Int($1) } - 65535
        weights[weights.count / 2] = UInt16(Int(weights[weights.count / 2]) - excess)
        return weights
    }

    private static func samples(_ sigma: Double, _ offset: Double) -> [Double] {
        let radius = Int((3 * sigma).rounded(.up)) + (offset == 0 ? 0 : 1)
        // The result at x is the source at x − `offset`. So the weight of the pixel at distance d is the Gaussian at d
        // + `offset`.
        return (-radius...radius).map { d in
            let x = Double(d) + offset
            return exp(-x * x / (2 * sigma * sigma))
        }
    }

    private static func variance(_ weights: [Double]) -> Double {
        let radius = weights.count / 2
        var sum = 0.0, squares = 0.0
        for (i, w) in weights.enumerated() {
            sum += w
            squares += w * Double((i - radius) * (i - radius))
        }
        return squares / sum
    }
}
