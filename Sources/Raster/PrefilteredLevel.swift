import CSpans
import Drawing
import Geometry

/// A mipmap level of which one bilinear sample is the mean over a device pixel, or over as much of it as is the same in all
/// directions.
///
/// That mean does not depend on where in the picture the pixel lies. So it is taken once, for every place of the level, and
/// each frame of a picture that turns or moves needs one sample a pixel in place of four or more.
///
/// The kernel is a box along the picture's axes. Its width is such that the variances of it, of the level's pixels and of
/// their interpolation together are that of the device pixel's box. Widths come in steps of an eighth of an octave, too
/// small to be seen, so that a picture that changes its size needs a new level only every few frames.
final class PrefilteredLevel {
    private let pixels: PixelLevel
    /// Where there is anything to be seen in a picture that is not opaque: the corners around a gear need no samples.
    private let occupied: UnsafeMutablePointer<UInt8>?
    /// nil where there is nothing to be filtered.
    private let base: UnsafeMutablePointer<UInt32>?

    private static let stepsPerOctave = 8
    /// Where one sample makes a device pixel, that is at least this many pixels of the level wide. With fewer a sample shows
    /// whether it falls onto a pixel or between two: at 2 a wheel with teeth is off by 11 levels (root mean square), from
    /// here on by 2 to 4.
    static let leastGrains = 2.55

    /// - Parameter shrinking: How many pixels of the picture a device pixel is wide.
    static func step(shrinking: Double) -> Int {
        Int(Footprint.logarithm(max(shrinking, 1)) * Double(stepsPerOctave) + 0.5)
    }

    static func shrinking(_ step: Int) -> Double {
        let (octave, rest) = step.quotientAndRemainder(dividingBy: stepsPerOctave)
        return Double(1 << octave) * (1 + Double(rest) / Double(stepsPerOctave))
    }

    /// - Parameter number: Which of the picture's mipmaps is filtered.
    init(_ chain: MipChain, step: Int, number: Int) {
        let shrinking = Self.shrinking(step)
        let level = chain.level(number)
        let grain = Double(1 << number)
        // In pixels of the picture: the box has r²/12, on top of that of a single sample where nothing is shrunk, 1/6;
        // a sample of a mipmap has g²/4 − 1/12.
        let variance = ((shrinking * shrinking - 1) / 12 + 0.25) / (grain * grain) - 0.25
        if variance > 0 {
            let base = UnsafeMutablePointer<UInt32>.allocate(capacity: level.width * level.height)
            self.base = base
            pixels = PixelLevel(base: base, width: level.width, height: level.height, stride: level.width)
            Self.filter(level, into: base, Self.weights(variance: min(variance, 2)))
        } else {
            base = nil
            pixels = level
        }
        occupied = chain.isOpaque ? nil : Self.occupied(pixels)
    }

    private static func occupied(_ pixels: PixelLevel) -> UnsafeMutablePointer<UInt8> {
        let tile = Int(samples_tile)
        let tiles = UnsafeMutablePointer<UInt8>.allocate(
            capacity: ((pixels.width + tile - 1) / tile) * ((pixels.height + tile - 1) / tile))
        var picture = pixels.samples
        samples_find_occupied(tiles, &picture)
        return tiles
    }

    /// What it holds beside the picture's own mipmaps.
    var byteCount: Int { base == nil ? 0 : pixels.stride * pixels.height * 4 }

    deinit {
        base?.deallocate()
        occupied?.deallocate()
    }

    /// What the kernels take.
    var samples: samples_picture {
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
    private static func filter(_ level: PixelLevel, into target: UnsafeMutablePointer<UInt32>, _ weights: [UInt16]) {
        let taps = weights.count, radius = taps / 2
        let count = level.width * 4
        // As many rows as there are taps, each in the place of its number modulo that.
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (taps + 1) * count + 2 * radius * 4) { memory in
            let rows = memory.baseAddress.unsafelyUnwrapped, line = rows + taps * count
            func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { rows + (y % taps) * count }
            withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>?.self, capacity: taps) { starts in
                var filtered = 0
                for y in 0..<level.height {
                    while filtered <= min(y + radius, level.height - 1) {
                        widen(level, filtered, radius, into: line)
                        for k in 0..<taps { starts[k] = UnsafePointer(line + 4 * k) }
                        spans_convolve(row(filtered), starts.baseAddress, weights, taps, count)
                        filtered += 1
                    }
                    for k in 0..<taps {
                        starts[k] = UnsafePointer(row(min(max(y + k - radius, 0), level.height - 1)))
                    }
                    let bytes = UnsafeMutableRawPointer(target + y * level.width).assumingMemoryBound(to: UInt8.self)
                    spans_convolve_narrow(bytes, starts.baseAddress, weights, taps, count)
                }
            }
        }
    }

    /// A row of 16-bit components with its first and last pixel repeated on both sides.
    private static func widen(_ level: PixelLevel, _ y: Int, _ radius: Int, into line: UnsafeMutablePointer<UInt16>) {
        let source = UnsafeRawPointer(level.base + y * level.stride).assumingMemoryBound(to: UInt8.self)
        let last = (level.width - 1) * 4
        for k in 0..<radius {
            spans_widen(line + 4 * k, source, 4)
            spans_widen(line + 4 * (radius + level.width + k), source + last, 4)
        }
        spans_widen(line + 4 * radius, source, level.width * 4)
    }
}
