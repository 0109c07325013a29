// SPDX-License-Identifier: MIT

import CKernels
import Foundation
import TestSupport
import Testing

/// Compares the kernels that sample images with simple reference implementations.
@Suite struct ImageSamplingTests {
    /// Premultiplied noise with a margin in each row that must never be sampled.
    private struct Picture {
        var pixels: [UInt32]
        let width: Int
        let height: Int
        let stride: Int

        /// - Parameter hasHoles: Whether most pixels are transparent. If so, `occupied` maps the parts that are not
        ///   empty.
        init(
            _ width: Int, _ height: Int, _ dice: inout Dice, color: UInt32? = nil, hasHoles: Bool = false,
            colors: ((Int, Int) -> UInt32)? = nil
        ) {
            self.width = width
            self.height = height
            stride = width + 3
            pixels = (0..<(stride * height)).map { _ in
                let a = UInt32.random(in: 0...255, using: &dice)
                func part() -> UInt32 { .random(in: 0...a, using: &dice) }
                return color ?? (part() | part() << 8 | part() << 16 | a << 24)
            }
            for y in 0..<height {
                for x in width..<stride { pixels[y * stride + x] = 0x00FF_FFFF }
                if let colors { for x in 0..<width { pixels[y * stride + x] = colors(x, y) } }
            }
            guard hasHoles else { return }
            for y in 0..<height {
                for x in 0..<width where (x / 11 + y / 13) % 4 != 0 { pixels[y * stride + x] = 0 }
            }
            var tiles = [UInt8](repeating: 7, count: ((width + 7) / 8) * ((height + 7) / 8))
            with { p, _, _ in samples_find_occupied(&tiles, p, 0, 0, Int32((height + 7) / 8)) }
            occupied = tiles
        }
        private(set) var occupied: [UInt8]?

        /// Calls a closure with pointers to the picture and its parameters, as the kernels take them.
        func with(
            _ row: samples_row = samples_row(), _ footprint: samples_footprint = samples_footprint(),
            _ body: (UnsafePointer<samples_image>, UnsafePointer<samples_row>, UnsafePointer<samples_footprint>) ->
                Void
        ) {
            pixels.withUnsafeBufferPointer { pixels in
                (occupied ?? []).withUnsafeBufferPointer { tiles in
                    let picture = samples_image(
                        base: pixels.baseAddress, width: Int32(width), height: Int32(height), stride: Int32(stride),
                        column: 0, occupied: occupied == nil ? nil : tiles.baseAddress)
                    withUnsafePointer(to: picture) { p in
                        withUnsafePointer(to: row) { r in withUnsafePointer(to: footprint) { body(p, r, $0) } }
                    }
                }
            }
        }

        /// Calls `body` with a copy of the picture that is stored as vertical strips, `samples_column` pixels wide.
        func withColumns(_ row: samples_row, _ body: (UnsafePointer<samples_image>, UnsafePointer<samples_row>) -> Void)
        {
            let side = Int(samples_column), count = max(1, (width - 1 + side - 1) / side)
            let column = (height + 2) * (side + 1)
            var memory = [UInt32](repeating: 0x00FF_FFFF, count: count * column + 3)
            for c in 0..<count {
                for y in 0..<height {
                    for x in c * side..<min(c * side + side + 1, width) {
                        memory[c * column + y * (side + 1) + x - c * side] = pixels[y * stride + x]
                    }
                }
            }
            memory.withUnsafeBufferPointer { memory in
                (occupied ?? []).withUnsafeBufferPointer { tiles in
                    let picture = samples_image(
                        base: memory.baseAddress, width: Int32(width), height: Int32(height), stride: Int32(side + 1),
                        column: Int32(column), occupied: occupied == nil ? nil : tiles.baseAddress)
                    withUnsafePointer(to: picture) { p in withUnsafePointer(to: row) { body(p, $0) } }
                }
            }
        }

