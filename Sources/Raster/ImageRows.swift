import CSpans
import Drawing
import Foundation
import Geometry

/// Pixels of a picture under any transform.
///
/// What a device pixel covers in the picture, and from which samples it is made, says its `Footprint`. Under projections
/// it changes from pixel to pixel. Where depth changes slowly, a run of up to 64 pixels shares the one of its middle;
/// elsewhere each pixel has its own, and up to eight share only the mipmap. Runs are counted from the device's origin,
/// so that a pixel never depends on where a span begins. Positions are exact for every pixel. Samples outside of the
/// picture take its nearest pixel: edges are made by coverage alone.
struct ImageRows: RowSource {
    let chain: MipChain
    /// From the device to pixels of the picture, whose first pixel covers 0…1.
    let inverse: ProjectionTransform
    let isAffine: Bool
    let interpolation: ImageInterpolation
    /// Drawn through the picture's alpha in place of its colours.
    let tint: UInt32?
    /// Of an affine transform: the same everywhere.
    private let footprint: Footprint
    /// Where the transform is a shift by whole pixels.
    private let shift: (x: Int, y: Int)?

    /// - Parameter transform: From pixels of the picture to the device. nil where it squeezes the plane to a line.
    init?(
        chain: MipChain, transform: ProjectionTransform, interpolation: ImageInterpolation, tint: UInt32? = nil
    ) {
        var inverse = transform
        guard inverse.invert(), inverse.isUsable else { return nil }
        isAffine = transform.isAffine
        if isAffine { (inverse.m13, inverse.m23, inverse.m33) = (0, 0, 1) }
        self.chain = chain
        self.inverse = inverse
        self.interpolation = interpolation
        self.tint = tint
        footprint = Self.footprint(inverse, interpolation, chain, x: 0, y: 0, count: 1)
        let x = inverse.m31.rounded(), y = inverse.m32.rounded()
        let isShift =
            isAffine && abs(inverse.m11 - 1) < 1e-6 && abs(inverse.m22 - 1) < 1e-6 && abs(inverse.m12) < 1e-6
            && abs(inverse.m21) < 1e-6 && abs(inverse.m31 - x) < 1.0 / 512 && abs(inverse.m32 - y) < 1.0 / 512
            && abs(x) < 1e6 && abs(y) < 1e6
        shift = isShift ? (Int(x), Int(y)) : nil
    }

