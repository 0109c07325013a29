// SPDX-License-Identifier: MIT

import Codecs
import Drawing

/// The comparison of two animations: each frame as a player shows it, the durations, and the number of plays. A still
/// image counts as an animation of one frame.
package struct AnimationDiff: Sendable {
    /// A frame whose images differ by more than the tolerance.
    package struct Frame: Sendable, Equatable {
        /// The frame's index, from 0.
        package var index: Int
        package var comparison: BitmapComparison
    }

    /// A frame whose duration differs.
    package struct Timing: Sendable, Equatable {
        /// The frame's index, from 0.
        package var index: Int
        /// The expected duration in seconds.
        package var expected: Double
        /// The actual duration in seconds.
        package var actual: Double
    }

    /// The frame with the most differing pixels, for a report. If several frames have that many, the first of them.
    package struct Example: Sendable {
        /// The frame's index, from 0.
        package var index: Int
        package var expected: Bitmap
        package var actual: Bitmap
        package var comparison: BitmapComparison
    }

    package private(set) var expectedFrameCount = 0
    package private(set) var actualFrameCount = 0
    /// The expected number of plays; `actualLoop` is the actual number.
    package let expectedLoop: LoopCount
    package let actualLoop: LoopCount
    /// The frames that differ by more than the tolerance, in order.
    package private(set) var differingFrames: [Frame] = []
    /// The frames whose durations differ, in order.
    package private(set) var differingTimes: [Timing] = []
    /// The images of the differing frame that a report shows; nil if none differs.
    package private(set) var example: Example?
    /// The comparison of the first frame, which is the only frame of a still image.
    package private(set) var first: BitmapComparison?
    /// Whether the animations are equal, without any tolerance.
    package private(set) var isIdentical = true

    /// Compares two files. Keeps two frames of each file in memory at a time.
    /// - Parameter pixels: The run's budget; nil for images that this program made.
    package init(
        expected: [UInt8], actual: [UInt8], tolerance: Tolerance = .exact, pixels: PixelBudget? = nil
    ) throws(AnimationDiffError) {
        var (old, new) = (
            try Self.attempt(.expected) { () throws(CodecError) in try AnimationDecoder(expected, budget: pixels) },
            try Self.attempt(.actual) { () throws(CodecError) in try AnimationDecoder(actual, budget: pixels) }
        )
        (expectedLoop, actualLoop) = (old.loop, new.loop)
        var index = 0
        while true {
            let left = try Self.attempt(.expected) { () throws(CodecError) in try old.next() }
            let right = try Self.attempt(.actual) { () throws(CodecError) in try new.next() }
            if left != nil { expectedFrameCount += 1 }
            if right != nil { actualFrameCount += 1 }
            if left == nil, right == nil { break }
            if let left, let right { compare(left, right, index, tolerance) }
            index += 1
        }
        if !hasSameFrameCount || !hasSameLoop { isIdentical = false }
    }

    private mutating func compare(
        _ left: AnimationDecoder.Frame, _ right: AnimationDecoder.Frame, _ index: Int, _ tolerance: Tolerance
    ) {
        // Compares the fractions exactly, because durations are not always representable as `Double`.
        let isInTime = left.numerator * right.denominator == right.numerator * left.denominator
        if !isInTime {
            differingTimes.append(Timing(index: index, expected: left.duration, actual: right.duration))
            isIdentical = false
        }
        let comparison = BitmapComparison(expected: left.bitmap, actual: right.bitmap, tolerance: tolerance)
        if index == 0 { first = comparison }
        if case .compared(let diff) = comparison, diff.isIdentical { return }
        isIdentical = false
        if comparison.isSame { return }
        differingFrames.append(Frame(index: index, comparison: comparison))
        if example == nil || comparison.differingCount > example!.comparison.differingCount {
            example = Example(
                index: index, expected: left.bitmap, actual: right.bitmap, comparison: comparison)
        }
    }

    private static func attempt<Value>(
        _ side: AnimationDiffError.Side, _ body: () throws(CodecError) -> Value
    ) throws(AnimationDiffError) -> Value {
        do {
            return try body()
        } catch {
            throw AnimationDiffError(side: side, cause: error)
        }
    }

    package var hasSameFrameCount: Bool { expectedFrameCount == actualFrameCount }
    package var hasSameLoop: Bool { expectedLoop.words == actualLoop.words }
    package var isStill: Bool { expectedFrameCount == 1 && actualFrameCount == 1 }

    /// Whether the animations are the same within the tolerance. Durations, plays and numbers of frames must be equal.
    package var isSame: Bool {
        hasSameFrameCount && hasSameLoop && differingFrames.isEmpty && differingTimes.isEmpty
    }

    /// One line. For animations, it names every kind of difference: number of frames, plays, durations and pixels.
    package var summary: String {
        if isStill, hasSameLoop, differingTimes.isEmpty, let first { return first.summary }
        var parts: [String] = []
        if !hasSameFrameCount { parts.append("\(actualFrameCount) frames instead of \(expectedFrameCount)") }
        if !hasSameLoop { parts.append("plays \(actualLoop.words) instead of \(expectedLoop.words)") }
        if let timing = differingTimes.first {
            let others = differingTimes.count > 1 ? ", and \(differingTimes.count - 1) more differ" : ""
            parts.append(
                "frame \(timing.index) stands for \(timing.actual.words) s instead of "
                    + "\(timing.expected.words) s\(others)")
        }
        if let example {
            let others =
                differingFrames.count > 1 ? "\(differingFrames.count) frames differ, most of all " : ""
            parts.append("\(others)frame \(example.index): \(example.comparison.summary)")
        }
        return parts.isEmpty ? "all \(expectedFrameCount) frames are the same" : parts.joined(separator: "; ")
    }
}

/// Thrown if the expected or the actual file cannot be decoded.
package struct AnimationDiffError: Error, Equatable {
    package enum Side: Sendable { case expected, actual }

    /// The file that cannot be decoded.
    package var side: Side
    package var cause: CodecError
}

extension BitmapComparison {
    /// The number of differing pixels; `Int.max` if the sizes differ.
    var differingCount: Int {
        switch self {
        case .compared(let diff): diff.count
        case .sizesDiffer: .max
        }
    }
}

extension LoopCount {
    package var words: String {
        switch self {
        case .forever: "forever"
        case .once, .times(1): "once"
        case .times(let count): "\(count) times"
        }
    }
}
