// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

nonisolated struct HitTestingModifier: WrappingModifier {
    let isAllowed: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        HitTestingElement(self, around: content, node: node)
    }
}

private final class HitTestingElement: PassThroughElement<HitTestingModifier> {
    override func hitTest(_ point: CGPoint) -> Element? { modifier.isAllowed ? super.hitTest(point) : nil }
}

extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
}
