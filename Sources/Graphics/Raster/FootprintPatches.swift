// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// The footprints of an image under a projection, each measured once for a patch of device pixels.
///
/// A footprint costs as much as a few samples. Where depth changes slowly, a row of up to 64 pixels shares one
/// footprint. Elsewhere, each of eight pixels has its own footprint, but all eight share the mipmap and the number of
/// samples. A patch is eight rows high where the rows differ invisibly, otherwise one row.
///
/// Interpolations that take one sample need only the approximate mipmap. Patches are aligned to the device's origin, so
/// that a pixel never depends on where its span begins.
final class FootprintPatches {
    struct Patch {
        /// The columns start ..< end.
        var start: Int
        var end: Int
        /// Whether all lanes share one footprint; otherwise each column has its own.
        var isEven: Bool
        /// Whether all samples of the columns lie in the interior of their mipmap, as `samples_run` requires.
        var isInside: Bool
        var footprint: SampledFootprint
        /// Identifies the patch. x is the index of the group of eight columns. y is 2m − 1, where m is the y coordinate
        /// of the middle of the measured rows: even for one row, odd for several rows.
        fileprivate var place: SIMD2<Int>
        /// The distance in memory, in pixels, from a row's samples to the next row's samples, for prefetching; 0
        /// disables prefetching.
        var ahead: Int
    }

    private let inverse: ProjectionTransform
    private let interpolation: ImageInterpolation
    /// Properties of the image, copied so that patches need not retain it.
    private let levelCount: Int, isLayer: Bool
    private let picture: (width: Int, height: Int)
    private let determinant: Double
    /// The levels that the patches sample. A pointer avoids the exclusivity checks of a stored property.
    private let levels: UnsafeMutablePointer<SampledLevels>
    /// The magnitude of the change of depth per column and per row.
    private let slopes: (across: Double, down: Double)

    /// A direct-mapped cache: the patch of a group of eight columns is at the group's index modulo `count`.
    private let patches: UnsafeMutablePointer<Patch>
    private static let count = 128
    private static let height = 8

    init(_ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, _ chain: MipChain) {
        self.inverse = inverse
        self.interpolation = interpolation
        (levelCount, isLayer) = (chain.levelCount, chain.isLayer)
        picture = (chain.picture.width, chain.picture.height)
        levels = .allocate(capacity: 1)
        levels.initialize(to: SampledLevels(chain))
        slopes = (abs(inverse.m13), abs(inverse.m23))
        determinant = inverse.determinant
        patches = .allocate(capacity: Self.count)
        for i in 0..<Self.count { (patches + i).pointer(to: \.place)!.initialize(to: SIMD2(.min, .min)) }
    }

    deinit {
        levels.deinitialize(count: 1)
        levels.deallocate()
        patches.deallocate()
    }

    /// The patch of a pixel. Valid until a request for another row, for another patch in the same eight columns, or for
    /// a pixel 1024 columns away.
    func patch(x: Int, y: Int) -> UnsafeMutablePointer<Patch> {
        let top = y & ~(Self.height - 1)
        let known = patches + ((x >> 3) & (Self.count - 1))
        // `place.y` is odd for patches of several rows and even for patches of one row (see `Patch.place`). So the
        // comparison also distinguishes the two kinds of patches.
        if known.pointee.start <= x, x < known.pointee.end, known.pointee.place.x == x >> 3,
            known.pointee.place.y == 2 * y || known.pointee.place.y == 2 * top + Self.height - 1
        {
            return known
        }
        let isHigh = isAlike(
            Self.height, along: slopes.down, across: slopes.across, within: 8,
            depth: depth(x & ~7, 8, middle: Double(top + Self.height / 2)))
        // The encoding is described at `Patch.place`.
        let place = SIMD2(x >> 3, isHigh ? 2 * top + Self.height - 1 : 2 * y)
        measure(known, x: x, rows: isHigh ? top..<top + Self.height : y..<y + 1)
        known.pointee.place = place
        return known
    }

    /// Whether the footprint measured at the middle of a line of `length` pixels is valid for the whole line.
    ///
    /// `along` is the change of depth per pixel of the line, `across` the change per pixel at right angles to it.
    ///
    /// - `along` changes the footprint's size. Over the line, the depth may change by 1 / `part` of its value. The size
    ///   is then wrong by at most half of that at the line's ends.
    /// - `across` shears the footprint: its parts move across the line by at most a quarter of its extent along the
    ///   line.
    ///
    /// With one sample per pixel, the size only selects the nearest mipmap. The depth may then change by a quarter.
    private func isAlike(_ length: Int, along: Double, across: Double, within part: Double, depth: Double) -> Bool {
        interpolation.takesOneSample
            ? along * Double(length) < depth / 4
            : along * Double(length) < depth / part && across * Double(length) < depth / 2
    }

    private func measure(_ patch: UnsafeMutablePointer<Patch>, x: Int, rows: Range<Int>) {
        let middle = Double(rows.lowerBound + rows.upperBound) / 2
        var length = 64
        while true {
            let start = x & ~(length - 1)
            let depth = depth(start, length, middle: middle)
            if length > Int(samples_lanes) {
                if isAlike(length, along: slopes.across, across: slopes.down, within: 16, depth: depth) {
                    measure(patch, start, length, isEven: true, rows: rows)
                    return
                }
            } else if length == 1 || slopes.across * Double(length) < depth {
                measure(patch, start, length, isEven: false, rows: rows)
                return
            }
            length /= 2
        }
    }

