// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

nonisolated struct ContentShapeModifier<S: Shape>: WrappingModifier {
    let shape: S
    let isEOFilled: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContentShapeElement(self, around: content, node: node)
    }
}

private final class ContentShapeElement<S: Shape>: PassThroughElement<ContentShapeModifier<S>> {
    override func hitTest(_ point: CGPoint) -> Element? {
        let frame = host.grid.rounded(frame)
        let path = modifier.shape.path(in: CGRect(origin: .zero, size: frame.size))
        let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard path.contains(inside, eoFill: modifier.isEOFilled) else { return nil }
        return super.hitTest(point) ?? self
    }
}

extension View {
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
}
