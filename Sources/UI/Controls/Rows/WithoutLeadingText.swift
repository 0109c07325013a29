// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// A control whose words are no text of its row: the line below the row does not begin at them.
private nonisolated struct WithoutLeadingText: WrappingModifier {
    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        WordsOfControl(self, around: content, node: node)
    }
}

private final class WordsOfControl: WrapperElement<WithoutLeadingText> {
    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        var dimensions = content.dimensions(in: proposal)
        dimensions[explicit: HorizontalAlignment.leadingText.key] = nil
        return dimensions
    }
    override var describedModifier: Any? { nil }
}

extension View {
    /// Keeps the words in a control from being taken for the first text of a row.
    nonisolated func withoutLeadingText() -> some View { modifier(WithoutLeadingText()) }
}
