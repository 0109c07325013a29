// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A line of one device pixel across the enclosing stack's axis; horizontal outside of stacks.
public struct Divider: View {
    nonisolated public init() {}

    public var body: some View { Color.separator.modifier(DividerModifier()) }
}

/// Makes its content one device pixel thick along the enclosing stack's axis. Across that axis, the content takes the
/// proposed length.
nonisolated struct DividerModifier: WrappingModifier {
    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        DividerElement(self, around: content, node: node)
    }
}

final class DividerElement: WrapperElement<DividerModifier> {
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let length = proposal.replacingUnspecifiedDimensions()
        let pixel = 1 / host.grid.scale
        let size =
            surroundingAxis == .horizontal
            ? CGSize(width: pixel, height: length.height) : CGSize(width: length.width, height: pixel)
        return ViewDimensions(size: size)
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) { content.place(at: position, proposal: ProposedViewSize(size)) }
}