        /// The reference implementation of bilinear sampling; (x, y) relative to the centre of the first pixel.
        func bilinear(_ x: Double, _ y: Double) -> SIMD4<Double> {
            let left = Int(x.rounded(.down)), top = Int(y.rounded(.down))
            let fx = x - Double(left), fy = y - Double(top)
            func p(_ i: Int, _ j: Int) -> SIMD4<Double> {
                let v = pixels[min(max(j, 0), height - 1) * stride + min(max(i, 0), width - 1)]
                return SIMD4(Double(v & 255), Double(v >> 8 & 255), Double(v >> 16 & 255), Double(v >> 24))
            }
            let upper = p(left, top) * (1 - fx) + p(left + 1, top) * fx
            let lower = p(left, top + 1) * (1 - fx) + p(left + 1, top + 1) * fx
            return upper * (1 - fy) + lower * fy
        }
    }

    private static let unit = Double(samples_unit)

    private static func row(
        u: Double, v: Double, du: Double, dv: Double, w: Double = 1, dw: Double = 0, of picture: Picture
    ) -> samples_row {
        samples_row(
            u0: u * unit, v0: v * unit, w0: w, du: du * unit, dv: dv * unit, dw: dw,
            right: Double(picture.width) * unit, bottom: Double(picture.height) * unit, offset: 0.5 - unit / 2,
            ahead: picture.stride)
    }

    /// A footprint whose offset and steps grow slightly from lane to lane, as under a projection.
    private static func footprint(
        x: Int32, y: Int32, major: (Int32, Int32), minor: (Int32, Int32), majorCount: Int32, minorCount: Int32
    ) -> samples_footprint {
        var f = samples_footprint()
        f.major_count = majorCount
        f.minor_count = minorCount
        func fill(_ lanes: inout Lanes, _ value: Int32) {
            withUnsafeMutableBytes(of: &lanes) { bytes in
                let lanes = bytes.assumingMemoryBound(to: Int32.self)
                for i in 0..<8 { lanes[i] = value + Int32(i) * value / 20 }
            }
        }
        fill(&f.x, x)
        fill(&f.y, y)
        fill(&f.major_x, major.0)
        fill(&f.major_y, major.1)
        fill(&f.minor_x, minor.0)
        fill(&f.minor_y, minor.1)
        return f
    }
    private typealias Lanes = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

    private static func lane(_ lanes: Lanes, _ i: Int) -> Int32 {
        withUnsafeBytes(of: lanes) { $0.assumingMemoryBound(to: Int32.self)[i & 7] }
    }

    private static let footprints: [samples_footprint] = [
        footprint(x: 0, y: 0, major: (0, 0), minor: (0, 0), majorCount: 1, minorCount: 1),
        footprint(x: -900, y: 700, major: (0, 0), minor: (1800, -1400), majorCount: 1, minorCount: 2),
        footprint(x: -3100, y: -1300, major: (5100, 1700), minor: (-1300, 4700), majorCount: 2, minorCount: 2),
        footprint(x: -14000, y: 800, major: (4000, -230), minor: (0, 0), majorCount: 8, minorCount: 1),
        footprint(x: -9000, y: 800, major: (3000, -230), minor: (0, 0), majorCount: 7, minorCount: 1),
        footprint(x: -9000, y: -800, major: (2000, -230), minor: (130, 2500), majorCount: 9, minorCount: 2),
        footprint(x: -30000, y: -2000, major: (4096, 77), minor: (20, 4000), majorCount: 16, minorCount: 2),
    ]

    /// Rows inside and across every border, forward and backward, with and without depth.
    private static func rows(of picture: Picture, _ dice: inout Dice) -> [samples_row] {
        let w = Double(picture.width), h = Double(picture.height)
        return (0..<40).map { i in
            row(
                u: .random(in: -2...(w + 2), using: &dice), v: .random(in: -2...(h + 2), using: &dice),
                du: .random(in: -2...2, using: &dice), dv: i % 3 == 0 ? 0 : .random(in: -2...2, using: &dice),
                w: i % 4 == 0 ? 1 : 1.5, dw: i % 2 == 0 ? 0 : .random(in: -0.01...0.03, using: &dice), of: picture)
        }
    }

