// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

private nonisolated struct ContainerShapeModifier<S: InsettableShape>: WrappingModifier {
    let shape: S

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContainerShapeElement(self, around: content, node: node)
    }
}

/// An element that has a container shape.
@MainActor
protocol ContainerShapeProviding {
    var container: ContainerShape { get }
}

private final class ContainerShapeElement<S: InsettableShape>: PassThroughElement<ContainerShapeModifier<S>>,
    ContainerShapeProviding
{
    var container: ContainerShape { ContainerShape(modifier.shape, size: size) }

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
