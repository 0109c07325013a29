// SPDX-License-Identifier: MIT

import CKernels
import Foundation
import TestSupport
import Testing

/// The kernels of gradients compared with a reference implementation, for many lengths.
@Suite struct GradientKernelTests {
    private static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100, 257, 512]

    /// A gradient whose colours are consecutive numbers: 0 before the first location, then the colours of each
    /// interval, then one colour from the last location on.
    private struct Numbered {
        static let samples = 512
        let locations: [Float]
        var intervals: Int { locations.count - 1 }

        static let all: [Numbered] = [
            [0, 1], [0.25, 0.5], [0.3, 0.3], [0, 0.2, 0.2, 0.9], [-3, 0.5, 4], [0.5, 0.5001, 0.6], [0.4],
        ].map(Numbered.init)

        /// The colour number at a place of the gradient: the reference implementation of the kernels' lookup.
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

        /// Expects a colour that belongs to a position near `place`: within a fifth of a sample, or within `slack`.
        func expect(_ found: UInt32, at place: Double, within slack: Double, _ comment: Comment) {
            let i = (0..<intervals).last { place >= Double(locations[$0]) } ?? 0
            let density = [i, i + 1, i - 1].filter { 0..<intervals ~= $0 }.map(self.density).filter { $0 > 0 }.min()
            let distance = max(slack, density.map { 0.2 / Double($0) } ?? 0) + (abs(place) + 1) * 3e-7
            let low = color(at: Float(place - distance)), high = color(at: Float(place + distance))
            #expect(low...high ~= found, "\(place) of \(locations): \(comment)")
        }

        func withColors(_ body: (UnsafePointer<gradient_colors>) -> Void) {
            let padding = [UInt32](repeating: .max, count: Int(gradient_padding))
            let pixels = padding + (0..<UInt32(intervals * Self.samples + 2)) + padding
            let densities = (0..<intervals).map(density)
            locations.withUnsafeBufferPointer { locations in
                densities.withUnsafeBufferPointer { densities in
                    pixels.withUnsafeBufferPointer { pixels in
                        var colors = gradient_colors(
                            locations: locations.baseAddress, densities: densities.baseAddress,
                            pixels: pixels.baseAddress.map { $0 + padding.count }, intervals: intervals,
                            samples: Self.samples)
                        body(&colors)
                    }
                }
            }
        }
    }

    /// Forward, backward and zero steps, and steps that skip many or all colours.
    private static let steps = [0.0123, -0.0123, 0.0004, -0.00037, 0, 1e-200, 0.9, -1.7, 40, -1e9, .infinity, .nan]

    @Test(arguments: counts, steps) func linearPlacesAreThoseOfTheFormula(count: Int, step: Double) {
        for numbered in Numbered.all {
            for (x, near) in [(-700, 0.1), (-3, -0.2), (0, 0.3), (5, 0.9), (16000, 0.5), (3_000_000, 0.2)] {
                // Chooses `start` so that some of the pixels are between the gradient's ends.
                let start = step.magnitude < 1e3 ? near - step * (Double(x) + Double(count) / 2) : near
                // `linear` compares the kernel versions for any step. The formula below has no value for an infinite
                // step or NaN.
                let row = Self.linear(numbered, x, count, step, start)
                guard step.isFinite else { continue }
                for i in 0..<count {
                    let place = (Double(x + i) + 0.5) * step + start
                    // Rounding may shift the border between two colours by `slack`.
                    let slack = abs(step) * 2e-6 + (abs(start) + 1) * 1e-7
                    let low = numbered.color(at: Float(place - slack))
                    let high = numbered.color(at: Float(place + slack))
                    #expect(low...high ~= row[i], "\(place) of \(numbered.locations)")
                }
            }
        }
    }

    /// The colours of a row of pixels. Expects that all kernel versions agree, and that none writes beyond the row.
    private static func linear(_ numbered: Numbered, _ x: Int, _ count: Int, _ step: Double, _ start: Double)
        -> [UInt32]
    {
        var first: [UInt32]?
        withEachVersion { version in
            var row = [UInt32](repeating: .max, count: count + 1)
            numbered.withColors { gradient_linear(&row, x, count, step, start, $0) }
            #expect(row.removeLast() == .max)
            if let first { #expect(first == row, "\(version)") } else { first = row }
        }
        return first ?? []
    }

    /// A pixel whose centre is exactly on a hard edge has the colour of the later stop, even if the gradient runs from
    /// right to left.
    @Test(arguments: [1, -1]) func hardEdgesOnMiddlesOfPixels(direction: Int) {
        for width in stride(from: 3, through: 2001, by: 6) {
            let step = Double(direction) / Double(width), start = direction > 0 ? 0.0 : 1
            let row = Self.linear(Numbered(locations: [0, 0.5, 0.5, 1]), 0, width, step, start)
            let beyond = row.filter { $0 > 2 * 512 }
            #expect(beyond.count == width / 2 + 1)
            #expect(row[width / 2] == 1 + 2 * 512)
        }
    }

    /// A pixel has the same colour wherever its span begins.
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

    private static let smooth = Numbered(locations: [0, 1])

    /// The result of `gradient_radial_places` or `gradient_angular_places`. The kernel may write to the padding of a
    /// span, but no farther.
    private static func places(
        _ count: Int, _ numbered: Numbered = smooth,
        _ write: (UnsafeMutablePointer<Float>, UnsafePointer<gradient_colors>) -> Int
    ) -> [Float] {
        let capacity = count + Int(gradient_room)
        var buffer = [Float](repeating: -1234, count: capacity + 64)
        var before = 0
        buffer.withUnsafeMutableBufferPointer { buffer in
            numbered.withColors { before = write(buffer.baseAddress.unsafelyUnwrapped, $0) }
        }
        #expect(buffer[capacity...].allSatisfy { $0 == -1234 })
        return Array(buffer[before..<before + count])
    }

    private static func places(
        _ x: Int, y: Int = 0, _ count: Int, _ circle: gradient_circle, _ numbered: Numbered = smooth
    ) -> [Float] {
        var circle = circle
        return places(count, numbered) { gradient_radial_places($0, x, y, count, &circle, $1) }
    }

    private static func places(
        _ x: Int, y: Int = 0, _ count: Int, _ turn: gradient_turn, _ numbered: Numbered = smooth
    ) -> [Float] {
        var turn = turn
        return places(count, numbered) { gradient_angular_places($0, x, y, count, &turn, $1) }
    }

    @Test(arguments: counts) func radialPlacesAreThoseOfTheFormula(count: Int) {
        let circle = gradient_circle(
            ux: 0.9, uy: 0.2, u: -7.5, vx: -0.14, vy: 1.1, v: 3.675, factor: 0.01, start: -0.1)
        for (x, y) in [(-700, 3), (-60, -40), (-3, 2), (0, 0), (5, 9), (16000, 1)] {
            for (i, place) in Self.places(x, y: y, count, circle).enumerated() {
                let pixel = Double(x + i) + 0.5, line = Double(y) + 0.5
                let u = pixel * 0.9 + line * 0.2 - 7.5, v = pixel * -0.14 + line * 1.1 + 3.675
                let expected = (u * u + v * v).squareRoot() * 0.01 + -0.1
                #expect(abs(Double(place) - expected) < 0.01 / 250 + abs(expected) * 1e-6)
            }
        }
    }

    @Test(arguments: [(0.0, 1.0, 0), (0.25, 1, 1), (0.9, 0.5, 0), (0.1, 0.03, 1)])
    func angularPlacesAreThoseOfTheFormula(start: Double, span: Double, reversed: Int) {
        for (u, v) in [(-60.3, 20.1), (0, 0), (-100, -7.5), (5, 5), (-200.4, 90.6), (-2000.4, 900.6)] {
            let turn = gradient_turn(
                ux: 0.8, uy: 0.1, u: u - 0.55, vx: -0.3, vy: 0.9, v: v - 4.95, start: start, span: span,
                reversed: reversed)
            let whole = Self.places(0, y: 5, 700, turn)
            for i in 0..<700 {
                let pixel = Double(i) + 0.5
                let angle = atan2(pixel * -0.3 + v, pixel * 0.8 + u) / (2 * .pi) - start
                let turns = angle - angle.rounded(.down)
                // Skips angles at which the result jumps: the ends of the span and the middle of the gap.
                guard [0, span, (1 + span) / 2, 1].allSatisfy({ abs(turns - $0) > 1e-6 }) else { continue }
                let place = turns < span ? turns / span : turns < (1 + span) / 2 ? 1 : 0
                #expect(abs(Double(whole[i]) - (reversed == 1 ? 1 - place : place)) < 0x1p-15, "\(turns)")
            }
        }
    }

    /// A pixel's place in the gradient is the same wherever its span begins.
    @Test func spansOfPlacesMayBeginAnywhere() {
        let circle = gradient_circle(
            ux: 0.9, uy: 0, u: -207.5, vx: -0.14, vy: 1, v: 3.675, factor: 0.01, start: -0.1)
        let turn = gradient_turn(
            ux: 0.8, uy: 0, u: -160.3, vx: -0.3, vy: 1, v: 20.1, start: 0.3, span: 0.9, reversed: 0)
        let circles = Self.places(-20, 740, circle), turns = Self.places(-20, 740, turn)
        for (x, count) in [(-19, 7), (-3, 70), (8, 8), (13, 100), (15, 1), (16, 1), (17, 500), (299, 1), (40, 0)] {
            let part = x + 20..<x + 20 + count
            #expect(Self.places(x, count, circle) == Array(circles[part]))
            #expect(Self.places(x, count, turn) == Array(turns[part]))
        }
    }

    /// Each pixel is on the side of a hard edge that the formula gives, even if the edge passes through the pixel's
    /// centre.
    @Test func hardEdgesOfCirclesAndAngles() {
        let edge = Numbered(locations: [0, 0.5, 0.5, 1])
        for y in 0..<200 {
            // A circle of radius 75 around a pixel's centre. Other pixels' centres are exactly on it, such as those at
            // the offsets (45, 60) and (21, 72).
            let v = Double(y) - 100
            let circle = gradient_circle(
                ux: 1, uy: 0, u: -100.5, vx: 0, vy: 1, v: -100.5, factor: 1.0 / 150, start: 0)
            for (x, place) in Self.places(0, y: y, 201, circle, edge).enumerated() {
                let u = Double(x) - 100, distance = u * u + v * v
                if distance == 75 * 75 { #expect(place == 0.5) }
                #expect((place >= 0.5) == (distance >= 75 * 75))
            }
            // An angular gradient over a whole turn, starting at the top. Its hard edge is at half a turn, straight
            // down.
            let turn = gradient_turn(
                ux: 1, uy: 0, u: -100.5, vx: 0, vy: 1, v: -100.5, start: 0.75, span: 1, reversed: 0)
            for (x, place) in Self.places(0, y: y, 201, turn, edge).enumerated() where x != 100 || y != 100 {
                #expect((place >= 0.5) == (x < 100 || (x == 100 && y > 100)), "\(x) \(y)")
            }
        }
    }

    /// In intervals of any width, colours are at most one sample off.
    @Test(arguments: [0.2, 0.02, 0.004, 0.0005]) func narrowIntervalsAreMetWithinASample(width: Float) {
        let density = Double(Float(512) / width), table = Numbered(locations: [0, 0.3, 0.3 + width, 1])
        for y in 0..<160 {
            let v = Double(y) - 80.3
            let circle = gradient_circle(ux: 0.9, uy: 0, u: -80.2, vx: 0, vy: 1, v: -80.8, factor: 0.01, start: 0)
            let turn = gradient_turn(
                ux: 0.9, uy: 0, u: -80.2, vx: 0, vy: 1, v: -80.8, start: 0.1, span: 0.9, reversed: 0)
            let circles = Self.places(0, y: y, 200, circle, table), turns = Self.places(0, y: y, 200, turn, table)
            for x in 0..<200 {
                let u = (Double(x) + 0.5) * 0.9 - 80.2
                let distance = hypot(u, v) * 0.01, angle = atan2(v, u) / (2 * .pi) - 0.1
                let place = (angle - angle.rounded(.down)) / 0.9
                for (found, expected) in [(circles[x], distance), (turns[x], place)]
                where expected > 0.3 && expected < Double(0.3 + width) {
                    // Allows one sample, and the rounding error of a 32-bit number.
                    #expect(abs(Double(found) - expected) * density < 1 + density * 0x1p-20)
                }
            }
        }
    }

    /// Owns a `gradient_memory`, in which the kernels cache curves from other rows.
    private final class Memory {
        let pointer = gradient_memory_create()
        deinit { gradient_memory_destroy(pointer) }
    }

    /// The colours of a span of pixels. Expects that all kernel versions agree, and that none writes beyond the span.
    private static func colors(
        _ count: Int, _ numbered: Numbered,
        _ write: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Float>, UnsafePointer<gradient_colors>) -> Void
    ) -> [UInt32] {
        var first: [UInt32]?
        var places = [Float](repeating: 0, count: count + Int(gradient_room))
        withEachVersion { version in
            var row = [UInt32](repeating: .max, count: count + 1)
            row.withUnsafeMutableBufferPointer { row in
                places.withUnsafeMutableBufferPointer { places in
                    numbered.withColors {
                        write(row.baseAddress.unsafelyUnwrapped, places.baseAddress.unsafelyUnwrapped, $0)
                    }
                }
            }
            #expect(row.removeLast() == .max)
            if let first { #expect(first == row, "\(version)") } else { first = row }
        }
        return first ?? []
    }

    private static func colors(
        _ x: Int, y: Int = 0, _ count: Int, _ circle: gradient_circle, _ numbered: Numbered,
        _ memory: Memory = Memory()
    ) -> [UInt32] {
        var circle = circle
        return colors(count, numbered) { gradient_radial($0, $1, memory.pointer, x, y, count, &circle, $2) }
    }

    private static func colors(
        _ x: Int, y: Int = 0, _ count: Int, _ turn: gradient_turn, _ numbered: Numbered, _ memory: Memory = Memory()
    ) -> [UInt32] {
        var turn = turn
        return colors(count, numbered) { gradient_angular($0, $1, memory.pointer, x, y, count, &turn, $2) }
    }

    /// Gradients with evenly and unevenly spaced stops, with hard edges, and with ends other than 0 and 1.
    private static let tables =
        Numbered.all
        + [
            [0, 0.2, 0.4, 0.6, 0.8, 1], [0, 0.1, 0.13, 0.131, 0.3, 0.95], [0.2, 0.21, 0.21, 0.7],
        ].map(Numbered.init)

    /// The radii of circles in pixels. At small radii, neighbouring pixels are many samples apart; at large radii, less
    /// than one sample.
    private static let sizes = [40.0, 150, 400, 1030, 5000]

    /// The y positions of the tested rows: some are neighbours, others are far away.
    private static let lines = [-601, -600, -131, -65, -64, -9, -8, -7, -4, -1, 0, 1, 7, 8, 63, 130, 299, 300, 700]

    /// The values (`uy`, `vy`) by which the gradient's coordinates change from a row to the next: for round, stretched
    /// and slanted circles.
    private static let downwards = [(-0.1, 0.99), (0.3, 4.7), (0.7, 0.4)]

    @Test(arguments: sizes, downwards) func coloursOfCirclesAreThoseOfTheFormula(size: Double, down: (Double, Double)) {
        let circle = gradient_circle(
            ux: 0.99, uy: down.0, u: -460.25, vx: 0.1, vy: down.1, v: 0.4, factor: 1 / size,
            start: size == 400 ? -0.3 : 0)
        for numbered in Self.tables {
            let memory = Memory()
            for y in Self.lines {
                let row = Self.colors(-50, y: y, 1000, circle, numbered, memory)
                let line = Double(y) + 0.5
                for i in 0..<1000 {
                    let pixel = Double(i - 50) + 0.5
                    let u = pixel * 0.99 + line * down.0 - 460.25, v = pixel * 0.1 + line * down.1 + 0.4
                    let place = hypot(u, v) * circle.factor + circle.start
                    numbered.expect(row[i], at: place, within: circle.factor / 250, "\(pixel), \(y)")
                }
            }
        }
    }

    @Test(arguments: [(0.0, 1.0, 0), (0.25, 1, 1), (0.9, 0.5, 0), (0.1, 0.06, 1)], downwards)
    func coloursOfAnglesAreThoseOfTheFormula(
        range: (start: Double, span: Double, reversed: Int), down: (Double, Double)
    ) {
        let (start, span, reversed) = range
        let turn = gradient_turn(
            ux: 0.99, uy: down.0, u: -460.25, vx: 0.1, vy: down.1, v: 0.4, start: start, span: span, reversed: reversed)
        for numbered in Self.tables {
            let memory = Memory()
            for y in Self.lines {
                let row = Self.colors(-50, y: y, 1000, turn, numbered, memory)
                let line = Double(y) + 0.5
                for i in 0..<1000 {
                    let pixel = Double(i - 50) + 0.5
                    let u = pixel * 0.99 + line * down.0 - 460.25, v = pixel * 0.1 + line * down.1 + 0.4
                    let angle = atan2(v, u) / (2 * .pi) - start
                    let turns = angle - angle.rounded(.down)
                    // Skips angles at which the result jumps: the ends of the span and the middle of the gap.
                    guard [0, span, (1 + span) / 2, 1].allSatisfy({ abs(turns - $0) > 1e-6 }) else { continue }
                    let place = turns < span ? turns / span : turns < (1 + span) / 2 ? 1 : 0
                    numbered.expect(row[i], at: reversed == 1 ? 1 - place : place, within: 0x1p-15, "\(pixel), \(y)")
                }
            }
        }
    }

    /// Tests the truncation error of the kernels' series, in samples, for random circles and angles. The bound is
    /// tight: without one of the terms in the kernels' error bounds, the error would be 1.5 times as large.
    @Test func seriesLeaveLittleOut() {
        var dice = Dice(state: 7)
        var worst = (circles: 0.0, turns: 0.0)
        let memory = Memory()
        for _ in 0..<300 {
            let angle = Double.random(in: 0...2 * .pi, using: &dice),
                step = exp(Double.random(in: -1...1, using: &dice))
            let slant = Double.random(in: -1...1, using: &dice) + .pi / 2
            let line = step * exp(Double.random(in: -1...1.5, using: &dice))
            let (ux, vx) = (step * cos(angle), step * sin(angle))
            let (uy, vy) = (line * cos(angle + slant), line * sin(angle + slant))
            let x = Double.random(in: -50...550, using: &dice), y = Double.random(in: 0...200, using: &dice)
            let u = -x * ux - y * uy, v = -x * vx - y * vy
            let circle = gradient_circle(
                ux: ux, uy: uy, u: u, vx: vx, vy: vy, v: v, factor: exp(Double.random(in: -7.7 ... -3.7, using: &dice)),
                start: 0)
            let turn = gradient_turn(
                ux: ux, uy: uy, u: u, vx: vx, vy: vy, v: v, start: Double.random(in: 0..<1, using: &dice),
                span: Double.random(in: 0.06...1, using: &dice), reversed: 0)
            for row in stride(from: 0, to: 200, by: 3) {
                let circles = Self.colors(0, y: row, 512, circle, Self.smooth, memory)
                let turns = Self.colors(0, y: row, 512, turn, Self.smooth, memory)
                for column in 0..<512 {
                    let (px, py) = (Double(column) + 0.5, Double(row) + 0.5)
                    let (u, v) = (px * ux + py * uy + u, px * vx + py * vy + v)
                    let around = atan2(v, u) / (2 * .pi) - turn.start
                    let places = (hypot(u, v) * circle.factor, (around - around.rounded(.down)) / turn.span)
                    if let off = Self.samplesOff(circles[column], at: places.0) {
                        worst.circles = max(worst.circles, off)
                    }
                    if let off = Self.samplesOff(turns[column], at: places.1) { worst.turns = max(worst.turns, off) }
                }
            }
        }
        #expect(worst.circles < 0.065)
        #expect(worst.turns < 0.095)
    }

    /// The distance of a colour from its exact position, in samples; nil at the ends, where two colours are correct.
    private static func samplesOff(_ color: UInt32, at place: Double) -> Double? {
        guard 0.001...0.999 ~= place else { return nil }
        let sample = place * Double(Numbered.samples), found = Double(color) - 1
        return max(found - sample, sample - found - 1, 0)
    }

    /// Cached values of other rows, shapes and columns do not affect a pixel.
    @Test func memoryDecidesAboutNoPixel() {
        for numbered in Self.tables {
            let memory = Memory()
            let circles = [(0.0, 1.0), (0.2, 2)].map { uy, vy in
                gradient_circle(
                    ux: 0.9, uy: uy, u: -407.5, vx: -0.14, vy: vy, v: -90, factor: 1.0 / 400, start: 0)
            }
            let turns = [0, 1].map { reversed in
                gradient_turn(
                    ux: 0.9, uy: 0.2, u: -407.5, vx: -0.14, vy: 2, v: -90, start: 0.3, span: 0.9, reversed: reversed)
            }
            for y in [0, 1, 7, 8, 9, 200, 201, 8, -1, -2, -9] {
                for x in [-20, 4076, 600, -4116] {
                    for circle in circles {
                        let row = Self.colors(x, y: y, 512, circle, numbered, memory)
                        #expect(row == Self.colors(x, y: y, 512, circle, numbered), "\(circle), \(x), \(y)")
                    }
                    for turn in turns {
                        let row = Self.colors(x, y: y, 512, turn, numbered, memory)
                        #expect(row == Self.colors(x, y: y, 512, turn, numbered), "\(turn), \(x), \(y)")
                    }
                }
            }
        }
    }

    /// A pixel has the same colour wherever its span begins.
    @Test(arguments: sizes) func spansOfColoursMayBeginAnywhere(size: Double) {
        for numbered in Self.tables {
            for y in [5, 90, 310] {
                let circle = gradient_circle(
                    ux: 0.9, uy: 0.1, u: -407.5, vx: -0.14, vy: 1, v: 0, factor: 1 / size, start: 0)
                let turn = gradient_turn(
                    ux: 0.8, uy: 0.1, u: -360.3, vx: -0.3, vy: 1, v: 0, start: 0.3, span: 0.9, reversed: 0)
                let circles = Self.colors(-20, y: y, 740, circle, numbered)
                let turns = Self.colors(-20, y: y, 740, turn, numbered)
                for (x, count) in [(-19, 7), (-3, 270), (8, 8), (13, 100), (63, 1), (64, 1), (65, 500), (299, 70)] {
                    let part = x + 20..<x + 20 + count
                    #expect(Self.colors(x, y: y, count, circle, numbered) == Array(circles[part]))
                    #expect(Self.colors(x, y: y, count, turn, numbered) == Array(turns[part]))
                }
            }
        }
    }

    /// With NaN or huge parameters, the colour kernels still pick the colours at the places that the place kernels
    /// compute.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e30])
    func coloursOfUnusableNumbers(number: Double) {
        for numbered in Self.tables {
            let circles = [
                gradient_circle(ux: number, uy: 0, u: -40.5, vx: 0, vy: 1, v: 70, factor: 0.01, start: 0),
                gradient_circle(ux: 1, uy: 0, u: -40.5, vx: 0, vy: number, v: 70, factor: 0.01, start: 0),
                gradient_circle(ux: 1, uy: 0, u: number, vx: 0, vy: 1, v: 70, factor: 0.01, start: 0),
                gradient_circle(ux: 1, uy: 0, u: -40.5, vx: 0, vy: 1, v: 70, factor: number, start: 0),
            ]
            for circle in circles {
                let places = Self.places(3, 600, circle, numbered)
                #expect(Self.colors(3, 600, circle, numbered) == places.map(numbered.color), "\(circle)")
            }
            let turns = [
                gradient_turn(ux: number, uy: 0, u: -40.5, vx: 0, vy: 1, v: 70, start: 0, span: 1, reversed: 0),
                gradient_turn(ux: 1, uy: number, u: -40.5, vx: 0, vy: 1, v: 70, start: 0, span: 1, reversed: 0),
                gradient_turn(ux: 1, uy: 0, u: number, vx: 0, vy: 1, v: 70, start: 0, span: 1, reversed: 1),
            ]
            for turn in turns {
                let places = Self.places(3, 600, turn, numbered)
                #expect(Self.colors(3, 600, turn, numbered) == places.map(numbered.color), "\(turn)")
            }
        }
    }

    /// Each pixel is on the side of a hard edge that the formula gives, even far from the centre.
    @Test func coloursAtHardEdgesOfCircles() {
        let edge = Numbered(locations: [0, 0.5, 0.5, 1]), memory = Memory()
        for y in 0..<400 {
            // The edge is a circle of radius 325 around a pixel's centre. It passes exactly through the centres of
            // other pixels, such as those at the offsets (253, 204) and (323, 36).
            let v = Double(y)
            let circle = gradient_circle(
                ux: 1, uy: 0, u: -400.5, vx: 0, vy: 1, v: -0.5, factor: 1.0 / 650, start: 0)
            for (x, color) in Self.colors(0, y: y, 801, circle, edge, memory).enumerated() {
                let u = Double(x) - 400
                #expect((color > 2 * 512) == (u * u + v * v >= 325 * 325), "\(u), \(v)")
            }
        }
    }

    @Test func theCentreHasNoAngle() {
        let turn = gradient_turn(ux: 1, uy: 0, u: -0.5, vx: 0, vy: 1, v: -0.5, start: 0, span: 1, reversed: 0)
        #expect(Self.places(0, 1, turn) == [0])
    }

    @Test(arguments: counts) func coloursAreThoseOfTheirInterval(count: Int) {
        var dice = Dice(state: UInt64(count) + 1)
        for numbered in Numbered.all {
            // If `slope` is nil, positions are random, so that neighbouring colours are far apart. Otherwise, positions
            // change by `slope`/512 per pixel.
            for slope in [nil, 0, 0.1, 0.9, -0.9, 1.05, 2, -2.2, 3.3, -4.1, 5, 40] as [Float?] {
                var places = (0..<count).map { i in
                    slope.map { ($0 < 0 ? 1.1 : -0.1) + Float(i) * $0 / 512 }
                        ?? Float.random(in: -0.5...1.5, using: &dice)
                }
                let isDisturbed = slope == nil || count < 100
                for (i, special) in [Float.nan, .infinity, -.infinity, 0, 1, 0.2, 0.3].enumerated()
                where i < count && isDisturbed {
                    places[i * 37 % count] = special
                }
                withEachVersion { version in
                    var row = [UInt32](repeating: .max, count: count + 1)
                    numbered.withColors { gradient_look_up(&row, places, count, $0) }
                    #expect(row.dropLast() == places.map(numbered.color)[...], "\(version)")
                    #expect(row[count] == .max)
                }
            }
            // Positions that fall and then rise, as in a row through a circle.
            let around = (0..<count).map { i in hypotf(Float(i - count / 2), 20.5) / 300 }
            withEachVersion { version in
                var row = [UInt32](repeating: .max, count: count)
                numbered.withColors { gradient_look_up(&row, around, count, $0) }
                #expect(row == around.map(numbered.color), "\(version)")
            }
        }
    }
}
