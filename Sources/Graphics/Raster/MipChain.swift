// SPDX-License-Identifier: MIT

import CKernels
import Synchronization

/// An image to sample: premultiplied RGBA pixels, not owned.
///
/// `Sendable` is unchecked, because pixels do not change while they are read.
package struct PixelLevel: @unchecked Sendable {
    let base: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    /// Pixels from one row to the next.
    let stride: Int

    package init(base: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int) {
        (self.base, self.width, self.height, self.stride) = (base, width, height, stride)
    }

    /// Whether all pixels are opaque. Examines every pixel; for a whole bitmap, `Bitmap.isOpaque` is cheaper.
    var isOpaque: Bool {
        for y in 0..<height {
            let row = base + y * stride
            for x in 0..<width where row[x] >> 24 < 255 { return false }
        }
        return true
    }
}

/// An image and its mipmaps: level `n + 1` averages 2×2 pixels of level `n`, premultiplied.
///
/// Odd sides are rounded up and their last pixel counts twice. So pixel `i` of level `n` covers exactly the pixels
/// `i·2ⁿ ..< (i + 1)·2ⁿ` of the image, and coordinates are converted by a shift.
///
/// Levels are made on first use: an image drawn at its own size needs none. Several threads may use a chain at the same
/// time.
package final class MipChain: Sendable {
    /// The chain's number, unique among all chains of the process.
    let id: Int
    private static let lastID = Atomic(0)

    /// The image itself; its pixels are not owned.
    let picture: PixelLevel
    /// The number of levels down to a single pixel.
    let levelCount: Int

    /// Whether all pixels are known to be opaque; false for layers, whose pixels are not examined.
    let isOpaque: Bool

    /// Whether the image is a layer, which is drawn only once.
    let isLayer: Bool

    private let filtered: FilteredLevels

    private struct Levels {
        /// Levels 1, 2, …: each half as wide as the one before. Their memory is owned.
        var halves: [PixelLevel] = []
        /// For each level of an image that is not opaque: whether each tile has visible pixels in it or near it. The
        /// memory is owned.
        var occupied: [Int: UnsafeMutablePointer<UInt8>] = [:]
    }
    private let made = Mutex(Levels())

    /// - Parameters:
    ///   - picture: Must outlive the chain.
    ///   - isOpaque: Whether all pixels are known to be opaque.
    ///   - isLayer: Whether the image is a layer, which is drawn only once.
    package convenience init(_ picture: PixelLevel, isOpaque: Bool = false, isLayer: Bool = false) {
        self.init(picture, isOpaque: isOpaque, isLayer: isLayer, filtered: .shared)
    }

    init(_ picture: PixelLevel, isOpaque: Bool = false, isLayer: Bool = false, filtered: FilteredLevels) {
        self.filtered = filtered
        id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
        self.picture = picture
        self.isLayer = isLayer
        self.isOpaque = isOpaque
        var side = max(picture.width, picture.height), count = 1
        while side > 1 {
            side = (side + 1) / 2
            count += 1
        }
        levelCount = count
    }

    /// Level `n`, or the single-pixel level if there is no level `n`.
    func level(_ n: Int) -> PixelLevel {
        let n = min(n, levelCount - 1)
        if n == 0 { return picture }
        return made.withLock { made in
            while made.halves.count < n { made.halves.append(Self.half(of: made.halves.last ?? picture)) }
            return made.halves[n - 1]
        }
    }

    /// Level `number` with the filter for `step` (`PrefilteredLevel.step(shrinking:)`). Its tiles are filtered on
    /// demand. Valid as long as the chain exists.
    func prefiltered(step: Int, number: Int) -> PrefilteredLevel {
        let source = level(number)
        return filtered.level(FilteredLevels.Key(chain: id, step: step, number: number)) {
            PrefilteredLevel(
                source, step: step, number: number, occupied: isOpaque ? nil : occupied(source, number), in: filtered)
        }
    }

    private func occupied(_ level: PixelLevel, _ number: Int) -> UnsafePointer<UInt8> {
        made.withLock { made in
            if let tiles = made.occupied[number] { return UnsafePointer(tiles) }
            let side = Int(samples_tile)
            let columns = (level.width + side - 1) / side, rows = (level.height + side - 1) / side
            let tiles = UnsafeMutablePointer<UInt8>.allocate(capacity: columns * rows)
            var picture = level.samples
            samples_find_occupied(tiles, &picture, Int32(PrefilteredLevel.reach), 0, Int32(rows))
            made.occupied[number] = tiles
            return UnsafePointer(tiles)
        }
    }

    private static func half(of level: PixelLevel) -> PixelLevel {
        let width = (level.width + 1) / 2, height = (level.height + 1) / 2
        let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        for y in 0..<height {
            let upper = level.base + 2 * y * level.stride
            let lower = level.base + min(2 * y + 1, level.height - 1) * level.stride
            filter_halve(base + y * width, upper, lower, level.width)
        }
        return PixelLevel(base: base, width: width, height: height, stride: width)
    }

    deinit {
        if !isLayer { filtered.forget(chain: id) }
        made.withLock {
            for level in $0.halves { level.base.deallocate() }
            for tiles in $0.occupied.values { tiles.deallocate() }
        }
    }
}

/// The four components in lanes of 16 bits: red, blue, green, alpha from the lowest.
@inline(__always)
func lanes(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) << 24) & 0x00FF_00FF_00FF_00FF
}

/// Packs the four components in `lanes` as a pixel; uses only the low byte of each lane.
@inline(__always)
func pixel(_ lanes: UInt64) -> UInt32 {
    let v = lanes & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: v | v >> 24)
}
