// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A line of one device pixel, or of one point on macOS, across the enclosing stack's axis; horizontal outside of stacks.
public struct Divider: View {
    @Environment(\.systemPalette) private var palette

    nonisolated public init() {}

    public var body: some View {
        (palette == .macOS15 ? Self.macLine : .separator)
            .modifier(DividerModifier(thickness: palette == .macOS15 ? 1 : nil))
    }

    /// AppKit's `separatorColor`.
    private static let macLine = Color(dynamic: { isDark, _ in isDark ? .white.opacity(0.1) : .black.opacity(0.1) })
}

/// Makes its content `thickness` thick along the enclosing stack's axis. Across that axis, the content takes the
/// proposed length.
nonisolated struct DividerModifier: WrappingModifier {
    /// The thickness in points; nil for one device pixel.
    let thickness: CGFloat?

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        DividerElement(self, around: content, node: node)
    }
}

final class DividerElement: WrapperElement<DividerModifier> {
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let length = proposal.replacingUnspecifiedDimensions()
        let pixel = modifier.thickness ?? 1 / host.grid.scale
        let size =
            surroundingAxis == .horizontal
            ? CGSize(width: pixel, height: length.height) : CGSize(width: length.width, height: pixel)
        return ViewDimensions(size: size)
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) { content.place(at: position, proposal: ProposedViewSize(size)) }
}
