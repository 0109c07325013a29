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
        switch spacing.top {
        case .text(_, let toEdge): spacing.top = .text(toText: 0, toEdge: toEdge)
        case .mixed(_, let toEdge): spacing.top = .mixed(toText: 0, toEdge: toEdge)
        case .plain, .fixed: break
        }
        return spacing
    }
}
