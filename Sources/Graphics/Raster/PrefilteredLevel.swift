// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry
import Synchronization

/// A mipmap level that is filtered for one device pixel size. One bilinear sample of it is the mean over a device
/// pixel, or over the isotropic part of the pixel's footprint.
///
/// That mean does not depend on the pixel's place, so it is computed once for every pixel of the level. Each frame of a
/// moving image then needs one sample per pixel instead of four or more.
///
/// The kernel is a box along the image's axes. Its width is chosen by variances: those of the box, of the level's
/// pixels and of their interpolation add up to that of the device pixel's box. Widths come in steps of an eighth of an
/// octave, which are too small to see. So an image that changes its size needs a new level only every few frames.
///
/// `prepare` filters tiles on demand, since a tilted image needs several widths and a stripe of each. Threads that need
/// the same tiles at the same time share the work. Memory is laid out in columns in which a tile is one page. With
/// whole rows, each row of a stripe would commit another page.
final class PrefilteredLevel: @unchecked Sendable {
    private let store: FilteredLevels
    private let source: PixelLevel
    private let weights: [UInt16]
    /// The level in the form that kernels take.
    let samples: samples_image
    /// nil if no filtering is necessary.
    private let memory: LevelMemory?
    private let step: Int

    /// The size of a tile in pixels. Tiles are narrow, because tilted images mostly sample an upright stripe of each
    /// level. On each side of the stripe, half the width of a tile is filtered in vain on average. Each row of a tile
    /// has one extra pixel, the first of the next column.
    private static let tile = (width: Int(samples_column), height: 32), stride = Int(samples_column) + 1
    /// The number of rows of a column in a page of 4096 bytes. Every column begins at the start of a page.
    private static let pageRows = 4096 / 4 / stride
    /// The largest width in pixels for the layout in columns; wider levels are laid out in rows.
    private static let widest = 0x7FFF
    /// The distance in memory, in pixels, from one column of the level to the next. 0 if the level is laid out in rows.
    private let column: Int
    private let columns: Int
    private let rows: Int
    /// The state of each tile, row by row.
    private let tiles: UnsafeMutablePointer<Atomic<UInt8>>
    private enum Tile {
        static let missing: UInt8 = 0
        static let inWork: UInt8 = 1
        static let done: UInt8 = 2
    }
    private let missing: Atomic<Int>
    /// The sequence number of the last request for this level, among all requests to `store`. Guarded by the lock of
    /// `store`.
    var lastUse = 0

    private static let stepsPerOctave = 8
    /// The minimum width, in pixels of the level, of a device pixel that takes a single sample. In narrower device
    /// pixels, it would be visible whether the sample falls onto a pixel or between two.
    static let minimumFootprint = 2.55
    /// The radius of the kernel in pixels.
    static let reach = 2

    /// The filter step for a device pixel that is `shrinking` pixels of the image wide.
    static func step(shrinking: Double) -> Int {
        Int(Footprint.approximateLog2(max(shrinking, 1)) * Double(stepsPerOctave) + 0.5)
    }

    static func shrinking(_ step: Int) -> Double {
        let (octave, rest) = step.quotientAndRemainder(dividingBy: stepsPerOctave)
        return Double(1 << octave) * (1 + Double(rest) / Double(stepsPerOctave))
    }

    /// - Parameters:
    ///   - source: The mipmap to filter. Its pixels must outlive this object.
    ///   - number: The number of times that `source` was halved.
    ///   - occupied: For each tile of `source`, whether it has visible pixels in it or up to `reach` around. nil for an
    ///     opaque image. The chain owns the memory.
    ///   - store: Counts the memory in use.
    init(
        _ source: PixelLevel, step: Int, number: Int, occupied: UnsafePointer<UInt8>?, in store: FilteredLevels
    ) {
        self.store = store
        let shrinking = Self.shrinking(step)
        let grain = Double(1 << number)
        // Variances are in square pixels of the image. A bilinear sample of the image has the variance 1/6, to which a
        // box of width r adds (r² − 1)/12. A bilinear sample of a mipmap whose pixels have the width g has the variance
        // g²/4 − 1/12.
        let variance = max(((shrinking * shrinking - 1) / 12 + 0.25) / (grain * grain) - 0.25, 0)
        self.source = source
        self.step = step
        var samples = source.samples
        samples.occupied = occupied
        guard variance > 0 else {
            (memory, weights) = (nil, [])
            (columns, rows, column) = (0, 0, 0)
            tiles = .allocate(capacity: 0)
            missing = Atomic(0)
            self.samples = samples
            return
        }
        weights = Self.weights(variance: min(variance, 2))
        rows = (source.height + Self.tile.height - 1) / Self.tile.height
        // The distance between columns is an odd number of pages. Otherwise the starts of columns would map to the same
        // cache sets.
        column = source.width > Self.widest ? 0 : ((source.height + Self.pageRows - 1) / Self.pageRows | 1) * 4096 / 4
        // Each row of a column also stores the first pixel of the next column. So in the layout in columns, the last
        // pixel of a row needs no column of its own.
        columns = max(1, (source.width - (column == 0 ? 0 : 1) + Self.tile.width - 1) / Self.tile.width)
        // Three extra pixels, because kernels load four at once.
        let count = column == 0 ? source.width * source.height : columns * column + 3
        let memory = store.memory(LevelMemory.Shape(byteCount: count * 4, tileCount: columns * rows), step: step)
        self.memory = memory
        samples.base = UnsafePointer(memory.base)
        samples.stride = Int32(column == 0 ? source.width : Self.stride)
        samples.column = Int32(column)
        self.samples = samples
        tiles = .allocate(capacity: columns * rows)
        for i in 0..<columns * rows { (tiles + i).initialize(to: Atomic(Tile.missing)) }
        missing = Atomic(columns * rows)
    }