    private func measure(
        _ patch: UnsafeMutablePointer<Patch>, _ start: Int, _ length: Int, isEven: Bool, rows: Range<Int>
    ) {
        let middle = Double(rows.lowerBound + rows.upperBound) / 2
        patch.pointee.start = start
        patch.pointee.end = start + length
        patch.pointee.isEven = isEven
        // Initialised in place, because copying all lanes would take nearly as long as measuring them.
        let footprint = patch.pointer(to: \.footprint).unsafelyUnwrapped.pointer(to: \.footprint).unsafelyUnwrapped
        if isEven && interpolation.takesOneSample {
            let area = area(x: start + length / 2, middle: middle)
            footprint.initialize(to: Footprint(interpolation, area: area, levelCount: levelCount))
        } else {
            footprint.initialize(
                to: Footprint(
                    inverse, interpolation, levelCount: levelCount, isLayer: isLayer,
                    x: isEven ? start + length / 2 : start, middle: middle, count: isEven ? 1 : length))
        }
        // Two pixels around the sample's place, because a bilinear sample reads 2×2 pixels and its place is rounded.
        var reach = SIMD2(repeating: 2.0)
        if footprint.pointee.kind == .mean {
            var distance = samples_distance()
            samples_reach(&distance, footprint.pointer(to: \.samples))
            reach += SIMD2(Double(distance.x), Double(distance.y)) / Double(samples_unit)
        }
        let level = footprint.pointee.level
        let places = places(level: level, columns: start..<start + length, rows: rows)
        patch.pointee.footprint.picture = levels.pointee.picture(
            level, prefilter: footprint.pointee.prefilter, in: places.map { sampledPart($0, reach, level: level) })
        let picture = patch.pointee.footprint.picture
        patch.pointee.ahead = ahead(in: picture, level: level, x: start + length / 2, middle: middle)
        // In a patch of fewer than eight pixels, the unused lanes may sample outside of the measured columns. Such a
        // patch never counts as inside.
        patch.pointee.isInside =
            length >= Int(samples_lanes)
            && places.map {
                $0.minX >= reach.x && $0.minY >= reach.y && $0.maxX + reach.x <= Double(picture.width)
                    && $0.maxY + reach.y <= Double(picture.height - 1)
            } ?? false
    }

    /// The bounds, in a mipmap, of the centres of device pixels; nil near and beyond the horizon, where they are
    /// unbounded.
    private func places(level: Int, columns: Range<Int>, rows: Range<Int>) -> Box? {
        let scale = 1 / Double(1 << level)
        let left = Double(columns.lowerBound) + 0.5, right = Double(columns.upperBound) - 0.5
        let top = Double(rows.lowerBound) + 0.5, bottom = Double(rows.upperBound) - 0.5
        // Near the horizon, the terms of the depth nearly cancel, which leaves few exact digits. Depths below `least`
        // are therefore rejected.
        let terms =
            abs(inverse.m33) + max(abs(left), abs(right)) * slopes.across + max(abs(top), abs(bottom)) * slopes.down
        let least = 1e-6 + 0x1p-19 * terms
        let x = SIMD4(left, right, left, right), y = SIMD4(top, top, bottom, bottom)
        let w = x * inverse.m13 + y * inverse.m23 + inverse.m33
        guard all(w .> least .& w .< 1e30) else { return nil }
        let k = scale / w
        let u = (x * inverse.m11 + y * inverse.m21 + inverse.m31) * k
        let v = (x * inverse.m12 + y * inverse.m22 + inverse.m32) * k
        guard all(u .> -1e9 .& u .< 1e9 .& v .> -1e9 .& v .< 1e9) else { return nil }
        return Box(minX: u.min(), minY: v.min(), maxX: u.max(), maxY: v.max())
    }

    /// The pixels that samples at these places read. Places beyond the image are first clamped to its edge.
    private func sampledPart(_ places: Box, _ reach: SIMD2<Double>, level: Int) -> PixelRect {
        let scale = 1 / Double(1 << level)
        let right = Double(picture.width) * scale, bottom = Double(picture.height) * scale
        var part = Box.empty
        part.add(min(max(places.minX, 0), right), min(max(places.minY, 0), bottom))
        part.add(min(max(places.maxX, 0), right), min(max(places.maxY, 0), bottom))
        return part.outset(reach.x, reach.y).pixels(
            within: PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height))
    }

    /// The distance in memory, in pixels, from a sample to the sample below it. `samples_run` prefetches there.
    /// Returns 0, which disables prefetching, for pictures that stay in a core's caches from row to row.
    private func ahead(in picture: samples_image, level: Int, x: Int, middle: Double) -> Int {
        guard Int(picture.width) * Int(picture.height) >= Self.leastAhead,
            let step = inverse.rowStep(atX: Double(x) + 0.5, y: middle, level: level)
        else { return 0 }
        return picture.pixels(step)
    }

    /// The number of pixels from which pictures are prefetched. So many pixels take 2 MiB.
    private static let leastAhead = 1 << 19

    private func depth(_ x: Double, _ y: Double) -> Double { x * inverse.m13 + y * inverse.m23 + inverse.m33 }

    /// The area of the image that a device pixel covers. A projection scales areas by the inverse cube of the depth.
    private func area(x: Int, middle: Double) -> Double {
        let w = depth(Double(x) + 0.5, middle)
        return abs(determinant / (w * w * w))
    }

    /// The smaller magnitude of the depths at a row's two ends.
    private func depth(_ start: Int, _ length: Int, middle: Double) -> Double {
        let w = depth(Double(start), middle)
        return min(abs(w), abs(w + inverse.m13 * Double(length)))
    }
}
