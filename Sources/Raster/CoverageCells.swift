import CSpans

/// Exact-area antialiased scan conversion.
///
/// The model. Every pixel row keeps a line of cells. An edge that crosses a pixel of that row over the height `d`
/// (signed by its direction) leaves `d · (share of the pixel to its right)` in the pixel's cell and the rest of `d`
/// in the next one. The running sum along the row is then, for every pixel, the winding number averaged over the
/// pixel's area: exact for shapes that do not overlap themselves inside of one pixel.
///
///          x        x+1                   cell[x]   += d · (1 − m)
///        ┌───────╱─┬─────────┐            cell[x+1] += d · m
///      d │     ╱▒▒▒│▒▒▒▒▒▒▒▒▒│            m: mean distance of the edge from the pixel's left side
///        └───╱─────┴─────────┘
///
/// The cost. Only bands of 32 rows exist at a time (they stay in the cache), and one bit for every four cells says
/// whether an edge touched them: the sweep sums only those and hands everything between two touched runs to the
/// sink as one constant span. So time goes with the length of the outline, not with the area. Dense accumulation
/// buffers measured 1.5–5 times slower.
///
/// Floats are exact enough here: positions are relative to the clip's corner and the sums stay near ±1, so that the
/// error stays below 1/255 by orders of magnitude; nothing is fused, so that the bytes are the same everywhere.
final class CoverageCells {
    private struct Edge {
        /// Relative to the clip's corner.
        var line: coverage_edge
        /// The next edge of the same band, or −1.
        var next: Int32
    }

    static let bandHeight = 32
    /// Far outside of any picture, and far inside of what the arithmetic can hold.
    static let coordinateLimit = 1e9

    private var edges: UnsafeMutablePointer<Edge>
    private var edgeCapacity = 1024
    private var edgeCount = 0
    /// First edge of each band.
    private var heads: [Int32] = []
    private var cells: UnsafeMutablePointer<Float>
    private var cellCapacity = 0
    private var touched: UnsafeMutablePointer<UInt64>
    private var touchedCapacity = 0
    private var row: UnsafeMutablePointer<UInt8>
    private var rowCapacity = 0

    private var clip = PixelRect.empty
    private var width = 0.0
    private var height = 0.0

    init() {
        edges = .allocate(capacity: edgeCapacity)
        cells = .allocate(capacity: 1)
        touched = .allocate(capacity: 1)
        row = .allocate(capacity: 1)
    }

    deinit {
        edges.deallocate()
        cells.deallocate()
        touched.deallocate()
        row.deallocate()
    }

    /// Forgets all edges; from now on only what covers pixels of `clip` is kept.
    func begin(clip: PixelRect) {
        self.clip = clip
        width = Double(clip.width)
        height = Double(clip.height)
        edgeCount = 0
        let bandCount = (clip.height + Self.bandHeight - 1) / Self.bandHeight
        heads.removeAll(keepingCapacity: true)
        heads.append(contentsOf: repeatElement(-1, count: bandCount))
    }

    /// One edge in device coordinates, which must be finite and of at most `coordinateLimit`.
    func add(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard y0 != y1 else { return }
        let dx = Double(clip.minX), dy = Double(clip.minY)
        if y0 < y1 {
            cut(x0 - dx, y0 - dy, x1 - dx, y1 - dy, 1)
        } else {
            cut(x1 - dx, y1 - dy, x0 - dx, y0 - dy, -1)
        }
    }

    /// Cuts a downward edge to the clip. What lies left of it winds around its first column just the same; what lies
    /// right of it covers nothing inside.
    private func cut(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ direction: Float) {
        guard y1 > 0, y0 < height else { return }
        var (x0, y0, x1, y1) = (x0, y0, x1, y1)
        let slope = (x1 - x0) / (y1 - y0)
        if y0 < 0 {
            x0 -= y0 * slope
            y0 = 0
        }
        if y1 > height {
            x1 = x0 + (height - y0) * slope
            y1 = height
        }
        guard x0 < width || x1 < width else { return }
        if x0 >= 0 && x1 >= 0 && x0 <= width && x1 <= width {
            append(x0, y0, x1, y1, direction)
            return
        }
        // Up to three pieces: left of the clip, inside, right of it.
        let yLeft = min(max(y0 - x0 / slope, y0), y1)
        let yRight = min(max(y0 + (width - x0) / slope, y0), y1)
        if x0 < 0 {
            if x1 <= 0 {
                append(0, y0, 0, y1, direction)
            } else {
                append(0, y0, 0, yLeft, direction)
                append(0, yLeft, min(x1, width), x1 > width ? yRight : y1, direction)
            }
        } else if x1 < 0 {
            append(min(x0, width), x0 > width ? yRight : y0, 0, yLeft, direction)
            append(0, yLeft, 0, y1, direction)
        } else if x0 > width {
            append(width, yRight, x1, y1, direction)
        } else {
            append(x0, y0, width, yRight, direction)
        }
    }

    private func append(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ direction: Float) {
        let (fx0, fy0, fx1, fy1) = (Float(x0), Float(y0), Float(x1), Float(y1))
        guard fy0 < fy1 else { return }
        if edgeCount == edgeCapacity { growEdges() }
        let band = min(Int(fy0) / Self.bandHeight, heads.count - 1)
        let slope = (fx1 - fx0) / (fy1 - fy0)
        let line = coverage_edge(
            x0: fx0, y0: fy0, x1: fx1, y1: fy1, slope: slope.isFinite ? slope : 0, direction: direction)
        edges[edgeCount] = Edge(line: line, next: heads[band])
        heads[band] = Int32(edgeCount)
        edgeCount += 1
    }

