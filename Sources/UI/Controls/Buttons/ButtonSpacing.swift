// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Removes the text-to-text spacing above a button, so that it stands directly below a text (measured on iOS).
nonisolated struct ButtonSpacing: WrappingModifier {
    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ButtonSpacingElement(self, around: content, node: node)
    }
}

private final class ButtonSpacingElement: PassThroughElement<ButtonSpacing> {
    override var spacing: ViewSpacing {
        var spacing = content.spacing
        if case .text(_, let toEdge) = spacing.top { spacing.top = .text(toText: 0, toEdge: toEdge) }
        return spacing
    }
}
