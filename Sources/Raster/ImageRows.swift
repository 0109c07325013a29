// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// Pixels of an image under any transform.
///
/// What a device pixel covers in the image, and from which samples it is made, says its `Footprint`; under projections
/// it changes from pixel to pixel. Positions are exact for every pixel. Samples outside of the image take its nearest
/// pixel: edges are made by coverage alone.
final class ImageRows: RowSource {
    let chain: MipChain
    /// From the device to pixels of the image, whose first pixel covers 0…1.
    let inverse: ProjectionTransform
    let isAffine: Bool
    let interpolation: ImageInterpolation
    /// Drawn through the image's alpha in place of its colours.
    let tint: UInt32?
    /// Keeps what an affine transform samples alive.
    private let levels: SampledLevels
    /// Of an affine transform: the same everywhere. By pointer, or each span would copy it to have one.
    private let footprint: UnsafeMutablePointer<SampledFootprint>
    /// Of any other. Owned; nobody need count references to it for each span.
    private let patches: Unmanaged<FootprintPatches>?
    /// Under a projection, the eight pixels that a span has begun or ended among.
    private var group = SIMD8<UInt32>()
    /// Its first column, and its row.
    private var groupPlace = SIMD2(Int.min, Int.min)
    /// Of the row that was asked for last: mostly several spans of it are. By pointer, and nobody need check who else has access.
    private let places: UnsafeMutablePointer<RowPlaces>
    /// Where the transform is a shift by whole pixels.
    private let shift: (x: Int, y: Int)?

    /// The longest side of an image: its coordinates are in 4096ths of a pixel, in 32 bits.
    static let longestSide = 1 << 18

    /// nil where the transform squeezes the plane to a line, and for too long an image.
    ///
    /// - Parameters:
    ///   - transform: From pixels of the image to the device.
    ///   - isSmooth: Whether nothing in the image is smaller than a device pixel: then one sample is enough.
    init?(
        chain: MipChain, transform: ProjectionTransform, interpolation: ImageInterpolation, tint: UInt32? = nil,
        isSmooth: Bool = false
    ) {
        var inverse = transform
        guard inverse.invert(), inverse.isUsable, max(chain.picture.width, chain.picture.height) <= Self.longestSide
        else { return nil }
        isAffine = transform.isAffine
        if isAffine { (inverse.m13, inverse.m23, inverse.m33) = (0, 0, 1) }
        self.chain = chain
        self.inverse = inverse
        self.interpolation = interpolation
        self.tint = tint
        var levels = SampledLevels(chain)
        patches =
            isAffine || isSmooth ? nil : Unmanaged.passRetained(FootprintPatches(inverse, interpolation, chain))
        // Where there are patches, nobody looks at it: no level is filtered for it.
        let footprint =
            isSmooth || patches != nil
            ? .single : Footprint(inverse, interpolation, levelCount: chain.levelCount, isLayer: chain.isLayer)
        self.footprint = .allocate(capacity: 1)
        self.footprint.initialize(
            to: SampledFootprint(
                footprint: footprint,
                picture: levels.picture(footprint.level, prefilter: footprint.prefilter, in: nil)))
        self.levels = levels
        places = .allocate(capacity: 1)
        places.initialize(to: RowPlaces(y: .min))
        let x = inverse.m31.rounded(), y = inverse.m32.rounded()
        let isShift =
            isAffine && abs(inverse.m11 - 1) < 1e-6 && abs(inverse.m22 - 1) < 1e-6 && abs(inverse.m12) < 1e-6
            && abs(inverse.m21) < 1e-6 && abs(inverse.m31 - x) < 1.0 / 512 && abs(inverse.m32 - y) < 1.0 / 512
            && abs(x) < 1e6 && abs(y) < 1e6
        shift = isShift ? (Int(x), Int(y)) : nil
    }

    deinit {
        footprint.deallocate()
        places.deallocate()
        patches?.release()
    }

