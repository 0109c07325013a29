// SPDX-License-Identifier: MIT

import Tolerances

/// A value outside of its range. Its description is one line with the value and the bound.
public struct LimitError: Error, Equatable, CustomStringConvertible {
    /// The name of the quantity, such as "the width".
    public var quantity: String
    /// The value, with its unit.
    public var value: String
    /// The valid range, such as "1 to 256".
    public var bound: String

    /// A quantity with its value and its bound, as they appear in the message.
    public init(_ quantity: String, _ value: String, mustBe bound: String) {
        self.quantity = quantity
        self.value = value
        self.bound = bound
    }

    /// One line: "the width is 0 points, but must be more than 0".
    public var description: String { "\(quantity) is \(value), but must be \(bound)" }

    /// Formats a number: "2", not "2.0".
    public static func text(_ value: Double) -> String { value.words }
}
