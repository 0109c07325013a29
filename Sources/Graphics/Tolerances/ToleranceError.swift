// SPDX-License-Identifier: MIT

/// A number of a tolerance is out of range.
public struct ToleranceError: Error, Equatable, CustomStringConvertible {
    /// One line with the value and its range: "the tolerance for channels is 0, but must be 1 to 254".
    public let description: String

    package init(_ quantity: String, _ value: String, mustBe bound: String) {
        description = "\(quantity) is \(value), but must be \(bound)"
    }
}
