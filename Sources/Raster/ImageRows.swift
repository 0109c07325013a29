import CSpans
import Drawing
import Foundation
import Geometry

/// Pixels of a picture under any transform.
///
/// A device pixel covers, in the picture, about an ellipse: the image of a disc under the inverse map. Where it is
/// smaller than a pixel of the picture, one bilinear sample is enough. Where it is larger, samples come from the
/// mipmaps whose pixels are about as large as its short axis (two neighbouring levels, blended), and up to sixteen of
/// them lie along its long axis:
///
///        ·  ·  ·  ·          a picture tilted by 84° shrinks 10 times along one axis only: the footprint is ten
///      (·  ·  ·  ·  )        pixels long and one wide, and one sample of either mipmap would alias or blur
///
/// Under projections the footprint changes from pixel to pixel; it is measured at the middle of every eight pixels,
/// counted from the device's origin, so that a pixel never depends on where a span begins. Positions are exact for
/// every pixel. Samples outside of the picture take its nearest pixel: edges are made by coverage alone.
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
                let n = min(count - done, 8 - (first & 7))
                sample(row + done, x: first, y: y, count: n, footprint(atX: Double(first & ~7) + 4, y: Double(y) + 0.5))
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
        // The row's share; the column's is computed from its number, so that it is the same in every span.
        let py = Double(y) + 0.5
        let u0 = py * inverse.m21 + inverse.m31
        let v0 = py * inverse.m22 + inverse.m32
        let w0 = py * inverse.m23 + inverse.m33
        let fine = chain.level(footprint.level)
        let coarse = footprint.isBlended ? chain.level(footprint.level + 1) : fine
        let picture = chain.picture
        let right = Double(picture.width), bottom = Double(picture.height)
        for i in 0..<count {
            let px = Double(x &+ i) + 0.5
            var u = px * inverse.m11 + u0
            var v = px * inverse.m12 + v0
            if !isAffine {
                let k = 1 / max(px * inverse.m13 + w0, 1e-9)
                u *= k
                v *= k
            }
            // Also keeps the arithmetic below within its range; not a number becomes 0.
            u = u > 0 ? (u < right ? u : right) : 0
            v = v > 0 ? (v < bottom ? v : bottom) : 0
            let place = FixedPoint(u, v)
            switch footprint.kind {
            case .nearest:
                let column = min(place.u >> 16, picture.width &- 1), line = min(place.v >> 16, picture.height &- 1)
                row[i] = picture.base[line &* picture.stride &+ column]
            case .bilinear:
                row[i] = pixel(fine.bilinear(place, level: footprint.level))
            case .bicubic:
                row[i] = picture.bicubic(u, v)
            case .footprint:
                row[i] = footprint.average(place, fine, coarse)
            }
        }
    }
}

/// A place in a picture, in 65536ths of its pixels.
struct FixedPoint {
    var u: Int
    var v: Int

    @inline(__always)
    init(_ u: Double, _ v: Double) {
        self.u = Int(u * 65536 + 0.5)
        self.v = Int(v * 65536 + 0.5)
    }

    init(_ p: SIMD2<Double>) {
        u = Int((p.x * 65536).rounded())
        v = Int((p.y * 65536).rounded())
    }

    static let zero = FixedPoint(.zero)

    @inline(__always)
    mutating func move(by other: FixedPoint, _ times: Int = 1) {
        u &+= other.u &* times
        v &+= other.v &* times
    }
}

/// Which samples make a device pixel.
struct Footprint {
    enum Kind { case nearest, bilinear, bicubic, footprint }

    private(set) var kind: Kind
    /// The finer of the two mipmap levels.
    private(set) var level = 0
    /// How much of the coarser level is mixed in, of 256.
    private var blend: UInt64 = 0
    var isBlended: Bool { blend > 0 }
    /// From the pixel's middle to the first sample, and from sample to sample along the long and the short axis.
    private var start = FixedPoint.zero
    private var long = FixedPoint.zero
    private var short = FixedPoint.zero
    private static let widest = 1e6
    /// Powers of two.
    private var longCount = 1
    private var shortCount = 1

    /// - Parameters: The change of the place in the picture, (u, v), per device pixel to the right, and per pixel down.
    init(
        _ ux: Double, _ vx: Double, _ uy: Double, _ vy: Double, _ interpolation: ImageInterpolation, levelCount: Int
    ) {
        // No picture is wider than the bound, which keeps all that follows within the range of its numbers.
        let values = ProjectionTransform.singularValues(ux, vx, uy, vy)
        let major = min(values.largest, Self.widest)
        let minor = values.smallest < major ? values.smallest : major
        guard interpolation != .none else {
            kind = .nearest
            return
        }
        guard major > 1.0001 else {
            kind = interpolation == .high && major < 0.999 ? .bicubic : .bilinear
            return
        }
        if interpolation == .low {
            kind = .bilinear
            level = min(Int(Self.logarithm(max(1, (major * minor).squareRoot())) + 0.5), levelCount - 1)
            return
        }
        kind = .footprint
        // What one sample stands for. With .high a sample is half as wide as the footprint: sharper, and more of them.
        let share = interpolation == .high ? 0.5 : 1
        var grain = max(minor * share, 1)
        grain = max(grain, major / 16)
        if major > grain {
            // Samples lie on the long axis so that their own widths reach its ends.
            longCount = Self.powerOfTwo(major / grain, most: 16)
            let direction = Self.majorDirection(ux, vx, uy, vy)
            var first = SIMD2<Double>.zero
            if longCount > 1 {
                let reach = direction * (major - grain)
                long = FixedPoint(reach / Double(longCount - 1))
                first -= reach / 2
            }
            if minor > grain {
                shortCount = 2
                let reach = SIMD2(-direction.y, direction.x) * (minor - grain)
                short = FixedPoint(reach)
                first -= reach / 2
            }
            start = FixedPoint(first)
        }
        let fineness = Self.logarithm(grain)
        level = min(Int(fineness), levelCount - 1)
        blend = level == levelCount - 1 ? 0 : UInt64((fineness - Double(level)) * 256 + 0.5)
    }

