// SPDX-License-Identifier: MIT

import CKernels

/// The image that a player shows, and the pixels to draw for the next frame.
///
/// For each pixel, the canvas stores the source colour of the last frame and the shown colour. A pixel with an
/// unchanged source is not redrawn, except by `refine`. A pixel with a slightly changed source keeps its shown colour
/// while the error is invisible. Errors are always measured against the current source, so they do not accumulate.
///
/// `@unchecked Sendable`, because only its encoder uses it, one call at a time.
final class GIFCanvas: @unchecked Sendable {
    /// The reason to draw a pixel in the current frame.
    enum Work: UInt8 {
        /// The pixel is not drawn.
        case none = 0
        /// The pixel is drawn, and changes again in the next frame.
        case passing = 1
        /// The pixel is drawn, and does not change in the next frame.
        case staying = 2
        /// The pixel has not changed, but gets a better colour, once.
        case refined = 3
        /// The pixel has not changed, but was cleared with its surroundings, and gets its former colour again.
        case restored = 4
    }

    let width: Int
    let height: Int
    /// The source of each pixel in the previous frame; 0 if transparent.
    let before: Plane<UInt32>
    /// The shown colour of each pixel, with alpha 255. Cleared pixels keep their former colour, with alpha 0.
    private let shown: Plane<UInt32>
    /// The shown colour in OKLab.
    let shownColor: Plane<LabColor>
    /// The target colour of each pixel to draw.
    let wanted: Plane<LabColor>
    /// The error of each pixel that stays. 0 for pixels that change in the next frame, and for pixels not drawn yet.
    let errors: ErrorPlane
    /// The raw value of `Work` for each pixel, for inner loops.
    let work: Plane<UInt8>
    let changesNext: Plane<UInt8>
    /// 1 for each pixel that has been refined since its last change, otherwise 0.
    let isRefined: Plane<UInt8>
    /// The row with which the next refinement starts.
    var refinedRow = 0

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        let count = width * height
        before = Plane(repeating: 0, count: count)
        shown = Plane(repeating: 0, count: count)
        shownColor = Plane(repeating: .zero, count: count)
        wanted = Plane(repeating: .zero, count: count)
        work = Plane(repeating: 0, count: count)
        changesNext = Plane(repeating: 0, count: count)
        errors = ErrorPlane(width: width, height: height)
        isRefined = Plane(repeating: 0, count: count)
    }

    @inline(__always) func isShown(_ i: Int) -> Bool { shown.base[i] >> 24 != 0 }

    /// The pixel's shown colour, or its former colour if it was cleared; always opaque.
    @inline(__always) func lastPixel(_ i: Int) -> UInt32 { shown.base[i] | 0xFF00_0000 }

    /// Records that pixel `i` now shows `pixel` (in OKLab: `color`), and updates its error.
    @inline(__always) func draw(_ pixel: UInt32, _ color: LabColor, at i: Int) {
        switch work.base[i] {
        case Work.passing.rawValue: break
        // `wanted` is not the source here, but the former colour `shownColor`. `errors[i]` holds the source minus the
        // former colour. Adding the former colour minus the new colour gives the source minus the new colour.
        case Work.restored.rawValue: errors[i] &+= shownColor.base[i] &- color
        default: errors[i] = wanted.base[i] &- color
        }
        shown.base[i] = pixel
        shownColor.base[i] = color
        isRefined.base[i] = work.base[i] == Work.refined.rawValue ? 1 : 0
    }

    /// Determines which pixels to draw for a frame.
    /// - Parameters:
    ///   - source: The frame's pixels.
    ///   - next: The next frame's pixels; nil for the last frame.
    ///   - isWhole: Whether every pixel is opaque in this frame and in the previous one.
    func compare(_ source: UnsafePointer<UInt32>, next: UnsafePointer<UInt32>?, isWhole: Bool) {
        let count = width * height
        cpalette_changes(source, before.base, work.base, count)
        if let next { cpalette_changes(next, source, changesNext.base, count) } else { changesNext.fill(1) }
        for y in 0..<height {
            let end = (y + 1) * width
            var i = y * width
            while i < end {
                // Fast path: eight unchanged pixels.
                if isWhole, i + 8 <= end, isStill(from: i) {
                    i += 8
                    continue
                }
                // Skips a pixel whose source has not changed, if the pixel is shown or its source is transparent.
                // Other pixels with an unchanged source were cleared, and have to be restored.
                if work.base[i] == 0 && (isShown(i) || source[i] == 0) {
                    i += 1
                    continue
                }
                let start = i
                while i < end, work.base[i] != 0 || (!isShown(i) && source[i] != 0) { i += 1 }
                LabSpace.convert(source + start, count: i - start, into: wanted.base + start)
                for j in start..<i { work.base[j] = workOnPixel(j, source).rawValue }
            }
        }
    }

    /// Whether none of the eight pixels from `i` on has to be drawn: their bytes in `work` are 0.
    @inline(__always) private func isStill(from i: Int) -> Bool {
        UnsafeRawPointer(work.base + i).loadUnaligned(as: UInt64.self) == 0
    }

    @inline(__always)
    private func workOnPixel(_ i: Int, _ source: UnsafePointer<UInt32>) -> Work {
        if !isShown(i), work.base[i] == 0 {
            wanted.base[i] = shownColor.base[i]
            return .restored
        }
        errors[i] = .zero
        // A pixel that becomes transparent was already cleared after the previous frame.
        if source[i] == 0 { return .none }
        return changesNext.base[i] == 0 ? .staying : .passing
    }

    /// Lets changed pixels keep their shown colour if it is within `distance` of the target colour, by removing them
    /// from `work`.
    func keep(within distance: Float) {
        let limit = Int32(distance * distance)
        forEachWork { i, _ in
            if isShown(i), LabSpace.distance(wanted.base[i], shownColor.base[i]) <= limit {
                work.base[i] = Work.none.rawValue
                if changesNext.base[i] == 0 { errors[i] = wanted.base[i] &- shownColor.base[i] }
            }
        }
    }

    /// Calls `body` for each pixel that has work. Skips groups of eight without work, since most pixels have none.
    @inline(__always) func forEachWork(_ body: (_ i: Int, _ work: UInt8) -> Void) {
        let count = width * height
        var i = 0
        while i < count {
            if i + 8 <= count, isStill(from: i) {
                i += 8
                continue
            }
            for j in i..<min(i + 8, count) where work.base[j] != 0 { body(j, work.base[j]) }
            i += 8
        }
    }

    /// The bounds of all pixels that have work.
    var workRect: FrameRect {
        var rect = FrameRect.empty
        for y in 0..<height {
            let row = work.base + y * width
            guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
            let last = (first..<width).last { row[$0] != 0 }!
            rect.include(first, last, row: y)
        }
        return rect
    }

    /// The bounds of all pixels that are opaque in this frame and transparent in the next.
    func vanishing(_ source: UnsafePointer<UInt32>, next: UnsafePointer<UInt32>) -> FrameRect {
        var rect = FrameRect.empty
        for y in 0..<height {
            let (row, nextRow) = (source + y * width, next + y * width)
            guard let first = (0..<width).first(where: { nextRow[$0] == 0 && row[$0] != 0 }) else { continue }
            let last = (first..<width).last { nextRow[$0] == 0 && row[$0] != 0 }!
            rect.include(first, last, row: y)
        }
        return rect
    }

    /// Records the sources of a frame, for comparison with the next one.
    func remember(_ source: UnsafePointer<UInt32>) { before.base.update(from: source, count: width * height) }

    /// Clears a rectangle, as a player does after an image with disposal method 2.
    func clear(_ rect: FrameRect) {
        for y in rect.top..<rect.bottom {
            for i in y * width + rect.left..<y * width + rect.right { shown.base[i] &= 0x00FF_FFFF }
        }
    }
}
