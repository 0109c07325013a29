// SPDX-License-Identifier: MIT

import Drawing

/// A small palette that represents an image's colours best, lightest first.
///
/// A 32³ histogram counts the colours, which is the only pass over the pixels. The part of the histogram with the
/// largest squared error is split at the mean of its widest channel, until there are enough parts. Eight rounds of
/// k-means then refine the means.
struct ColorClusters {
    private struct Box {
        var color: SIMD3<Float>
        var weight: Float
        var key: Int
    }

    private(set) var colors: [RGBAColor] = []
    private var indexOfKey = [UInt8](repeating: 0, count: 1 << 15)

    init(_ grid: PixelArray, count: Int) {
        let boxes = Self.boxes(grid)
        guard !boxes.isEmpty else { return }
        var parts = [boxes]
        while parts.count < count {
            let errors = parts.map { Self.error($0).max() }
            guard let worst = errors.indices.max(by: { errors[$0] < errors[$1] }), errors[worst] > 1 else { break }
            let part = parts[worst]
            let (mean, error) = (Self.mean(part), Self.error(part))
            let axis = (0..<3).max { error[$0] < error[$1] } ?? 0
            let low = part.filter { $0.color[axis] <= mean[axis] }
            let high = part.filter { $0.color[axis] > mean[axis] }
            guard !low.isEmpty, !high.isEmpty else { break }
            parts[worst] = low
            parts.append(high)
        }
        var means = parts.map { Self.mean($0) }
        for _ in 0..<8 {
            var members = [[Box]](repeating: [], count: means.count)
            for box in boxes { members[Self.nearest(box.color, means)].append(box) }
            for i in means.indices where !members[i].isEmpty { means[i] = Self.mean(members[i]) }
        }
        func brightness(_ c: SIMD3<Float>) -> Float { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }
        means.sort { (brightness($0), $0.x, $0.y) > (brightness($1), $1.x, $1.y) }
        for box in boxes { indexOfKey[box.key] = UInt8(Self.nearest(box.color, means)) }
        colors = means.map { RGBAColor(red: $0.x / 255, green: $0.y / 255, blue: $0.z / 255) }
    }

    func index(of color: SIMD3<UInt8>) -> UInt8 { indexOfKey[Self.key(color)] }

    private static func key(_ c: SIMD3<UInt8>) -> Int { Int(c.x >> 3) << 10 | Int(c.y >> 3) << 5 | Int(c.z >> 3) }

    private static func boxes(_ grid: PixelArray) -> [Box] {
        var sums = [SIMD4<Double>](repeating: .zero, count: 1 << 15)
        for pixel in grid.pixels where pixel.w >= 128 {
            let color = pixel.unpremultiplied
            sums[key(color)] += SIMD4(Double(color.x), Double(color.y), Double(color.z), 1)
        }
        return sums.indices.filter { sums[$0].w > 0 }.map {
            let sum = sums[$0] / sums[$0].w
            return Box(
                color: SIMD3(Float(sum.x), Float(sum.y), Float(sum.z)), weight: Float(sums[$0].w), key: $0)
        }
    }

    private static func mean(_ boxes: [Box]) -> SIMD3<Float> {
        var (sum, weight) = (SIMD3<Double>.zero, 0.0)
        for box in boxes {
            sum += SIMD3<Double>(box.color) * Double(box.weight)
            weight += Double(box.weight)
        }
        return SIMD3<Float>(sum / weight)
    }

    /// The weighted squared error of each channel from the mean.
    private static func error(_ boxes: [Box]) -> SIMD3<Float> {
        let center = mean(boxes)
        return boxes.reduce(SIMD3<Float>.zero) { $0 + ($1.color - center) * ($1.color - center) * $1.weight }
    }

    private static func nearest(_ color: SIMD3<Float>, _ means: [SIMD3<Float>]) -> Int {
        var (best, least) = (0, Float.infinity)
        for (i, mean) in means.enumerated() {
            let distance = ((color - mean) * (color - mean)).sum()
            if distance < least { (best, least) = (i, distance) }
        }
        return best
    }
}
