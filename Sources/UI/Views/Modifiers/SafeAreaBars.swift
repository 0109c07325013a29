import Foundation
@_spi(ViewGraph) import ViewGraph

/// Keeps its content clear of bars, which somebody else draws; only what ignores the safe area reaches under them.
nonisolated struct SafeAreaBarsModifier: WrappingModifier {
    let insets: EdgeInsets

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        BarsElement(self, around: content, node: node)
    }
}

private final class BarsElement: WrapperElement<SafeAreaBarsModifier>, SafeAreaBarsElement {
    var insets: EdgeInsets { modifier.insets }

    override func update(_ modifier: SafeAreaBarsModifier, _ inputs: _NodeInputs) {
        let changed = modifier.insets != self.modifier.insets
        super.update(modifier, inputs)
        if changed { invalidateLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let inner = content.dimensions(in: inside(proposal))
        return ViewDimensions(
            size: CGSize(
                width: inner.size.width + insets.leading + insets.trailing,
                height: inner.size.height + insets.top + insets.bottom))
    }

    override func layOut(_ proposal: ProposedViewSize) {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        content.place(
            at: CGPoint(x: position.x + (isMirrored ? insets.trailing : insets.leading), y: position.y + insets.top),
            proposal: inside(proposal))
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }
}

extension View {
    /// Keeps the view clear of bars at its edges, in points.
    nonisolated package func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaBarsModifier(insets: insets))
    }
}
