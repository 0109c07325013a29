// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// A frame that follows the size of the nearest scroll view around, or of the window.
private nonisolated struct ContainerRelativeFrameModifier: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    /// The length that is made of the container's, on an axis.
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContainerRelativeFrameElement(self, around: content, node: node)
    }
}

private final class ContainerRelativeFrameElement: WrapperElement<ContainerRelativeFrameModifier> {
    override func update(_ modifier: ContainerRelativeFrameModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        // A closure cannot be compared.
        invalidateLayout()
    }

    private var layout: FrameLayout {
        let container = containerSize
        func length(_ axis: Axis) -> CGFloat? {
            modifier.axes.contains(Axis.Set(axis)) ? max(modifier.length(container[axis], axis), 0) : nil
        }
        return FrameLayout(
            width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
    }

    private var containerSize: CGSize {
        guard let scroll = scrollViewsAround.first else { return host.safeArea(around: self).frame.size }
        return scroll.containerSize(for: self)
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        layout.layout(content, in: proposal).dimensions
    }

    override func layOut(_ proposal: ProposedViewSize) { placeContent(by: layout, in: proposal) }
    override var spacing: ViewSpacing { contentSpacing(resetting: layout.resetEdges) }
}

extension View {
    /// Makes this view as large as the nearest scroll view around, or the window, on some axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes this view as large as `span` of `count` equal parts of the container, with `spacing` points between them.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Makes this view as large as a closure says for a length of the container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
