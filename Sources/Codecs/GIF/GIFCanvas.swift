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
    private let before: Plane<UInt32>
    /// The colour that is shown, opaque. Of pixels that were cleared the colour they had, with an alpha of 0.
    private let shown: Plane<UInt32>
    /// The same in OKLab.
    let shownColor: Plane<LabColor>
    /// The colour that each pixel with work is to have.
    let wanted: Plane<LabColor>
    /// `Work`, as numbers, for inner loops.
    let work: Plane<UInt8>
    private let changesNext: Plane<UInt8>
    /// 1 for pixels that had their better colour since they last changed.
    private let isRefined: Plane<UInt8>
    /// Where refinement goes on, and the colours of that row.
    private var refinedRow = 0
    private let rowColors: Plane<LabColor>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        let count = width * height
        before = Plane(repeating: 0, count: count)
        shown = Plane(repeating: 0, count: count)
        shownColor = Plane(repeating: .zero, count: count)
        wanted = Plane(repeating: .zero, count: count)
        work = Plane(repeating: 0, count: count)
        changesNext = Plane(repeating: 0, count: count)
        rowColors = Plane(repeating: .zero, count: width)
        isRefined = Plane(repeating: 0, count: count)
    }

    @inline(__always) func isShown(_ i: Int) -> Bool { shown.base[i] >> 24 != 0 }

    /// The colour that a pixel has, or had before it was cleared.
    @inline(__always) func lastPixel(_ i: Int) -> UInt32 { shown.base[i] | 0xFF00_0000 }

    /// Notes that a pixel was drawn.
    @inline(__always) func draw(_ pixel: UInt32, _ color: LabColor, at i: Int) {
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
        // The last frame has cleared what becomes transparent.
        if source[i] == 0 { return .none }
        if !isShown(i), work.base[i] == 0 {
            wanted.base[i] = shownColor.base[i]
            return .restored
        }
        return changesNext.base[i] == 0 ? .staying : .passing
    }

    /// Takes the work from changed pixels that are shown in nearly the right colour.
    func keep(within distance: Float) {
        let limit = Int32(distance * distance)
        forEachWork { i, _ in
            if isShown(i), LabSpace.distance(wanted.base[i], shownColor.base[i]) <= limit {
                work.base[i] = Work.none.rawValue
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

    /// Gives work to still pixels whose colour is not what it could be: row by row, going on in the next frame where
    /// the sum of their errors is as large as allowed.
    ///
    /// The first frame has 256 colours for everything. Later ones have 255 for what is drawn in them, so some can be
    /// nearer. No more change at a time than an eye can see, and no pixel twice: nothing boils.
    /// - Parameters:
    ///   - error: smaller distances stay.
    ///   - budget: the sum of distances, which no change can exceed.
    func refine(_ source: UnsafePointer<UInt32>, error: Float, budget: Float) {
        let limit = Int32(error * error)
        var rest = budget
        // Not all rows in one frame: looking for nothing must not cost much.
        for _ in 0..<height / 16 + 1 {
            let start = refinedRow * width
            LabSpace.convert(source + start, count: width, into: rowColors.base)
            for x in 0..<width where canRefine(start + x, source) {
                let distance = LabSpace.distance(rowColors.base[x], shownColor.base[start + x])
                guard distance > limit else { continue }
                work.base[start + x] = Work.refined.rawValue
                wanted.base[start + x] = rowColors.base[x]
                rest -= Float(distance).squareRoot()
                if rest <= 0 { return }
            }
            refinedRow = (refinedRow + 1) % height
        }
    }

    /// Whether a pixel is shown, stands still before and after this frame, and has not been refined.
    @inline(__always) private func canRefine(_ i: Int, _ source: UnsafePointer<UInt32>) -> Bool {
        work.base[i] == 0 && isRefined.base[i] == 0 && isShown(i) && changesNext.base[i] == 0
            && source[i] == before.base[i]
    }

    /// The rectangle around all work.
    var workRect: PixelRect {
        var rect = PixelRect.empty
        for y in 0..<height {
            let row = work.base + y * width
            guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
            let last = (first..<width).last { row[$0] != 0 }!
            rect.include(first, last, row: y)
        }
        return rect
    }

    /// The rectangle around what is opaque now and transparent in the next frame.
    func vanishing(_ source: UnsafePointer<UInt32>, next: UnsafePointer<UInt32>) -> PixelRect {
        var rect = PixelRect.empty
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
    func clear(_ rect: PixelRect) {
        for y in rect.top..<rect.bottom {
            for i in y * width + rect.left..<y * width + rect.right { shown.base[i] &= 0x00FF_FFFF }
        }
    }
}
