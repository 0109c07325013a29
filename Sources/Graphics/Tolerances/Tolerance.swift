// SPDX-License-Identifier: MIT

/// The permitted difference between an actual and an expected image.
///
/// Prefer `exact`: the same view gives the same bytes on every machine. The other cases are for images made by another
/// renderer or by another version of this renderer.
public enum Tolerance: Sendable, Equatable {
    /// No difference in any channel of any pixel, including alpha and antialiased edges.
    case exact
    /// Each channel of each premultiplied pixel, including alpha, may differ by this number of levels: 1 to 254 of 255.
    case channels(Int)
    /// At most `count` pixels may differ in any square with sides of `of` pixels. Scattered differences pass;
    /// concentrated differences fail.
    case worstWindow(_ count: Int, of: Int)
    /// Each pixel may differ by this distance in OKLab. Black and white have a distance of 1; about 0.02 is just
    /// noticeable. Transparent pixels are compared both on black and on white.
    case perceptual(deltaE: Double)

    /// The valid range of `channels`, in levels of 255.
    public static let channelRange = 1...254
    /// The valid range of a window's side, in pixels.
    public static let windowSides = 2...1024
    /// The largest valid `deltaE`: the distance between black and white in OKLab.
    public static let maximumDeltaE = 1.0

    /// Throws if a number is out of range.
    public func validate() throws(ToleranceError) {
        switch self {
        case .exact: break
        case .channels(let most):
            guard Self.channelRange.contains(most) else {
                throw ToleranceError("the tolerance for channels", String(most), mustBe: "1 to 254")
            }
        case .worstWindow(let count, let side):
            guard Self.windowSides.contains(side) else {
                throw ToleranceError("the side of the tolerance's window", "\(side) pixels", mustBe: "2 to 1024")
            }
            guard (1..<side * side).contains(count) else {
                throw ToleranceError(
                    "the tolerance for a window of \(side)×\(side) pixels", String(count),
                    mustBe: "1 to \(side * side - 1)")
            }
        case .perceptual(let deltaE):
            guard deltaE > 0, deltaE <= Self.maximumDeltaE else {
                throw ToleranceError(
                    "the perceptual tolerance", deltaE.words, mustBe: "more than 0 and at most 1")
            }
        }
    }

    /// A description of the permitted differences, for messages.
    public var permits: String {
        switch self {
        case .exact: "no difference"
        case .channels(let most): "each channel of each pixel up to \(most) of 255 off"
        case .worstWindow(let count, let side):
            "up to \(count) differing pixel\(count == 1 ? "" : "s") in any window of \(side)×\(side)"
        case .perceptual(let deltaE): "each pixel up to \(deltaE.words) off in OKLab"
        }
    }
}

// MARK: - As an argument

extension Tolerance: CustomStringConvertible {
    /// The tolerance as an argument on a command line.
    public var description: String {
        switch self {
        case .exact: "exact"
        case .channels(let most): "channels=\(most)"
        case .worstWindow(let count, let side): "window=\(count)/\(side)"
        case .perceptual(let deltaE): "perceptual=\(deltaE.words)"
        }
    }

    /// Parses an argument on a command line. nil if it is not a tolerance; throws if a number is out of range.
    public init?(parsing text: String) throws(ToleranceError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let number = parts.count == 2 ? parts[1] : ""
        switch parts[0] {
        case "exact" where parts.count == 1: self = .exact
        case "channels":
            guard let most = Int(number) else { return nil }
            self = .channels(most)
        case "window":
            let sides = number.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard sides.count == 2, let count = sides[0], let side = sides[1] else { return nil }
            self = .worstWindow(count, of: side)
        case "perceptual":
            guard let deltaE = Double(number) else { return nil }
            self = .perceptual(deltaE: deltaE)
        default: return nil
        }
        try validate()
    }
}
