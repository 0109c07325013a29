// SPDX-License-Identifier: MIT

/// A feature that the drawing uses but that is not drawn, or not as specified.
public struct SVGWarning: Sendable, Equatable, CustomStringConvertible {
    /// The line of the first occurrence.
    public var line: Int
    public var message: String
    /// The number of times that the warning has occurred.
    public var count: Int

    public var description: String { "line \(line): \(message)" + (count > 1 ? " (\(count) times)" : "") }
}
