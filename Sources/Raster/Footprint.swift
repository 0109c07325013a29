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

    let kind: Kind
    /// The mipmap level of all samples.
    let level: Int
    /// In its units, for eight device pixels side by side, or one that stands for all of them.
    let samples: samples_footprint

    private static let longest = 16
    /// The short axis is at least this many pixels of its mipmap long. Closer to 2 the samples of the next coarser level
    /// would be a little too soft, below it those of the finer level leave a gap between them.
    private static let leastGrains = 1.8
    /// No picture is wider, which keeps all numbers within their range.
    static let widest = 1e6

    /// - Parameter ellipses: Of the pixels, which share a mipmap and a number of samples: the finest and the most that
    ///   any of them needs.
    init(_ ellipses: samples_ellipses, _ interpolation: ImageInterpolation, levelCount: Int) {
        var ellipses = ellipses
        var largest = 0.0, grains = Double.infinity, area = 0.0
        withUnsafeBytes(of: &ellipses) { bytes in
            let numbers = bytes.assumingMemoryBound(to: Double.self)
            for lane in 0..<Int(samples_lanes) {
                let major = numbers[lane], minor = numbers[lane + Int(samples_lanes)]
                largest = max(largest, major)
                grains = min(grains, max(minor, major / Double(Self.longest / 2)))
                area = max(area, major * minor)
            }
        }
        guard interpolation != .none, interpolation != .low, largest > 1.0001 else {
            kind =
                interpolation == .none
                ? .nearest
                : interpolation == .high && largest < 0.999 ? .bicubic : .bilinear
            let wanted = interpolation == .low ? Int(Self.logarithm(max(1, area.squareRoot())) + 0.5) : 0
            level = min(wanted, levelCount - 1)
            samples = Self.single
            return
        }
        kind = .footprint
        level = min(Int(Self.logarithm(max(grains / Self.leastGrains, 1))), levelCount - 1)
        let grain = Double(1 << level)
        // A tenth of a sample more would not be seen; rounding errors of similarities must not double them.
        let wantedLongs = (largest / max(grain, grains / 2) - 0.1).rounded(.up)
        let longs = Int(min(max(wantedLongs, 1), Double(Self.longest)))
        var samples = Self.single
        samples_spread(&samples, &ellipses, grain, Int32(longs))
        self.samples = samples
    }

    /// - Parameters:
    ///   - x: The first pixel.
    ///   - middle: The middle of the pixels' row.
    ///   - count: Of pixels with a footprint of their own; the other lanes repeat the last one.
    init(
        _ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, levelCount: Int, x: Int = 0,
        middle: Double = 0.5, count: Int = 1
    ) {
        var row = samples_row(inverse, middle: middle, unit: 1, width: 0, height: 0)
        var ellipses = samples_ellipses()
        samples_measure(&ellipses, &row, inverse.m21, inverse.m22, inverse.m23, x, count, Self.widest)
        self.init(ellipses, interpolation, levelCount: levelCount)
    }

    /// One sample in the pixel's middle.
    private static let single: samples_footprint = {
        var samples = samples_footprint()
        samples.longs = 1
        samples.shorts = 1
        return samples
    }()

    /// The base-2 logarithm, with straight lines between the powers of two: the same on any machine.
    private static func logarithm(_ x: Double) -> Double { Double(x.exponent) + (x.significand - 1) }
}
