// SPDX-License-Identifier: MIT

import CKernels
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

private typealias Point = SIMD2<Double>

/// Returns the number of cells in a row of `columns` pixels, and the number of words in the row's bit set.
private func rowSize(_ columns: Int) -> (stride: Int, words: Int) {
    let groups = (columns + 2 + coverage_group) / coverage_group
    return (groups * coverage_group, (groups + 63) / 64)
}

private func isMarked(_ cell: Int, in touched: ArraySlice<UInt64>) -> Bool {
    let group = cell / coverage_group
    return touched[touched.startIndex + group / 64] >> UInt64(group % 64) & 1 == 1
}

/// The kernels' result for polygons: the winding number of each pixel of a clip, in units of 1/65536, row by row.
///
/// - Parameter areWhole: Whether each polygon is added at once, without an edge list per band, as the rasterizer does
///   for a polygon inside one band.
private func windings(
    _ polygons: [[Point]], _ clip: PixelRect, bandBits: Int = 5, areWhole: Bool = false
) -> [Int32] {
    var points = [coverage_point](repeating: coverage_point(), count: polygons.reduce(0) { $0 + $1.count + 1 })
    var next = [Int32](repeating: -7, count: points.count)
    var bounds = coverage_bounds(min_x: .max, min_y: .max, max_x: .min, max_y: .min)
    let bandCount = (clip.height + (1 << bandBits) - 1) >> bandBits
    var heads = [Int32](repeating: -1, count: bandCount)
    var placed = 0
    for polygon in polygons {
        let numbers = polygon.flatMap { [$0.x, $0.y] }
        let taken = points.withUnsafeMutableBufferPointer {
            coverage_place($0.baseAddress! + placed, numbers, polygon.count, 0, 0, &bounds)
        }
        guard taken != 0 else { continue }
        coverage_link(
            points, placed, polygon.count, &next, &heads,
            coverage_clip(
                min_x: clip.minX, min_y: clip.minY, max_x: clip.maxX, max_y: clip.maxY, band_bits: bandBits))
        placed += polygon.count + 1
    }
    let height = 1 << bandBits
    let (stride, words) = rowSize(clip.width)
    var result: [Int32] = []
    var areMarked = true
    for i in 0..<bandCount {
        var cells = [UInt32](repeating: 0, count: stride * height)
        var touched = [UInt64](repeating: 0, count: words * height)
        let rows = min(height, clip.height - i * height)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                heads.withUnsafeMutableBufferPointer { heads in
                    var band = coverage_band(
                        cells: cells.baseAddress, touched: touched.baseAddress, stride: stride, words: words,
                        x: clip.minX, y: clip.minY + i * height, columns: clip.width, rows: rows, height: rows)
                    guard areWhole else {
                        coverage_add_edges(
                            &band, points, &next, heads[i], i + 1 < bandCount ? heads.baseAddress! + i + 1 : nil)
                        return
                    }
                    var first = 0
                    for polygon in polygons {
                        points.withUnsafeBufferPointer {
                            coverage_add_outline(&band, $0.baseAddress! + first, polygon.count)
                        }
                        first += polygon.count + 1
                    }
                }
            }
        }
        for y in 0..<rows {
            var sum: UInt32 = 0
            for x in 0..<stride {
                let cell = cells[y * stride + x]
                areMarked = areMarked && (cell == 0 || isMarked(x, in: touched[(y * words)...]))
                sum &+= cell
                if x < clip.width { result.append(Int32(bitPattern: sum)) }
            }
        }
        #expect(cells[(rows * stride)...].allSatisfy { $0 == 0 })
    }
    #expect(areMarked)
    return result
}

/// The kernels that accumulate polygon edges in coverage cells.
@Suite struct CoverageEdgeTests {
    private func polygon(_ count: Int, _ low: Double, _ high: Double, _ dice: inout Dice) -> [Point] {
        (0..<count).map { i in
            let p = Point(.random(in: low...high, using: &dice), .random(in: low...high, using: &dice))
            // Some corners and edges are exactly on pixel boundaries.
            return i % 5 == 1 ? Point(p.x.rounded(), p.y) : i % 5 == 3 ? Point(p.x, p.y.rounded()) : p
        }
    }

