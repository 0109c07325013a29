// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `HStack` and `VStack`: children in a row that share the proposed length.
///
/// ```
///     proposal ───────────────────────────────►  main axis
///     │ a │gap│  b   │gap│      c             │
///       ▲           the least flexible child chooses first; each is proposed an equal share of the rest
/// ```
///
/// 1. The gaps are subtracted from the proposal. They come from the children's spacing, or all equal `spacing`.
/// 2. Children with the highest priority choose first; the minimum lengths of all lower ones are reserved.
/// 3. Within one priority, children choose in order of flexibility (greatest minus least length), the least flexible
///    first. So a rigid child takes its length before the others divide the rest.
/// 4. On the cross axis, children are aligned by their guides. The stack spans the extent of all aligned children.
///
/// The stack may be larger or smaller than the proposal; its parent then places it, usually in the centre. For an
/// unspecified length on the main axis, every child takes its ideal size. For an unspecified length on the cross axis,
/// each child is proposed the resulting extent in a second pass: rows of equal width, columns of equal height.
///
/// Cost: three measurements per child (one if it is alone in its priority) and one sort; without a proposal on the
/// cross axis, one more measurement of each child that is shorter than the stack.
package struct StackLayout: Equatable, Sendable {
    package var axis: Axis
    /// A guide on the cross axis.
    package var alignment: AlignmentKey
    /// The gap between all neighbours; nil for the children's own spacing.
    package var spacing: CGFloat?

    package static func horizontal(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
        StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    package static func vertical(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackLayout {
        StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    package func layout(_ children: [any LayoutChild], in proposal: ProposedViewSize) -> LayoutResult {
        guard !children.isEmpty else { return LayoutResult(size: .zero, combining: []) }
        let gaps = gaps(between: children)
        var placements = sized(children, in: proposal, gaps: gaps.reduce(0, +))
        var cross = range(across: placements)
        if proposal[axis.other] == nil, cross.length.isFinite {
            // If the length across the axis is unspecified, proposes the stack's own length there to each shorter
            // child.
            let length = cross.length
            for (index, placement) in placements.enumerated() where placement.dimensions.size[axis.other] != length {
                var offered = placement.proposal
                offered[axis.other] = length
                placements[index].proposal = offered
                placements[index].dimensions = children[index].dimensions(in: offered)
            }
            cross = range(across: placements)
        }

        var position: CGFloat = 0
        for i in placements.indices {
            if i > 0 { position += gaps[i - 1] }
            placements[i].origin = CGPoint(
                main: position, cross: cross.origin(of: placements[i].dimensions, key: alignment), along: axis)
            position += placements[i].dimensions.size[axis]
        }
        return LayoutResult(
            size: CGSize(main: position, cross: cross.length, along: axis), combining: placements)
    }

    private func range(across placements: [LayoutResult.Placement]) -> AlignedRange {
        var range = AlignedRange()
        for placement in placements { range.add(placement.dimensions, key: alignment) }
        return range
    }

    package func sizeThatFits(_ children: [any LayoutChild], in proposal: ProposedViewSize) -> CGSize {
        layout(children, in: proposal).size
    }

    /// The stack's spacing to its neighbours. At the two ends it is the spacing of the first and the last child; at the
    /// sides, the union of the spacing of all children.
    package func spacing(of children: [any LayoutChild]) -> ViewSpacing {
        guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
        var result = first
        // A spacer adds no gap to its siblings. At an end of the stack, it does not remove the gap to the stack's
        // neighbours.
        func end(_ wish: ViewSpacing.EdgePreference) -> ViewSpacing.EdgePreference {
            if case .fixed = wish { .plain } else { wish }
        }
        switch axis {
        case .horizontal:
            for child in children.dropFirst() { result.formUnion(child.spacing, edges: .vertical) }
            (result.leading, result.trailing) = (end(first.leading), end(last.trailing))
        case .vertical:
            for child in children.dropFirst() { result.formUnion(child.spacing, edges: .horizontal) }
            (result.top, result.bottom) = (end(first.top), end(last.bottom))
        }
        return result
    }

    // MARK: Main axis

    /// The children's indices, grouped by priority: the highest priority first, each group in the children's order.
    private static func groups(by priorities: [Double]) -> [[Int]] {
        guard let first = priorities.first(where: { $0 != priorities[0] }) ?? priorities.first else { return [] }
        if first == priorities[0] { return [Array(priorities.indices)] }
        return Dictionary(grouping: priorities.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map(\.value)
    }

    private func gaps(between children: [any LayoutChild]) -> [CGFloat] {
        // Returns early for one child, which has no gap: its spacing may be expensive to compute.
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(children.count - 1)
        var last = children[0].spacing
        for child in children.dropFirst() {
            let spacing = child.spacing
            gaps.append(last.distance(to: spacing, along: axis))
            last = spacing
        }
        return gaps
    }

    /// The placements of the children, with final sizes, but with all origins at (0, 0).
    private func sized(
        _ children: [any LayoutChild], in proposal: ProposedViewSize, gaps: CGFloat
    ) -> [LayoutResult.Placement] {
        let cross = proposal[axis.other]
        func offering(_ main: CGFloat?) -> ProposedViewSize {
            ProposedViewSize(main: main, cross: cross, along: axis)
        }
        func placement(of child: any LayoutChild, offered main: CGFloat?) -> LayoutResult.Placement {
            let proposal = offering(main)
            return LayoutResult.Placement(
                origin: .zero, proposal: proposal, dimensions: child.dimensions(in: proposal))
        }

        guard let offered = proposal[axis] else { return children.map { placement(of: $0, offered: nil) } }

        var groups = Self.groups(by: children.map { $0.layoutPriority })
        // For each group, the sum of the minimum lengths of all groups with a lower priority.
        var reserves: [CGFloat] = groups.map { _ in 0 }
        for g in groups.indices.dropLast().reversed() {
            let least = groups[g + 1].reduce(0) { $0 + children[$1].sizeThatFits(offering(0))[axis] }
            reserves[g] = reserves[g + 1] + least
        }

        var left = offered - gaps
        var placements: [LayoutResult.Placement?] = Array(repeating: nil, count: children.count)
        for g in groups.indices {
            if groups[g].count > 1 {
                let flexible = groups[g].map { i -> (child: Int, flexibility: CGFloat) in
                    let least = children[i].sizeThatFits(offering(0))[axis]
                    let most = children[i].sizeThatFits(offering(.infinity))[axis]
                    return (i, least == most ? 0 : most - least)
                }
                // Sorts only if needed: in most stacks, the children are in order of flexibility already.
                if !zip(flexible, flexible.dropFirst()).allSatisfy({ $0.flexibility <= $1.flexibility }) {
                    groups[g] =
                        flexible.sorted { ($0.flexibility, $0.child) < ($1.flexibility, $1.child) }.map(\.child)
                }
            }
            for (k, i) in groups[g].enumerated() {
                let share = max((left - reserves[g]) / CGFloat(groups[g].count - k), 0)
                let chosen = placement(of: children[i], offered: share)
                placements[i] = chosen
                // An infinite proposal stays infinite.
                if left < .infinity { left -= chosen.dimensions.size[axis] }
            }
        }
        return placements.map { $0! }
    }
}
