// SPDX-License-Identifier: MIT

import Foundation

/// The layout of `overlay` and `background`: proposes the size of the primary view to the attached view. The attached
/// view has no other effect on layout.
package struct AttachmentLayout: Equatable, Sendable {
    package var alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The placement of the attached child, relative to the top leading corner of the primary view.
    package func placement<Child: LayoutChild>(of child: Child, on primary: ViewDimensions) -> LayoutResult.Placement {
        let offered = ProposedViewSize(primary.size)
        let dimensions = child.dimensions(in: offered)
        let origin = CGPoint(
            x: primary[alignment.horizontal] - dimensions[alignment.horizontal],
            y: primary[alignment.vertical] - dimensions[alignment.vertical])
        return LayoutResult.Placement(origin: origin, proposal: offered, dimensions: dimensions)
    }
}
