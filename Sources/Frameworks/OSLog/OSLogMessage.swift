// SPDX-License-Identifier: MIT

import Foundation

/// A text of a log with values in it. All of them are shown: who reads this log has run the code.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    /// A text without values.
    public init(stringLiteral value: String) { text = value }
    /// A text with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
    /// How a value is hidden.
    public enum Mask: Sendable { case hash, none }
    /// Everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody but the author, who is here.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// As the kind of the value has it.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody but the author, whatever is configured.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody but the author; others may see whether two values are the same.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int
    /// With this many digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }
    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
}

/// What stands in a message of a log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Words as they stand there.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// A value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
        text += "\(value())"
    }
    /// A number with a fixed number of digits.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += String(format: "%.\(format.digits)f", value())
    }
}
