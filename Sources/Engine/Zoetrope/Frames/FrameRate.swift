// SPDX-License-Identifier: MIT

/// Frames per second as a fraction, so that 30000/1001 is exact and rounding errors never accumulate.
public struct FrameRate: Sendable, Hashable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// The highest rate, in frames per second.
    public static let maximum = 1000

    /// The number of frames in `seconds` seconds.
    public let frames: Int
    /// The number of seconds that contain `frames` frames.
    public let seconds: Int

    /// A rate of `frames` per `seconds` seconds. Throws if that is more than 1000 frames per second.
    public init(frames: Int, every seconds: Int = 1) throws(LimitError) {
        // The limit of `seconds` keeps products with frame numbers from overflowing.
        guard frames > 0, seconds > 0, seconds <= 1_000_000, frames <= Self.maximum * seconds else {
            throw LimitError(
                "fps", seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)", mustBe: "more than 0 and at most 1000")
        }
        self.frames = frames
        self.seconds = seconds
    }

    /// A whole rate from 1 to 1000.
    public init(integerLiteral frames: Int) {
        precondition((1...Self.maximum).contains(frames), "\(frames) frames a second")
        (self.frames, seconds) = (frames, 1)
    }

    /// Parses `30`, `29.97` (up to six decimals, taken exactly) or `30000/1001`; nil for anything else.
    public init?(parsing text: String) throws(LimitError) {
        let fraction = text.split(separator: "/", omittingEmptySubsequences: false)
        if fraction.count == 2, let frames = Int(fraction[0]), let seconds = Int(fraction[1]) {
            try self.init(frames: frames, every: seconds)
            return
        }
        let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = decimal.count == 2 ? decimal[1] : ""
        guard fraction.count == 1, decimal.count <= 2, decimals.count <= 6, decimals.allSatisfy(\.isASCII),
            decimals.allSatisfy(\.isNumber), let frames = Int(decimal[0] + decimals)
        else { return nil }
        try self.init(frames: frames, every: decimals.reduce(1) { power, _ in power * 10 })
    }

    /// Frames per second as a floating-point number, for code that needs no exact rate.
    public var value: Double { Double(frames) / Double(seconds) }

    /// The usual notation: 30 or 29.97.
    public var description: String { seconds == 1 ? "\(frames)" : LimitError.text(value) }
}
