import CSpans
import Drawing
import Foundation
import Geometry

/// Pixels of a picture under any transform.
///
/// What a device pixel covers in the picture, and from which samples it is made, says its `Footprint`. Under projections
/// it changes from pixel to pixel; it is measured at the middle of every eight, two or single pixels, as fast as it
/// changes, counted from the device's origin, so that a pixel never depends on where a span begins. Positions are exact
/// for every pixel. Samples outside of the picture take its nearest pixel: edges are made by coverage alone.
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
        footprint = Footprint(
            inverse.m11, inverse.m12, inverse.m21, inverse.m22, interpolation, levelCount: chain.levelCount)
        let x = inverse.m31.rounded(), y = inverse.m32.rounded()
        let isShift =
            isAffine && abs(inverse.m11 - 1) < 1e-6 && abs(inverse.m22 - 1) < 1e-6 && abs(inverse.m12) < 1e-6
            && abs(inverse.m21) < 1e-6 && abs(inverse.m31 - x) < 1.0 / 512 && abs(inverse.m32 - y) < 1.0 / 512
            && abs(x) < 1e6 && abs(y) < 1e6
        shift = isShift ? (Int(x), Int(y)) : nil
    }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        if let shift {
            copy(row, x: x + shift.x, y: y + shift.y, count: count)
        } else if isAffine {
            sample(row, x: x, y: y, count: count, footprint)
        } else {
            var done = 0
            while done < count {
                let first = x + done
                let step = footprintStep(x: first & ~7, y: y)
                let n = min(count - done, step - (first & (step - 1)))
                let middle = Double(first & ~(step - 1)) + Double(step) / 2
                sample(row + done, x: first, y: y, count: n, footprint(atX: middle, y: Double(y) + 0.5))
                done += n
            }
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

    /// How many pixels share a footprint: fewer where depth, and with it the footprint, changes fast.
    private func footprintStep(x: Int, y: Int) -> Int {
        let w = Double(x) * inverse.m13 + (Double(y) + 0.5) * inverse.m23 + inverse.m33
        let change = abs(inverse.m13 * 8), depth = min(abs(w), abs(w + inverse.m13 * 8))
        return change < depth / 16 ? 8 : change < depth / 4 ? 2 : 1
    }

    /// The map's derivative at a point of the device.
    private func footprint(atX x: Double, y: Double) -> Footprint {
        let w = max(x * inverse.m13 + y * inverse.m23 + inverse.m33, 1e-9)
        let k = 1 / w
        let u = (x * inverse.m11 + y * inverse.m21 + inverse.m31) * k
        let v = (x * inverse.m12 + y * inverse.m22 + inverse.m32) * k
        return Footprint(
            (inverse.m11 - u * inverse.m13) * k, (inverse.m12 - v * inverse.m13) * k,
            (inverse.m21 - u * inverse.m23) * k, (inverse.m22 - v * inverse.m23) * k, interpolation,
            levelCount: chain.levelCount)
    }

    private func sample(
        _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, _ footprint: Footprint
    ) {
        let level = chain.level(footprint.level)
        var picture = level.samples
        // The row's share; the column's is computed from its number, so that it is the same in every span.
        let px = 0.5, py = Double(y) + 0.5
        let unit = Double(samples_unit) / Double(1 << footprint.level)
        var places = samples_row(
            u0: (px * inverse.m11 + py * inverse.m21 + inverse.m31) * unit,
            v0: (px * inverse.m12 + py * inverse.m22 + inverse.m32) * unit,
            w0: px * inverse.m13 + py * inverse.m23 + inverse.m33,
            du: inverse.m11 * unit, dv: inverse.m12 * unit, dw: inverse.m13,
            right: Double(chain.picture.width) * unit, bottom: Double(chain.picture.height) * unit,
            offset: -Double(samples_unit) / 2 + 0.5)
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
