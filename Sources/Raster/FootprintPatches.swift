// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Geometry

/// The footprints of an image under a projection, each for a patch of device pixels.
///
/// A footprint costs as much as a few samples. Where depth changes slowly, one of them does for a row of up to 64
/// pixels; elsewhere each of eight pixels has its own, and they share only the mipmap and the number of samples. Either
/// serves for eight rows where that changes nothing to see. Where a pixel is a single sample anyway, only its mipmap has
/// to be about the right one. Patches are counted from the device's origin, so that a
/// pixel never depends on where a span begins.
final class FootprintPatches {
    struct Patch {
        /// The columns start ..< end.
        var start: Int
        var end: Int
        /// Whether all lanes of the footprint are the same; otherwise they are those of the columns.
        var isEven: Bool
        /// Whether all samples of the columns are in the interior of their mipmap, as a `samples_run` has them.
        var isInside: Bool
        var footprint: SampledFootprint
        /// The columns' eighth, and where they were measured.
        fileprivate var place: SIMD2<Int>
        /// About how many pixels of the picture later the next row's samples are; 0 where nobody needs to know.
        var ahead: Int
    }

    private let inverse: ProjectionTransform
    private let interpolation: ImageInterpolation
    /// Of the image, which would be retained for each patch that asked for them.
    private let levelCount: Int, isLayer: Bool
    private let picture: (width: Int, height: Int)
    private let determinant: Double
    /// By pointer, as the patches are: nothing else has access meanwhile, and nobody need check that.
    private let levels: UnsafeMutablePointer<SampledLevels>
    /// How fast depth changes from column to column and from row to row.
    private let slopes: (across: Double, down: Double)

    /// By the eighth of their columns.
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

    /// The patch in which a pixel lies; good until one of another row is asked for, another one of the same eight columns, or one of
    /// 1024 columns farther on.
    func patch(x: Int, y: Int) -> UnsafeMutablePointer<Patch> {
        let top = y & ~(Self.height - 1)
        let known = patches + ((x >> 3) & (Self.count - 1))
        // Twice the row in whose middle it was measured is odd where it serves for several: which one it is follows from the place.
        if known.pointee.start <= x, x < known.pointee.end, known.pointee.place.x == x >> 3,
            known.pointee.place.y == 2 * y || known.pointee.place.y == 2 * top + Self.height - 1
        {
            return known
        }
        let isHigh = isAlike(
            Self.height, along: slopes.down, across: slopes.across, within: 8,
            depth: depth(x & ~7, 8, middle: Double(top + Self.height / 2)))
        // Twice the row in whose middle it is measured.
        let place = SIMD2(x >> 3, isHigh ? 2 * top + Self.height - 1 : 2 * y)
        measure(known, x: x, rows: isHigh ? top..<top + Self.height : y..<y + 1)
        known.pointee.place = place
        return known
    }

    /// Whether a footprint measured in the middle does for a line of pixels.
    ///
    /// Depth that changes along the line changes a footprint's size, by no more than half of the part that is given. Depth that
    /// changes across the line leans it: what the pixel covers across is moved by so much of what it covers along. Where
    /// that is the shorter axis, a quarter of it moves the ends of a row of samples by an eighth of their width.
    ///
    /// Of a single sample the size says no more than which mipmap is the nearest: a quarter of its depth is an eighth of that to
    /// both sides, and a fifth of the size.
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
        // Made where it will stay: a copy of all its lanes would take as long as much of this.
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
        // Two more: a sample is of four pixels, and its place is rounded.
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
        // Of narrower ones the lanes beyond lie somewhere else.
        patch.pointee.isInside =
            length >= Int(samples_lanes)
            && places.map {
                $0.minX >= reach.x && $0.minY >= reach.y && $0.maxX + reach.x <= Double(picture.width)
                    && $0.maxY + reach.y <= Double(picture.height - 1)
            } ?? false
    }

    /// Where in its mipmap some pixels are; nil near the horizon, and beyond it, where that may be anywhere.
    private func places(level: Int, columns: Range<Int>, rows: Range<Int>) -> Box? {
        let scale = 1 / Double(1 << level)
        let left = Double(columns.lowerBound) + 0.5, right = Double(columns.upperBound) - 0.5
        let top = Double(rows.lowerBound) + 0.5, bottom = Double(rows.upperBound) - 0.5
        // Where terms cancel each other out, little is left that is exact.
        let terms =
            abs(inverse.m33) + max(abs(left), abs(right)) * slopes.across + max(abs(top), abs(bottom)) * slopes.down
        let least = 1e-6 + 0x1p-19 * terms
        // The corners.
        let x = SIMD4(left, right, left, right), y = SIMD4(top, top, bottom, bottom)
        let w = x * inverse.m13 + y * inverse.m23 + inverse.m33
        guard all(w .> least .& w .< 1e30) else { return nil }
        let k = scale / w
        let u = (x * inverse.m11 + y * inverse.m21 + inverse.m31) * k
        let v = (x * inverse.m12 + y * inverse.m22 + inverse.m32) * k
        guard all(u .> -1e9 .& u .< 1e9 .& v .> -1e9 .& v .< 1e9) else { return nil }
        return Box(minX: u.min(), minY: v.min(), maxX: u.max(), maxY: v.max())
    }

    /// What pixels at such places are made of. Those beyond the image are moved to its edge before samples are spread out.
    private func sampledPart(_ places: Box, _ reach: SIMD2<Double>, level: Int) -> PixelRect {
        let scale = 1 / Double(1 << level)
        let right = Double(picture.width) * scale, bottom = Double(picture.height) * scale
        var part = Box.empty
        part.add(min(max(places.minX, 0), right), min(max(places.minY, 0), bottom))
        part.add(min(max(places.maxX, 0), right), min(max(places.maxY, 0), bottom))
        return part.outset(reach.x, reach.y).pixels(
            within: PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height))
    }

    /// How many pixels of a picture later the next row's samples are, for `samples_run`; 0 of a picture that a core's caches keep from
    /// one row to the next anyway: there it would take a fiftieth longer to ask for them.
    private func ahead(in picture: samples_image, level: Int, x: Int, middle: Double) -> Int {
        guard Int(picture.width) * Int(picture.height) >= Self.leastAhead,
            let step = inverse.rowStep(atX: Double(x) + 0.5, y: middle, level: level)
        else { return 0 }
        return picture.pixels(step)
    }

    /// Pixels of what one asks ahead in: 2 MiB.
    private static let leastAhead = 1 << 19

    private func depth(_ x: Double, _ y: Double) -> Double { x * inverse.m13 + y * inverse.m23 + inverse.m33 }

    /// How much of the image a pixel of the device covers: what a projection does to areas goes with the cube of the depth.
    private func area(x: Int, middle: Double) -> Double {
        let w = depth(Double(x) + 0.5, middle)
        return abs(determinant / (w * w * w))
    }

    /// The smaller depth of a row's ends.
    private func depth(_ start: Int, _ length: Int, middle: Double) -> Double {
        let w = depth(Double(start), middle)
        return min(abs(w), abs(w + inverse.m13 * Double(length)))
    }
}