    @Test func windingsAreTheExactArea() {
        var dice = Dice()
        for round in 0..<150 {
            let points = polygon(3 + round % 4, -15, 45, &dice)
            let clip = PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 30)
            let found = windings([points], clip, bandBits: 3)
            var worst = 0.0
            for y in 0..<30 {
                for x in 0..<30 {
                    // Overlaps count by winding number. A polygon whose left edges run down has a positive winding
                    // number.
                    let exact = signedArea(points, x: Double(x), y: Double(y)) * -65536
                    worst = max(worst, abs(exact - Double(found[y * 30 + x])))
                }
            }
            #expect(worst < 12, "round \(round)")
        }
    }

    /// An outline's coverage does not depend on the clip, on its bands, or on whole-pixel shifts.
    @Test func windingsDependOnNothingElse() {
        var dice = Dice(state: 5)
        for round in 0..<60 {
            let polygons = [polygon(7, -60, 120, &dice), polygon(4, -1000, 3000, &dice), polygon(3, 0, 20, &dice)]
            let whole = PixelRect(minX: -70, minY: -70, maxX: 130, maxY: 130)
            let all = windings(polygons, whole)
            for bits in [3, 4, 9] { #expect(windings(polygons, whole, bandBits: bits) == all) }

            let part = PixelRect(
                minX: .random(in: -70...30, using: &dice), minY: .random(in: -70...30, using: &dice),
                maxX: .random(in: 31...130, using: &dice), maxY: .random(in: 31...130, using: &dice))
            let shift = Point(round.isMultiple(of: 2) ? 0 : 4711, round.isMultiple(of: 3) ? 0 : -815)
            let moved = PixelRect(
                minX: part.minX + Int(shift.x), minY: part.minY + Int(shift.y), maxX: part.maxX + Int(shift.x),
                maxY: part.maxY + Int(shift.y))
            // Rounds the points to multiples of 2⁻¹⁶, so that shifting them is exact.
            let grid = polygons.map { $0.map { ($0 * 65536).rounded(.toNearestOrEven) / 65536 } }
            let seen = windings(grid.map { $0.map { $0 + shift } }, moved, bandBits: 3)
            for y in 0..<part.height {
                let i = (part.minY - whole.minY + y) * whole.width + part.minX - whole.minX
                #expect(
                    seen[y * part.width..<(y + 1) * part.width] == all[i..<i + part.width], "round \(round), row \(y)")
            }
        }
    }

    /// Adding a polygon as one outline gives the same cells as adding it through an edge list. The polygons have 3 to
    /// 100 edges, and are tiny or as high as a band.
    @Test func wholeOutlinesGiveTheSameCells() {
        var dice = Dice(state: 11)
        for round in 0..<200 {
            let clip = PixelRect(minX: -8, minY: -5, maxX: 40, maxY: 43)
            let polygons = [3, 5, 31, 32, 33, 100].map { count -> [Point] in
                guard round.isMultiple(of: 4) else { return polygon(count, -5, 40, &dice) }
                let radius = Double.random(in: 0.01...20, using: &dice)
                return (0..<count).map { i in
                    let angle = Double(i) / Double(count) * 2 * .pi
                    return Point(17 + radius * cos(angle), 19 + radius * sin(angle))
                }
            }
            #expect(
                windings(polygons, clip, bandBits: 6, areWhole: true) == windings(polygons, clip, bandBits: 3),
                "round \(round)")
        }
    }

    @Test func hugeEdgesDependOnNothingElse() {
        var dice = Dice(state: 9)
        for reach in [3e4, 1e6, 1e9, 1e300] {
            for _ in 0..<20 {
                let points = polygon(5, -reach, reach, &dice).enumerated().map { i, p in
                    i.isMultiple(of: 2) ? p : p / reach * 100
                }
                let whole = PixelRect(minX: -50, minY: -50, maxX: 50, maxY: 50)
                let all = windings([points], whole)
                let part = windings([points], PixelRect(minX: -7, minY: 3, maxX: 22, maxY: 31), bandBits: 3)
                for y in 0..<28 {
                    let i = (y + 53) * 100 + 43
                    #expect(part[y * 29..<(y + 1) * 29] == all[i..<i + 29])
                }
            }
        }
    }

    @Test func directionsAndOrdersCancelOut() {
        var dice = Dice(state: 2)
        let clip = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 40)
        for _ in 0..<30 {
            let points = polygon(6, -20, 60, &dice)
            let ahead = windings([points], clip), back = windings([Array(points.reversed())], clip)
            #expect(zip(ahead, back).allSatisfy { $0 == -$1 })
            #expect(windings([points, Array(points.reversed())], clip).allSatisfy { $0 == 0 })
            let turned = Array(points[2...] + points[..<2])
            #expect(windings([turned], clip) == ahead)
        }
    }

    @Test(arguments: Array(1...40) + [255, 256, 257, 300])
    func anyWidthIsCovered(width: Int) {
        let clip = PixelRect(minX: -3, minY: -2, maxX: width - 3, maxY: 7)
        let around = [Point(-90, -90), Point(900, -90), Point(900, 90), Point(-90, 90)]
        #expect(windings([around], clip).allSatisfy { $0 == -65536 })
        let exact = [Point(-3, -2), Point(Double(width) - 3, -2), Point(Double(width) - 3, 7), Point(-3, 7)]
        #expect(windings([exact], clip).allSatisfy { $0 == -65536 })
        #expect(windings([exact.map { $0 + Point(Double(width), 0) }], clip).allSatisfy { $0 == 0 })
    }

    @Test func pointsAreCutAndRounded() {
        var bounds = coverage_bounds(min_x: .max, min_y: .max, max_x: .min, max_y: .min)
        var placed = [coverage_point](repeating: coverage_point(), count: 5)
        let numbers: [Double] = [1.5, -2.25, 1e300, -.infinity, 0.4 / 65536, -0.6 / 65536, 7, 8]
        #expect(coverage_place(&placed, numbers, 4, 0, 0, &bounds) == 1)
        let limit: Int64 = 1_000_000_000 << 16
        let (x, y): ([Int64], [Int64]) = (
            [7 << 16, 3 << 15, limit, 0, 7 << 16], [8 << 16, -9 << 14, -limit, -1, 8 << 16]
        )
        #expect(placed.map(\.x) == x)
        #expect(placed.map(\.y) == y)
        #expect(bounds.min_x == 0 && bounds.max_x == limit && bounds.min_y == -limit && bounds.max_y == 8 << 16)

        let before = (bounds.min_x, bounds.max_y)
        for i in 0..<8 {
            var broken = numbers.map { $0 - 100 }
            broken[i] = .nan
            #expect(coverage_place(&placed, broken, 4, 0, 0, &bounds) == 0)
        }
        #expect(coverage_place(&placed, numbers, 2, 0, 0, &bounds) == 0)
        #expect(before == (bounds.min_x, bounds.max_y))
    }

    @Test func pointsAreMovedByWholePixels() {
        let numbers: [Double] = [1.5, -2.25, 0.1, 1.0 / 3, 0.4 / 65536, -0.6 / 65536, 7, 8]
        func place(_ dx: Int64, _ dy: Int64) -> (points: [[Int64]], bounds: [Int64]) {
            var bounds = coverage_bounds(min_x: .max, min_y: .max, max_x: .min, max_y: .min)
            var placed = [coverage_point](repeating: coverage_point(), count: 5)
            #expect(coverage_place(&placed, numbers, 4, dx, dy, &bounds) == 1)
            return (placed.map { [$0.x, $0.y] }, [bounds.min_x, bounds.min_y, bounds.max_x, bounds.max_y])
        }
        let here = place(0, 0), there = place(3, -1_000_000)
        let move: [Int64] = [3 << 16, -1_000_000 << 16]
        #expect(there.points == here.points.map { [$0[0] + move[0], $0[1] + move[1]] })
        #expect(there.bounds == zip(here.bounds, move + move).map { $0 + $1 })
    }
}

