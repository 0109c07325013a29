// SPDX-License-Identifier: MIT

/// One edge of a rectangle. Leading is left where text runs from left to right.
public enum Edge: Int8, CaseIterable, Sendable {
    /// Above.
    case top
    /// Where lines of text begin.
    case leading
    /// Below.
    case bottom
    /// Where lines of text end.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Edges by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge alone.
        public static let top = Set(.top)
        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The bottom edge alone.
        public static let bottom = Set(.bottom)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// Where lines of text begin.
    case leading
    /// Where lines of text end.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Edges by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// Above.
    case top
    /// Below.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Edges by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The top edge alone.
        public static let top = Set(.top)
        /// The bottom edge alone.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
