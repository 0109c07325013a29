import CSpans
import Drawing
import Geometry

/// Which samples make a device pixel.
///
/// The model. A device pixel covers, in the picture, about an ellipse: the image of a disc under the inverse map. Where
/// that is smaller than a pixel of the picture, one bilinear sample is enough. Where it is larger, a pixel is the mean
/// of bilinear samples spread over a box with the ellipse's axes, two along the short one and up to sixteen along the
/// long one, all from one mipmap, of whose pixels 1.8 to 3.6 make the length of the short axis:
///
///        ·  ·  ·  ·          a picture tilted by 84° shrinks 10 times along one axis only
///      (·  ·  ·  ·  )
///
/// Each sample is itself as wide as the mipmap's pixels and their interpolation make it. The two of the short axis stand
/// so far apart that both widths together have the variance of the box. So the picture stays as sharp when one mipmap
/// gives way to the next, and no second one needs to be blended in. Against a box of 16×16 samples a turning gear of
/// 100 points is off by 1.2 levels (root mean square); trilinear filtering measured 6.2 and a third of the contrast of
/// small details lost; half the samples, blended from two mipmaps, cost the same and measured 3.5.
struct Footprint {
    enum Kind { case nearest, bilinear, bicubic, footprint }

    private(set) var kind: Kind
    /// The mipmap level of all samples.
    private(set) var level = 0
    /// In its units.
    private(set) var samples = samples_footprint(
        x: 0, y: 0, long_x: 0, long_y: 0, short_x: 0, short_y: 0, longs: 1, shorts: 1)
    private static let widest = 1e6
    private static let longest = 16
    /// The short axis is at least this many pixels of its mipmap long. Closer to 2 the samples of the next coarser level
    /// would be a little too soft, below it those of the finer level leave a gap between them.
    private static let leastGrains = 1.8

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
        let wanted = max(minor, major / Double(Self.longest / 2)) / Self.leastGrains
        level = min(Int(Self.logarithm(max(wanted, 1))), levelCount - 1)
        let grain = Double(1 << level)
        let direction = Self.majorDirection(ux, vx, uy, vy)
        var first = SIMD2<Double>.zero, along = SIMD2<Double>.zero, across = SIMD2<Double>.zero
        let longCount = Self.powerOfTwo(major / max(grain, minor / 2), most: Self.longest)
        if longCount > 1 {
            // Two stand like those of the short axis; more of them each for a part of the same length.
            let reach =
                longCount == 2 ? Self.spread(major, grain) : major * Double(longCount - 1) / Double(longCount)
            along = direction * (reach / Double(longCount - 1))
            first -= direction * (reach / 2)
        }
        let reach = Self.spread(minor, grain)
        if reach > 0 {
            across = SIMD2(-direction.y, direction.x) * reach
            first -= across / 2
        }
        // The mipmap of a single pixel may be far smaller than the box; it looks the same everywhere.
        func units(_ length: Double) -> Int32 {
            Int32((min(max(length / grain, -1000), 1000) * Double(samples_unit)).rounded())
        }
        samples = samples_footprint(
            x: units(first.x), y: units(first.y), long_x: units(along.x), long_y: units(along.y),
            short_x: units(across.x), short_y: units(across.y), longs: Int32(longCount), shorts: reach > 0 ? 2 : 1)
    }

    /// How far two samples stand apart that together have the variance of a box.
    ///
    /// In pixels of the picture: the box has r²/12, on top of that of a single sample where nothing is shrunk, 1/6; a
    /// sample of a mipmap has g²/4 − 1/12, and two at the distance s add s²/4.
    private static func spread(_ length: Double, _ grain: Double) -> Double {
        max(0, (length * length - 1) / 3 + 1 - grain * grain).squareRoot()
    }

    /// The base-2 logarithm, with straight lines between the powers of two: the same on any machine.
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
}
