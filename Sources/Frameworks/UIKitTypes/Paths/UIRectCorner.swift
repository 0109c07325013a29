// SPDX-License-Identifier: MIT

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top, on the left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// At the top, on the right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// At the bottom, on the left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// At the bottom, on the right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt
    /// Edges by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper one.
    public static let top = UIRectEdge(rawValue: 1)
    /// That on the left.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower one.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// That on the right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all = UIRectEdge(rawValue: 15)
}
