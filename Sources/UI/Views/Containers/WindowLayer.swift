// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Views that stand above all others, whoever brings them along: an open menu, say.
final class WindowLayers: HostFeature {
    private var nodes: [_AnyViewNode] = []

    init(host: ViewHost) {}

    func add(_ node: _AnyViewNode) { nodes.append(node) }

    // Below the fingers of a script.
    static let updateOrder = HostFeatureOrder.preferences

    var layers: [Element] {
        if nodes.isEmpty { return [] }
        nodes.removeAll { !$0.isMounted }
        return nodes.flatMap(\.elements)
    }
}

/// What a device draws above all windows: the clock, a keyboard.
final class ChromeLayers: HostFeature {
    private var nodes: [_AnyViewNode] = []

    init(host: ViewHost) {}

    func add(_ node: _AnyViewNode) { nodes.append(node) }

    var layers: [Element] { nodes.filter(\.isMounted).flatMap(\.elements) }
}

/// Brings along a view that stands above all others.
nonisolated struct WindowLayerModifier<Layer: View>: WrappingModifier {
    let layer: (CGRect) -> Layer
    /// Whether it belongs to the device: above all that views bring along.
    var isChrome = false

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        WindowLayerElement(self, around: content, node: node)
    }
}

private final class WindowLayerElement<Layer: View>: WrapperElement<WindowLayerModifier<Layer>> {
    private var layerNode: _ViewNode<ZStack<Layer>>!

    override init(_ modifier: WindowLayerModifier<Layer>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        layerNode = node.adopt(
            ZStack<Layer>._makeNode(stack, node.inputs(transaction: node.transaction)))
        if modifier.isChrome {
            host.feature(ChromeLayers.self).add(layerNode)
        } else {
            host.feature(WindowLayers.self).add(layerNode)
        }
    }

    /// Several views lie on top of each other.
    private var stack: ZStack<Layer> { ZStack(implicit: modifier.layer(boxInWindow), alignment: .center) }

    override var ownedNodes: [_AnyViewNode] { [layerNode] }

    override func update(_ modifier: WindowLayerModifier<Layer>, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        layerNode.update(stack, inputs)
    }
}

extension View {
    /// Brings along a view that stands above all others of the window, in its coordinates, and receives touches first.
    ///
    /// - Parameter content: The view, which is offered the window, from where this view is in the window.
    nonisolated package func windowLayer<Layer: View>(
        @ViewBuilder content: @escaping (CGRect) -> Layer
    ) -> some View {
        modifier(WindowLayerModifier(layer: content))
    }

    /// Brings along a view that the device draws above all that windows show.
    nonisolated package func chromeLayer<Layer: View>(@ViewBuilder content: @escaping () -> Layer) -> some View {
        modifier(WindowLayerModifier(layer: { _ in content() }, isChrome: true))
    }
}
