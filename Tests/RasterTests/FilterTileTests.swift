// SPDX-License-Identifier: MIT

import CKernels
import TestSupport
import Testing

/// Compares filtered and halved tiles with pixels that are calculated one by one.
@Suite struct FilterTileTests {
    private static func level(_ width: Int, _ height: Int, stride: Int, _ dice: inout Dice) -> [UInt32] {
        (0..<stride * height).map { _ in UInt32.random(in: 0 ... .max, using: &dice) }
    }

    private static func part(_ pixel: UInt32, _ c: Int) -> UInt32 { pixel >> UInt32(8 * c) & 255 }

    /// The reference implementation: filters columns, then rows, in units of 1/256 of a level. Symmetric pairs of
    /// pixels are averaged first, and each product is rounded down.
    private static func filtered(
        _ level: [UInt32], _ width: Int, _ height: Int, stride: Int, x: Int, y: Int, _ weights: [UInt16]
    ) -> UInt32 {
        let radius = weights.count / 2
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            level[min(max(y, 0), height - 1) * stride + min(max(x, 0), width - 1)]
        }
        func sum(_ values: [UInt32]) -> UInt32 {
            (0..<radius).reduce((values[radius] * UInt32(weights[radius])) >> 16) {
                $0 + ((values[$1] + values[2 * radius - $1] + 1) / 2 * 2 * UInt32(weights[$1])) >> 16
            }
        }
        let near = -radius...radius
        return (0..<4).reduce(0) { all, c in
            let columns = near.map { dx in sum(near.map { dy in part(pixel(x + dx, y + dy), c) << 8 }) }
            return all | ((sum(columns) + 130) >> 8) << UInt32(8 * c)
        }
    }

    /// The weighted mean of component `c` around (x, y), without intermediate rounding.
    private static func mean(
        _ level: [UInt32], _ width: Int, _ height: Int, stride: Int, x: Int, y: Int, _ weights: [UInt16], _ c: Int
    ) -> Double {
        let radius = weights.count / 2
        var sum = 0.0
        for j in -radius...radius {
            for i in -radius...radius {
                let pixel = level[min(max(y + j, 0), height - 1) * stride + min(max(x + i, 0), width - 1)]
                sum +=
                    Double(part(pixel, c)) * Double(weights[i + radius]) / 65535 * Double(weights[j + radius]) / 65535
            }
        }
        return sum
    }

    @Test(arguments: [
        [21845, 21845, 21845], [100, 65335, 100], [13107, 13107, 13107, 13107, 13107],
        [2000, 20000, 21535, 20000, 2000],
    ])
    func tilesAgreeWithTheDefinition(_ weights: [UInt16]) {
        var dice = Dice(state: 11)
        for (width, height) in [(1, 1), (2, 3), (5, 70), (64, 64), (65, 3), (131, 129)] {
            let stride = width + 3
            let level = Self.level(width, height, stride: stride, &dice)
            var target = [UInt32](repeating: 7, count: width * height)
            for y in Swift.stride(from: 0, to: height, by: 64) {
                for x in Swift.stride(from: 0, to: width, by: 64) {
                    filter_tile(
                        &target, width, level, stride, width, height, x, y, min(64, width - x), min(64, height - y),
                        weights, weights.count)
                }
            }
            for y in 0..<height {
                for x in 0..<width {
                    let expected = Self.filtered(level, width, height, stride: stride, x: x, y: y, weights)
                    #expect(target[y * width + x] == expected, "\(x), \(y) of \(width)×\(height)")
                    for c in 0..<4 {
                        let mean = Self.mean(level, width, height, stride: stride, x: x, y: y, weights, c)
                        #expect(abs(Double(Self.part(expected, c)) - mean) < 0.52)
                    }
                }
            }
        }
    }

    @Test func plainColoursStay() {
        for value in UInt32(0)...255 {
            let level = [UInt32](repeating: value * 0x0101_0101, count: 40 * 40)
            for weights: [UInt16] in [[21845, 21845, 21845], [13107, 13107, 13107, 13107, 13107], [0, 65535, 0]] {
                var target = [UInt32](repeating: 7, count: 40 * 40)
                filter_tile(&target, 40, level, 40, 40, 40, 0, 0, 40, 40, weights, weights.count)
                #expect(target == level)
            }
        }
    }

    @Test func everyProcessorGivesTheSameBytes() {
        var dice = Dice(state: 14)
        let level = Self.level(100, 90, stride: 100, &dice)
        for weights: [UInt16] in [[20000, 25535, 20000], [2000, 20000, 21535, 20000, 2000]] {
            var results: [[UInt32]] = []
            withEachVersion { _ in
                var target = [UInt32](repeating: 7, count: 100 * 90)
                for x in [0, 32, 64, 96] {
                    filter_tile(&target, 100, level, 100, 100, 90, x, 0, min(32, 100 - x), 90, weights, weights.count)
                }
                results.append(target)
            }
            #expect(results.allSatisfy { $0 == results[0] })
        }
    }

    @Test func nothingButTheTileIsWritten() {
        var dice = Dice(state: 12)
        let level = Self.level(100, 100, stride: 100, &dice)
        var target = [UInt32](repeating: 7, count: 100 * 100)
        filter_tile(&target, 100, level, 100, 100, 100, 64, 30, 36, 20, [0, 65535, 0], 3)
        for y in 0..<100 {
            for x in 0..<100 where !(64..<100 ~= x && 30..<50 ~= y) { #expect(target[y * 100 + x] == 7) }
        }
    }

    @Test func halvesAreMeans() {
        var dice = Dice(state: 13)
        for width in [1, 2, 3, 7, 8, 16, 33, 64, 101] {
            let upper = Self.level(width, 1, stride: width, &dice), lower = Self.level(width, 1, stride: width, &dice)
            let count = (width + 1) / 2
            var half = [UInt32](repeating: 7, count: count + 1)
            filter_halve(&half, upper, lower, width)
            for x in 0..<count {
                let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                let expected = (0..<4).reduce(UInt32(0)) { all, c in
                    let sum = [upper[left], upper[right], lower[left], lower[right]].reduce(2) { $0 + Self.part($1, c) }
                    return all | (sum / 4) << UInt32(8 * c)
                }
                #expect(half[x] == expected)
            }
            #expect(half[count] == 7)
        }
    }
}
