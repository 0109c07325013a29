import CSpans
import Foundation
import Testing

/// The kernels of gradients against their plainest form, over odd lengths.
@Suite struct GradientKernelTests {
    private static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100, 257, 512]

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
}
