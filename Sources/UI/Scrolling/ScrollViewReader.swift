// SPDX-License-Identifier: MIT

import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    @State private var target = ScrollReaderTarget()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View {
        content(ScrollViewProxy(target: target)).modifier(ScrollReaderModifier(target: target))
    }
}

public struct ScrollViewProxy {
    let target: ScrollReaderTarget

    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        nonisolated(unsafe) let (target, id) = (target, AnyHashable(id))
        MainActor.assumeIsolated { target.scroll(to: .view(id, anchor)) }
    }
}

/// The elements inside a reader, in whose subtrees a `ScrollViewProxy` searches for scroll views.
final class ScrollReaderTarget {
    private struct Entry {
        weak var element: Element?
    }
    private var entries: [Entry] = []

    @MainActor func add(_ element: Element) {
        entries.removeAll { $0.element == nil }
        entries.append(Entry(element: element))
    }

    @MainActor func scroll(to destination: ScrollDestination) {
        for case let element? in entries.map(\.element) where element.node.isMounted {
            let host = element.host
            host.enqueue(Transaction.current) { [weak element, weak host] in
                guard let element, let host else { return }
                let transaction = host.currentTransaction
                for scroll in element.scrollViewsInside { scroll.request(destination, transaction) }
            }
        }
    }
}

private nonisolated struct ScrollReaderModifier: WrappingModifier {
    let target: ScrollReaderTarget

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ScrollReaderElement(self, around: content, node: node)
    }
}

private final class ScrollReaderElement: PassThroughElement<ScrollReaderModifier> {
    override init(_ modifier: ScrollReaderModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        modifier.target.add(self)
    }

    override func update(_ modifier: ScrollReaderModifier, _ inputs: _NodeInputs) {
        if modifier.target !== self.modifier.target { modifier.target.add(self) }
        super.update(modifier, inputs)
    }
}
