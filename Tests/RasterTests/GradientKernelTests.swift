// SPDX-License-Identifier: MIT

import CKernels
import Foundation
import Testing

/// The kernels of gradients against their plainest form, over odd lengths.
@Suite struct GradientKernelTests {
    private static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100, 257, 512]

    /// Colours that are numbers: 0 before the first location, then those of each interval, then one more.
    private struct Numbered {
        static let samples = 512
        let locations: [Float]
        var intervals: Int { locations.count - 1 }

        static let all: [Numbered] = [
            [0, 1], [0.25, 0.5], [0.3, 0.3], [0, 0.2, 0.2, 0.9], [-3, 0.5, 4], [0.5, 0.5001, 0.6], [0.4],
        ].map(Numbered.init)

        /// The definition.
        func color(at place: Float) -> UInt32 {
            guard place < locations[intervals] else {
                return place.isNaN ? 0 : UInt32(1 + intervals * Self.samples)
            }
            guard let i = (0..<intervals).last(where: { place >= locations[$0] }) else { return 0 }
            let sample = min(Int((place - locations[i]) * density(i)), Self.samples - 1)
            return UInt32(1 + i * Self.samples + sample)
        }

        private func density(_ i: Int) -> Float {
            locations[i + 1] > locations[i] ? Float(Self.samples) / (locations[i + 1] - locations[i]) : 0
        }

        func withColors(_ body: (UnsafePointer<gradient_colors>) -> Void) {
            let pixels = (0..<UInt32(intervals * Self.samples + 2)).map { $0 }
            let densities = (0..<intervals).map(density)
            locations.withUnsafeBufferPointer { locations in
                densities.withUnsafeBufferPointer { densities in
                    pixels.withUnsafeBufferPointer { pixels in
                        var colors = gradient_colors(
                            locations: locations.baseAddress, densities: densities.baseAddress,
                            pixels: pixels.baseAddress, intervals: intervals, samples: Self.samples)
                        body(&colors)
                    }
                }
            }
        }
    }

    /// Steps forwards and backwards, none, and some over many or all of the colours at once.
    private static let steps = [0.0123, -0.0123, 0.0004, -0.00037, 0, 1e-200, 0.9, -1.7, 40, -1e9, .infinity, .nan]

    @Test(arguments: counts, steps) func linearPlacesAreThoseOfTheFormula(count: Int, step: Double) {
        for numbered in Numbered.all {
            for (x, near) in [(-700, 0.1), (-3, -0.2), (0, 0.3), (5, 0.9), (16000, 0.5), (3_000_000, 0.2)] {
                // So that some of the pixels lie on the gradient.
                let start = step.magnitude < 1e3 ? near - step * (Double(x) + Double(count) / 2) : near
                let row = Self.linear(numbered, x, count, step, start)
                for i in 0..<count {
                    let place = (Double(x + i) + 0.5) * step + start
                    // Rounding, and what is allowed around a border.
                    let slack = step.isFinite ? abs(step) * 2e-6 + (abs(start) + 1) * 1e-7 : 0
                    let near = [place - slack, place, place + slack].map { numbered.color(at: Float($0)) }
                    let expected = step.isFinite ? near : [numbered.color(at: Float(start))]
                    #expect(
                        step.isInfinite || expected.contains(row[i]) || near[0]...near[2] ~= row[i],
                        "\(place) of \(numbered.locations)")
                }
            }
        }
    }

    /// The colours of pixels, the same by each version, which writes none after them.
    private static func linear(_ numbered: Numbered, _ x: Int, _ count: Int, _ step: Double, _ start: Double)
        -> [UInt32]
    {
        var first: [UInt32]?
        withEachVersion { version in
            var row = [UInt32](repeating: .max, count: count + 1)
            numbered.withColors { gradient_linear(&row, x, count, step, start, $0) }
            #expect(row.removeLast() == .max)
            #expect(first == nil || first == row, "\(version)")
            first = row
        }
        return first ?? []
    }

    /// A pixel whose middle lies on a hard edge is beyond it, from whichever side colours come.
    @Test(arguments: [1, -1]) func hardEdgesOnMiddlesOfPixels(direction: Int) {
        for width in stride(from: 3, through: 2001, by: 6) {
            let step = Double(direction) / Double(width), start = direction > 0 ? 0.0 : 1
            let row = Self.linear(Numbered(locations: [0, 0.5, 0.5, 1]), 0, width, step, start)
            let beyond = row.filter { $0 > 2 * 512 }
            #expect(beyond.count == width / 2 + 1)
            #expect(row[width / 2] == 1 + 2 * 512)
        }
    }

    /// Where a span begins decides about none of its pixels.
    @Test(arguments: steps) func spansMayBeginAnywhere(step: Double) {
        for numbered in Numbered.all {
            let start = 0.4 - step * 150
            let whole = Self.linear(numbered, 0, 300, step, start)
            var parts = whole
            var (x, length) = (0, 1)
            while x < 300 {
                let count = min(length, 300 - x)
                parts.replaceSubrange(x..<(x + count), with: Self.linear(numbered, x, count, step, start))
                x += count
                length += 1
            }
            #expect(parts == whole, "\(numbered.locations)")
        }
    }

    @Test(arguments: counts) func radialPlacesAreThoseOfTheFormula(count: Int) {
        var places = [Float](repeating: -1, count: count + 1)
        for x in [-700, -3, 0, 5, 16000] {
            var circle = gradient_circle(ux: 0.9, u: -7.5, vx: -0.14, v: 3.675, factor: 0.01, start: -0.1)
            gradient_radial(&places, x, count, &circle)
            for i in 0..<count {
                let pixel = Double(x + i) + 0.5
                let u = Float(pixel * 0.9 + -7.5), v = Float(pixel * -0.14 + 3.675)
                #expect(places[i] == (u * u + v * v).squareRoot() * 0.01 + -0.1)
            }
            #expect(places[count] == -1)
        }
    }

    @Test(arguments: [(0.0, 1.0, 0), (0.25, 1, 1), (0.9, 0.5, 0), (0.1, 0.03, 1)])
    func angularPlacesAreThoseOfTheFormula(start: Double, span: Double, reversed: Int) {
        for (u, v) in [(-60.3, 20.1), (0, 0), (-100, -7.5), (5, 5), (-2000.4, 900.6)] {
            var turn = gradient_turn(
                ux: 0.8, u: u, vx: -0.3, v: v, start: Float(start), span: Float(span), reversed: Int32(reversed))
            var whole = [Float](repeating: -1, count: 301)
            gradient_angular(&whole, 0, 300, &turn)
            #expect(whole[300] == -1)
            for i in 0..<300 {
                let pixel = Double(i) + 0.5
                let angle = atan2(pixel * -0.3 + v, pixel * 0.8 + u) / (2 * .pi) - start
                let turns = angle - angle.rounded(.down)
                // At its ends and in the middle of the gap either side is right.
                guard [0, span, (1 + span) / 2, 1].allSatisfy({ abs(turns - $0) > 1e-6 }) else { continue }
                let place = turns < span ? turns / span : turns < (1 + span) / 2 ? 1 : 0
                #expect(abs(Double(whole[i]) - (reversed == 1 ? 1 - place : place)) < 0x1p-21 / span, "\(turns)")
            }
            // Where a span begins decides about none of its pixels.
            for (x, count) in [(1, 7), (8, 8), (13, 100), (299, 1), (40, 0)] {
                var part = [Float](repeating: -1, count: count + 1)
                gradient_angular(&part, x, count, &turn)
                #expect(Array(part.dropLast()) == Array(whole[x..<x + count]) && part[count] == -1)
            }
        }
    }

    @Test func theCentreHasNoAngle() {
        var turn = gradient_turn(ux: 1, u: -0.5, vx: 0, v: 0, start: 0, span: 1, reversed: 0)
        var place: [Float] = [7]
        gradient_angular(&place, 0, 1, &turn)
        #expect(place == [0])
    }

    @Test(arguments: counts) func coloursAreThoseOfTheirInterval(count: Int) {
        var dice = Dice(state: UInt64(count) + 1)
        for numbered in Numbered.all {
            for isSmooth in [false, true] {
                var places = (0..<count).map { i in
                    isSmooth ? Float(i) / 300 - 0.3 : Float.random(in: -0.5...1.5, using: &dice)
                }
                for (i, special) in [Float.nan, .infinity, -.infinity, 0, 1, 0.2, 0.3].enumerated() where i < count {
                    places[i * 37 % count] = special
                }
                var row = [UInt32](repeating: .max, count: count + 1)
                numbered.withColors { gradient_look_up(&row, places, count, $0) }
                for (k, place) in places.enumerated() {
                    #expect(row[k] == numbered.color(at: place), "\(place) of \(numbered.locations)")
                }
                #expect(row[count] == .max)
            }
        }
    }
}
