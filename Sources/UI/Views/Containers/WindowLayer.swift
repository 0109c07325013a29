// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// The layers above the window's content, such as an open menu.
final class WindowLayers: HostFeature {
    private var nodes: [_AnyViewNode] = []

    init(host: ViewHost) {}

    func add(_ node: _AnyViewNode) { nodes.append(node) }

    // Precedes `.any`, the order of `ChromeLayers`: later features are drawn on top.
    static let updateOrder = HostFeatureOrder.preferences

    var layers: [Element] {
        if nodes.isEmpty { return [] }
        nodes.removeAll { !$0.isMounted }
        return nodes.flatMap(\.elements)
    }
}

/// The layers above all windows: the device's status bar and keyboard, and open menus above them.
final class ChromeLayers: HostFeature {
    private var device: [_AnyViewNode] = []
    private var menus: [_AnyViewNode] = []

    init(host: ViewHost) {}

    func add(_ node: _AnyViewNode, isMenu: Bool) {
        if isMenu { menus.append(node) } else { device.append(node) }
    }

    var layers: [Element] {
        menus.removeAll { !$0.isMounted }
        return (device.filter(\.isMounted) + menus).flatMap(\.elements)
    }
}

/// The place of a layer above a window's content.
enum WindowLayerLevel {
    /// Above the window's content and earlier layers of this level, such as a sheet.
    case window
    /// The device's bars and keyboard, above all layers of the window.
    case device
    /// Menus, which cover even a keyboard.
    case menu
}

/// Adds a layer above the window's content.
nonisolated struct WindowLayerModifier<Layer: View>: WrappingModifier {
    let layer: (CGRect) -> Layer
    var level = WindowLayerLevel.window

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        WindowLayerElement(self, around: content, node: node)
    }
}

private final class WindowLayerElement<Layer: View>: PassThroughElement<WindowLayerModifier<Layer>> {
    private var layerNode: _ViewNode<ZStack<Layer>>!

    override init(_ modifier: WindowLayerModifier<Layer>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        layerNode = node.adopt(
            ZStack<Layer>._makeNode(stack, node.inputs(transaction: node.transaction)))
        switch modifier.level {
        case .window: host.feature(WindowLayers.self).add(layerNode)
        case .device, .menu: host.feature(ChromeLayers.self).add(layerNode, isMenu: modifier.level == .menu)
        }
    }

    /// The layer's views, stacked in depth.
    private var stack: ZStack<Layer> { ZStack(implicit: modifier.layer(boxInWindow), alignment: .center) }

    override var ownedNodes: [_AnyViewNode] { [layerNode] }

    override func update(_ modifier: WindowLayerModifier<Layer>, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        layerNode.update(stack, inputs)
    }
}

extension View {
    /// Adds a layer above the window's content. The layer uses the window's coordinates and is hit-tested first.
    ///
    /// - Parameter content: Makes the layer from this view's frame in the window. The layer is proposed the window's
    ///   size.
    nonisolated package func windowLayer<Layer: View>(
        @ViewBuilder content: @escaping (CGRect) -> Layer
    ) -> some View {
        modifier(WindowLayerModifier(layer: content))
    }

    /// Adds a layer above the window's content and above a keyboard, in the same way.
    nonisolated package func menuLayer<Layer: View>(
        @ViewBuilder content: @escaping (CGRect) -> Layer
    ) -> some View {
        modifier(WindowLayerModifier(layer: content, level: .menu))
    }

    /// Adds a layer that the device draws above all windows.
    nonisolated package func chromeLayer<Layer: View>(@ViewBuilder content: @escaping () -> Layer) -> some View {
        modifier(WindowLayerModifier(layer: { _ in content() }, level: .device))
    }
}
