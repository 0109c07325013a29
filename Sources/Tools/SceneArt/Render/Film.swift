// SPDX-License-Identifier: MIT

import Dispatch
import Drawing
import Synchronization

/// The samples of an image before filtering: tone-mapped linear colours with alpha.
struct Film: Sendable {
    let width: Int
    let height: Int
    /// Samples along each side of a pixel.
    let samples: Int
    /// The samples, premultiplied by alpha, row by row; zero if transparent.
    private var values: [SIMD4<Float>]

    init(width: Int, height: Int, samples: Int) {
        self.width = width
        self.height = height
        self.samples = samples
        values = Array(repeating: .zero, count: width * height * samples * samples)
    }

    /// Calls `body` for each row of samples on all cores; `write` sets an opaque sample of that row. Rows are
    /// independent, so the result does not depend on the threads.
    mutating func withRows(_ body: @Sendable (_ row: Int, _ write: (_ column: Int, _ color: Vector) -> Void) -> Void) {
        let columns = width * samples
        let rows = height * samples
        // Each row is an array of its own, so that threads share no array.
        let finished = RowStore(count: rows)
        DispatchQueue.concurrentPerform(iterations: rows) { row in
            var line = [SIMD4<Float>](repeating: .zero, count: columns)
            body(row) { column, color in line[column] = SIMD4(color, 1) }
            finished.put(line, at: row)
        }
        values = finished.joined()
    }

    /// Paints without a model: `color` returns the colour at a position in pixels (y down), or nil for transparent.
    init(painting width: Int, by height: Int, samples: Int, _ color: @Sendable (_ p: Point) -> Vector?) {
        self.init(width: width, height: height, samples: samples)
        withRows { row, write in
            for column in 0..<(width * samples) {
                let p = Point((Float(column) + 0.5) / Float(samples), (Float(row) + 0.5) / Float(samples))
                if let color = color(p) { write(column, color) }
            }
        }
    }

    /// Adds a shadow behind the image: `shade` returns its strength, 0…1, at a position in pixels, y down.
    mutating func castShadow(strength: Float, _ shade: (_ x: Float, _ y: Float) -> Float) {
        let columns = width * samples
        for index in values.indices {
            let x = (Float(index % columns) + 0.5) / Float(samples)
            let y = (Float(index / columns) + 0.5) / Float(samples)
            let free = 1 - values[index].w
            if free > 0 { values[index].w += free * strength * shade(x, y) }
        }
    }

    /// Filters samples to pixels with a Gaussian of σ = 0.4 pixels over about one pixel to either side.
    func bitmap() -> Bitmap {
        let columns = width * samples
        let reach = samples
        let taps = (0..<(2 * reach + samples)).map { tap -> Float in
            let distance = (Float(tap) + 0.5 - Float(reach) - Float(samples) / 2) / Float(samples)
            return exp(-distance * distance / (2 * 0.4 * 0.4))
        }
        // Filters in two passes: horizontally into `narrow`, then vertically.
        let narrow = RowStore(count: height * samples)
        DispatchQueue.concurrentPerform(iterations: height * samples) { row in
            var line = [SIMD4<Float>](repeating: .zero, count: width)
            for x in 0..<width {
                var (sum, weights) = (SIMD4<Float>.zero, Float(0))
                for (i, weight) in taps.enumerated() {
                    let column = x * samples - reach + i
                    guard column >= 0, column < columns else { continue }
                    sum += values[row * columns + column] * weight
                    weights += weight
                }
                line[x] = sum / weights
            }
            narrow.put(line, at: row)
        }
        let lines = narrow.joined()
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                var (sum, weights) = (SIMD4<Float>.zero, Float(0))
                for (i, weight) in taps.enumerated() {
                    let row = y * samples - reach + i
                    guard row >= 0, row < height * samples else { continue }
                    sum += lines[row * width + x] * weight
                    weights += weight
                }
                bitmap[x, y] = Self.pixel(sum / weights)
            }
        }
        return bitmap
    }

    /// Converts a linear premultiplied sample to 8-bit premultiplied sRGB.
    static func pixel(_ sample: SIMD4<Float>) -> SIMD4<UInt8> {
        let alpha = clamp(sample.w)
        guard alpha > 0.002 else { return .zero }
        func byte(_ x: Float) -> UInt8 { UInt8((clamp(x) * 255 + 0.5).rounded(.down)) }
        let a = Float(byte(alpha)) / 255
        func component(_ x: Float) -> UInt8 { byte(ToneCurve.encode(x / alpha) * a) }
        return SIMD4(component(sample.x), component(sample.y), component(sample.z), byte(alpha))
    }
}

/// Collects rows from several threads in any order.
private final class RowStore: Sendable {
    private let rows: Mutex<[[SIMD4<Float>]]>

    init(count: Int) { rows = Mutex(Array(repeating: [], count: count)) }

    func put(_ row: [SIMD4<Float>], at index: Int) { rows.withLock { $0[index] = row } }
    func joined() -> [SIMD4<Float>] { rows.withLock { Array($0.joined()) } }
}
