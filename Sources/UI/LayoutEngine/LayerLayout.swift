// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `ZStack`: children on top of each other, with coinciding guides.
///
/// Two passes. First all are offered what the stack is offered, and the size is that of the children of the highest
/// priority together. Then all are offered *that size*: so a colour behind an oversized image grows with it, and
/// under an ideal-size proposal it fills what the others need.
package struct LayerLayout: Equatable, Sendable {
    package var alignment: Alignment
    /// Whether the stack is written down nowhere: the views of an overlay, a background or a mask. One view alone is
    /// then not in a stack at all, so all guides that it sets are seen around it, those of frames as well, which a
    /// stack keeps to itself.
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

    /// What the stack wants of its neighbours: what the children that make its size want.
    package func spacing(of children: [any LayoutChild]) -> ViewSpacing {
        guard let priority = Self.greatestPriority(of: children) else { return .zero }
        let wishes = children.lazy.filter { $0.layoutPriority == priority }.map { $0.spacing }
        return wishes.dropFirst().reduce(wishes.first!) { $0.union($1) }
    }

    /// That of the children that make the size.
    private static func greatestPriority(of children: [any LayoutChild]) -> Double? {
        guard var greatest = children.first?.layoutPriority else { return nil }
        for child in children.dropFirst() { greatest = max(greatest, child.layoutPriority) }
        return greatest
    }

    /// The rectangle that a set of views takes where their guides coincide.
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
