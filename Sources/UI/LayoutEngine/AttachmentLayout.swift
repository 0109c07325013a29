// SPDX-License-Identifier: MIT

import Foundation

/// `overlay` and `background`: the attached child is offered the size of the primary one, and counts for nothing else.
package struct AttachmentLayout: Equatable, Sendable {
    package var alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Where the attached child lies, from the leading top corner of the primary one.
    package func placement<Child: LayoutChild>(of child: Child, on primary: ViewDimensions) -> LayoutResult.Placement {
        let offered = ProposedViewSize(primary.size)
        let dimensions = child.dimensions(in: offered)
        let origin = CGPoint(
            x: primary[alignment.horizontal] - dimensions[alignment.horizontal],
            y: primary[alignment.vertical] - dimensions[alignment.vertical])
        return LayoutResult.Placement(origin: origin, proposal: offered, dimensions: dimensions)
    }
}