    /// Whether rows are those of the picture as they are.
    var isCopy: Bool { shift != nil }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        if let shift {
            copy(row, x: x + shift.x, y: y + shift.y, count: count)
        } else if isAffine {
            sample(row, x: x, y: y, count: count, footprint)
        } else {
            project(row, x: x, y: y, count: count)
        }
        if let tint {
            for i in 0..<count { row[i] = scaledPixel(tint, row[i] >> 24) }
        }
    }

    private func copy(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let level = chain.picture
        let source = level.base + min(max(y, 0), level.height - 1) * level.stride
        for i in 0..<count { row[i] = source[min(max(x &+ i, 0), level.width - 1)] }
    }

    /// A row under a projection.
    private func project(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        var done = 0
        while done < count {
            let run = run(at: x + done, y: y)
            let n = min(count - done, run.end - (x + done))
            if run.isEven {
                let footprint = footprint(x: (run.start + run.end) / 2, y: y, count: 1)
                sample(row + done, x: x + done, y: y, count: n, footprint)
            } else {
                // The footprint's lanes are those of the whole run.
                let footprint = footprint(x: run.start, y: y, count: run.end - run.start)
                let skipped = x + done - run.start
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(samples_lanes)) { pixels in
                    let base = pixels.baseAddress.unsafelyUnwrapped
                    sample(base, x: run.start, y: y, count: skipped + n, footprint)
                    (row + done).update(from: base + skipped, count: n)
                }
            }
            done += n
        }
    }

    /// The run of pixels with one footprint, or at least one mipmap, in which a pixel lies.
    ///
    /// One footprint does for pixels whose depth changes by a sixteenth at most. So does depth from row to row, which
    /// slants footprints by as much as a pixel lies off the vanishing point.
    private func run(at x: Int, y: Int) -> (start: Int, end: Int, isEven: Bool) {
        let middle = Double(y) + 0.5
        var length = 64
        while true {
            let start = x & ~(length - 1), width = Double(length)
            let w = Double(start) * inverse.m13 + middle * inverse.m23 + inverse.m33
            let depth = min(abs(w), abs(w + inverse.m13 * width))
            if length > Int(samples_lanes) {
                if max(abs(inverse.m13), abs(inverse.m23)) * width < depth / 16 { return (start, start + length, true) }
            } else if length == 1 || abs(inverse.m13) * width < depth {
                return (start, start + length, false)
            }
            length /= 2
        }
    }

    private func footprint(x: Int, y: Int, count: Int) -> Footprint {
        Self.footprint(inverse, interpolation, chain, x: x, y: y, count: count)
    }

    /// - Parameter count: Of pixels with a footprint of their own.
    private static func footprint(
        _ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, _ chain: MipChain, x: Int, y: Int,
        count: Int
    ) -> Footprint {
        var row = places(inverse, chain.picture, y: y, unit: 1)
        var ellipses = samples_ellipses()
        samples_measure(&ellipses, &row, inverse.m21, inverse.m22, inverse.m23, x, count, Footprint.widest)
        return Footprint(ellipses, interpolation, levelCount: chain.levelCount)
    }

    /// A row of the device in units of a mipmap's places.
    private static func places(
        _ inverse: ProjectionTransform, _ picture: PixelLevel, y: Int, unit: Double
    ) -> samples_row {
        // The row's share; the column's is computed from its number, so that it is the same in every span.
        let px = 0.5, py = Double(y) + 0.5
        return samples_row(
            u0: (px * inverse.m11 + py * inverse.m21 + inverse.m31) * unit,
            v0: (px * inverse.m12 + py * inverse.m22 + inverse.m32) * unit,
            w0: px * inverse.m13 + py * inverse.m23 + inverse.m33,
            du: inverse.m11 * unit, dv: inverse.m12 * unit, dw: inverse.m13,
            right: Double(picture.width) * unit, bottom: Double(picture.height) * unit,
            offset: -Double(samples_unit) / 2 + 0.5)
    }

    private func sample(
        _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, _ footprint: Footprint
    ) {
        let level = chain.level(footprint.level)
        var picture = level.samples
        let unit = Double(samples_unit) / Double(1 << footprint.level)
        var places = Self.places(inverse, chain.picture, y: y, unit: unit)
        switch footprint.kind {
        case .nearest:
            samples_nearest(row, &picture, &places, x, count)
        case .bilinear, .footprint:
            var samples = footprint.samples
            samples_mean(row, &picture, &places, x, count, &samples)
        case .bicubic:
            for i in 0..<count {
                let (u, v) = place(x: x + i, y: y)
                row[i] = level.bicubic(u, v)
            }
        }
    }

    /// Where the middle of a device pixel lies in the picture.
    private func place(x: Int, y: Int) -> (u: Double, v: Double) {
        let px = Double(x) + 0.5, py = Double(y) + 0.5
        let w = isAffine ? 1 : max(px * inverse.m13 + py * inverse.m23 + inverse.m33, 1e-9)
        let u = (px * inverse.m11 + py * inverse.m21 + inverse.m31) / w
        let v = (px * inverse.m12 + py * inverse.m22 + inverse.m32) / w
        let right = Double(chain.picture.width), bottom = Double(chain.picture.height)
        // Not a number becomes 0.
        return (u > 0 ? (u < right ? u : right) : 0, v > 0 ? (v < bottom ? v : bottom) : 0)
    }
}
