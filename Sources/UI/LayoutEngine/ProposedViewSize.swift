// SPDX-License-Identifier: MIT

import Foundation

/// What a parent offers to a child, in points: `nil` asks for the ideal length, 0 for the least, ∞ for the greatest.
public struct ProposedViewSize: Equatable, Sendable {
    /// In points; nil asks for the ideal width.
    public var width: CGFloat?
    /// In points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Both lengths in points; nil asks for the ideal one.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Both lengths of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal with lengths of `size` where none is given; 10 points is what a greedy view takes then.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    package init(main: CGFloat?, cross: CGFloat?, along axis: Axis) {
        self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal that is left inside of `insets`; no length falls below 0.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
    }
}
