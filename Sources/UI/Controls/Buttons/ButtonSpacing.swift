// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Removes the spacing between a text and a button below it, as measured on iOS.
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