    deinit {
        if let memory { store.recycle(memory, step: step) }
        tiles.deinitialize(count: columns * rows)
        tiles.deallocate()
    }

    /// The bytes in use beside the image's own mipmaps.
    var bytes: Int { memory?.bytes ?? 0 }

    /// Whether all tiles are filtered.
    var isComplete: Bool { missing.load(ordering: .acquiring) == 0 }

    /// Filters the tiles that a drawing will sample. Must return before they are sampled.
    ///
    /// - Parameter part: In pixels of the level; nil for all of them.
    func prepare(_ part: PixelRect? = nil) {
        guard !isComplete else { return }
        let whole = PixelRect(minX: 0, minY: 0, maxX: source.width, maxY: source.height)
        let part = (part ?? whole).intersection(whole)
        guard !part.isEmpty else { return }
        // The last pixel of a row may have no column of its own. It is then the extra pixel of the column before.
        let x = min(part.minX / Self.tile.width, columns - 1)...min((part.maxX - 1) / Self.tile.width, columns - 1)
        let y = part.minY / Self.tile.height...(part.maxY - 1) / Self.tile.height
        var isComplete = true
        for row in y {
            for column in x {
                let tile = tiles + (row * columns + column)
                guard tile.pointee.load(ordering: .acquiring) != Tile.done else { continue }
                let (isMine, _) = tile.pointee.compareExchange(
                    expected: Tile.missing, desired: Tile.inWork, ordering: .acquiringAndReleasing)
                guard isMine else {
                    isComplete = false
                    continue
                }
                make(column: column, row: row)
                tile.pointee.store(Tile.done, ordering: .releasing)
                missing.subtract(1, ordering: .releasing)
            }
        }
        guard !isComplete else { return }
        // Waits for tiles that other threads are filtering, which takes microseconds.
        for row in y {
            for column in x {
                while tiles[row * columns + column].load(ordering: .acquiring) != Tile.done { sched_yield() }
            }
        }
    }

    /// Filters one tile along columns, then along rows. Pixels beyond the edges repeat the edge.
    private func make(column: Int, row: Int) {
        guard let memory else { return }
        let x = column * Self.tile.width, y = row * Self.tile.height
        let width = min(self.column == 0 ? Self.tile.width : Self.stride, source.width - x),
            height = min(Self.tile.height, source.height - y)
        filter_tile(
            memory.base + column * max(self.column - Self.tile.width, 0), Int(samples.stride), source.base,
            source.stride, source.width,
            source.height, x, y, width, height, weights, weights.count)
        let bytes = height * Self.stride * 4
        store.count(bytes: memory.write(tile: row * columns + column, bytes: bytes))
        store.recordFilteredBytes(bytes: bytes)
    }

    /// The weights of a box of at most 5 pixels. The two outermost pixels may count only in part. The weights sum to
    /// 65535.
    private static func weights(variance: Double) -> [UInt16] {
        // Computes the width w of the box from its variance. A box over 1 whole and two partial pixels has the variance
        // (w − 1) / w. A box over 3 whole and two partial pixels has the variance (4w − 10) / w.
        let isNarrow = variance <= 2.0 / 3
        let width = isNarrow ? 1 / (1 - variance) : 10 / (4 - variance)
        let inner = UInt16(65535 / width), part = UInt16(65535 / width * (width - (isNarrow ? 1 : 3)) / 2)
        var weights = isNarrow ? [part, inner, part] : [part, inner, inner, inner, part]
        weights[weights.count / 2] += 65535 - weights.reduce(0, +)
        return weights
    }
}
