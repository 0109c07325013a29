// SPDX-License-Identifier: MIT

import Foundation

/// The horizontal or vertical dimension of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Along x: widths and columns.
    case horizontal
    /// Along y: heights and rows.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8

        /// Axes by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis alone.
        public static let horizontal = Set(.horizontal)
        /// The vertical axis alone.
        public static let vertical = Set(.vertical)

        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    }

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// "horizontal" or "vertical".
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

// MARK: - Values by axis

// A stack is written once for both axes: `main` and `cross` are axes, and lengths are read by axis.

extension CGSize {
    package init(main: CGFloat, cross: CGFloat, along axis: Axis) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package init(main: CGFloat, cross: CGFloat, along axis: Axis) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }

    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