/// The kernels that convert coverage cells to spans and pixels, compared with values that are calculated one by one.
@Suite struct CoverageSweepTests {
    private static let rules: [Int32] = [0, 1, 2, 3]
    private static let widths = Array(1...40) + [63, 64, 65, 255, 256, 257, 700]

    private func byte(_ winding: UInt32, _ rule: Int32) -> UInt8 {
        var share = abs(Double(Int32(bitPattern: winding))) / 65536
        if rule & 1 == 1 {
            share = share.truncatingRemainder(dividingBy: 2)
            if share > 1 { share = 2 - share }
        }
        let value = UInt8(min(share, 1) * 255 + 0.5)
        return rule & 2 == 2 ? (value >= 128 ? 255 : 0) : value
    }

    /// A row with runs of cells, separated by gaps of empty, covered and partly covered pixels.
    private struct Row {
        var cells: [UInt32]
        var touched: [UInt64]
        var columns: Int

        init(_ columns: Int, _ dice: inout Dice) {
            self.columns = columns
            let (stride, words) = rowSize(columns)
            cells = [UInt32](repeating: 0, count: stride)
            touched = [UInt64](repeating: 0, count: words)
            var x = Int.random(in: 0...9, using: &dice), winding = 0
            while x < columns + 2 {
                let target = [0, 0, 65536, 65536, -65536, 40000, 131072, -200_000].randomElement(using: &dice)!
                let steps = Int.random(in: 1...5, using: &dice)
                for k in 0..<steps where x < columns + 2 {
                    let value = k == steps - 1 ? target : Int.random(in: -70000...140_000, using: &dice)
                    cells[x] = UInt32(truncatingIfNeeded: value - winding)
                    touched[x / coverage_group / 64] |= 1 << UInt64(x / coverage_group % 64)
                    winding = value
                    x += 1
                }
                x += [0, 1, 7, 14, 30, 90].randomElement(using: &dice)!
            }
        }

        var isWiped: Bool { cells.allSatisfy { $0 == 0 } && touched.allSatisfy { $0 == 0 } }
    }

