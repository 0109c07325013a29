// SPDX-License-Identifier: MIT

import Foundation

/// A guide that runs vertically: views are put side by side or on top of each other so that their guides coincide.
public struct HorizontalAlignment: Equatable, Hashable, Sendable {
    package let key: AlignmentKey

    /// A guide of your own: a type tells which it is, and where it lies where nothing is said.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

    /// The leading edge: left, or right where text runs from right to left.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle between both edges.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge: right, or left where text runs from right to left.
    public static let trailing = HorizontalAlignment(Trailing.self)

    /// One explicit value out of those of several views, as a container does it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values.compactMap { $0 })
    }

    private enum Leading: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide that runs horizontally.
public struct VerticalAlignment: Equatable, Hashable, Sendable {
    package let key: AlignmentKey

    /// A guide of your own: a type tells which it is, and where it lies where nothing is said.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle between both edges.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the lowest line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// One explicit value out of those of several views, as a container does it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values.compactMap { $0 })
    }

    private enum Top: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.max() }
    }
}

/// A guide on each axis.
public struct Alignment: Equatable, Hashable, Sendable {
    /// The guide across.
    public var horizontal: HorizontalAlignment
    /// The guide up and down.
    public var vertical: VerticalAlignment

    /// Any two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner at the top and leading edges.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner at the top and trailing edges.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner at the bottom and leading edges.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner at the bottom and trailing edges.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle across, and the baseline of the topmost line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle across, and the baseline of the lowest line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge, and the baseline of the topmost line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge, and the baseline of the lowest line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge, and the baseline of the topmost line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge, and the baseline of the lowest line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension AlignmentKey {
    package func combineExplicit(_ values: [CGFloat]) -> CGFloat? {
        values.isEmpty ? nil : id._combineExplicit(values)
    }
}
