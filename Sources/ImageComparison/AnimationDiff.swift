// SPDX-License-Identifier: MIT

import Codecs
import Drawing

/// Two animations, compared frame by frame: what a player shows, for how long, and how often. A still image is an
/// animation of one frame.
package struct AnimationDiff: Sendable {
    /// A frame that is not the same, beginning with 0.
    package struct Frame: Sendable, Equatable {
        /// Which frame, counted from 0.
        package var index: Int
        /// In what its two images differ.
        package var comparison: BitmapComparison
    }

    /// A frame that stands for another time than it should.
    package struct Timing: Sendable, Equatable {
        /// Which frame, counted from 0.
        package var index: Int
        /// In seconds.
        package var expected: Double
        /// In seconds, in the animation that is judged.
        package var actual: Double
    }

    /// Images to look at: of the first frame that has most differing pixels.
    package struct Example: Sendable {
        /// Which frame, counted from 0.
        package var index: Int
        /// What the frame should be.
        package var expected: Bitmap
        /// What it is.
        package var actual: Bitmap
        /// In what they differ.
        package var comparison: BitmapComparison
    }

    /// How many frames there should be.
    package private(set) var expectedFrameCount = 0
    /// How many there are.
    package private(set) var actualFrameCount = 0
    /// How often the animation should play.
    package let expectedLoop: LoopCount
    /// How often it plays.
    package let actualLoop: LoopCount
    /// In the order of the animation; those that a tolerance permits are not among them.
    package private(set) var differingFrames: [Frame] = []
    /// Frames that are shown for another time than they should be.
    package private(set) var differingTimes: [Timing] = []
    /// One frame that differs, to be looked at.
    package private(set) var example: Example?
    /// Of an image that does not move, all there is to say.
    package private(set) var first: BitmapComparison?
    /// Whether not even a pixel that a tolerance permits differs.
    package private(set) var isIdentical = true

    /// Frames come and go: memory holds two of each animation.
    /// - Parameter pixels: what both may have, and other images of the run; nil for those of our own making.
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
        // Exact: hundredths and thousandths of a second are fractions.
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

    /// Whether both have as many frames.
    package var hasSameFrameCount: Bool { expectedFrameCount == actualFrameCount }
    /// Whether both play as often.
    package var hasSameLoop: Bool { expectedLoop.words == actualLoop.words }
    /// Whether both are single images.
    package var isStill: Bool { expectedFrameCount == 1 && actualFrameCount == 1 }

    /// Whether the tolerance permits what differs. It says nothing about times, loops and numbers of frames.
    package var isSame: Bool {
        hasSameFrameCount && hasSameLoop && differingFrames.isEmpty && differingTimes.isEmpty
    }

    /// One line.
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

/// One of the two is no animation that can be read.
package struct AnimationDiffError: Error, Equatable {
    /// Which of the two.
    package enum Side: Sendable { case expected, actual }

    /// The one that could not be read.
    package var side: Side
    /// Why not.
    package var cause: CodecError
}

extension BitmapComparison {
    /// Of two sizes, all of them do.
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
