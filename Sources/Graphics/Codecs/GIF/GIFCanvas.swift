// SPDX-License-Identifier: MIT

import CKernels

/// The image that a player shows, and the work that remains to show the next frame.
///
/// Each pixel stores its source in the last frame and its shown colour. A pixel whose source is unchanged is not
/// redrawn (except by `refine`). A pixel whose source changes slightly keeps its colour until the error would be
/// visible. Errors are always measured against the current source, so that they do not accumulate.
///
/// Belongs to one encoder, which calls it in order.
final class GIFCanvas: @unchecked Sendable {
    /// The work on a pixel in the current frame.
    enum Work: UInt8 {
        /// Keeps its shown colour.
        case none = 0
        /// Is drawn, and will change again in the next frame.
        case passing = 1
        /// Is drawn, and will stay for a while.
        case staying = 2
        /// Is still, and gets a better colour, once.
        case refined = 3
        /// Is still, was cleared with its surroundings, and gets its former colour back.
        case restored = 4
    }

    let width: Int
    let height: Int
    /// The source of each pixel in the last frame; 0 if transparent.
    let before: Plane<UInt32>
    /// The shown colour, opaque. Cleared pixels keep their former colour, with alpha 0.
    private let shown: Plane<UInt32>
    /// The shown colour in OKLab.
    let shownColor: Plane<LabColor>
    /// The target colour of each pixel that has work.
    let wanted: Plane<LabColor>
    /// The errors of pixels that stay. 0 for pixels that change in the next frame, and for those this frame has yet to
    /// draw.
    let errors: ErrorPlane
    /// Raw values of `Work`, for inner loops.
    let work: Plane<UInt8>
    let changesNext: Plane<UInt8>
    /// 1 for pixels that were refined since their last change.
    let isRefined: Plane<UInt8>
    /// The row at which refinement continues.
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

    /// The colour that a pixel has, or had before it was cleared.
    @inline(__always) func lastPixel(_ i: Int) -> UInt32 { shown.base[i] | 0xFF00_0000 }

    /// Records that a pixel was drawn.
    @inline(__always) func draw(_ pixel: UInt32, _ color: LabColor, at i: Int) {
        switch work.base[i] {
        case Work.passing.rawValue: break
        // The target is the former colour, not the source.
        case Work.restored.rawValue: errors[i] &+= shownColor.base[i] &- color
        default: errors[i] = wanted.base[i] &- color
        }
        shown.base[i] = pixel
        shownColor.base[i] = color
        isRefined.base[i] = work.base[i] == Work.refined.rawValue ? 1 : 0
    }

    /// Determines the work for a frame.
    /// - Parameters:
    ///   - source: The frame's pixels.
    ///   - next: The next frame's pixels; nil for the last frame.
    ///   - isWhole: Whether every pixel is opaque now and was opaque in the last frame.
    func compare(_ source: UnsafePointer<UInt32>, next: UnsafePointer<UInt32>?, isWhole: Bool) {
        let count = width * height
        cpalette_changes(source, before.base, work.base, count)
        if let next { cpalette_changes(next, source, changesNext.base, count) } else { changesNext.fill(1) }
        for y in 0..<height {
            let end = (y + 1) * width
            var i = y * width
            while i < end {
                // The common case.
                if isWhole, i + 8 <= end, isStill(from: i) {
                    i += 8
                    continue
                }
                // An opaque pixel that is not shown was cleared with the last frame, or is new.
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

    /// Whether eight pixels have no work.
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
        // Newly transparent pixels were cleared after the last frame.
        if source[i] == 0 { return .none }
        return changesNext.base[i] == 0 ? .staying : .passing
    }

    /// Does not draw changed pixels whose shown colour is near enough.
    func keep(within distance: Float) {
        let limit = Int32(distance * distance)
        forEachWork { i, _ in
            if isShown(i), LabSpace.distance(wanted.base[i], shownColor.base[i]) <= limit {
                work.base[i] = Work.none.rawValue
                if changesNext.base[i] == 0 { errors[i] = wanted.base[i] &- shownColor.base[i] }
            }
        }
    }

    /// Calls `body` with the index of each pixel that has work; most have none.
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

    /// The bounds of all pixels that are opaque now and transparent in the next frame.
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

    /// Records the source of a frame that was drawn.
    func remember(_ source: UnsafePointer<UInt32>) { before.base.update(from: source, count: width * height) }

    /// Clears a rectangle, as a player does after an image of disposal method 2.
    func clear(_ rect: FrameRect) {
        for y in rect.top..<rect.bottom {
            for i in y * width + rect.left..<y * width + rect.right { shown.base[i] &= 0x00FF_FFFF }
        }
    }
}
