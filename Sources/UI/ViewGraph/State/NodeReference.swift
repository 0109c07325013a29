// SPDX-License-Identifier: MIT

import Synchronization

/// A weak reference to a node, for closures on any thread. Only the host's thread dereferences it: on another thread,
/// the temporary strong reference could be the last one and deallocate the tree there.
package final class NodeReference: @unchecked Sendable {
    private weak var node: _AnyViewNode?
    /// Whether an invalidation without a transaction is pending. While true, further ones are dropped.
    private let isExpected = Mutex(false)

    @MainActor package init(_ node: _AnyViewNode) { self.node = node }

    /// Evaluates the node in the current update. If the update has already evaluated the node, evaluates it again.
    @MainActor package func evaluateInUpdate() { if let node, node.isMounted { node.host.setDirty(node) } }

    /// Evaluates the node again in the current transaction, if `condition` still holds when the host carries it out.
    ///
    /// Objects announce a change before they make it. On the host's thread, the change is made before the update. On
    /// another thread, the node may be evaluated before the change and read the old value. The node is therefore
    /// evaluated once more in the next frame.
    package func invalidate(if condition: @escaping @MainActor @Sendable () -> Bool = { true }) {
        let transaction = Transaction.current
        if HostThread.isCurrent {
            return MainActor.assumeIsolated { if condition() { node?.invalidate(transaction) } }
        }
        if transaction.isEmpty {
            let isNew = isExpected.withLock { isExpected in
                defer { isExpected = true }
                return !isExpected
            }
            guard isNew else { return }
        }
        CrossThreadChanges.add {
            if transaction.isEmpty { self.isExpected.withLock { $0 = false } }
            guard condition(), let node = self.node, node.isMounted else { return }
            // State may be written on any thread. Observable objects may not: SwiftUI warns, and so does this engine.
            node.host.warn(
                "an object that \(node.viewPath.isEmpty ? "a view" : node.viewPath) reads was changed by another thread: in "
                    + "which frame that is seen differs from run to run")
            node.invalidate(transaction)
            CrossThreadChanges.addForNextAdvance { self.node?.invalidate(transaction) }
        }
    }
}
