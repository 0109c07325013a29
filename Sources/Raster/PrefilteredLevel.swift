// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry
import Synchronization

/// A mipmap level of which one bilinear sample is the mean over a device pixel, or over as much of it as is the same in all
/// directions.
///
/// That mean does not depend on where in the image the pixel lies. So it is taken once, for every pixel of the level, and
/// each frame of an image that turns or moves needs one sample a pixel in place of four or more.
///
/// The kernel is a box along the image's axes. Its width is such that the variances of it, of the level's pixels and of
/// their interpolation together are that of the device pixel's box. Widths come in steps of an eighth of an octave, too
/// small to be seen, so that an image that changes its size needs a new level only every few frames.
///
/// Made in tiles, by `prepare`: a tilted image needs several widths, and of each of them a stripe. Threads that need the same
/// tiles at the same time share their making. It is kept as columns, of which a tile is a page of memory: where rows were whole, each
/// row of a stripe would take another page, and all that is beside it.
final class PrefilteredLevel: @unchecked Sendable {
    private let store: FilteredLevels
    private let source: PixelLevel
    private let weights: [UInt16]
    /// What the kernels take.
    let samples: samples_image
    /// nil where there is nothing to be filtered.
    private let memory: LevelMemory?
    private let step: Int

    /// Pixels of a tile. Narrow ones, since what is tilted mostly needs upright stripes of each width: half of a tile more to
    /// both sides, which nobody samples. One pixel of the next column more belongs to each row.
    private static let tile = (width: Int(samples_column), height: 32), stride = Int(samples_column) + 1
    /// Rows of a page: columns begin with one.
    private static let pageRows = 4096 / 4 / stride
    /// Wider ones are kept as rows.
    private static let widest = 0x7FFF
    /// From one column to the next, in pixels.
    private let column: Int
    private let columns: Int
    private let rows: Int
    /// By rows, what became of each tile.
    private let tiles: UnsafeMutablePointer<Atomic<UInt8>>
    private enum Tile {
        static let missing: UInt8 = 0
        static let inWork: UInt8 = 1
        static let done: UInt8 = 2
    }
    private let missing: Atomic<Int>
    /// When it was asked for last; belongs to `store`, and is guarded by its lock.
    var lastUse = 0

    private static let stepsPerOctave = 8
    /// Where one sample makes a device pixel, that is at least this many pixels of the level wide. With fewer a sample shows
    /// whether it falls onto a pixel or between two: at 2 a wheel with teeth is off by 11 levels (root mean square), from
    /// here on by 2 to 4.
    static let leastGrains = 2.55
    /// How many pixels away from one a pixel is that it depends on, at most.
    static let reach = 2

    /// - Parameter shrinking: How many pixels of the image a device pixel is wide.
    static func step(shrinking: Double) -> Int {
        Int(Footprint.approximateLog2(max(shrinking, 1)) * Double(stepsPerOctave) + 0.5)
    }

    static func shrinking(_ step: Int) -> Double {
        let (octave, rest) = step.quotientAndRemainder(dividingBy: stepsPerOctave)
        return Double(1 << octave) * (1 + Double(rest) / Double(stepsPerOctave))
    }

    /// - Parameters:
    ///   - source: The mipmap that is filtered, number `number` of the image's; its pixels must outlive this.
    ///   - occupied: Of that mipmap, with what lies up to `reach` around; nil of an opaque image. Owned by its chain: the corners
    ///     around a gear need no samples.
    ///   - store: Counts what it holds.
    init(
        _ source: PixelLevel, step: Int, number: Int, occupied: UnsafePointer<UInt8>?, in store: FilteredLevels
    ) {
        self.store = store
        let shrinking = Self.shrinking(step)
        let grain = Double(1 << number)
        // In pixels of the image: the box has r²/12, on top of that of a single sample where nothing is shrunk, 1/6;
        // a sample of a mipmap has g²/4 − 1/12.
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
        // An odd number of pages: the beginnings of columns must not all fall into the same places of the caches.
        column = source.width > Self.widest ? 0 : ((source.height + Self.pageRows - 1) / Self.pageRows | 1) * 4096 / 4
        // Of columns the last pixel is the neighbour of the one before, never alone.
        columns = max(1, (source.width - (column == 0 ? 0 : 1) + Self.tile.width - 1) / Self.tile.width)
        // The kernels load four pixels at once.
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

    /// What it holds beside the image's own mipmaps.
    var bytes: Int { memory?.bytes ?? 0 }

    /// Whether all of it is made.
    var isComplete: Bool { missing.load(ordering: .acquiring) == 0 }

    /// Makes what is sampled: must return before that.
    ///
    /// - Parameter part: Of the level's pixels; nil for all of them.
    func prepare(_ part: PixelRect? = nil) {
        guard !isComplete else { return }
        let whole = PixelRect(minX: 0, minY: 0, maxX: source.width, maxY: source.height)
        let part = (part ?? whole).intersection(whole)
        guard !part.isEmpty else { return }
        // The last pixel of a row may be in the column before alone.
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
        // What others make takes them some microseconds.
        for row in y {
            for column in x {
                while tiles[row * columns + column].load(ordering: .acquiring) != Tile.done { sched_yield() }
            }
        }
    }

    /// Along rows and then along columns; beyond the edges pixels are repeated.
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
        store.countMade(bytes: bytes)
    }

    /// A box of at most 5 pixels, whose width need not be whole: the outermost ones count in part. The weights sum up to 65535.
    private static func weights(variance: Double) -> [UInt16] {
        // Of a box over 1 pixel and two parts of others the variance is (w − 1) / w; over 3 and two parts (4w − 10) / w.
        let isNarrow = variance <= 2.0 / 3
        let width = isNarrow ? 1 / (1 - variance) : 10 / (4 - variance)
        let inner = UInt16(65535 / width), part = UInt16(65535 / width * (width - (isNarrow ? 1 : 3)) / 2)
        var weights = isNarrow ? [part, inner, part] : [part, inner, inner, inner, part]
        weights[weights.count / 2] += 65535 - weights.reduce(0, +)
        return weights
    }
}
