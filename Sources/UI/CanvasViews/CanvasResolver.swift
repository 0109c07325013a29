// SPDX-License-Identifier: MIT

import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

/// Resolves the texts, images and symbols of a canvas into display items.
///
/// Each text or image is drawn by a node outside of the view tree. The next drawing reuses the nodes in the order of
/// its requests, so that an unchanged text is laid out only once.
@MainActor
final class CanvasResolver {
    private unowned let node: _AnyViewNode
    private var texts: Pool<Text>
    private var images: Pool<Image>

    /// The elements of the symbols; nil until layout.
    var symbols: [Element]?
    /// The symbols of the last drawing, with the items that were drawn for them.
    private var drawnSymbols: [(symbol: Element, items: [DisplayItem])] = []

    init(_ node: _AnyViewNode) {
        self.node = node
        texts = Pool(parent: node)
        images = Pool(parent: node)
    }

    var environment: EnvironmentValues { node.environment }
    /// The virtual time of the frame that is being drawn, in seconds.
    var time: Double { node.host.time }

    func warn(_ message: String) { node.host.warn("Canvas: \(message)") }

    // MARK: Drawings

    /// Starts a new drawing, which reuses the nodes of the last drawing.
    func begin() {
        texts.rewind()
        images.rewind()
        drawnSymbols = []
    }

    /// Ends a drawing, and releases the nodes that it has not used.
    func end() {
        texts.trim()
        images.trim()
    }

    func unmount() {
        begin()
        end()
    }

    // MARK: Texts and images

    func figure(of text: Text) -> CanvasFigure<Text> { texts.next(text) }
    func figure(of image: Image) -> CanvasFigure<Image> { images.next(image) }

    /// The nodes of views of one type. Each drawing takes them in the order in which it requests views.
    private struct Pool<V: View> {
        package unowned let parent: _AnyViewNode
        private var nodes: [_ViewNode<V>] = []
        private var used = 0

        init(parent: _AnyViewNode) { self.parent = parent }

        @MainActor
        mutating func next(_ view: V) -> CanvasFigure<V> {
            let inputs = parent.inputs(transaction: Transaction())
            if used < nodes.count {
                nodes[used].update(view, inputs)
            } else {
                nodes.append(parent.adopt(V._makeNode(view, inputs)))
            }
            used += 1
            return CanvasFigure(view: view, node: nodes[used - 1])
        }

        mutating func rewind() { used = 0 }

        @MainActor
        mutating func trim() {
            for node in nodes[used...] { node.unmount() }
            nodes.removeSubrange(used...)
        }
    }

    // MARK: Symbols

    /// The size and the items of the symbol with this tag; nil if there is none.
    func symbol(tagged id: AnyHashable) -> (size: CGSize, items: [DisplayItem])? {
        guard let symbol = symbols?.first(where: { $0[TagTrait.self]?.value == id }) else { return nil }
        let items = symbol.drawnItems()
        if !drawnSymbols.contains(where: { $0.symbol === symbol }) { drawnSymbols.append((symbol, items)) }
        return (symbol.size, items)
    }

    /// Whether the current drawing of a symbol differs from the drawing that the canvas shows.
    var symbolsHaveMoved: Bool { drawnSymbols.contains { $0.symbol.drawnItems() != $0.items } }
}
