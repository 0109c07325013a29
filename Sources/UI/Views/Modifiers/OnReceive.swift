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

/// The node of `onReceive`, subscribed while it is mounted.
///
/// A different publisher replaces the subscription. A publisher created in a body restarts with each evaluation, as in
/// SwiftUI.
private final class ReceivingNode<V: View, P: Publisher>: InputModifierNode<V, ReceivingModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    override func modify(_ inputs: inout _NodeInputs, old: ReceivingModifier<P>?) {
        if let old, haveSameFields(old.publisher, modifier.publisher) { return }
        // Subscribes after the update, because some publishers send a value while `sink` runs: actions must not run
        // during the update.
        let publisher = modifier.publisher
        subscription = nil
        host.afterUpdate { [weak self] in
            guard let self, isMounted, haveSameFields(publisher, modifier.publisher) else { return }
            let receiver = Receiver(self)
            subscription = publisher.sink { value in
                nonisolated(unsafe) let value = value
                // Publishers may send from any thread; actions run on the host's.
                if HostThread.isCurrent {
                    MainActor.assumeIsolated { receiver.receive(value) }
                } else {
                    CrossThreadChanges.add { receiver.receive(value) }
                }
            }
        }
    }

    /// A weak reference to the node, for closures on any thread.
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
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceivingModifier(publisher: publisher, action: action))
    }
}
