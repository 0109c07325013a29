// SPDX-License-Identifier: MIT

import Combine
@_spi(ViewGraph) import ViewGraph

nonisolated struct ReceivingModifier<P: Publisher>: _PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ReceivingNode(view, inputs)
    }
}

/// Listens as long as its view is there. Another publisher in the same place ends the first: one that a view makes
/// with each of its values begins anew whenever the view around is evaluated, as in SwiftUI.
private final class ReceivingNode<V: View, P: Publisher>: InputModifierNode<V, ReceivingModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    override func modify(_ inputs: inout _NodeInputs, old: ReceivingModifier<P>?) {
        if let old, haveSameFields(old.publisher, modifier.publisher) { return }
        // A publisher may send at once (a subject's current value, say): after the update, as all actions.
        let publisher = modifier.publisher
        subscription = nil
        host.afterUpdate { [weak self] in
            guard let self, isMounted, haveSameFields(publisher, modifier.publisher) else { return }
            let receiver = Receiver(self)
            subscription = publisher.sink { value in
                nonisolated(unsafe) let value = value
                // A publisher may send from any thread; actions run on the host's.
                if HostThread.isCurrent {
                    MainActor.assumeIsolated { receiver.receive(value) }
                } else {
                    ForeignChanges.add { receiver.receive(value) }
                }
            }
        }
    }

    /// The node, for closures of any thread.
    private final class Receiver: @unchecked Sendable {
        private weak var node: ReceivingNode?

        init(_ node: ReceivingNode) { self.node = node }

        @MainActor func receive(_ value: P.Output) {
            guard let node, node.isMounted else { return }
            node.modifier.action(value)
        }
    }

    override func willUnmount() { subscription = nil }
}

extension View {
    /// Runs `action` with each value that the publisher sends while this view is there.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceivingModifier(publisher: publisher, action: action))
    }
}
