// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// What a view is called out of which a page comes.
nonisolated struct ZoomKey: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The views of a window out of which pages may come.
final class ZoomSources: HostFeature {
    private struct WeakElement {
        weak var element: ZoomSourceElement?
    }

    private var sources: [ZoomKey: [WeakElement]] = [:]

    init(host: ViewHost) {}

    func add(_ element: ZoomSourceElement, for key: ZoomKey) {
        sources[key, default: []].append(WeakElement(element: element))
    }

    /// Where the view is in the window, and the radius of its corners, in points; nil where there is none.
    func frame(for key: ZoomKey) -> (box: CGRect, cornerRadius: CGFloat)? {
        sources[key]?.removeAll { $0.element?.node.isMounted != true }
        return sources[key]?.lazy.compactMap(\.element).first { $0.modifier.key == key }
            .map { ($0.boxInWindow, $0.modifier.cornerRadius) }
    }
}

nonisolated struct ZoomSourceModifier: WrappingModifier {
    let key: ZoomKey
    let cornerRadius: CGFloat

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ZoomSourceElement(self, around: content, node: node)
    }
}

final class ZoomSourceElement: WrapperElement<ZoomSourceModifier> {
    override init(_ modifier: ZoomSourceModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(ZoomSources.self).add(self, for: modifier.key)
    }

    override func update(_ modifier: ZoomSourceModifier, _ inputs: _NodeInputs) {
        let old = self.modifier.key
        super.update(modifier, inputs)
        if old != modifier.key { host.feature(ZoomSources.self).add(self, for: modifier.key) }
    }
}
