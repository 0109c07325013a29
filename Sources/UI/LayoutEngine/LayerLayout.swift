// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `ZStack`: children on top of each other, with coinciding guides.
///
/// The layout has two passes. The first pass proposes the stack's own proposal to the children with the highest
/// priority; the union of their rectangles is the stack's size. The second pass proposes this size to all children. So
/// a colour behind an oversized image becomes as large as the image. For an unspecified proposal, the colour fills the
/// extent of the other children.
package struct LayerLayout: Equatable, Sendable {
    package var alignment: Alignment
    /// Whether this stack holds the views of an overlay, background or mask, without a `ZStack` in view code.
    ///
    /// If it holds only one view, it passes on all explicit guides of that view. A `ZStack` in view code would hide the
    /// frame guides (`FrameAlignmentID`).
    package var isImplicit: Bool

    package init(alignment: Alignment = .center, isImplicit: Bool = false) {
        self.alignment = alignment
        self.isImplicit = isImplicit
    }

    package func sizeThatFits(_ children: [any LayoutChild], in proposal: ProposedViewSize) -> CGSize {
        guard let priority = Self.greatestPriority(of: children) else { return .zero }
        var ranges = Ranges(alignment)
        for child in children where child.layoutPriority == priority { ranges.add(child.dimensions(in: proposal)) }
        return ranges.size
    }

    package func layout(_ children: [any LayoutChild], in proposal: ProposedViewSize) -> LayoutResult {
        guard let priority = Self.greatestPriority(of: children) else {
            return LayoutResult(size: .zero, combining: [])
        }
        let size = sizeThatFits(children, in: proposal)
        let offered = ProposedViewSize(size)
        let dimensions = children.map { $0.dimensions(in: offered) }
        var ranges = Ranges(alignment)
        for (child, dimensions) in zip(children, dimensions) where child.layoutPriority == priority {
            ranges.add(dimensions)
        }
        let placements = dimensions.map {
            LayoutResult.Placement(origin: ranges.origin(of: $0), proposal: offered, dimensions: $0)
        }
        if isImplicit, placements.count == 1 { return LayoutResult(size: size, wrapping: placements[0]) }
        return LayoutResult(size: size, combining: placements)
    }

    /// The stack's spacing to its neighbours: the union of the spacing of the children that determine its size.
    package func spacing(of children: [any LayoutChild]) -> ViewSpacing {
        guard let priority = Self.greatestPriority(of: children) else { return .zero }
        let wishes = children.lazy.filter { $0.layoutPriority == priority }.map { $0.spacing }
        return wishes.dropFirst().reduce(wishes.first!) { $0.union($1) }
    }

    /// The highest layout priority of the children; nil without children. Only children with this priority determine
    /// the stack's size.
    private static func greatestPriority(of children: [any LayoutChild]) -> Double? {
        guard var greatest = children.first?.layoutPriority else { return nil }
        for child in children.dropFirst() { greatest = max(greatest, child.layoutPriority) }
        return greatest
    }

    /// The bounding rectangle of several views whose guides coincide.
    private struct Ranges {
        let alignment: Alignment
        var x = AlignedRange()
        var y = AlignedRange()

        init(_ alignment: Alignment) { self.alignment = alignment }

        mutating func add(_ dimensions: ViewDimensions) {
            x.add(dimensions, key: alignment.horizontal.key)
            y.add(dimensions, key: alignment.vertical.key)
        }

        var size: CGSize { CGSize(width: x.length, height: y.length) }

        func origin(of dimensions: ViewDimensions) -> CGPoint {
            CGPoint(
                x: x.origin(of: dimensions, key: alignment.horizontal.key),
                y: y.origin(of: dimensions, key: alignment.vertical.key))
        }
    }
}
