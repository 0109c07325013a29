// SPDX-License-Identifier: MIT

import Synchronization

/// A node, for closures that any thread may call: only the host's thread looks at it, so that no other can be the last
/// to let go of a tree.
package final class NodeReference: @unchecked Sendable {
    private weak var node: _AnyViewNode?
    /// Whether a change without a transaction of its own waits already: one is as good as many.
    private let isExpected = Mutex(false)

    @MainActor package init(_ node: _AnyViewNode) { self.node = node }

    /// Evaluates the node again, in the transaction that is current where this is called, provided that `condition` still
    /// holds when it is the host's turn.
    ///
    /// Objects speak up *before* they change. Code on the host's thread changes them before anything else can happen there;
    /// another thread may be a little late. The node then shows the old value once more, so it looks again with the next
    /// frame.
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
        ForeignChanges.add {
            if transaction.isEmpty { self.isExpected.withLock { $0 = false } }
            guard condition(), let node = self.node, node.isMounted else { return }
            // State may be written from anywhere; of objects SwiftUI complains.
            node.host.warn(
                "an object that \(node.viewPath.isEmpty ? "a view" : node.viewPath) reads was changed by another thread: in "
                    + "which frame that is seen differs from run to run")
            node.invalidate(transaction)
            ForeignChanges.addForNextAdvance { self.node?.invalidate(transaction) }
        }
    }
}
