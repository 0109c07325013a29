// SPDX-License-Identifier: MIT

import CKernels
import Geometry

/// Exact-area antialiased scan conversion.
///
/// Model: every pixel row has a line of cells. An edge crosses a pixel of that row over the height `d`, signed by the
/// edge's direction. It adds `d · (share of the pixel to its right)` to the pixel's cell, and the rest of `d` to the
/// next cell. The running sum along the row is, at every pixel, the winding number averaged over the pixel's area. It
/// is exact for shapes that do not overlap themselves within a pixel.
///
///          x        x+1                   cell[x]   += d · (1 − m)
///        ┌───────╱─┬─────────┐            cell[x+1] += d · m
///      d │     ╱▒▒▒│▒▒▒▒▒▒▒▒▒│            m: mean distance of the edge from the pixel's left side
///        └───╱─────┴─────────┘
///
/// Exactness: heights, distances and sums are in fixed point, in units of 1/65536. A crossing is computed from the two
/// ends of its edge and from its row and column. It never depends on the clip, the band or the previous crossing. So an
/// outline gives the same bytes in any clip, band layout and order of edges, and after any shift by whole pixels. Edges
/// that run to and fro cancel out.
///
/// Cost: only one band of rows exists at a time, so it stays in the CPU cache. One bit per eight cells says whether an
/// edge touched them. Resolving sums only those cells; everything between two touched runs is one constant span. So
/// time grows with the length of the outline, not with its area. The loops are in C: `coverage_accumulate.c` fills the
/// cells, `coverage_resolve.c` reads and zeroes them.
final class CoverageCells {
    /// The fill rule and whether edges are antialiased.
    struct Rule {
        var evenOdd: Bool
        var antialiased: Bool

        fileprivate var bits: Int32 {
            Int32((evenOdd ? coverage_even_odd : 0) | (antialiased ? 0 : coverage_aliased))
        }
    }

    /// The maximum number of cells in a band, so that the band fits into the second-level cache. A band of 8 rows, the
    /// lowest possible height, may have more.
    private static let bandCells = 32768

    private var flattened = Polylines()
    private var points = GrowingBuffer<coverage_point>()
    private var next = GrowingBuffer<Int32>()
    private var contours = GrowingBuffer<Int>()
    private var heads = GrowingBuffer<Int32>()
    private var cells = GrowingBuffer<UInt32>()
    private var touched = GrowingBuffer<UInt64>()
    private var row = GrowingBuffer<UInt8>()
    private var spans = GrowingBuffer<coverage_span>()

    /// The pixels that the loaded polygons may cover.
    private var clip = coverage_clip()
    private var contourCount = 0
    /// Whether the polygons are unclipped and fit one band, as glyphs and small circles do. Their edges need no lists
    /// by band.
    private var isWhole = false
    /// The largest side of an unclipped outline, in pixels, so that coordinates stay in the kernels' range.
    private static let longestWhole = 1 << 14

    deinit {
        points.deallocate()
        next.deallocate()
        contours.deallocate()
        heads.deallocate()
        cells.deallocate()
        touched.deallocate()
        row.deallocate()
        spans.deallocate()
    }

    /// Loads a path in place of the previous one. Returns false if it covers no pixel of `limit`.
    func load(
        _ path: Path, tolerance: Double, transform: DevicePlacement, within limit: PixelRect
    ) -> Bool {
        path.flatten(tolerance: tolerance, transform: transform.near, balanced: true, into: &flattened)
        return load(flattened, movedBy: transform.pixels, within: limit)
    }

