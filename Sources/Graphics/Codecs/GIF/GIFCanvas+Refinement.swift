// SPDX-License-Identifier: MIT

/// Refinement gives unchanged pixels better colours over time.
///
/// The first frame shares 256 colours among all pixels. Later frames have up to 255 colours for their changed pixels
/// only, so they often have a nearer colour for an unchanged pixel. A budget keeps the total change per frame
/// invisible. Each pixel is refined at most once, so that the image does not shimmer.
extension GIFCanvas {
    /// The number of frames in which each row is examined once, to limit the time per frame.
    private static let framesPerRound = 4

    /// Marks unchanged pixels whose error can be reduced, row by row. Stops when the sum of their errors reaches
    /// `budget`; the next frame continues with the same row.
    /// - Parameters:
    ///   - error: Pixels with at most this error are not refined.
    ///   - budget: The maximum sum of errors, which bounds the total change per frame.
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

    /// Whether a pixel is shown, does not change in this frame or the next, and is not refined yet.
    @inline(__always) private func canRefine(_ i: Int, _ source: UnsafePointer<UInt32>) -> Bool {
        work.base[i] == 0 && isRefined.base[i] == 0 && isShown(i) && changesNext.base[i] == 0
            && source[i] == before.base[i]
    }

    /// The source colour plus a part of the error around the pixel.
    ///
    /// The palette entry nearest to the result minimises the sum of two squared errors: the pixel's own error, and the
    /// remaining blurred error around it. The latter includes pixels already refined in this frame.
    /// - Parameter balance: The part of the error to add, in 65 536ths.
    @inline(__always) func balanced(_ i: Int, _ balance: Int32) -> LabColor {
        let part = (errors.around(i) &* balance &+ 32768) &>> 16
        return wanted.base[i] &+ LabColor(truncatingIfNeeded: part)
    }
}
