// SPDX-License-Identifier: MIT

/// Refinement: better colours for still pixels.
///
/// The first frame shares 256 colours among all pixels. Later frames have up to 255 for their changed pixels only, so
/// some of these can be nearer. The total change per frame stays invisible, and no pixel changes twice, so that nothing
/// shimmers.
extension GIFCanvas {
    /// Each row is examined every so many frames, to limit the cost.
    private static let framesPerRound = 4

    /// Marks still pixels whose error can be reduced, row by row. Stops when their errors sum to `budget`, and
    /// continues there in the next frame.
    /// - Parameters:
    ///   - error: Smaller errors are left alone.
    ///   - budget: The maximum sum of errors, which bounds the total change.
    func refine(_ source: UnsafePointer<UInt32>, error: Float, budget: Float) {
        let limit = Int32(error * error)
        var rest = budget
        for _ in 0..<height / Self.framesPerRound + 1 {
            let start = refinedRow * width
            for i in start..<start + width where canRefine(i, source) {
                let distance = LabSpace.distance(errors[i], .zero)
                guard distance > limit else { continue }
                work.base[i] = Work.refined.rawValue
                wanted.base[i] = shownColor.base[i] &+ errors[i]
                rest -= Float(distance).squareRoot()
                if rest <= 0 { return }
            }
            refinedRow = (refinedRow + 1) % height
        }
    }

    /// Whether a pixel is shown, still before and after this frame, and not refined yet.
    @inline(__always) private func canRefine(_ i: Int, _ source: UnsafePointer<UInt32>) -> Bool {
        work.base[i] == 0 && isRefined.base[i] == 0 && isShown(i) && changesNext.base[i] == 0
            && source[i] == before.base[i]
    }

    /// The source colour, plus a part of the error of the surroundings.
    ///
    /// The nearest colour to it has the least sum of two squared errors: its own, and the rest of the surroundings'
    /// error as seen blurred. That error includes the pixels refined before this one.
    /// - Parameter balance: The part to compensate for, in 65 536ths.
    @inline(__always) func balanced(_ i: Int, _ balance: Int32) -> LabColor {
        let part = (errors.around(i) &* balance &+ 32768) &>> 16
        return wanted.base[i] &+ LabColor(truncatingIfNeeded: part)
    }
}
