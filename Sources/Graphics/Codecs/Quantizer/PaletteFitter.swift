// SPDX-License-Identifier: MIT

/// Fits palettes to histograms: splits the colours by variance, then refines by k-means.
///
/// Each fit starts from the previous frame's palette. One or two rounds adapt it to an animated image, and colours do
/// not jump between frames.
struct PaletteFitter {
    /// The largest number of k-means rounds: `firstRounds` after the colours are split, `laterRounds` after a start
    /// from the previous palette.
    private static let firstRounds = 16, laterRounds = 2
    /// The squared distance from an existing entry below which a colour needs no new one.
    private static let nearEnough: UInt32 = 100
    private var centers: [LabColor] = []
    /// The last palette. `lastError` is its mean squared error when it was fitted.
    private var last: [UInt32] = []
    private(set) var lastError = 0.0
    /// The factor by which a palette's error may grow before it is refitted; 0 always refits.
    private let tolerance: Double

    init(tolerance: Double = 0) { self.tolerance = tolerance }

    /// - Parameter count: The largest number of colours, 1 to 256.
    mutating func palette(for histogram: LabHistogram, count: Int) -> Palette {
        let (colors, weights) = histogram.bins
        // Continues with the last centres only if they fill the palette. Fewer centres were fitted to an image with
        // fewer colours, and would be a bad start.
        let continues = centers.count >= count
        if continues, tolerance > 0, last.count <= count,
            Self.error(of: last, (colors, weights)) <= tolerance * lastError
        {
            return Palette(pixels: last)
        }
        centers = continues ? Array(centers.prefix(count)) : Self.cut(colors, weights, into: count)
        for _ in 0..<(continues ? Self.laterRounds : Self.firstRounds) {
            let (error, moved) = Self.improve(&centers, colors, weights)
            lastError = error
            if !moved { break }
        }
        let palette = Self.palette(of: centers, after: [])
        last = palette.pixels
        return palette
    }

    /// A palette that begins with the given colours.
    ///
    /// If the last palette's entries suit the new colours, they become the other entries, so that colours stay stable.
    /// Otherwise at least an eighth of the entries is fitted to the new colours, even if that drops given colours.
    /// - Parameter colors: The given colours, the most important first.
    mutating func palette(for histogram: LabHistogram, count: Int, with colors: [UInt32]) -> Palette {
        let (known, all) = (Set(colors), histogram.bins)
        let kept = Array((colors + last.filter { !known.contains($0) }).prefix(count))
        if Self.error(of: kept, all) <= 4 * lastError + Double(Self.nearEnough) {
            last = kept
            return Palette(pixels: kept, fixedCount: min(colors.count, kept.count))
        }
        let fixed = Array(colors.prefix(count * 7 / 8))
        let (colors, weights) = Self.bins(all, farFrom: fixed)
        var centers = Self.cut(colors, weights, into: count - fixed.count)
        for _ in 0..<Self.laterRounds where !centers.isEmpty { _ = Self.improve(&centers, colors, weights) }
        let palette = Self.palette(of: centers, after: fixed)
        last = palette.pixels
        lastError = Self.error(of: last, all)
        return palette
    }

    /// The mean squared distance of the histogram's colours from their nearest palette entries.
    private static func error(of pixels: [UInt32], _ bins: (colors: [LabColor], weights: [Float])) -> Double {
        let nearest = Palette.nearest(to: bins.colors, among: LabSpace.convert(pixels))
        var (sum, weight) = (0.0, 0.0)
        for (i, found) in nearest.enumerated() {
            sum += Double(found >> 8) * Double(bins.weights[i])
            weight += Double(bins.weights[i])
        }
        return weight > 0 ? sum / weight : 0
    }

    private static func bins(
        _ bins: (colors: [LabColor], weights: [Float]), farFrom pixels: [UInt32]
    ) -> (colors: [LabColor], weights: [Float]) {
        let nearest = Palette.nearest(to: bins.colors, among: LabSpace.convert(pixels))
        let far = nearest.indices.filter { nearest[$0] >> 8 > nearEnough }
        return (far.map { bins.colors[$0] }, far.map { bins.weights[$0] })
    }

    /// Converts centres to pixels, without duplicates.
    private static func palette(of centers: [LabColor], after fixed: [UInt32]) -> Palette {
        var pixels = fixed
        var known = Set(fixed)
        for center in centers {
            let pixel = LabSpace.pixel(center)
            if known.insert(pixel).inserted { pixels.append(pixel) }
        }
        return Palette(pixels: pixels, fixedCount: fixed.count)
    }

