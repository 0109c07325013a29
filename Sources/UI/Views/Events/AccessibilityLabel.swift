@_spi(ViewGraph) import ViewGraph

nonisolated struct AccessibilityLabelModifier: WrappingModifier {
    let label: String

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        AccessibilityLabelElement(self, around: content, node: node)
    }
}

private final class AccessibilityLabelElement: WrapperElement<AccessibilityLabelModifier> {
    override var accessibilityLabel: String? { modifier.label }
}

extension View {
    /// Says what this view is, to readers of the screen: here, to event scripts, which find views by it.
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(AccessibilityLabelModifier(label: String(label)))
    }
}
