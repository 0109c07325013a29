// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Has what can be touched inside, and has no words of its own, go by the words around it: a switch by those beside it.
nonisolated struct LabelGroupModifier: WrappingModifier {
    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        LabelGroupElement(self, around: content, node: node)
    }
}

final class LabelGroupElement: WrapperElement<LabelGroupModifier> {}

extension View {
    /// Takes this view for one thing, whose words are those of what can be touched in it.
    nonisolated package func labelGroup() -> some View { modifier(LabelGroupModifier()) }
}
