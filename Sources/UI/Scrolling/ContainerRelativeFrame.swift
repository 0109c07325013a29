// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

private nonisolated struct ContainerRelativeFrameModifier: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    /// Computes the view's length along an axis from the container's length on that axis, both in points.
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContainerRelativeFrameElement(self, around: content, node: node)
    }
}

private final class ContainerRelativeFrameElement: WrapperElement<ContainerRelativeFrameModifier> {
    override func update(_ modifier: ContainerRelativeFrameModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        // Invalidates the layout in each update, because the closure `length` cannot be compared.
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

    // Lays the content out again even if the proposal is unchanged, because the layout also depends on the container's
    // size. Invariant 18.
    override func layOut(_ proposal: ProposedViewSize) { placeContent(by: layout, in: proposal) }
    override var spacing: ViewSpacing { contentSpacing(resetting: layout.resetEdges) }
}

extension View {
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