    private func bytes(_ row: Row, _ rule: Int32) -> [UInt8] {
        var sum: UInt32 = 0
        return (0..<row.columns).map { x in
            sum &+= row.cells[x]
            return byte(sum, rule)
        }
    }

    @Test func bytesOfWindings() {
        for rule in Self.rules {
            let differing = stride(from: -300_000, through: 300_000, by: 37).filter { winding in
                let bits = UInt32(truncatingIfNeeded: winding)
                return coverage_byte(bits, rule) != byte(bits, rule)
            }
            #expect(differing == [])
        }
        #expect(coverage_byte(1 << 31, 0) == 255)
    }

    @Test(arguments: widths) func spansEqualSums(columns: Int) {
        var dice = Dice(state: UInt64(columns) + 7)
        for rule in Self.rules {
            for _ in 0..<8 {
                var row = Row(columns, &dice)
                let expected = bytes(row, rule)
                var coverage = [UInt8](repeating: 77, count: row.cells.count)
                var spans = [coverage_span](repeating: coverage_span(), count: row.cells.count / coverage_group + 2)
                let count = coverage_spans(
                    &spans, &coverage, &row.cells, &row.touched, row.touched.count, columns, rule)
                #expect(row.isWiped && count <= spans.count)
                var found = [UInt8](repeating: 0, count: columns)
                var end = 0
                for span in spans[..<count] {
                    let x = Int(span.x), next = x + Int(span.count)
                    #expect(x >= end && span.count > 0 && next <= columns && span.level != 0)
                    for k in x..<min(next, columns) {
                        found[k] = span.level < 0 ? coverage[k] : UInt8(span.level)
                    }
                    end = next
                }
                #expect(found == expected)
            }
        }
    }

    @Test(arguments: widths) func pixelsAreThoseOfSpans(columns: Int) {
        var dice = Dice(state: UInt64(columns) + 3)
        for color: UInt32 in [0xFF20_4060, 0x8010_2030, 0x0100_0001] {
            for rule in Self.rules {
                var rows = (0..<3).map { _ in Row(columns, &dice) }
                let coverage = rows.map { bytes($0, rule) }
                // The destination pixels. Their rows are two pixels longer than the rows of coverage.
                let below = (0..<3 * (columns + 2)).map { _ in
                    let alpha = UInt32.random(in: 0...255, using: &dice)
                    return alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
                }
                let x = Int.random(in: 0...columns, using: &dice), y = Int.random(in: -1...2, using: &dice)
                var window = PixelRect(
                    minX: x, minY: y, maxX: .random(in: x...columns, using: &dice),
                    maxY: .random(in: y...4, using: &dice))
                if rule.isMultiple(of: 2) { window = PixelRect(minX: 0, minY: 0, maxX: columns, maxY: 3) }
                for mode in [nil, blend_plus_lighter, blend_multiply, blend_screen].map({
                    $0.map { Int32($0.rawValue) }
                }) {
                    var found = below, expected = below
                    paint(&rows, window, rule, color, mode, into: &found)
                    for y in max(window.minY, 0)..<max(0, min(window.maxY, 3)) {
                        for x in window.minX..<window.maxX {
                            let at = y * (columns + 2) + x
                            var mask = coverage[y][x]
                            if let mode {
                                blend_solid_mask(&expected[at], &mask, 1, color, mode)
                            } else {
                                composite_solid_mask_over(&expected[at], &mask, 1, color)
                            }
                        }
                    }
                    #expect(found == expected)
                }
            }
        }
    }

    /// Paints a band of rows and reuses its cells.
    private func paint(
        _ rows: inout [Row], _ window: PixelRect, _ rule: Int32, _ color: UInt32, _ mode: Int32?,
        into pixels: inout [UInt32]
    ) {
        var cells = rows.flatMap(\.cells), touched = rows.flatMap(\.touched)
        let columns = rows[0].columns
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                pixels.withUnsafeMutableBufferPointer { pixels in
                    var band = coverage_band(
                        cells: cells.baseAddress, touched: touched.baseAddress, stride: rows[0].cells.count,
                        words: rows[0].touched.count, x: 0, y: 0, columns: columns, rows: rows.count, height: rows.count
                    )
                    var seen = coverage_window(
                        pixels: pixels.baseAddress, stride: columns + 2, min_x: window.minX, min_y: window.minY,
                        max_x: window.maxX, max_y: window.maxY)
                    if let mode {
                        coverage_blend(&band, &seen, rule, color, mode)
                    } else {
                        coverage_paint(&band, &seen, rule, color)
                    }
                }
            }
        }
        #expect(cells.allSatisfy { $0 == 0 } && touched.allSatisfy { $0 == 0 })
    }
}
