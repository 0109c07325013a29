// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A label of a control that takes no space and draws nothing. Scripts can find the control by this label.
nonisolated package struct HiddenLabelModifier: WrappingModifier {
    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        HiddenLabelElement(self, around: content, node: node)
    }
}

package final class HiddenLabelElement: PassThroughElement<HiddenLabelModifier> {
    package override func emit(_ emitter: inout Emitter) {}
    package override func hitTest(_ point: CGPoint) -> Element? { nil }
    /// The label's texts, in drawing order.
    package var words: [String] { wordsInside }
}

extension View {
    /// Gives an invisible label to each touchable view in the subtree that has no text.
    nonisolated package func hiddenLabel(_ label: some View) -> some View {
        background { label.modifier(HiddenLabelModifier()).frame(width: 0, height: 0) }.labelGroup()
    }
}
