import CSpans
import Foundation
import Testing

/// The kernels of gradients and of scan conversion against their plainest form, over odd lengths.
@Suite struct ScanKernelTests {
    private static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100, 257, 512]

    // MARK: Gradients

    @Test(arguments: counts) func placesAreThoseOfTheFormula(count: Int) {
        var places = [Float](repeating: -1, count: count + 1)
        for x in [-700, -3, 0, 5, 16000] {
            gradient_linear(&places, x, count, 0.0123, -0.4)
            for i in 0..<count { #expect(places[i] == Float((Double(x + i) + 0.5) * 0.0123 + -0.4)) }
            #expect(places[count] == -1)

            var circle = gradient_circle(
                ux: 0.9, u: 3.5, vx: -0.2, v: 1.25, center_x: 11, center_y: -4, scale_x: 1, scale_y: 0.7, factor: 0.01,
                start: -0.1)
            gradient_radial(&places, x, count, &circle)
            for i in 0..<count {
                let pixel = Double(x + i) + 0.5
                let u = (pixel * 0.9 + 3.5 - 11) * 1, v = (pixel * -0.2 + 1.25 - -4) * 0.7
                #expect(places[i] == Float((u * u + v * v).squareRoot() * 0.01 + -0.1))
            }
            #expect(places[count] == -1)
        }
    }

    @Test(arguments: counts) func coloursAreThoseOfTheirInterval(count: Int) {
        var dice = Dice(state: UInt64(count) + 1)
        let samples = 512
        for locations: [Float] in [[0, 1], [0.25, 0.5], [0.3, 0.3], [0, 0.2, 0.2, 0.9], [-3, 0.5, 4]] {
            let intervals = locations.count - 1
            let densities = (0..<intervals).map { i in
                locations[i + 1] > locations[i] ? Float(samples) / (locations[i + 1] - locations[i]) : 0
            }
            let pixels = (0..<intervals * samples + 2).map { UInt32($0) }
            var places = (0..<count).map { _ in Float.random(in: -0.5...1.5, using: &dice) }
            for (i, special) in [Float.nan, .infinity, -.infinity, 0, 1, 0.2, 0.3].enumerated() where i < count {
                places[i] = special
            }
            var row = [UInt32](repeating: .max, count: count + 1)
            locations.withUnsafeBufferPointer { locations in
                densities.withUnsafeBufferPointer { densities in
                    pixels.withUnsafeBufferPointer { pixels in
                        gradient_look_up(
                            &row, places, count,
                            gradient_colors(
                                locations: locations.baseAddress, densities: densities.baseAddress,
                                pixels: pixels.baseAddress, intervals: intervals, samples: samples))
                    }
                }
            }
            for (k, place) in places.enumerated() {
                var expected = 0
                if place >= locations[intervals] {
                    expected = pixels.count - 1
                } else if let i = (0..<intervals).last(where: { place >= locations[$0] }) {
                    expected = 1 + i * samples + min(Int((place - locations[i]) * densities[i]), samples - 1)
                }
                #expect(row[k] == UInt32(expected), "\(place) of \(locations)")
            }
            #expect(row[count] == .max)
        }
    }

    // MARK: Coverage

    private func byte(_ winding: Float, evenOdd: Bool) -> UInt8 {
        var share = abs(winding)
        if evenOdd {
            share -= 2 * (share / 2).rounded(.towardZero)
            if share > 1 { share = 2 - share }
        }
        return UInt8(min(share, 1) * 255 + 0.5)
    }

    @Test(arguments: counts) func sumsOfCellsAreCoverage(count: Int) {
        var dice = Dice(state: UInt64(count) + 7)
        for evenOdd in [false, true] {
            let cells = (0..<count).map { _ in Float.random(in: -0.6...0.7, using: &dice) }
            var (left, row) = (cells + [42], [UInt8](repeating: 7, count: count + 1))
            let sum = coverage_sum(&row, &left, count, 0.25, evenOdd ? 1 : 0)
            var expected: Float = 0.25
            for i in 0..<count {
                expected += cells[i]
                #expect(row[i] == byte(expected, evenOdd: evenOdd))
                #expect(coverage_byte(expected, evenOdd ? 1 : 0) == row[i])
            }
            #expect(sum == expected && row[count] == 7)
            #expect(left.dropLast().allSatisfy { $0 == 0 } && left[count] == 42)
        }
    }

    /// An edge leaves, in each row, the height that it crosses, split by where it crosses.
    @Test func edgesLeaveTheirHeight() {
        var dice = Dice(state: 3)
        let stride = 64, words = 1
        for _ in 0..<200 {
            var cells = [Float](repeating: 0, count: stride * 32), touched = [UInt64](repeating: 0, count: words * 32)
            let (x0, x1) = (Float.random(in: 0...60, using: &dice), Float.random(in: 0...60, using: &dice))
            let y0 = Float.random(in: 0...20, using: &dice), y1 = y0 + Float.random(in: 0.1...11, using: &dice)
            let edge = coverage_edge(x0: x0, y0: y0, x1: x1, y1: y1, slope: (x1 - x0) / (y1 - y0), direction: -1)
            coverage_add_edge(&cells, &touched, stride, words, edge, 0, 32)
            for y in 0..<32 {
                let row = cells[y * stride..<(y + 1) * stride]
                let height = max(0, min(y1, Float(y + 1)) - max(y0, Float(y)))
                #expect(abs(row.reduce(0, +) + height) < 1e-4)
                for (x, cell) in row.enumerated() where cell != 0 {
                    #expect(touched[y] >> UInt64(x / 4) & 1 == 1)
                    #expect(Float(x) >= min(x0, x1) - 1 && Float(x) <= max(x0, x1) + 1.001)
                }
            }
        }
    }
}
