// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// Hides a control's text from the row's separator, which otherwise starts at the row's first text.
private nonisolated struct LeadingTextHidden: WrappingModifier {
    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ControlLabelElement(self, around: content, node: node)
    }
}

private final class ControlLabelElement: PassThroughElement<LeadingTextHidden> {
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        var dimensions = content.dimensions(in: proposal)
        dimensions[explicit: HorizontalAlignment.leadingText.key] = nil
        return dimensions
    }
    override var describedModifier: Any? { nil }
}

extension View {
    /// Excludes the text inside from the alignment of the row's separator.
    nonisolated func withoutLeadingText() -> some View { modifier(LeadingTextHidden()) }
}
