// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Lets scripts find a view by a text beside it. A switch, for example, has no text of its own and is found by the
/// label beside it.
nonisolated struct LabelGroupModifier: WrappingModifier {
    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        LabelGroupElement(self, around: content, node: node)
    }
}

final class LabelGroupElement: PassThroughElement<LabelGroupModifier> {}

extension View {
    /// Treats this view as one item: scripts can address the touchable views inside by any text of the item.
    nonisolated package func labelGroup() -> some View { modifier(LabelGroupModifier()) }
}
