// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `ZStack`: children on top of each other, with coinciding guides.
///
/// It has two passes. The first proposes the stack's proposal to all children. The size is the union of the children
/// with the highest priority. The second proposes that size to all children. So a colour behind an oversized image
/// grows with it, and for an unspecified proposal the colour fills the extent of the others.
package struct LayerLayout: Equatable, Sendable {
    package var alignment: Alignment
    /// Whether the stack is implied by several views in an overlay, background or mask. If there is only one view, no
    /// stack exists: all guides that the view sets are passed on, including those of frames, which a stack would hide.
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

    /// The priority of the children that determine the size.
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
