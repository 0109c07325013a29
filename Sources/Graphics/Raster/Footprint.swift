// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// The pattern of samples that makes a device pixel.
///
/// In the image, a device pixel covers approximately an ellipse: the image of a disc under the inverse map. If the
/// ellipse is smaller than an image pixel, one bilinear sample is enough. If it is larger, the pixel is the mean over a
/// box with the ellipse's axes. The isotropic part of that mean, over a square as wide as the short axis, is
/// precomputed for every place of a mipmap (`PrefilteredLevel`). Up to sixteen bilinear samples of that mipmap stand in
/// a row along the long axis:
///
///     ▢▢▢▢▢▢▢▢         an image tilted by 84°, which shrinks 10 times along one axis only
///
/// Layers are drawn once and are not worth prefiltering. Their samples come from a plain mipmap in which the short axis
/// is 1.8 to 3.6 pixels long. Two samples stand along that axis:
///
///       ·  ·  ·  ·
///     (·  ·  ·  ·  )
///
/// The width of a sample results from its mipmap's pixels and their interpolation. Samples are spaced so that their
/// width and their spacing together have the variance of the box. So sharpness is continuous where one mipmap replaces
/// the next, without blending two of them.
struct Footprint {
    enum Kind { case nearest, bilinear, bicubic, mean }

    let kind: Kind
    /// The mipmap level of all samples.
    let level: Int
    /// The filter step of mipmap `level` (`PrefilteredLevel.step(shrinking:)`); nil for the plain mipmap.
    let prefilter: Int?
    /// The samples of eight adjacent device pixels, in the kernels' units: 4096ths of a pixel of `level`. All lanes are
    /// equal if the pixels share a footprint.
    let samples: samples_footprint

    private static let longest = 16
    /// The minimum length of a footprint's short axis, in pixels of the chosen mipmap, if a pixel has several samples.
    /// With a smaller value, the samples of the coarser mipmap would be softer than the footprint. With a larger value,
    /// the samples of the finer mipmap would leave gaps.
    private static let minimumFootprint = 1.8
    /// The longest axis of a footprint in image pixels; longer axes are clamped, so that all numbers stay in range.
    static let widest = 1e6

    /// - Parameters:
    ///   - ellipses: The footprints of eight pixels. The pixels share one mipmap level and one number of samples, which
    ///     follow from the longest major axis and the shortest minor axis.
    ///   - isLayer: Whether the image is a layer, which is drawn only once.
    init(_ ellipses: samples_ellipses, _ interpolation: ImageInterpolation, levelCount: Int, isLayer: Bool) {
        var ellipses = ellipses
        // The longest major axis and the shortest minor axis of the eight ellipses. Before the comparison, each minor
        // axis is raised to a sixteenth of its major axis (an eighth for layers), so that one row of samples can fill
        // the major axis.
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
        // The number of samples of length `width` along the major axis. The subtracted 0.1 is invisible. Without it, a
        // ratio of 1.0000001 would give two samples instead of one.
        func majorCount(_ width: Double) -> Int32 {
            Int32(min(max((major / width - 0.1).rounded(.up), 1), Double(Self.longest)))
        }
        if isLayer {
            level = Self.level(grains: minor, least: Self.minimumFootprint, levelCount: levelCount)
            prefilter = nil
            let grain = Double(1 << level)
            samples_spread(&samples, &ellipses, grain, majorCount(max(grain, minor / 2)))
        } else {
            let step = PrefilteredLevel.step(shrinking: minor)
            let width = PrefilteredLevel.shrinking(step)
            let count = majorCount(width)
            let least = count == 1 ? PrefilteredLevel.minimumFootprint : Self.minimumFootprint
            level = Self.level(grains: width, least: least, levelCount: levelCount)
            prefilter = step
            samples_line_up(&samples, &ellipses, Double(1 << level), width, count)
        }
        kind = samples.major_count * samples.minor_count == 1 ? .bilinear : .mean
        self.samples = samples
    }

    /// - Parameters:
    ///   - isLayer: Whether the image is a layer, which is drawn only once.
    ///   - x: The column of the first pixel.
    ///   - middle: The y coordinate at which the pixels are measured: the centre of their row or rows.
    ///   - count: The number of pixels to measure, at most eight. The remaining lanes repeat the last measured pixel.
    init(
        _ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, levelCount: Int, isLayer: Bool, x: Int = 0,
        middle: Double = 0.5, count: Int = 1
    ) {
        var row = samples_row(inverse, middle: middle, unit: 1, width: 0, height: 0)
        var ellipses = samples_ellipses()
        samples_measure(&ellipses, &row, inverse.m21, inverse.m22, inverse.m23, x, count, Self.widest)
        self.init(ellipses, interpolation, levelCount: levelCount, isLayer: isLayer)
    }

    /// A footprint of one sample, for an interpolation that takes one sample per pixel at any scale.
    ///
    /// - Parameter area: The number of image pixels that a device pixel covers.
    init(_ interpolation: ImageInterpolation, area: Double, levelCount: Int) {
        assert(interpolation.takesOneSample)
        kind = interpolation == .none ? .nearest : .bilinear
        level = interpolation == .low ? Self.level(area: area, levelCount: levelCount) : 0
        prefilter = nil
        samples = Self.singleSample
    }

    /// The mipmap level whose pixels are closest in size to the device's.
    private static func level(area: Double, levelCount: Int) -> Int {
        // NaN becomes the largest area.
        let area = area < widest * widest ? area : widest * widest
        return min(Int(approximateLog2(max(1, area.squareRoot())) + 0.5), levelCount - 1)
    }

    /// The coarsest mipmap level whose pixels are at most `grains / least` image pixels wide. An axis of `grains` image
    /// pixels then spans at least `least` pixels of that level.
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

    /// The base-2 logarithm, linear between powers of two. Gives the same result on every machine.
    static func approximateLog2(_ x: Double) -> Double { Double(x.exponent) + (x.significand - 1) }
}

extension ImageInterpolation {
    /// Whether a pixel takes a single sample, however large its footprint is.
    var takesOneSample: Bool { self == .none || self == .low }
}
