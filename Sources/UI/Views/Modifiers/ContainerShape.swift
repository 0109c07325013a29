// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

private nonisolated struct ContainerShapeModifier<S: InsettableShape>: WrappingModifier {
    let shape: S

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContainerShapeElement(self, around: content, node: node)
    }
}

/// The name of a container shape's coordinate space, by which `GeometryProxy` finds the shape.
nonisolated struct ContainerShapeSpace: Hashable {
    let cornerRadius: CGFloat
}

private final class ContainerShapeElement<S: InsettableShape>: PassThroughElement<ContainerShapeModifier<S>> {
    private var container: ContainerShape { ContainerShape(modifier.shape, size: size) }

    override var coordinateSpaceNames: [AnyHashable] {
        [AnyHashable(ContainerShapeSpace(cornerRadius: container.cornerRadius))]
    }

    override func update(_ modifier: ContainerShapeModifier<S>, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        drawingHasChanged()
    }

    override func emit(_ emitter: inout Emitter) { ContainerShape.during(container) { super.emit(&emitter) } }

    override func hitTest(_ point: CGPoint) -> Element? { ContainerShape.during(container) { super.hitTest(point) } }
}

extension View {
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