    /// The base-2 logarithm, with straight lines between the powers of two: continuous, and the same on any machine.
    private static func logarithm(_ x: Double) -> Double { Double(x.exponent) + (x.significand - 1) }

    private static func powerOfTwo(_ x: Double, most: Int) -> Int {
        var n = 1
        while Double(n) < x && n < most { n *= 2 }
        return n
    }

    /// A unit vector in the picture along which the footprint is longest.
    private static func majorDirection(_ ux: Double, _ vx: Double, _ uy: Double, _ vy: Double) -> SIMD2<Double> {
        let a = ux * ux + uy * uy, b = ux * vx + uy * vy, c = vx * vx + vy * vy
        let half = (a - c) / 2
        let root = (half * half + b * b).squareRoot()
        var d = half >= 0 ? SIMD2(half + root, b) : SIMD2(b, root - half)
        let length = (d.x * d.x + d.y * d.y).squareRoot()
        // Neither at no length nor at one beyond all numbers is there a direction.
        if length > 0 && length.isFinite { d /= length } else { d = SIMD2(1, 0) }
        return d
    }

    /// The mean of all samples around a place.
    @inline(__always)
    func average(_ place: FixedPoint, _ fine: PixelLevel, _ coarse: PixelLevel) -> UInt32 {
        let count = longCount &* shortCount
        if count == 1 { return pixel(mixed(place, fine, coarse)) }
        var sum: UInt64 = 0
        var line = place
        line.move(by: start)
        for _ in 0..<shortCount {
            var sample = line
            for _ in 0..<longCount {
                sum &+= mixed(sample, fine, coarse)
                sample.move(by: long)
            }
            line.move(by: short)
        }
        let bits = UInt64(count.trailingZeroBitCount)
        return pixel((sum &+ (UInt64(count / 2) &* 0x0001_0001_0001_0001)) >> bits)
    }

    /// One sample, blended from two levels, in lanes of 16 bits.
    @inline(__always)
    private func mixed(_ place: FixedPoint, _ fine: PixelLevel, _ coarse: PixelLevel) -> UInt64 {
        let first = fine.bilinear(place, level: level)
        if blend == 0 { return first }
        let second = coarse.bilinear(place, level: level &+ 1)
        return (first &* (256 &- blend) &+ second &* blend &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
    }
}

extension PixelLevel {
    /// The four components in lanes of 16 bits, mixed from the four pixels around a place of the picture.
    ///
    /// - Parameter level: Which mipmap this is. The place may lie some way outside.
    @inline(__always)
    func bilinear(_ place: FixedPoint, level: Int) -> UInt64 {
        // To 256ths of this level's pixels, from the middle of the first one.
        let shift = 8 &+ level
        let x = ((place.u &+ (1 &<< (shift &- 1))) &>> shift) &- 128
        let y = ((place.v &+ (1 &<< (shift &- 1))) &>> shift) &- 128
        let left = x >> 8, top = y >> 8
        let fx = UInt64(truncatingIfNeeded: x & 255), fy = UInt64(truncatingIfNeeded: y & 255)
        let x0 = min(max(left, 0), width &- 1), x1 = min(max(left &+ 1, 0), width &- 1)
        let upper = base + min(max(top, 0), height &- 1) &* stride
        let lower = base + min(max(top &+ 1, 0), height &- 1) &* stride
        // Four weights that sum up to 256.
        let w11 = (fx &* fy &+ 128) >> 8
        let w10 = fx &- w11
        let w01 = fy &- w11
        let w00 = 256 &- fx &- w01
        let a = lanes(upper[x0]) &* w00 &+ lanes(upper[x1]) &* w10
        let b = lanes(lower[x0]) &* w01 &+ lanes(lower[x1]) &* w11
        return (a &+ b &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
    }

    /// Catmull–Rom over 4×4 pixels, for pictures drawn larger than they are.
    func bicubic(_ u: Double, _ v: Double) -> UInt32 {
        let x = u - 0.5, y = v - 0.5
        let left = Int(x + 1) - 1, top = Int(y + 1) - 1
        let wx = Self.catmullRom(Float(x - Double(left))), wy = Self.catmullRom(Float(y - Double(top)))
        var sum = SIMD4<Float>.zero
        for j in 0..<4 {
            let row = base + min(max(top + j - 1, 0), height - 1) * stride
            var line = SIMD4<Float>.zero
            for i in 0..<4 {
                let p = row[min(max(left + i - 1, 0), width - 1)]
                let c = SIMD4<Float>(
                    Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24))
                line += c * wx[i]
            }
            sum += line * wy[j]
        }
        // The filter overshoots: no component may exceed alpha.
        let alpha = min(max(sum.w, 0), 255)
        func byte(_ c: Float) -> UInt32 { UInt32(min(max(c, 0), alpha) + 0.5) }
        return byte(sum.x) | byte(sum.y) << 8 | byte(sum.z) << 16 | byte(alpha) << 24
    }

    private static func catmullRom(_ t: Float) -> SIMD4<Float> {
        let t2 = t * t, t3 = t2 * t
        return SIMD4(
            -0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, 0.5 * t3 - 0.5 * t2)
    }
}
