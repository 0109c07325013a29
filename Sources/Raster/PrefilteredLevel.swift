// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Geometry

/// A mipmap level of which one bilinear sample is the mean over a device pixel, or over as much of it as is the same in all
/// directions.
///
/// That mean does not depend on where in the image the pixel lies. So it is taken once, for every pixel of the level, and
/// each frame of an image that turns or moves needs one sample a pixel in place of four or more.
///
/// The kernel is a box along the image's axes. Its width is such that the variances of it, of the level's pixels and of
/// their interpolation together are that of the device pixel's box. Widths come in steps of an eighth of an octave, too
/// small to be seen, so that an image that changes its size needs a new level only every few frames.
///
/// Made by `complete()`, in bands of rows, so that threads that need the same one at the same time share its making.
final class PrefilteredLevel: @unchecked Sendable {
    private let source: PixelLevel
    /// Of the box; zero where there is nothing to be filtered.
    private let variance: Double
    private let pixels: PixelLevel
    /// Where there is anything to be seen in an image that is not opaque: the corners around a gear need no samples.
    private let occupied: UnsafeMutablePointer<UInt8>?
    /// nil where there is nothing to be filtered.
    private let base: UnsafeMutablePointer<UInt32>?

    private static let stepsPerOctave = 8
    /// Where one sample makes a device pixel, that is at least this many pixels of the level wide. With fewer a sample shows
    /// whether it falls onto a pixel or between two: at 2 a wheel with teeth is off by 11 levels (root mean square), from
    /// here on by 2 to 4.
    static let leastGrains = 2.55

    /// - Parameter shrinking: How many pixels of the image a device pixel is wide.
    static func step(shrinking: Double) -> Int {
        Int(Footprint.approximateLog2(max(shrinking, 1)) * Double(stepsPerOctave) + 0.5)
    }

    static func shrinking(_ step: Int) -> Double {
        let (octave, rest) = step.quotientAndRemainder(dividingBy: stepsPerOctave)
        return Double(1 << octave) * (1 + Double(rest) / Double(stepsPerOctave))
    }

    private let filtering: ParallelOnce
    private let searching: ParallelOnce
    /// Rows of a band, a multiple of those of a tile.
    private static let bandHeight = 64

    /// - Parameters:
    ///   - source: The mipmap that is filtered, number `number` of the image's.
    ///   - isOpaque: Whether the image is.
    init(_ source: PixelLevel, step: Int, number: Int, isOpaque: Bool) {
        let shrinking = Self.shrinking(step)
        let grain = Double(1 << number)
        // In pixels of the image: the box has r²/12, on top of that of a single sample where nothing is shrunk, 1/6;
        // a sample of a mipmap has g²/4 − 1/12.
        variance = max(((shrinking * shrinking - 1) / 12 + 0.25) / (grain * grain) - 0.25, 0)
        self.source = source
        if variance > 0 {
            let base = UnsafeMutablePointer<UInt32>.allocate(capacity: source.width * source.height)
            self.base = base
            pixels = PixelLevel(base: base, width: source.width, height: source.height, stride: source.width)
        } else {
            base = nil
            pixels = source
        }
        let tile = Int(samples_tile)
        occupied =
            isOpaque
            ? nil
            : .allocate(capacity: ((source.width + tile - 1) / tile) * ((source.height + tile - 1) / tile))
        let bands = (source.height + Self.bandHeight - 1) / Self.bandHeight
        filtering = ParallelOnce(parts: base == nil ? 0 : bands)
        searching = ParallelOnce(parts: occupied == nil ? 0 : bands)
    }

    /// Must return before anything is sampled.
    func complete() {
        if let base {
            filtering.complete {
                Self.filter(source, rows(ofBand: $0), into: base, Self.weights(variance: min(variance, 2)))
            }
        }
        if let occupied {
            let tile = Int(samples_tile)
            var picture = pixels.samples
            searching.complete { band in
                let rows = rows(ofBand: band)
                samples_find_occupied(
                    occupied, &picture, Int32(rows.lowerBound / tile), Int32((rows.upperBound + tile - 1) / tile))
            }
        }
    }

    private func rows(ofBand band: Int) -> Range<Int> {
        band * Self.bandHeight..<min((band + 1) * Self.bandHeight, source.height)
    }

    /// What it holds beside the image's own mipmaps.
    var byteCount: Int { base == nil ? 0 : pixels.stride * pixels.height * 4 }

    deinit {
        base?.deallocate()
        occupied?.deallocate()
    }

    /// What the kernels take.
    var samples: samples_image {
        var picture = pixels.samples
        picture.occupied = UnsafePointer(occupied)
        return picture
    }

    /// A box of at most 5 pixels, whose width need not be whole: the outermost ones count in part. The weights sum up to 65535.
    private static func weights(variance: Double) -> [UInt16] {
        // Of a box over 1 pixel and two parts of others the variance is (w − 1) / w; over 3 and two parts (4w − 10) / w.
        let isNarrow = variance <= 2.0 / 3
        let width = isNarrow ? 1 / (1 - variance) : 10 / (4 - variance)
        let inner = UInt16(65535 / width), part = UInt16(65535 / width * (width - (isNarrow ? 1 : 3)) / 2)
        var weights = isNarrow ? [part, inner, part] : [part, inner, inner, inner, part]
        weights[weights.count / 2] += 65535 - weights.reduce(0, +)
        return weights
    }

    /// Along rows and then along columns; beyond the edges pixels are repeated.
    private static func filter(
        _ level: PixelLevel, _ wanted: Range<Int>, into target: UnsafeMutablePointer<UInt32>, _ weights: [UInt16]
    ) {
        let taps = weights.count, radius = taps / 2
        let count = level.width * 4
        // As many rows as there are taps, each in the place of its number modulo that.
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (taps + 1) * count + 2 * radius * 4) { memory in
            let rows = memory.baseAddress.unsafelyUnwrapped, line = rows + taps * count
            func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { rows + (y % taps) * count }
            withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: taps) { starts in
                var filtered = max(wanted.lowerBound - radius, 0)
                for y in wanted {
                    while filtered <= min(y + radius, level.height - 1) {
                        widen(level, filtered, radius, into: line)
                        for k in 0..<taps { starts[k] = UnsafePointer(line + 4 * k) }
                        filter_convolve(row(filtered), starts.baseAddress, weights, taps, count)
                        filtered += 1
                    }
                    for k in 0..<taps {
                        starts[k] = UnsafePointer(row(min(max(y + k - radius, 0), level.height - 1)))
                    }
                    let bytes = UnsafeMutableRawPointer(target + y * level.width).assumingMemoryBound(to: UInt8.self)
                    filter_convolve_narrow(bytes, starts.baseAddress, weights, taps, count)
                }
            }
        }
    }

    /// A row of 16-bit components with its first and last pixel repeated on both sides.
    private static func widen(_ level: PixelLevel, _ y: Int, _ radius: Int, into line: UnsafeMutablePointer<UInt16>) {
        let source = UnsafeRawPointer(level.base + y * level.stride).assumingMemoryBound(to: UInt8.self)
        let last = (level.width - 1) * 4
        for k in 0..<radius {
            filter_widen(line + 4 * k, source, 4)
            filter_widen(line + 4 * (radius + level.width + k), source + last, 4)
        }
        filter_widen(line + 4 * radius, source, level.width * 4)
    }
}
