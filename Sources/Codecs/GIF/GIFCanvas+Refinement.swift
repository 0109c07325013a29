// SPDX-License-Identifier: MIT

/// Better colours for what stands still.
///
/// The first frame has 256 colours for everything. Later ones have 255 for what is drawn in them, so some can be nearer.
/// No more change at a time than an eye can see, and no pixel twice: nothing boils.
extension GIFCanvas {
    /// Each row is looked at in every so manieth frame: looking for nothing must not cost much.
    private static let framesPerRound = 4

    /// Gives work to still pixels whose colour is not what it could be: row by row, going on in the next frame where
    /// the sum of their errors is as large as allowed.
    /// - Parameters:
    ///   - error: smaller distances stay.
    ///   - budget: the sum of distances, which no change can exceed.
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

    /// Whether a pixel is shown, stands still before and after this frame, and has not been refined.
    @inline(__always) private func canRefine(_ i: Int, _ source: UnsafePointer<UInt32>) -> Bool {
        work.base[i] == 0 && isRefined.base[i] == 0 && isShown(i) && changesNext.base[i] == 0
            && source[i] == before.base[i]
    }

    /// The source's colour, and something of what the surroundings lack.
    ///
    /// The nearest colour to it is the one with the least sum of two squared errors: its own, and what remains of the
    /// surroundings' where they are seen blurred. They lack what they lack now, with all pixels refined before this one.
    /// - Parameter balance: the part to make up for, of 65 536.
    @inline(__always) func balanced(_ i: Int, _ balance: Int32) -> LabColor {
        let part = (errors.around(i) &* balance &+ 32768) &>> 16
        return wanted.base[i] &+ LabColor(truncatingIfNeeded: part)
    }
}
