// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Geometry

/// Which samples make a device pixel.
///
/// The model. A device pixel covers, in the image, about an ellipse: what a disc becomes under the inverse map. Where
/// that is smaller than a pixel of the image, one bilinear sample is enough. Where it is larger, a pixel is the mean over
/// a box with the ellipse's axes. What of that is the same in all directions, a box as wide as the short axis, has been
/// taken before, for every place of a mipmap (`PrefilteredLevel`); up to sixteen bilinear samples of it stand in a row along
/// the long axis:
///
///      ▢▢▢▢▢▢▢▢         an image tilted by 84° shrinks 10 times along one axis only
///
/// A layer is drawn once and not worth filtering. Its samples are from a plain mipmap, of whose pixels 1.8 to 3.6 make the
/// length of the short axis, along which there are two of them:
///
///        ·  ·  ·  ·
///      (·  ·  ·  ·  )
///
/// Each sample is itself as wide as its mipmap's pixels and their interpolation make it. All of them stand so far apart that
/// both widths together have the variance of the box. So the image stays as sharp when one mipmap gives way to the next,
/// and no second one needs to be blended in.
struct Footprint {
    enum Kind { case nearest, bilinear, bicubic, mean }

    let kind: Kind
    /// The mipmap of all samples.
    let level: Int
    /// How that is filtered, if it is (`PrefilteredLevel`).
    let prefilter: Int?
    /// In its units, for eight device pixels side by side, or one that stands for all of them.
    let samples: samples_footprint

    private static let longest = 16
    /// The short axis is at least this many pixels of its mipmap long, where several samples make a pixel. Closer to 2 the
    /// samples of the next coarser level would be a little too soft, below it those of the finer level leave a gap between
    /// them.
    private static let leastGrains = 1.8
    /// No image is wider, which keeps all numbers within their range.
    static let widest = 1e6

    /// - Parameters:
    ///   - ellipses: Of the pixels, which share a mipmap and a number of samples: the finest and the most that any of
    ///     them needs.
    ///   - isLayer: Whether the image is drawn once.
    init(_ ellipses: samples_ellipses, _ interpolation: ImageInterpolation, levelCount: Int, isLayer: Bool) {
        var ellipses = ellipses
        // Of the long axes the longest, of the short ones the shortest, both with an end to what a row of samples can fill.
        let extent = samples_extent(&ellipses, Double(isLayer ? Self.longest / 2 : Self.longest))
        let (major, minor) = (extent.major, extent.minor)
        if interpolation.takesOneSample {
            self = Footprint(interpolation, area: extent.area, levelCount: levelCount)
            return
        }
        guard major > 1.0001 else {
            kind = interpolation == .high && major < 0.999 ? .bicubic : .bilinear
            level = 0
            prefilter = nil
            samples = Self.singleSample
            return
        }
        var samples = samples_footprint()
        // A tenth of a sample more would not be seen; rounding errors of similarities must not double them.
        func majorCount(_ width: Double) -> Int32 {
            Int32(min(max((major / width - 0.1).rounded(.up), 1), Double(Self.longest)))
        }
        if isLayer {
            level = Self.level(grains: minor, least: Self.leastGrains, levelCount: levelCount)
            prefilter = nil
            let grain = Double(1 << level)
            samples_spread(&samples, &ellipses, grain, majorCount(max(grain, minor / 2)))
        } else {
            let step = PrefilteredLevel.step(shrinking: minor)
            let width = PrefilteredLevel.shrinking(step)
            let count = majorCount(width)
            let least = count == 1 ? PrefilteredLevel.leastGrains : Self.leastGrains
            level = Self.level(grains: width, least: least, levelCount: levelCount)
            prefilter = step
            samples_line_up(&samples, &ellipses, Double(1 << level), width, count)
        }
        kind = samples.major_count * samples.minor_count == 1 ? .bilinear : .mean
        self.samples = samples
    }

    /// - Parameters:
    ///   - isLayer: Whether the image is drawn once.
    ///   - x: The first pixel.
    ///   - middle: The middle of the pixels' row.
    ///   - count: Of pixels with a footprint of their own; the other lanes repeat the last one.
    init(
        _ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, levelCount: Int, isLayer: Bool, x: Int = 0,
        middle: Double = 0.5, count: Int = 1
    ) {
        var row = samples_row(inverse, middle: middle, unit: 1, width: 0, height: 0)
        var ellipses = samples_ellipses()
        samples_measure(&ellipses, &row, inverse.m21, inverse.m22, inverse.m23, x, count, Self.widest)
        self.init(ellipses, interpolation, levelCount: levelCount, isLayer: isLayer)
    }

    /// One sample, which an interpolation takes whatever a pixel covers.
    ///
    /// - Parameter area: So many pixels of the image make one of the device.
    init(_ interpolation: ImageInterpolation, area: Double, levelCount: Int) {
        assert(interpolation.takesOneSample)
        kind = interpolation == .none ? .nearest : .bilinear
        level = interpolation == .low ? Self.level(area: area, levelCount: levelCount) : 0
        prefilter = nil
        samples = Self.singleSample
    }

    /// The mipmap whose pixels have about the size of those of the device.
    private static func level(area: Double, levelCount: Int) -> Int {
        // What is not a number becomes the largest.
        let area = area < widest * widest ? area : widest * widest
        return min(Int(approximateLog2(max(1, area.squareRoot())) + 0.5), levelCount - 1)
    }

    /// The mipmap of which at least so many pixels make the length of an axis.
    private static func level(grains: Double, least: Double, levelCount: Int) -> Int {
        min(Int(approximateLog2(max(grains / least, 1))), levelCount - 1)
    }

    /// One bilinear sample of the image itself.
    static let single = Footprint()

    private init() {
        kind = .bilinear
        level = 0
        prefilter = nil
        samples = Self.singleSample
    }

    private static let singleSample: samples_footprint = {
        var samples = samples_footprint()
        samples.major_count = 1
        samples.minor_count = 1
        return samples
    }()

    /// The base-2 logarithm, linear between the powers of two: the same on any machine.
    static func approximateLog2(_ x: Double) -> Double { Double(x.exponent) + (x.significand - 1) }
}

extension ImageInterpolation {
    /// Whether a pixel is a single sample, whatever it covers.
    var takesOneSample: Bool { self == .none || self == .low }
}
