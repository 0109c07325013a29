// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// What a control is about where nobody sees it: it takes no room and draws nothing, and the control goes by its words.
nonisolated package struct UnseenLabelModifier: WrappingModifier {
    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        UnseenLabelElement(self, around: content, node: node)
    }
}

package final class UnseenLabelElement: WrapperElement<UnseenLabelModifier> {
    package override func emit(_ emitter: inout Emitter) {}
    package override func hitTest(_ point: CGPoint) -> Element? { nil }
    /// In order.
    package var words: [String] { wordsInside }
}

extension View {
    /// Has what can be touched in this view, and has no words of its own, go by a label that is not shown.
    nonisolated package func unseenLabel(_ label: some View) -> some View {
        background { label.modifier(UnseenLabelModifier()).frame(width: 0, height: 0) }.labelGroup()
    }
}
