// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Geometry

/// Samples rows of an image under a projection.
///
/// The kernels compute groups of eight pixels, and several groups at once are cheaper than one after another. So all
/// pixels that the spans of a row will need are sampled at once into a buffer, in whole groups. The spans then read
/// from the buffer.
package final class ProjectedRows {
    private let chain: MipChain
    private let inverse: ProjectionTransform
    private let interpolation: ImageInterpolation
    private let patches: FootprintPatches
    private let runs: UnsafeMutablePointer<samples_run>
    private let buffer: UnsafeMutablePointer<UInt32>
    /// The current row. A pointer avoids the exclusivity checks of a stored property.
    private let current: UnsafeMutablePointer<CurrentRow>
    private struct CurrentRow {
        var y = Int.min
        /// The columns `start ..< end`, whose pixels are at the start of the buffer.
        var start = 0, end = 0
        var places = LevelPlaces()
    }
    private static let lanes = Int(samples_lanes)
    /// The longest row plus the padding of its first and last group.
    private static let longest = rowChunk + 2 * lanes
    /// One extra run, because a narrow patch may come before the first whole group.
    private static let mostRuns = longest / lanes + 1

    package init(_ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, _ chain: MipChain) {
        self.chain = chain
        self.inverse = inverse
        self.interpolation = interpolation
        patches = FootprintPatches(inverse, interpolation, chain)
        // One allocation for all buffers, since every drawing makes a `ProjectedRows`.
        let runBytes = Self.mostRuns * MemoryLayout<samples_run>.stride, rowBytes = MemoryLayout<CurrentRow>.stride
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: rowBytes + runBytes + Self.longest * 4, alignment: MemoryLayout<CurrentRow>.alignment)
        current = block.bindMemory(to: CurrentRow.self, capacity: 1)
        current.initialize(to: CurrentRow())
        runs = (block + rowBytes).bindMemory(to: samples_run.self, capacity: Self.mostRuns)
        buffer = (block + rowBytes + runBytes).bindMemory(to: UInt32.self, capacity: Self.longest)
    }

    deinit {
        UnsafeMutableRawPointer(current).deallocate()
    }

    /// Samples pixels that following calls will request; at most `rowChunk` of them.
    package func prepare(x: Int, y: Int, count: Int) {
        let end = x + count
        if current.pointee.y == y, current.pointee.start <= x, x <= current.pointee.end {
            if end <= current.pointee.end { return }
            if end - current.pointee.start > Self.longest - Self.lanes {
                // Moves the sampled pixels, beginning with column `x`, to the start of the buffer.
                buffer.update(from: buffer + (x - current.pointee.start), count: current.pointee.end - x)
                current.pointee.start = x
            }
        } else {
            if current.pointee.y != y {
                current.pointee.y = y
                current.pointee.places.levels = LevelPlaces.none
            }
            let patch = patches.patch(x: x, y: y)
            let start = patch.pointee.isEven ? x & ~(Self.lanes - 1) : patch.pointee.start
            (current.pointee.start, current.pointee.end) = (start, start)
        }
        sample(upTo: end)
    }

    /// The pixels of a span of at most `rowChunk`. Valid until the next request.
    package func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
        prepare(x: x, y: y, count: count)
        return UnsafePointer(buffer + (x - current.pointee.start))
    }

    /// Samples more pixels, up to `limit`, in whole groups or patches.
    private func sample(upTo limit: Int) {
        let y = current.pointee.y, row = buffer - current.pointee.start
        let end = (limit + Self.lanes - 1) & ~(Self.lanes - 1)
        var runCount = 0
        var x = current.pointee.end
        while x < limit {
            // Patches in the same eight columns share a slot, so pending runs are sampled before the slot is reused.
            if x & (Self.lanes - 1) != 0 { sampleRuns(&runCount) }
            let patch = patches.patch(x: x, y: y)
            let sampled = patch.pointer(to: \.footprint).unsafelyUnwrapped
            let kind = sampled.pointee.footprint.kind
            if interpolation.takesOneSample || kind == .bicubic {
                x = sampleSingly(row + x, x: x, y: y, end: end, patch)
                continue
            }
            let level = sampled.pointee.footprint.level, stop = min(patch.pointee.end, end)
            if current.pointee.places.needsRoom(for: level) { sampleRuns(&runCount) }
            let samples = sampled.pointer(to: \.footprint).unsafelyUnwrapped.pointer(to: \.samples)
            runs[runCount] = samples_run(
                pixels: row + x, image: UnsafePointer(sampled.pointer(to: \.picture)), row: places(y, level: level),
                footprint: samples, first: x, count: stop - x, is_inside: patch.pointee.isInside ? 1 : 0,
                ahead: patch.pointee.ahead)
            runCount += 1
            x = stop
        }
        sampleRuns(&runCount)
        current.pointee.end = x
    }

    private func sampleRuns(_ count: inout Int) {
        guard count > 0 else { return }
        samples_runs(runs, count)
        count = 0
    }

    /// Samples pixels that take a single sample each, or bicubic samples. Returns the column after the last sampled
    /// one.
    private func sampleSingly(
        _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, end: Int,
        _ patch: UnsafeMutablePointer<FootprintPatches.Patch>
    ) -> Int {
        var stop = patch.pointee.end
        let level = patch.pointee.footprint.footprint.level
        if patch.pointee.isEven, interpolation.takesOneSample {
            // Merges patches that use the same mipmap into one call. `patch` points to a slot of the cache of patches,
            // which has 128 slots, one per eight columns. The loop does not overwrite this slot, because an even patch
            // is longer than eight columns and a row is shorter than a thousand.
            while stop < end {
                let next = patches.patch(x: stop, y: y)
                if next.pointee.footprint.footprint.level != level { break }
                stop = next.pointee.end
            }
        }
        stop = min(stop, end)
        let picture = UnsafePointer(patch.pointer(to: \.footprint).unsafelyUnwrapped.pointer(to: \.picture))
        switch patch.pointee.footprint.footprint.kind {
        case .nearest: samples_nearest(pixels, picture, places(y, level: level), x, stop - x)
        case .bilinear: samples_bilinear(pixels, picture, places(y, level: level), x, stop - x)
        case .bicubic: chain.picture.bicubic(pixels, inverse, x: x, y: y, count: stop - x)
        case .mean: assertionFailure("a mean is no single sample")
        }
        return stop
    }

    /// The positions of the row's pixels in a mipmap.
    private func places(_ y: Int, level: Int) -> UnsafePointer<samples_row> {
        let place = level & (LevelPlaces.count - 1)
        let row =
            UnsafeMutableRawPointer(current.pointer(to: \.places.rows).unsafelyUnwrapped)
            .assumingMemoryBound(to: samples_row.self) + place
        if current.pointee.places.levels[place] != Int32(level) {
            current.pointee.places.levels[place] = Int32(level)
            row.pointee = samples_row(inverse, y: y, level: level, of: chain.picture)
        }
        return UnsafePointer(row)
    }

    /// The positions of a row's pixels in up to `count` mipmaps.
    private struct LevelPlaces {
        static let count = 4, none = SIMD4<Int32>(repeating: -1)

        /// The level in each slot; a level's slot is its number modulo `count`.
        var levels = none
        var rows = (samples_row(), samples_row(), samples_row(), samples_row())

        /// Whether the slot of `level` holds another level.
        func needsRoom(for level: Int) -> Bool {
            let known = levels[level & (Self.count - 1)]
            return known >= 0 && known != Int32(level)
        }
    }
}