    @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 2), (37, 29)])
    func meansAgreeWithTheDefinition(_ width: Int, _ height: Int) {
        var dice = Dice()
        let picture = Picture(width, height, &dice)
        for footprint in Self.footprints {
            for row in Self.rows(of: picture, &dice) {
                let count = 150
                var out = [UInt32](repeating: 7, count: count + 9)
                picture.with(row, footprint) { samples_mean(&out, $0, $1, 0, count, $2) }
                #expect(out[count...].allSatisfy { $0 == 7 })
                for i in 0..<count {
                    let d = Double(i), w = row.w0 + d * row.dw
                    let u = min(max((row.u0 + d * row.du) / w, 0), row.right) - Self.unit / 2
                    let v = min(max((row.v0 + d * row.dv) / w, 0), row.bottom) - Self.unit / 2
                    var sum = SIMD4<Double>.zero
                    for s in 0..<footprint.minor_count {
                        for l in 0..<footprint.major_count {
                            func offset(_ start: Lanes, _ major: Lanes, _ minor: Lanes) -> Double {
                                Double(Self.lane(start, i) + l * Self.lane(major, i) + s * Self.lane(minor, i))
                            }
                            sum += picture.bilinear(
                                (u + offset(footprint.x, footprint.major_x, footprint.minor_x)) / Self.unit,
                                (v + offset(footprint.y, footprint.major_y, footprint.minor_y)) / Self.unit)
                        }
                    }
                    sum /= Double(footprint.major_count * footprint.minor_count)
                    for c in 0..<4 {
                        let value = Double(out[i] >> (8 * UInt32(c)) & 255)
                        #expect(abs(value - sum[c]) < 2.6, "\(i), \(c): \(value) for \(sum[c])")
                    }
                }
            }
        }
    }

    /// In small pictures nearly all samples are at an edge. The widest pictures are near the limit of 15 bits.
    @Test(arguments: [
        (1, 1), (1, 9), (9, 1), (2, 2), (3, 2), (37, 29), (300, 5), (300, 200), (5, 900), (32764, 9), (32765, 9),
    ])
    func everyProcessorGivesTheSameBytes(_ width: Int, _ height: Int) {
        var dice = Dice()
        agree(Picture(width, height, &dice), &dice)
        // This picture has a map of empty parts, which the plain version ignores.
        agree(Picture(width, height, &dice, hasHoles: true), &dice)
    }

    @Test(arguments: [(1, 1), (2, 9), (31, 9), (32, 9), (33, 40), (63, 5), (64, 5), (300, 200), (32767, 3)])
    func columnsGiveTheSameBytes(_ width: Int, _ height: Int) {
        var dice = Dice()
        for picture in [Picture(width, height, &dice), Picture(width, height, &dice, hasHoles: true)] {
            for (i, row) in Self.rows(of: picture, &dice).enumerated() {
                let count = 100, untouched = [UInt32](repeating: 7, count: count + 1)
                for footprint in Self.footprints {
                    let means = meansAgree(picture, row, i, count, footprint)
                    picture.withColumns(row) { p, r in
                        withUnsafePointer(to: footprint) { f in
                            withEachVersion { version in
                                var pixels = untouched
                                samples_mean(&pixels, p, r, i, count, f)
                                #expect(pixels == means, "\(version)")
                            }
                        }
                    }
                }
                let samples = samplesAgree(picture, row, i, count)
                picture.withColumns(row) { p, r in
                    withEachVersion { version in
                        var pixels = untouched
                        samples_bilinear(&pixels, p, r, i, count)
                        #expect(pixels == samples, "\(version)")
                    }
                }
            }
        }
    }

    /// Sampling many runs in one call gives the same pixels as sampling each run alone. Runs differ in length, position
    /// and mipmap; many have more taps than one batch. Prefetch distances have no effect.
    @Test(arguments: [1, 3, 40]) func runsAreTheSameTogether(_ runCount: Int) {
        var dice = Dice()
        let pictures = [Picture(300, 200, &dice), Picture(150, 100, &dice, hasHoles: true), Picture(1, 9, &dice)]
        let ahead = [0, 900, -900, 1 << 30, -1 << 30]
        for isInside in [true, false] {
            for _ in 0..<20 {
                var expected: [UInt32] = [], starts: [Int] = []
                var parts: [(picture: Int, row: samples_row, footprint: samples_footprint, first: Int, count: Int)] = []
                for _ in 0..<runCount {
                    let number = isInside ? Int.random(in: 0...1, using: &dice) : Int.random(in: 0...2, using: &dice)
                    let picture = pictures[number]
                    var row = Self.rows(of: picture, &dice)[Int.random(in: 0..<40, using: &dice)]
                    if isInside {
                        let middle = Double(picture.width) / 2
                        row = Self.row(
                            u: middle + .random(in: -9...9, using: &dice),
                            v: middle * 0.6 + .random(in: -9...9, using: &dice),
                            du: .random(in: -0.5...0.5, using: &dice), dv: .random(in: -0.3...0.3, using: &dice), w: 1,
                            dw: .random(in: -0.0005...0.0005, using: &dice), of: picture)
                    }
                    let footprint = Self.footprints.randomElement(using: &dice)!
                    let count = [1, 8, 13, 40][.random(in: 0..<4, using: &dice)]
                    let first = isInside ? 0 : Int.random(in: -9...9, using: &dice)
                    var pixels = [UInt32](repeating: 7, count: count + 1)
                    if footprint.major_count * footprint.minor_count == 1 {
                        picture.with(row) { p, r, _ in samples_bilinear_portable(&pixels, p, r, first, count) }
                    } else {
                        picture.with(row, footprint) { p, r, f in samples_mean_portable(&pixels, p, r, first, count, f)
                        }
                    }
                    starts.append(expected.count)
                    expected += pixels
                    parts.append((number, row, footprint, first, count))
                }
                Self.withImages(pictures) { images in
                    images.withUnsafeBufferPointer { images in
                        parts.map(\.row).withUnsafeBufferPointer { rows in
                            parts.map(\.footprint).withUnsafeBufferPointer { footprints in
                                withEachVersion { version in
                                    var pixels = [UInt32](repeating: 7, count: expected.count)
                                    pixels.withUnsafeMutableBufferPointer { pixels in
                                        let runs = parts.indices.map { i in
                                            samples_run(
                                                pixels: pixels.baseAddress! + starts[i],
                                                image: images.baseAddress! + parts[i].picture,
                                                row: rows.baseAddress! + i, footprint: footprints.baseAddress! + i,
                                                first: parts[i].first, count: parts[i].count,
                                                is_inside: isInside ? 1 : 0, ahead: ahead[i % ahead.count])
                                        }
                                        samples_runs(runs, runs.count)
                                    }
                                    #expect(pixels == expected, "\(version)")
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func withImages(
        _ pictures: some Collection<Picture>, _ images: [samples_image] = [], _ body: ([samples_image]) -> Void
    ) {
        guard let picture = pictures.first else { return body(images) }
        picture.with { image, _, _ in withImages(pictures.dropFirst(), images + [image.pointee], body) }
    }

    @Test func theReachOnEitherAxisIsThatOfTheFarthestSample() {
        for footprint in Self.footprints {
            var x: Int32 = 0, y: Int32 = 0
            for i in 0..<8 {
                for s in 0..<footprint.minor_count {
                    for l in 0..<footprint.major_count {
                        func place(_ start: Lanes, _ major: Lanes, _ minor: Lanes) -> Int32 {
                            abs(Self.lane(start, i) + l * Self.lane(major, i) + s * Self.lane(minor, i))
                        }
                        x = max(x, place(footprint.x, footprint.major_x, footprint.minor_x))
                        y = max(y, place(footprint.y, footprint.major_y, footprint.minor_y))
                    }
                }
            }
            var reach = samples_distance()
            withUnsafePointer(to: footprint) { samples_reach(&reach, $0) }
            #expect(reach.x == x && reach.y == y)
        }
    }

    @Test func theExtentIsThatOfTheLargestAndTheSmallestAxes() {
        var dice = Dice()
        for most in [8.0, 16] {
            var ellipses = samples_ellipses()
            var major = 0.0, minor = Double.infinity, area = 0.0
            withUnsafeMutableBytes(of: &ellipses) { bytes in
                let numbers = bytes.bindMemory(to: Double.self)
                for lane in 0..<8 {
                    let long = Double.random(in: 1...100, using: &dice),
                        short = long / .random(in: 1...40, using: &dice)
                    (numbers[lane], numbers[lane + 8]) = (long, short)
                    (major, minor, area) = (
                        max(major, long), min(minor, max(short, long / most)), max(area, long * short)
                    )
                }
            }
            let extent = samples_extent(&ellipses, most)
            #expect(extent.major == major && extent.minor == minor && extent.area == area)
        }
    }

    @Test func emptyTilesAreFound() {
        var dice = Dice()
        let picture = Picture(61, 45, &dice, hasHoles: true)
        var emptyCount = 0
        for (i, isOccupied) in picture.occupied!.enumerated() {
            let (row, column) = (i / 8, i % 8)
            let isSeen = (row * 8...min(row * 8 + 8, 44)).contains { y in
                (column * 8...min(column * 8 + 8, 60)).contains { picture.pixels[y * picture.stride + $0] != 0 }
            }
            #expect(isOccupied == (isSeen ? 1 : 0))
            emptyCount += isSeen ? 0 : 1
        }
        #expect(emptyCount > 5)
    }

    private func agree(_ picture: Picture, _ dice: inout Dice) {
        for footprint in Self.footprints {
            for (i, row) in Self.rows(of: picture, &dice).enumerated() {
                for (first, count) in [(0, 300), (i, i), (-17, 17)] {
                    meansAgree(picture, row, first, count, footprint)
                }
            }
        }
    }

    /// Expects the same means from each version. Returns the means and a guard value, which stays 7 if no kernel
    /// writes past the end.
    @discardableResult
    private func meansAgree(
        _ picture: Picture, _ row: samples_row, _ first: Int, _ count: Int, _ footprint: samples_footprint
    ) -> [UInt32] {
        let untouched = [UInt32](repeating: 7, count: count + 1)
        var plain = untouched
        picture.with(row, footprint) { p, r, f in
            samples_mean_portable(&plain, p, r, first, count, f)
            withEachVersion { version in
                var pixels = untouched
                samples_mean(&pixels, p, r, first, count, f)
                #expect(pixels == plain, "\(version)")
            }
        }
        return plain
    }

    /// Expects the same samples from each version. Returns the samples and a guard value, which stays 7 if no kernel
    /// writes past the end.
    @discardableResult
    private func samplesAgree(_ picture: Picture, _ row: samples_row, _ first: Int, _ count: Int) -> [UInt32] {
        let untouched = [UInt32](repeating: 7, count: count + 1)
        var plain = untouched
        picture.with(row) { p, r, _ in
            samples_bilinear_portable(&plain, p, r, first, count)
            withEachVersion { version in
                var pixels = untouched
                samples_bilinear(&pixels, p, r, first, count)
                #expect(pixels == plain, "\(version)")
            }
        }
        return plain
    }

    /// Rows that stress the arithmetic more than random ones. Some have depths whose quotients round badly. Others are
    /// so close to an edge that the bounds of interior runs round differently from the samples' coordinates.
    @Test func hardRowsGiveTheSameBytes() {
        var dice = Dice()
        let columns = Picture(64, 64, &dice, colors: { x, _ in x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
        func agree(_ picture: Picture, _ row: samples_row, _ first: Int, _ count: Int) {
            samplesAgree(picture, row, first, count)
            meansAgree(picture, row, first, count, Self.footprints[0])
        }
        func hard(w: Double, u: Double) -> samples_row {
            Self.row(u: u / Self.unit, v: 20 * w, du: 0.3, dv: 0, w: w, dw: 1e-4, of: columns)
        }
        agree(columns, hard(w: 0x1.13deff6b41e35p-1, u: 0x1.1c7d6d771c3ccp+15), -4, 16)
        agree(columns, hard(w: 0x1.45d1745d1746dp-1, u: 0x1.1c7d6d771c3ccp+15), -4, 16)
        agree(columns, hard(w: 1 - 0x1p-53, u: 0x1.07ff7ffffffffp+16), -4, 16)
        // The right edge of this row is inside of the image.
        var narrow = Self.row(u: 2.3, v: 20, du: 2, dv: 0, of: columns)
        (narrow.w0, narrow.right) = (1.5, 20 * Self.unit)
        agree(columns, narrow, 0, 40)
        // Depths close to zero.
        let large = Picture(340, 120, &dice)
        let cancelling = Self.row(
            u: 3095071415195781 / Self.unit, v: 6872814433328075 / Self.unit, du: -1062138440355.4493 / Self.unit,
            dv: -2358549908485.9556 / Self.unit, w: 42362826181.179016, dw: -14537689.149340771, of: large)
        agree(large, cancelling, 2883, 31)
        for _ in 0..<2000 {
            let first = Int.random(in: 0...20000, using: &dice), count = Int.random(in: 16...40, using: &dice)
            func depth() -> Double { pow(10, .random(in: -7...9, using: &dice)) }
            let near = depth(), far = depth(), n = Double(count)
            func line(_ a: Double, _ b: Double) -> (start: Double, step: Double) {
                let step = (b * far - a * near) / n
                return (a * near - Double(first) * step, step)
            }
            func place(_ length: Int) -> Double { .random(in: -2...Double(length + 2), using: &dice) }
            let u = line(place(340), place(340)), v = line(place(120), place(120)), w = line(1, 1)
            let row = Self.row(
                u: u.start, v: v.start, du: u.step, dv: v.step, w: w.start, dw: w.step, of: large)
            agree(large, row, first, count)
        }
    }

    @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 2), (37, 29), (300, 200), (32764, 9), (32765, 9)])
    func oneSampleIsNearlyAMeanOfOne(_ width: Int, _ height: Int) {
        var dice = Dice()
        let picture = Picture(width, height, &dice)
        for row in Self.rows(of: picture, &dice) {
            for (first, count) in [(0, 300), (-17, 17), (5, 3)] {
                let samples = samplesAgree(picture, row, first, count)
                let means = meansAgree(picture, row, first, count, Self.footprints[0])
                // The kernels for samples and for means may round a coordinate differently. The two places then have
                // weights that differ by 1/256.
                for (one, other) in zip(samples, means) {
                    for shift in stride(from: 0, to: 32, by: 8) as StrideTo<UInt32> {
                        #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 2)
                    }
                }
            }
        }
    }

    /// A row may begin anywhere and be cut anywhere, because caches and dirty rectangles draw parts of rows.
    @Test func aPartOfARowIsThatPart() {
        var dice = Dice()
        let picture = Picture(37, 29, &dice)
        let n = 400
        for row in Self.rows(of: picture, &dice) + [
            Self.row(u: -262_000, v: -80_000, du: 1310.1, dv: 400.07, of: picture),
            Self.row(u: 100, v: -70, du: -0.25001, dv: 0.2499, of: picture),
        ] {
            picture.with(row) { p, r, _ in
                var whole = [UInt32](repeating: 0, count: n), parts = whole
                samples_bilinear(&whole, p, r, 0, n)
                var first = 0
                while first < n {
                    let count = min(Int.random(in: 1...21, using: &dice), n - first)
                    parts.withUnsafeMutableBufferPointer {
                        samples_bilinear($0.baseAddress! + first, p, r, first, count)
                    }
                    first += count
                }
                #expect(whole == parts)
            }
        }
    }

    @Test func plainColoursStayAndNothingExceedsAlpha() {
        var dice = Dice()
        for majorCount in 1...16 as ClosedRange<Int32> {
            for minorCount in 1...2 as ClosedRange<Int32> {
                // The taps of the first footprint are spread out. All taps of the second one are at one place, where a
                // single texel may have the whole weight.
                let many = [
                    Self.footprint(
                        x: -500, y: 300, major: (77, 13), minor: (-91, 811), majorCount: majorCount,
                        minorCount: minorCount),
                    Self.footprint(
                        x: 0, y: 0, major: (0, 0), minor: (0, 0), majorCount: majorCount, minorCount: minorCount),
                ]
                for gray in 0...255 as ClosedRange<UInt32> {
                    let picture = Picture(3, 3, &dice, color: gray << 24 | gray)
                    for u in [0.5, 1.5, 2.5, 0.77] {
                        let row = Self.row(u: u, v: 1.1, du: 0, dv: 0.03, of: picture)
                        for footprint in many {
                            #expect(means(picture, row, 0..<8, footprint).allSatisfy { $0 == gray << 24 | gray })
                        }
                    }
                }
            }
        }
        for color in [0, 0xFFFF_FFFF, 0xFF00_00FF, 0x8040_2010, 0x0101_0101, 0xFF80_7F01] as [UInt32] {
            let picture = Picture(11, 7, &dice, color: color)
            for footprint in Self.footprints {
                for row in Self.rows(of: picture, &dice) {
                    #expect(means(picture, row, 0..<61, footprint).allSatisfy { $0 == color })
                }
            }
        }
        let picture = Picture(37, 29, &dice)
        for footprint in Self.footprints {
            for row in Self.rows(of: picture, &dice) {
                for p in means(picture, row, 0..<61, footprint) {
                    let a = p >> 24
                    #expect(p & 255 <= a && p >> 8 & 255 <= a && p >> 16 & 255 <= a)
                }
            }
        }
    }

    @Test func aPixelDoesNotDependOnTheEndOfItsSpan() {
        var dice = Dice()
        let picture = Picture(37, 29, &dice)
        for footprint in Self.footprints {
            for row in Self.rows(of: picture, &dice) {
                let whole = means(picture, row, 0..<400, footprint)
                for range in [0..<1, 0..<7, 8..<9, 16..<29, 128..<300, 392..<399, 8..<400] {
                    #expect(means(picture, row, range, footprint) == Array(whole[range]))
                }
            }
        }
    }

    private func means(
        _ picture: Picture, _ row: samples_row, _ range: Range<Int>, _ footprint: samples_footprint
    ) -> [UInt32] {
        var out = [UInt32](repeating: 0, count: range.count)
        picture.with(row, footprint) { samples_mean(&out, $0, $1, range.lowerBound, range.count, $2) }
        return out
    }

    @Test func nearestTakesThePixelThatHoldsThePlace() {
        var dice = Dice()
        let picture = Picture(37, 29, &dice)
        for row in Self.rows(of: picture, &dice) {
            var out = [UInt32](repeating: 0, count: 100)
            picture.with(row) { p, r, _ in samples_nearest(&out, p, r, 0, 100) }
            for i in 0..<100 {
                let w = row.w0 + Double(i) * row.dw
                let u = (row.u0 + Double(i) * row.du) / w / Self.unit
                let v = (row.v0 + Double(i) * row.dv) / w / Self.unit
                // Skips the border between two pixels, where both pixels are correct.
                guard abs(u - u.rounded()) > 0.001, abs(v - v.rounded()) > 0.001 else { continue }
                let x = min(max(Int(u.rounded(.down)), 0), 36), y = min(max(Int(v.rounded(.down)), 0), 28)
                #expect(out[i] == picture.pixels[y * picture.stride + x])
            }
        }
    }
}