    private func growEdges() {
        let larger = UnsafeMutablePointer<Edge>.allocate(capacity: edgeCapacity * 2)
        larger.update(from: edges, count: edgeCount)
        edges.deallocate()
        edges = larger
        edgeCapacity *= 2
    }

    /// Hands every covered span to the sink, row by row from the top, left to right.
    func sweep<Sink: CoverageSink>(evenOdd: Bool, antialiased: Bool, into sink: inout Sink) {
        guard edgeCount > 0 else { return }
        let columns = clip.width
        // An edge at the right side still writes into the cell after the last one.
        let stride = (columns + 2 + 3) & ~3
        let words = (stride / 4 + 63) / 64
        reserve(cells: stride * Self.bandHeight, words: words * Self.bandHeight, row: stride)
        for band in heads.indices where heads[band] >= 0 {
            let top = band * Self.bandHeight
            let rows = min(Self.bandHeight, clip.height - top)
            accumulate(band: band, top: top, rows: rows, stride: stride, words: words)
            for y in 0..<rows {
                sweepRow(
                    cells + y * stride, touched + y * words, words: words, columns: columns,
                    y: clip.minY + top + y, evenOdd: evenOdd, antialiased: antialiased, sink: &sink)
            }
        }
    }

    /// The buffers are all zero between two sweeps: every sweep wipes what it reads.
    private func reserve(cells cellCount: Int, words: Int, row rowCount: Int) {
        if cellCapacity < cellCount {
            cells.deallocate()
            cells = .allocate(capacity: cellCount)
            cells.initialize(repeating: 0, count: cellCount)
            cellCapacity = cellCount
        }
        if touchedCapacity < words {
            touched.deallocate()
            touched = .allocate(capacity: words)
            touched.initialize(repeating: 0, count: words)
            touchedCapacity = words
        }
        if rowCapacity < rowCount {
            row.deallocate()
            row = .allocate(capacity: rowCount)
            row.initialize(repeating: 0, count: rowCount)
            rowCapacity = rowCount
        }
    }

    private func accumulate(band: Int, top: Int, rows: Int, stride: Int, words: Int) {
        let bandTop = Float(top), bandBottom = Float(top + rows)
        let (edges, cells, touched) = (edges, cells, touched)
        var index = heads[band]
        while index >= 0 {
            let edge = edges[Int(index)]
            if edge.line.y1 > bandBottom && band + 1 < heads.count {
                edges[Int(index)].next = heads[band + 1]
                heads[band + 1] = index
            }
            index = edge.next
            coverage_add_edge(cells, touched, stride, words, edge.line, bandTop, bandBottom)
        }
    }

    @inline(__always)
    private func sweepRow<Sink: CoverageSink>(
        _ cell: UnsafeMutablePointer<Float>, _ bits: UnsafeMutablePointer<UInt64>, words: Int, columns: Int, y: Int,
        evenOdd: Bool, antialiased: Bool, sink: inout Sink
    ) {
        var sum: Float = 0
        var x = 0
        var word = 0
        var pending = bits[0]
        bits[0] = 0
        while true {
            while pending == 0 {
                word += 1
                if word == words {
                    if x < columns {
                        let coverage = Self.byte(sum, evenOdd: evenOdd, antialiased: antialiased)
                        if coverage > 0 { sink.constant(y: y, x: clip.minX + x, count: columns - x, coverage) }
                    }
                    return
                }
                pending = bits[word]
                bits[word] = 0
            }
            // A run of touched groups, up to the end of this word; the next word goes on with the same sum.
            let first = pending.trailingZeroBitCount
            let ones = (~(pending >> UInt64(first))).trailingZeroBitCount
            let length = min(ones, 64 - first)
            pending = length == 64 ? 0 : pending & ~(((1 << UInt64(length)) &- 1) << UInt64(first))
            let start = (word * 64 + first) * 4
            if x < start {
                let coverage = Self.byte(sum, evenOdd: evenOdd, antialiased: antialiased)
                if coverage > 0 {
                    sink.constant(y: y, x: clip.minX + x, count: min(start, columns) - x, coverage)
                }
            }
            sum = coverage_sum(row, cell + start, length * 4, sum, evenOdd ? 1 : 0)
            if !antialiased { for k in 0..<length * 4 { row[k] = row[k] >= 128 ? 255 : 0 } }
            x = start + length * 4
            let visible = min(x, columns) - start
            if visible > 0 { sink.masked(y: y, x: clip.minX + start, count: visible, row) }
        }
    }

    /// The share of a pixel that a winding number averaged over it makes, as 0…255.
    @inline(__always)
    private static func byte(_ winding: Float, evenOdd: Bool, antialiased: Bool) -> UInt8 {
        let value = coverage_byte(winding, evenOdd ? 1 : 0)
        return antialiased ? value : (value >= 128 ? 255 : 0)
    }
}

/// What receives the spans of a shape. Spans of one row come from left to right and do not overlap.
protocol CoverageSink {
    /// All pixels of the span are covered alike, by at least 1/255.
    mutating func constant(y: Int, x: Int, count: Int, _ coverage: UInt8)
    /// One byte for every pixel; the sink may change them.
    mutating func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>)
}