    /// Bicubic samples are left out: their weights are as near to 1 as numbers allow.
    var isOpaque: Bool {
        chain.isOpaque && interpolation != .high && (tint.map { $0 >> 24 == 255 } ?? true)
    }

    var isCopy: Bool { shift != nil }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        if let shift {
            copy(row, x: x + shift.x, y: y + shift.y, count: count)
        } else if let patches {
            patches._withUnsafeGuaranteedRef { project(row, x: x, y: y, count: count, $0) }
        } else {
            if places.pointee.y != y { places.pointee = RowPlaces(y: y) }
            sample(row, x: x, count: count, footprint, &places.pointee)
        }
        if let tint {
            for i in 0..<count { row[i] = scaledPixel(tint, row[i] >> 24) }
        }
    }

    /// Of a copy those of the image itself.
    func pixels(_ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
        if let shift, tint == nil {
            let level = chain.picture, x = x + shift.x, y = y + shift.y
            if x >= 0, y >= 0, x + count <= level.width, y < level.height { return level.base + (y * level.stride + x) }
        }
        fill(buffer, x: x, y: y, count: count)
        return UnsafePointer(buffer)
    }

    private func copy(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let level = chain.picture
        let source = level.base + min(max(y, 0), level.height - 1) * level.stride
        // Before the image, in it, and after it.
        let start = min(max(-x, 0), count), end = min(max(level.width - x, start), count)
        row.update(repeating: source[0], count: start)
        if end > start { (row + start).update(from: source + (x + start), count: end - start) }
        (row + end).update(repeating: source[level.width - 1], count: count - end)
    }

    /// A row under a projection.
    private func project(
        _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, _ patches: FootprintPatches
    ) {
        if places.pointee.y != y { places.pointee = RowPlaces(y: y) }
        let stop = x + count
        var at = x
        while at < stop {
            let patch = patches.patch(x: at, y: y)
            let kind = patch.pointee.footprint.footprint.kind
            if interpolation.takesOneSample || kind == .bicubic {
                at = projectSingly(row + (at - x), x: at, stop: stop, patch, patches, &places.pointee)
                continue
            }
            // Eight pixels cost as much as one of them: a row that begins or ends among them leaves them for its neighbour.
            let isEven = patch.pointee.isEven
            let start = isEven ? at & ~(Int(samples_lanes) - 1) : patch.pointee.start
            let end = isEven ? start + Int(samples_lanes) : patch.pointee.end
            if at > start || stop < end {
                if groupPlace != SIMD2(start, y) {
                    withUnsafeMutableBytes(of: &group) {
                        let pixels = $0.assumingMemoryBound(to: UInt32.self).baseAddress.unsafelyUnwrapped
                        sample(pixels, x: start, count: end - start, patch, &places.pointee)
                    }
                    groupPlace = SIMD2(start, y)
                }
                // Too few for a call that copies them.
                let end = min(stop, end), pixels = group
                for i in at..<end { row[i - x] = pixels[i - start] }
                at = end
                continue
            }
            var next = isEven ? min(patch.pointee.end, stop & ~(Int(samples_lanes) - 1)) : end
            var step = 0
            if !isEven, next - at == Int(samples_lanes) {
                step = MemoryLayout<FootprintPatches.Patch>.stride
                var last = patch
                while next + Int(samples_lanes) <= stop {
                    let other = patches.patch(x: next, y: y)
                    guard other == last + 1, other.pointee.continues(patch) else { break }
                    (last, next) = (other, other.pointee.end)
                }
            }
            sample(
                row + (at - x), x: at, count: next - at, patch, step: next - at > Int(samples_lanes) ? step : 0,
                &places.pointee
            )
            at = next
        }
    }

    /// Pixels that each are one sample of the nearest mipmap, or many of the image; returns where the next ones begin.
    private func projectSingly(
        _ row: UnsafeMutablePointer<UInt32>, x: Int, stop: Int, _ patch: UnsafeMutablePointer<FootprintPatches.Patch>,
        _ patches: FootprintPatches, _ places: inout RowPlaces
    ) -> Int {
        var end = patch.pointee.end
        if patch.pointee.isEven, interpolation.takesOneSample {
            // All that patches differ by is the mipmap. An even one is longer than eight columns, and a row shorter than a
            // thousand: this one stays as it is.
            let level = patch.pointee.footprint.footprint.level
            while end < stop {
                let next = patches.patch(x: end, y: places.y)
                if next.pointee.footprint.footprint.level != level { break }
                end = next.pointee.end
            }
        }
        end = min(end, stop)
        sample(row, x: x, count: end - x, &patch.pointee.footprint, &places)
        return end
    }

    /// Pixels of one patch from the first of a group of eight on, or of several that continue it.
    private func sample(
        _ row: UnsafeMutablePointer<UInt32>, x: Int, count: Int, _ patch: UnsafeMutablePointer<FootprintPatches.Patch>,
        step: Int = 0, _ places: inout RowPlaces
    ) {
        guard patch.pointee.isInside else {
            sample(row, x: x, count: count, &patch.pointee.footprint, &places)
            return
        }
        let sampled = patch.pointer(to: \.footprint).unsafelyUnwrapped
        let footprint = sampled.pointer(to: \.footprint).unsafelyUnwrapped
        var picture = sampled.pointee.picture
        if places.level != footprint.pointee.level {
            find(&places, level: footprint.pointee.level, column: x + count / 2, stride: picture.stride)
        }
        picture.ahead = places.ahead
        if footprint.pointee.kind == .mean {
            samples_mean_inside(row, &picture, &places.row, x, count, footprint.pointer(to: \.samples), step)
        } else {
            samples_bilinear_inside(row, &picture, &places.row, x, count)
        }
    }

    private func sample(
        _ row: UnsafeMutablePointer<UInt32>, x: Int, count: Int, _ sampled: UnsafePointer<SampledFootprint>,
        _ places: inout RowPlaces
    ) {
        let footprint = sampled.pointer(to: \.footprint).unsafelyUnwrapped
        var picture = sampled.pointee.picture
        if places.level != footprint.pointee.level {
            find(&places, level: footprint.pointee.level, column: x + count / 2, stride: picture.stride)
        }
        picture.ahead = places.ahead
        switch footprint.pointee.kind {
        case .nearest:
            samples_nearest(row, &picture, &places.row, x, count)
        case .bilinear:
            samples_bilinear(row, &picture, &places.row, x, count)
        case .mean:
            samples_mean(row, &picture, &places.row, x, count, footprint.pointer(to: \.samples))
        case .bicubic:
            let level = chain.level(footprint.pointee.level)
            for i in 0..<count {
                let (u, v) = place(x: x + i, y: places.y)
                row[i] = level.bicubic(u, v)
            }
        }
    }

    /// Where the pixels of a row lie in the mipmap that was asked for last.
    private struct RowPlaces {
        let y: Int
        var level = -1
        var row = samples_row()
        /// How many pixels of the mipmap farther on the next row lies: a guess, for the sake of speed alone.
        var ahead = 0
    }

    private func find(_ places: inout RowPlaces, level: Int, column: Int, stride: Int32) {
        let scale = Double(1 << level)
        let row = samples_row(
            inverse, middle: Double(places.y) + 0.5, unit: Double(samples_unit) / scale, width: chain.picture.width,
            height: chain.picture.height)
        (places.level, places.row, places.ahead) = (level, row, 0)
        var right = inverse.m21 / scale, down = inverse.m22 / scale
        if !isAffine {
            let n = Double(column)
            let u = (row.u0 + n * row.du) / Double(samples_unit), v = (row.v0 + n * row.dv) / Double(samples_unit)
            let w = row.w0 + n * row.dw, next = w + inverse.m23
            guard w > 1e-3, next > 1e-3 else { return }
            (right, down) = ((u + right) / next - u / w, (v + down) / next - v / w)
        }
        if abs(right) < 1000, abs(down) < 1000 { places.ahead = Int(down) * Int(stride) + Int(right) }
    }

    /// Where the middle of a device pixel lies in the image.
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
