// SPDX-License-Identifier: MIT

import CKernels
import TestSupport
import Testing

/// Compares every span function with single pixels, for many lengths and alignments.
@Suite struct CompositeTests {
    private static func part(_ p: UInt32, _ c: Int) -> UInt32 { p >> UInt32(8 * c) & 255 }
    /// The reference implementation of a · b / 255, rounded to nearest.
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (a * b * 2 + 255) / 510 }
    private static func scaled(_ p: UInt32, _ a: UInt32) -> UInt32 {
        (0..<4).reduce(0) { $0 | product(part(p, $1), a) << UInt32(8 * $1) }
    }
    private static func over(_ s: UInt32, _ d: UInt32) -> UInt32 {
        (0..<4).reduce(0) { $0 | (part(s, $1) + product(part(d, $1), 255 - (s >> 24))) << UInt32(8 * $1) }
    }
    private static func pixel(_ dice: inout Dice) -> UInt32 {
        let a = UInt32.random(in: 0...255, using: &dice)
        return (0..<3).reduce(a << 24) { $0 | UInt32.random(in: 0...a, using: &dice) << UInt32(8 * $1) }
    }

    @Test func pixelsAgreeWithOneAtATime() {
        var dice = Dice()
        for count in [0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 31, 33, 63, 64, 65, 127, 200] {
            // A cache line holds sixteen pixels. Tests a row at each alignment within a line.
            for shift in 0..<16 {
                let n = count + shift + 8
                let old = (0..<n).map { _ in Self.pixel(&dice) }
                // Transparent and opaque runs have fast paths.
                let source = (0..<n).map { i in
                    let pixel = Self.pixel(&dice)
                    return i / 40 % 4 == 1 ? 0 : i / 40 % 4 == 2 ? pixel | 0xFF00_0000 : pixel
                }
                let mask = (0..<n).map { i in
                    let byte = UInt8.random(in: 0...255, using: &dice)
                    return i / 12 % 5 == 3 ? 0 : i / 12 % 5 == 4 ? 255 : byte
                }
                let color = Self.pixel(&dice), alpha = UInt32.random(in: 0...255, using: &dice)
                func check(
                    _ name: String,
                    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>)
                        -> Void, _ expected: (Int) -> UInt32
                ) {
                    var new = old
                    new.withUnsafeMutableBufferPointer { d in
                        source.withUnsafeBufferPointer { s in
                            mask.withUnsafeBufferPointer { m in
                                body(d.baseAddress! + shift, s.baseAddress! + shift, m.baseAddress! + shift)
                            }
                        }
                    }
                    for i in 0..<n {
                        let isInside = i >= shift && i < shift + count
                        #expect(new[i] == (isInside ? expected(i) : old[i]), "\(name) count \(count) at \(i)")
                    }
                }
                check("fill", { d, _, _ in composite_fill(d, count, color, 1000) }) { _ in color }
                withEachVersion { version in
                    check("color \(version)", { d, _, _ in composite_solid_over(d, count, color, 1000) }) {
                        Self.over(color, old[$0])
                    }
                    check("row \(version)", { d, s, _ in composite_row_over(d, s, count) }) {
                        Self.over(source[$0], old[$0])
                    }
                }
                check("color mask", { d, _, m in composite_solid_mask_over(d, m, count, color) }) {
                    Self.over(Self.scaled(color, UInt32(mask[$0])), old[$0])
                }
                check("row alpha", { d, s, _ in composite_row_alpha_over(d, s, count, alpha) }) {
                    Self.over(Self.scaled(source[$0], alpha), old[$0])
                }
                check("row mask", { d, s, m in composite_row_mask_over(d, s, m, count) }) {
                    Self.over(Self.scaled(source[$0], UInt32(mask[$0])), old[$0])
                }
                check("multiply", { d, _, m in composite_row_multiply(d, m, count) }) {
                    Self.scaled(old[$0], UInt32(mask[$0]))
                }
            }
        }
    }

    /// The AVX2 version multiplies by a colour's alpha in a different way, but must give the same results as the other
    /// versions.
    @Test(arguments: [8, 9, 16, 25, 1]) func everyAlphaAgreesOverEveryByte(_ count: Int) {
        for alpha in 0...255 as ClosedRange<UInt32> {
            let old = (0...255 as ClosedRange<UInt32>).map { $0 * 0x0101_0101 }, color = alpha << 24 | alpha / 2
            withEachVersion { version in
                var new = old
                new.withUnsafeMutableBufferPointer { new in
                    for start in stride(from: 0, to: 256, by: count) {
                        composite_solid_over(new.baseAddress! + start, min(count, 256 - start), color, 0)
                    }
                }
                #expect(new == old.map { Self.over(color, $0) }, "alpha \(alpha), \(version)")
            }
        }
    }

    /// Composites each source alpha over each destination byte, with each version of the kernel.
    @Test func everyAlphaOfARowAgreesOverEveryByte() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            let old = (0...255 as ClosedRange<UInt32>).map { $0 * 0x0101_0101 }
            let source = [UInt32](repeating: alpha << 24 | alpha / 2, count: old.count)
            withEachVersion { version in
                var new = old
                composite_row_over(&new, source, old.count)
                #expect(new == old.map { Self.over(source[0], $0) }, "alpha \(alpha), \(version)")
            }
        }
    }

    @Test func masksAgreeWithOneAtATime() {
        var dice = Dice()
        for count in [0, 1, 5, 16, 31, 64, 65, 129, 300] {
            let old = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
            let other = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
            let pixels = (0..<count).map { _ in Self.pixel(&dice) }
            var new = old
            composite_mask_multiply(&new, other, count)
            #expect(new == zip(old, other).map { UInt8(Self.product(UInt32($0), UInt32($1))) })
            new = old
            composite_mask_scale(&new, count, 77)
            #expect(new == old.map { UInt8(Self.product(UInt32($0), 77)) })
            new = old
            composite_mask_over(&new, other, count)
            #expect(
                new == zip(old, other).map { UInt8(UInt32($1) + Self.product(UInt32($0), 255 - UInt32($1))) })
            new = old
            composite_alpha_of_row(&new, pixels, count)
            #expect(new == pixels.map { UInt8($0 >> 24) })
        }
    }

    /// Random input of a convolution: a row of `count` 16-bit values per tap, and asymmetric weights that sum to 65535.
    private static func convolution(_ taps: Int, _ count: Int, _ dice: inout Dice) -> (
        rows: [[UInt16]], weights: [UInt16]
    ) {
        let rows = (0..<taps).map { _ in bytes(count, &dice).map { UInt16($0) << 8 } }
        var weights = (0..<taps).map { UInt16(65535 / (taps + 1) + (taps > 1 ? $0 - taps / 2 : 0)) }
        weights[0] += 65535 - weights.reduce(0, +)
        return (rows, weights)
    }

    private static let tapCounts = [1, 3, 9, 39, 127]

    @Test(arguments: tapCounts) func convolutionAgreesWithItsSum(_ taps: Int) {
        var dice = Dice()
        for count in Self.counts {
            let (rows, weights) = Self.convolution(taps, count, &dice)
            // Each array has one more element than the kernel may write. It must stay 7.
            var wide = [UInt16](repeating: 7, count: count + 1), narrow = [UInt8](repeating: 7, count: count + 1)
            rows.flatMap { $0 }.withUnsafeBufferPointer { flat in
                let starts = (0..<taps).map { k in flat.baseAddress.map { $0 + k * count } }
                filter_convolve(&wide, starts, weights, taps, count)
                filter_convolve_narrow(&narrow, starts, weights, taps, count)
            }
            #expect(wide[count] == 7 && narrow[count] == 7)
            for i in 0..<count {
                let sum = (0..<taps).reduce(taps / 2) { (sum: Int, tap: Int) -> Int in
                    sum + (Int(rows[tap][i]) * Int(weights[tap])) >> 16
                }
                #expect(Int(wide[i]) == sum)
                #expect(Int(narrow[i]) == (sum + 128) >> 8)
                let exact = (0..<taps).reduce(0.0) { $0 + Double(rows[$1][i]) * Double(weights[$1]) / 65535 }
                #expect(abs(Double(wide[i]) - exact) < 2 + Double(taps) / 2)
            }
        }
    }

    @Test(arguments: tapCounts) func convolutionKeepsConstants(_ taps: Int) {
        var dice = Dice()
        let count = 100
        let weights = Self.convolution(taps, count, &dice).weights
        for value in [UInt8(0), 1, 77, 128, 254, 255] {
            var wide = [UInt16](repeating: 0, count: count)
            filter_widen(&wide, [UInt8](repeating: value, count: count), count)
            var again = wide, bytes = [UInt8](repeating: 0, count: count)
            wide.withUnsafeBufferPointer { row in
                filter_convolve(
                    &again, [UnsafePointer<UInt16>?](repeating: row.baseAddress, count: taps), weights, taps, count)
            }
            again.withUnsafeBufferPointer { row in
                filter_convolve_narrow(
                    &bytes, [UnsafePointer<UInt16>?](repeating: row.baseAddress, count: taps), weights, taps, count)
            }
            #expect(bytes.allSatisfy { $0 == value })
        }
    }

    /// `count` random bytes, including extremes.
    private static func bytes(_ count: Int, _ dice: inout Dice) -> [UInt8] {
        (0..<count).map { _ in
            let byte = UInt8.random(in: 0...255, using: &dice)
            return byte < 40 ? 0 : byte > 215 ? 255 : byte
        }
    }

    private static let counts = [0, 1, 2, 3, 7, 15, 16, 17, 31, 33, 63, 64, 65, 127, 200]

    @Test(arguments: [1, 4]) func halvingAgreesWithMeansOfFour(_ channels: Int) {
        var dice = Dice()
        for count in Self.counts {
            for phase in 0..<2 {
                let n = channels
                let upper = Self.bytes(2 * count * n, &dice), lower = Self.bytes(2 * count * n, &dice)
                // One element more than the kernel may write. This last element must not change.
                let old = Self.bytes((count + 1) * n, &dice)
                var new = old
                downsample2x(&new, upper, lower, n, count, phase)
                for i in 0..<count {
                    for c in 0..<n {
                        let left = 2 * i * n + c, right = left + n
                        let sum = [upper[left], upper[right], lower[left], lower[right]].reduce(0) { $0 + Int($1) }
                        let isHalf = sum % 4 == 2, up = (i + phase) & 1 == 1
                        let expected = isHalf ? sum / 4 + (up ? 1 : 0) : Int((Double(sum) / 4).rounded())
                        #expect(Int(new[i * n + c]) == expected, "count \(count) at \(i), \(c): \(sum) / 4")
                    }
                }
                #expect(new[(count * n)...] == old[(count * n)...])
            }
        }
    }

    @Test func leaningAgreesWithItsSum() {
        var dice = Dice()
        for count in Self.counts {
            let near = Self.bytes(count, &dice), far = Self.bytes(count, &dice)
            var sums = [UInt16](repeating: 7, count: count + 1)
            upsample2x_vertical(&sums, near, far, count)
            let expected = zip(near, far).map { (near: UInt8, far: UInt8) -> UInt16 in 3 * UInt16(near) + UInt16(far) }
            #expect(Array(sums.dropLast()) == expected)
            #expect(sums[count] == 7)
        }
    }

    @Test(arguments: [1, 4]) func doublingAgreesWithWeightsOfThreeAndOne(_ channels: Int) {
        var dice = Dice()
        for count in Self.counts {
            let n = channels
            // The kernel also reads the sums before the first element and after the last one.
            let sums = (0..<((count + 2) * n)).map { _ in UInt16.random(in: 0...1020, using: &dice) }
            let old = Self.bytes((2 * count + 1) * n, &dice)
            var new = old
            sums.withUnsafeBufferPointer { upsample2x_horizontal(&new, $0.baseAddress! + n, n, count) }
            for i in 0..<(2 * count) {
                for c in 0..<n {
                    // Even elements are weighted towards the previous one, odd elements towards the next.
                    let near = Int(sums[(i / 2 + 1) * n + c])
                    let far = Int(sums[(i / 2 + (i & 1 == 0 ? 0 : 2)) * n + c])
                    let expected = Int((Double(3 * near + far) / 16 + 0.5).rounded(.down))
                    #expect(Int(new[i * n + c]) == expected, "count \(count) at \(i), \(c)")
                }
            }
            #expect(new[(2 * count * n)...] == old[(2 * count * n)...])
        }
    }

    @Test func evenPicturesStayEvenThroughHalvingAndDoubling() {
        for level in [0, 1, 77, 128, 254, 255] as [UInt8] {
            let row = [UInt8](repeating: level, count: 128)
            var half = [UInt8](repeating: 9, count: 64), sums = [UInt16](repeating: 0, count: 64)
            downsample2x(&half, row, row, 1, 64, 1)
            #expect(half.allSatisfy { $0 == level })
            upsample2x_vertical(&sums, half, half, 64)
            var whole = [UInt8](repeating: 9, count: 124)
            sums.withUnsafeBufferPointer { upsample2x_horizontal(&whole, $0.baseAddress! + 1, 1, 62) }
            #expect(whole.allSatisfy { $0 == level })
        }
    }
}
