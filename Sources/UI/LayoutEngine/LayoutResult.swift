// SPDX-License-Identifier: MIT

import Foundation

/// The result of a layout: the container's size and the placements of its children.
///
/// Origins are relative to the container's top leading corner, in points, y down. Children may lie outside of the
/// container.
package struct LayoutResult: Equatable, Sendable {
    package struct Placement: Equatable, Sendable {
        package var origin: CGPoint
        /// The proposal with which the child is measured and placed.
        package var proposal: ProposedViewSize
        package var dimensions: ViewDimensions

        package init(origin: CGPoint, proposal: ProposedViewSize, dimensions: ViewDimensions) {
            self.origin = origin
            self.proposal = proposal
            self.dimensions = dimensions
        }

        package var frame: CGRect { CGRect(origin: origin, size: dimensions.size) }

        /// The explicit guides of the child, in the container's coordinates.
        package var explicitGuides: [ViewDimensions.ExplicitGuide] {
            dimensions.explicitGuides.map {
                ViewDimensions.ExplicitGuide(
                    key: $0.key, value: $0.value + ($0.key.axis == .horizontal ? origin.x : origin.y))
            }
        }
    }

    /// The container's size, and the explicit guides derived from its children.
    package var dimensions: ViewDimensions
    /// The placements of the children, in the children's order.
    package var placements: [Placement]

    package var size: CGSize { dimensions.size }

    /// Creates the result of a container with several children. Each guide is combined from the children's guides.
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

    /// Creates the result of a container with one child. The container takes the child's guides.
    package init(size: CGSize, wrapping placement: Placement) {
        placements = [placement]
        dimensions = ViewDimensions(size: size, explicitGuides: placement.explicitGuides)
    }

    /// The layout mirrored for right-to-left. The guides stay, because they are measured from the leading edge.
    package func mirrored() -> LayoutResult {
        var result = self
        for i in result.placements.indices {
            result.placements[i].origin.x = size.width - result.placements[i].frame.maxX
        }
        return result
    }
}
