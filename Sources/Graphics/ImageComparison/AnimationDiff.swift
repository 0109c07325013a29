// SPDX-License-Identifier: MIT

import Codecs
import Drawing

/// The comparison of two animations, frame by frame as a player shows them, including durations and the number of
/// plays. A still image is an animation of one frame.
package struct AnimationDiff: Sendable {
    /// A frame that differs.
    package struct Frame: Sendable, Equatable {
        /// The frame's index, from 0.
        package var index: Int
        /// The comparison of the frame's two images.
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

    /// The images of one differing frame: the first of those with the most differing pixels.
    package struct Example: Sendable {
        /// The frame's index, from 0.
        package var index: Int
        package var expected: Bitmap
        package var actual: Bitmap
        package var comparison: BitmapComparison
    }

    package private(set) var expectedFrameCount = 0
    package private(set) var actualFrameCount = 0
    /// How often the animations play.
    package let expectedLoop: LoopCount
    package let actualLoop: LoopCount
    /// The differing frames in order, without those within the tolerance.
    package private(set) var differingFrames: [Frame] = []
    /// The frames whose durations differ.
    package private(set) var differingTimes: [Timing] = []
    /// A differing frame for display.
    package private(set) var example: Example?
    /// The comparison of the first frame; for still images, the whole result.
    package private(set) var first: BitmapComparison?
    /// Whether nothing differs, not even within the tolerance.
    package private(set) var isIdentical = true

    /// Compares two files. Memory holds two frames of each at a time.
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
        // Exact comparison of fractions: durations are in hundredths or thousandths of a second.
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

    /// Whether both have the same number of frames.
    package var hasSameFrameCount: Bool { expectedFrameCount == actualFrameCount }
    /// Whether both have the same number of plays.
    package var hasSameLoop: Bool { expectedLoop.words == actualLoop.words }
    /// Whether both are single images.
    package var isStill: Bool { expectedFrameCount == 1 && actualFrameCount == 1 }

    /// Whether all differences are within the tolerance. Durations, plays and numbers of frames must be equal.
    package var isSame: Bool {
        hasSameFrameCount && hasSameLoop && differingFrames.isEmpty && differingTimes.isEmpty
    }

    /// The result in one line.
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

/// One of the two files cannot be decoded.
package struct AnimationDiffError: Error, Equatable {
    /// The expected or the actual file.
    package enum Side: Sendable { case expected, actual }

    /// The file that cannot be decoded.
    package var side: Side
    /// The decoder's error.
    package var cause: CodecError
}

extension BitmapComparison {
    /// The number of differing pixels; the maximum if sizes differ.
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
