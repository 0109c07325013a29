// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// A row source for images under any transform.
///
/// A `Footprint` determines the samples that make a device pixel; under projections it changes from pixel to pixel.
/// Positions are exact for every pixel. Samples outside the image take its nearest pixel, because only the coverage of
/// the shape antialiases the image's edges.
final class ImageRows: RowSource {
    let chain: MipChain
    /// Maps device coordinates to image coordinates, in pixels. The image's first pixel covers 0…1.
    let inverse: ProjectionTransform
    let isAffine: Bool
    let interpolation: ImageInterpolation
    /// A colour to draw through the image's alpha, in place of its colours.
    let tint: UInt32?
    /// Keeps the levels alive that `footprint` samples. Used only if `projected` is nil.
    private let levels: SampledLevels
    /// The footprint of all pixels. Used only if `projected` is nil. Stored by pointer, so that spans need not copy it.
    private let footprint: UnsafeMutablePointer<SampledFootprint>
    /// The rows under a projection; nil under an affine transform, or if one sample per pixel is enough. Owned, but
    /// unmanaged, so that spans need not count references.
    private let projected: Unmanaged<ProjectedRows>?
    /// The positions of the current row's pixels, which several spans share. Used only if `projected` is nil. A pointer
    /// avoids the exclusivity checks of a stored property.
    private let places: UnsafeMutablePointer<RowPlaces>
    /// The distance in memory, in pixels, from one device row's samples to the next row's, for prefetching. 0 if the
    /// transform is not affine.
    private let ahead: Int
    /// The shift in pixels, if the transform only shifts by whole pixels; otherwise nil.
    private let shift: (x: Int, y: Int)?

    /// The longest side of an image in pixels. Coordinates in 4096ths of a pixel must fit into 32 bits.
    static let longestSide = 1 << 18

    /// nil if the transform is singular or the image is too long.
    ///
    /// - Parameters:
    ///   - transform: Maps pixels of the image to the device.
    ///   - isSmooth: Whether the image has no detail smaller than a device pixel, so that one sample is enough.
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
        projected =
            isAffine || isSmooth ? nil : Unmanaged.passRetained(ProjectedRows(inverse, interpolation, chain))
        // If `projected` is not nil, the footprint is unused. `.single` is then a placeholder that needs no filtered
        // level.
        let footprint =
            isSmooth || projected != nil
            ? .single : Footprint(inverse, interpolation, levelCount: chain.levelCount, isLayer: chain.isLayer)
        self.footprint = .allocate(capacity: 1)
        self.footprint.initialize(
            to: SampledFootprint(
                footprint: footprint,
                picture: levels.picture(footprint.level, prefilter: footprint.prefilter, in: nil)))
        self.levels = levels
        places = .allocate(capacity: 1)
        places.initialize(to: RowPlaces())
        let step = isAffine ? inverse.rowStep(atX: 0, y: 0, level: footprint.level) : nil
        ahead = step.map(self.footprint.pointee.picture.pixels) ?? 0
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
        projected?.release()
    }

    /// Whether every pixel is certainly opaque. Bicubic samples never are, because their weights only sum to
    /// approximately 1.
    var isOpaque: Bool {
        chain.isOpaque && interpolation != .high && (tint.map { $0 >> 24 == 255 } ?? true)
    }

    var isCopy: Bool { shift != nil }

    var wantsRows: Bool { projected != nil }

    func prepare(x: Int, y: Int, count: Int) {
        guard let projected else { return }
        projected._withUnsafeGuaranteedRef { $0.prepare(x: x, y: y, count: count) }
    }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        if let shift {
            copy(row, x: x + shift.x, y: y + shift.y, count: count)
        } else if let projected {
            row.update(from: projected._withUnsafeGuaranteedRef { $0.pixels(x: x, y: y, count: count) }, count: count)
        } else {
            sample(row, x: x, y: y, count: count)
        }
        if let tint {
            for i in 0..<count { row[i] = scaledPixel(tint, row[i] >> 24) }
        }
    }

    /// Returns the image's own pixels if rows are copied without resampling. Under a projection, returns pixels that
    /// were sampled for the whole row. Otherwise fills `buffer`.
    func pixels(_ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
        if tint == nil {
            if let shift {
                let level = chain.picture, x = x + shift.x, y = y + shift.y
                if x >= 0, y >= 0, x + count <= level.width, y < level.height {
                    return level.base + (y * level.stride + x)
                }
            } else if let projected {
                return projected._withUnsafeGuaranteedRef { $0.pixels(x: x, y: y, count: count) }
            }
        }
        fill(buffer, x: x, y: y, count: count)
        return UnsafePointer(buffer)
    }

    private func copy(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let level = chain.picture
        let source = level.base + min(max(y, 0), level.height - 1) * level.stride
        // Pixels 0 ..< start lie before the image, start ..< end within it, and end ..< count after it.
        let start = min(max(-x, 0), count), end = min(max(level.width - x, start), count)
        row.update(repeating: source[0], count: start)
        if end > start { (row + start).update(from: source + (x + start), count: end - start) }
        (row + end).update(repeating: source[level.width - 1], count: count - end)
    }

    /// Samples pixels of a row without perspective, or with a single sample per pixel.
    private func sample(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let sampled = footprint.pointer(to: \.footprint).unsafelyUnwrapped
        let picture = UnsafePointer(footprint.pointer(to: \.picture).unsafelyUnwrapped)
        if places.pointee.y != y {
            let level = sampled.pointee.level
            var places = samples_row(inverse, y: y, level: level, of: chain.picture)
            places.ahead = ahead
            self.places.pointee = RowPlaces(y: y, row: places)
        }
        switch sampled.pointee.kind {
        case .nearest: samples_nearest(row, picture, &places.pointee.row, x, count)
        case .bilinear: samples_bilinear(row, picture, &places.pointee.row, x, count)
        case .mean:
            samples_mean(row, picture, &places.pointee.row, x, count, sampled.pointer(to: \.samples))
        case .bicubic: chain.picture.bicubic(row, inverse, x: x, y: y, count: count)
        }
    }

    private struct RowPlaces {
        var y = Int.min
        var row = samples_row()
    }
}