    /// Loads polygons in place of the previous outline. Returns false if they cover no pixel of `limit`.
    ///
    /// - Parameter pixels: A shift of the polygons, right and down, in whole pixels.
    func load(_ polygons: Polylines, movedBy pixels: SIMD2<Int> = .zero, within limit: PixelRect) -> Bool {
        // Contours lie one after another, each preceded by a copy of its last point.
        let points = points.reserve(polygons.points.count + polygons.count)
        let contours = contours.reserve(polygons.count + 1)
        var contourCount = 0, pointCount = 0
        var bounds = coverage_bounds(min_x: .max, min_y: .max, max_x: .min, max_y: .min)
        polygons.points.withUnsafeBytes { bytes in
            guard let numbers = bytes.baseAddress?.assumingMemoryBound(to: Double.self) else { return }
            for i in 0..<polygons.count {
                let start = polygons.starts[i]
                let end = i + 1 < polygons.count ? polygons.starts[i + 1] : polygons.points.count
                if coverage_place(
                    points + pointCount, numbers + 2 * start, end - start, Int64(pixels.x), Int64(pixels.y), &bounds)
                    != 0
                {
                    contours[contourCount] = pointCount
                    contourCount += 1
                    pointCount += end - start + 1
                }
            }
        }
        contours[contourCount] = pointCount
        guard contourCount > 0 else { return false }
        clip.min_x = max(limit.minX, Int(bounds.min_x >> 16))
        clip.min_y = max(limit.minY, Int(bounds.min_y >> 16))
        clip.max_x = min(limit.maxX, Int((bounds.max_x + 65535) >> 16))
        clip.max_y = min(limit.maxY, Int((bounds.max_y + 65535) >> 16))
        guard clip.min_x < clip.max_x, clip.min_y < clip.max_y else { return false }
        // Widens the clip to whole groups where the limit allows, because partial groups are slower.
        let groups = (clip.max_x - clip.min_x + coverage_group - 1) / coverage_group
        clip.max_x = min(limit.maxX, clip.min_x + groups * coverage_group)

        clip.band_bits = 3
        let height = clip.max_y - clip.min_y
        while 1 << clip.band_bits < height, stride << (clip.band_bits + 1) <= Self.bandCells { clip.band_bits += 1 }
        self.contourCount = contourCount
        isWhole =
            1 << clip.band_bits >= height && bounds.min_x >> 16 >= limit.minX && bounds.min_y >> 16 >= limit.minY
            && bounds.max_x <= Int64(limit.maxX) << 16 && bounds.max_y <= Int64(limit.maxY) << 16
            && max(clip.max_x - clip.min_x, height) < Self.longestWhole
        if isWhole { return true }
        let heads = heads.reserve(bandCount)
        heads.update(repeating: -1, count: bandCount)
        let next = next.reserve(pointCount)
        for i in 0..<contourCount {
            coverage_link(points, contours[i], contours[i + 1] - contours[i] - 1, next, heads, clip)
        }
        return true
    }

    /// Cells per row: at least three more than columns, because an edge that ends at the right side still writes into
    /// the three cells after the last column.
    private var stride: Int { (clip.max_x - clip.min_x + 2 + coverage_group) / coverage_group * coverage_group }

    private var bandCount: Int { (clip.max_y - clip.min_y + (1 << clip.band_bits) - 1) >> clip.band_bits }

    /// Calls `body` with every band that has edges, from the top. `body` must zero the band's cells. A band whose rows
    /// are all alike, such as one between the corners of a card, has the cells of one row only.
    private func forEachBand(_ body: (coverage_band) -> Void) {
        let height = 1 << clip.band_bits, stride = stride
        let words = (stride / coverage_group + 63) / 64
        // The cells need no clearing here, because `body` zeroes them after each band.
        var band = coverage_band()
        band.cells = cells.reserve(stride * height, fill: 0)
        band.touched = touched.reserve(words * height, fill: 0)
        band.stride = stride
        band.words = words
        band.x = clip.min_x
        band.columns = clip.max_x - clip.min_x
        let points = points.elements
        if isWhole {
            (band.y, band.height, band.rows) = (clip.min_y, clip.max_y - clip.min_y, clip.max_y - clip.min_y)
            let contours = contours.elements
            for i in 0..<contourCount {
                coverage_add_outline(&band, points + contours[i], contours[i + 1] - contours[i] - 1)
            }
            body(band)
            return
        }
        let bandCount = bandCount
        let heads = heads.elements, next = next.elements
        for i in 0..<bandCount where heads[i] >= 0 {
            band.y = clip.min_y + i * height
            band.height = min(height, clip.max_y - band.y)
            band.rows = coverage_is_upright(&band, points, next, heads[i]) != 0 ? 1 : band.height
            coverage_add_edges(&band, points, next, heads[i], i + 1 < bandCount ? heads + i + 1 : nil)
            body(band)
        }
    }

    /// Hands every covered span to the sink, row by row from the top and from left to right. May be called once per
    /// load.
    func sweep<Sink: CoverageSink>(_ rule: Rule, into sink: Sink) {
        forEachBand { sweep($0, rule, into: sink) }
    }

