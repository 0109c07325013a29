// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

nonisolated struct AlignmentGuideModifier: WrappingModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        AlignmentGuideElement(self, around: content, node: node)
    }
}

private final class AlignmentGuideElement: PassThroughElement<AlignmentGuideModifier> {
    override func update(_ modifier: AlignmentGuideModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        // Closures cannot be compared, so each update invalidates the layout.
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        var dimensions = content.dimensions(in: proposal)
        dimensions[explicit: modifier.key] = modifier.compute(dimensions)
        return dimensions
    }
}

extension View {
    /// Calls `computeValue` once per proposal.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }

    /// Calls `computeValue` once per proposal.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
}
