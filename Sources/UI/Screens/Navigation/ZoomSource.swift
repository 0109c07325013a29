// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The key of a zoom transition's source.
nonisolated struct ZoomKey: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

final class ZoomSources: HostFeature {
    private struct WeakElement {
        weak var element: ZoomSourceElement?
    }

    private var sources: [ZoomKey: [WeakElement]] = [:]

    init(host: ViewHost) {}

    func add(_ element: ZoomSourceElement, for key: ZoomKey) {
        sources[key, default: []].append(WeakElement(element: element))
    }

    /// The source's frame in the window and its corner radius in points; nil if the source is not mounted.
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

final class ZoomSourceElement: PassThroughElement<ZoomSourceModifier> {
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