    private func sweep<Sink: CoverageSink>(_ band: coverage_band, _ rule: Rule, into sink: Sink) {
        // `row` has the coverage bytes of the row, and `kept` a copy of them, because the sink may change `row`.
        let row = row.reserve(2 * stride), kept = row + stride
        let spans = spans.reserve(stride / coverage_group + 2)
        let alike = band.height / band.rows
        for y in 0..<band.rows {
            let count = coverage_spans(
                spans, row, band.cells + y * band.stride, band.touched + y * band.words, band.words, band.columns,
                rule.bits)
            let rows = (band.y + y)..<(band.y + y + alike)
            if count == 1, spans[0].level >= 0 {
                sink.constant(
                    rows: rows, x: band.x + Int(spans[0].x), count: Int(spans[0].count),
                    UInt8(truncatingIfNeeded: spans[0].level))
                continue
            }
            if alike > 1 { kept.update(from: row, count: band.columns) }
            let whole = sink.wantsRows ? wholeRow(spans, count) : nil
            for y in rows {
                if let whole { sink.begin(y: y, x: band.x + whole.x, count: whole.count) }
                for i in 0..<count {
                    let span = spans[i]
                    let x = Int(span.x), count = Int(span.count)
                    if span.level < 0 {
                        if y > rows.lowerBound { (row + x).update(from: kept + x, count: count) }
                        sink.masked(y: y, x: band.x + x, count: count, row + x)
                    } else {
                        sink.constant(y: y, x: band.x + x, count: count, UInt8(truncatingIfNeeded: span.level))
                    }
                }
            }
        }
    }

    /// The range of pixels that the spans cover together. nil if there are gaps between the spans, or fewer than two
    /// spans.
    private func wholeRow(_ spans: UnsafeMutablePointer<coverage_span>, _ count: Int) -> (x: Int, count: Int)? {
        guard count > 1 else { return nil }
        var end = spans[0].x
        for i in 0..<count {
            guard spans[i].x == end else { return nil }
            end += spans[i].count
        }
        return (Int(spans[0].x), Int(end - spans[0].x))
    }

    /// A faster `sweep` into a `ColorSink` without a mask. May be called once per load.
    func paint(_ sink: ColorSink, _ rule: Rule) {
        assert(sink.mask == nil)
        let target = sink.target
        let mode = blend_mode(rawValue: UInt32(sink.mode)), isNormal = mode == blend_normal
        // Only four modes have loops that blend a whole band. The other modes are rare and are blended span by span.
        let isSpans = !isNormal && mode != blend_plus_lighter && mode != blend_multiply && mode != blend_screen
        forEachBand { band in
            if band.rows < band.height || isSpans {
                sweep(band, rule, into: sink)
                return
            }
            let window = target.window
            var band = band
            var seen = coverage_window(
                pixels: target.pointer(band.x, band.y), stride: target.stride,
                min_x: max(0, window.minX - band.x), min_y: window.minY - band.y,
                max_x: max(0, min(band.columns, window.maxX - band.x)), max_y: window.maxY - band.y)
            seen.max_x = max(seen.min_x, seen.max_x)
            if isNormal {
                coverage_paint(&band, &seen, rule.bits, sink.color)
            } else {
                coverage_blend(&band, &seen, rule.bits, sink.color, sink.mode)
            }
        }
    }
}

/// Receives the spans of a shape. The spans of a row arrive from left to right and do not overlap.
protocol CoverageSink {
    /// Whether to call `begin` before several contiguous spans of a row.
    var wantsRows: Bool { get }
    /// Announces that the next spans of row `y` are contiguous: they cover `count` pixels from `x` on.
    func begin(y: Int, x: Int, count: Int)
    /// A span that is equal in several rows: all its pixels have the same coverage, at least 1/255.
    func constant(rows: Range<Int>, x: Int, count: Int, _ coverage: UInt8)
    /// A span whose pixels all have the same coverage, at least 1/255.
    func constant(y: Int, x: Int, count: Int, _ coverage: UInt8)
    /// A span with one coverage byte per pixel, which the sink may change.
    func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>)
}

extension CoverageSink {
    var wantsRows: Bool { false }

    func begin(y: Int, x: Int, count: Int) {}

    @inline(__always)
    func constant(rows: Range<Int>, x: Int, count: Int, _ coverage: UInt8) {
        for y in rows { constant(y: y, x: x, count: count, coverage) }
    }
}
