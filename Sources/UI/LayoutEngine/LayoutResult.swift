// SPDX-License-Identifier: MIT

import Foundation

/// What comes out of a layout: the size it takes, and where its children lie.
///
/// Origins are measured from the leading top corner of the container, in points, y down. A child may lie outside of it.
package struct LayoutResult: Equatable, Sendable {
    package struct Placement: Equatable, Sendable {
        package var origin: CGPoint
        /// What the child is offered; it gets the size it answers with.
        package var proposal: ProposedViewSize
        package var dimensions: ViewDimensions

        package init(origin: CGPoint, proposal: ProposedViewSize, dimensions: ViewDimensions) {
            self.origin = origin
            self.proposal = proposal
            self.dimensions = dimensions
        }

        package var frame: CGRect { CGRect(origin: origin, size: dimensions.size) }

        /// The explicit guides of the child, measured in the container.
        package var explicitGuides: [ViewDimensions.ExplicitGuide] {
            dimensions.explicitGuides.map {
                ViewDimensions.ExplicitGuide(
                    key: $0.key, value: $0.value + ($0.key.axis == .horizontal ? origin.x : origin.y))
            }
        }
    }

    /// The size of the container, and its explicit guides, taken over from its children.
    package var dimensions: ViewDimensions
    /// One for each child, in their order.
    package var placements: [Placement]

    package var size: CGSize { dimensions.size }

    /// A container of several children: each guide is combined out of those of the children.
    package init(size: CGSize, combining placements: [Placement]) {
        self.placements = placements
        var values: [(key: AlignmentKey, values: [CGFloat])] = []
        for placement in placements where !placement.dimensions.explicitGuides.isEmpty {
            for guide in placement.explicitGuides {
                if let i = values.firstIndex(where: { $0.key == guide.key }) {
                    values[i].values.append(guide.value)
                } else {
                    values.append((guide.key, [guide.value]))
                }
            }
        }
        let guides = values.compactMap { key, values in
            key.combineExplicit(values).map { ViewDimensions.ExplicitGuide(key: key, value: $0) }
        }
        dimensions = ViewDimensions(size: size, explicitGuides: guides)
    }

    /// A wrapper around one child: its guides are the child's.
    package init(size: CGSize, wrapping placement: Placement) {
        placements = [placement]
        dimensions = ViewDimensions(size: size, explicitGuides: placement.explicitGuides)
    }

    /// The same layout from right to left: every child changes sides. The guides, which are measured from the leading
    /// edge, stay.
    package func mirrored() -> LayoutResult {
        var result = self
        for i in result.placements.indices {
            result.placements[i].origin.x = size.width - result.placements[i].frame.maxX
        }
        return result
    }
}