    /// Moves each centre to the mean of its nearest colours. If one colour has more than half of their weight, moves to
    /// that colour instead, so that flat areas keep their exact colour. Centres without colours move to the colours
    /// with the largest errors.
    /// - Returns: The mean squared error before the moves, and whether any centre moved.
    private static func improve(
        _ centers: inout [LabColor], _ colors: [LabColor], _ weights: [Float]
    ) -> (error: Double, moved: Bool) {
        let nearest = Palette.nearest(to: colors, among: centers)
        var sums = [SIMD4<Double>](repeating: .zero, count: centers.count)
        var commonest = [Int](repeating: -1, count: centers.count)
        var (error, weight) = (0.0, 0.0)
        for (i, color) in colors.enumerated() {
            let k = Int(nearest[i] & 255)
            sums[k] += SIMD4(Double(color.x), Double(color.y), Double(color.z), 1) * Double(weights[i])
            if commonest[k] < 0 || weights[i] > weights[commonest[k]] { commonest[k] = i }
            error += Double(nearest[i] >> 8) * Double(weights[i])
            weight += Double(weights[i])
        }
        var moved = false
        var lost: [Int] = []
        for (k, sum) in sums.enumerated() {
            guard sum.w > 0 else {
                lost.append(k)
                continue
            }
            let mean = (sum / sum.w).rounded(.toNearestOrAwayFromZero)
            let isMostly = Double(weights[commonest[k]]) > sum.w / 2
            let center =
                isMostly ? colors[commonest[k]] : LabColor(Int16(mean.x), Int16(mean.y), Int16(mean.z), 0)
            moved = moved || center != centers[k]
            centers[k] = center
        }
        if !lost.isEmpty {
            let errors = nearest.indices.map { Float(nearest[$0] >> 8) * weights[$0] }
            let worst = errors.indices.filter { errors[$0] > 0 }.sorted { (errors[$0], $1) > (errors[$1], $0) }
            for (k, i) in zip(lost, worst) {
                centers[k] = colors[i]
                moved = true
            }
        }
        return (weight > 0 ? error / weight : 0, moved)
    }

    // MARK: Initial palette

    private struct Box {
        var range: Range<Int>
        var mean: SIMD3<Double>
        var axis: Int
        /// The squared error along the longest axis; 0 if the box cannot be split.
        var error: Double
    }

    /// Splits the box with the largest error at the mean of its longest axis, until there are `count` boxes.
    private static func cut(_ colors: [LabColor], _ weights: [Float], into count: Int) -> [LabColor] {
        var order = Array(colors.indices)
        func box(_ range: Range<Int>) -> Box {
            var (sum, squares, weight) = (SIMD3<Double>.zero, SIMD3<Double>.zero, 0.0)
            for i in order[range] {
                let color = SIMD3(Double(colors[i].x), Double(colors[i].y), Double(colors[i].z))
                sum += color * Double(weights[i])
                squares += color * color * Double(weights[i])
                weight += Double(weights[i])
            }
            let mean = sum / weight
            let error = squares - mean * sum
            let axis = error.x >= error.y && error.x >= error.z ? 0 : error.y >= error.z ? 1 : 2
            return Box(range: range, mean: mean, axis: axis, error: range.count > 1 ? error[axis] : 0)
        }
        guard !colors.isEmpty else { return [] }
        var boxes = [box(0..<order.count)]
        while boxes.count < count {
            let k = boxes.indices.max { (boxes[$0].error, $1) < (boxes[$1].error, $0) }!
            let (range, axis, mean) = (boxes[k].range, boxes[k].axis, boxes[k].mean)
            guard boxes[k].error > 0 else { break }
            let middle = order[range].partition { Double(colors[$0][axis]) > mean[axis] }
            guard middle > range.lowerBound, middle < range.upperBound else {
                boxes[k].error = 0
                continue
            }
            boxes[k] = box(range.lowerBound..<middle)
            boxes.append(box(middle..<range.upperBound))
        }
        return boxes.map { box in
            let mean = box.mean.rounded(.toNearestOrAwayFromZero)
            return LabColor(Int16(mean.x), Int16(mean.y), Int16(mean.z), 0)
        }
    }
}
