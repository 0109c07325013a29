// SPDX-License-Identifier: MIT

import CPalette

/// What a player of the file shows, and what has to be drawn for it to show the next frame.
///
/// Each pixel remembers the source of the last frame and the colour that it has. So a pixel whose source stands still is
/// not drawn again (but for `refine`), and one whose source moves a little keeps its colour until the error would be
/// seen: always against the present source, so that errors do not add up.
///
/// Belongs to one encoder, which calls it in order.
final class GIFCanvas: @unchecked Sendable {
    /// What is done with a pixel in the present frame.
    enum Work: UInt8 {
        /// Stays as it is shown.
        case none = 0
        /// Is drawn, and will change again in the next frame.
        case passing = 1
        /// Is drawn, and will stay for a while.
        case staying = 2
        /// Stands still, and gets a better colour than it has, once.
        case refined = 3
        /// Stands still, was cleared with its surroundings, and gets the colour back that it had.
        case restored = 4
    }

    let width: Int
    let height: Int
    /// The source of each pixel in the last frame; 0 where transparent.
    let before: Plane<UInt32>
    /// The colour that is shown, opaque. Of pixels that were cleared the colour they had, with an alpha of 0.
    private let shown: Plane<UInt32>
    /// The same in OKLab.
    let shownColor: Plane<LabColor>
    /// The colour that each pixel with work is to have.
    let wanted: Plane<LabColor>
    /// Of pixels that stay as they are; 0 where the next frame brings another colour, and where this one is yet to draw.
    let errors: ErrorPlane
    /// `Work`, as numbers, for inner loops.
    let work: Plane<UInt8>
    let changesNext: Plane<UInt8>
    /// 1 for pixels that had their better colour since they last changed.
    let isRefined: Plane<UInt8>
    /// Where refinement goes on.
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

    /// Notes that a pixel was drawn.
    @inline(__always) func draw(_ pixel: UInt32, _ color: LabColor, at i: Int) {
        switch work.base[i] {
        case Work.passing.rawValue: break
        // The colour that it had is wanted, not its source.
        case Work.restored.rawValue: errors[i] &+= shownColor.base[i] &- color
        default: errors[i] = wanted.base[i] &- color
        }
        shown.base[i] = pixel
        shownColor.base[i] = color
        isRefined.base[i] = work.base[i] == Work.refined.rawValue ? 1 : 0
    }

    /// Finds the work for a frame.
    /// - Parameters:
    ///   - next: the frame after it; nil for the last.
    ///   - source: of the frame.
    ///   - isWhole: every pixel is opaque, and was in the frame before.
    func compare(_ source: UnsafePointer<UInt32>, next: UnsafePointer<UInt32>?, isWhole: Bool) {
        let count = width * height
        cpalette_changes(source, before.base, work.base, count)
        if let next { cpalette_changes(next, source, changesNext.base, count) } else { changesNext.fill(1) }
        for y in 0..<height {
            let end = (y + 1) * width
            var i = y * width
            while i < end {
                // Most pixels of most frames.
                if isWhole, i + 8 <= end, isStill(from: i) {
                    i += 8
                    continue
                }
                // Whatever is opaque and not shown was cleared with the last frame, or is new.
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
        // The last frame has cleared what becomes transparent.
        if source[i] == 0 { return .none }
        return changesNext.base[i] == 0 ? .staying : .passing
    }

    /// Takes the work from changed pixels that are shown in nearly the right colour.
    func keep(within distance: Float) {
        let limit = Int32(distance * distance)
        forEachWork { i, _ in
            if isShown(i), LabSpace.distance(wanted.base[i], shownColor.base[i]) <= limit {
                work.base[i] = Work.none.rawValue
                if changesNext.base[i] == 0 { errors[i] = wanted.base[i] &- shownColor.base[i] }
            }
        }
    }

    /// Calls `body` for each pixel that has work, with its number; most have none.
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

    /// The rectangle around all work.
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

    /// The rectangle around what is opaque now and transparent in the next frame.
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

    /// The frame is drawn.
    func remember(_ source: UnsafePointer<UInt32>) { before.base.update(from: source, count: width * height) }

    /// What a player does before the next frame, if it is told to.
    func clear(_ rect: FrameRect) {
        for y in rect.top..<rect.bottom {
            for i in y * width + rect.left..<y * width + rect.right { shown.base[i] &= 0x00FF_FFFF }
        }
    }
}
