import Synchronization

/// Changes that other threads have asked for: they wait here, in the order in which they came, for the next step of
/// whichever host makes one first.
///
/// Hosts evaluate on the main actor and wait for nobody, so a change from elsewhere can only be left behind for them. One
/// list serves all hosts: a change knows its own host, and what comes after it (the end of a `withAnimation` block, say)
/// must not overtake it.
enum ForeignChanges {
    typealias Change = @MainActor @Sendable () -> Void

    private struct Lists {
        var next: [Change] = []
        var afterThat: [Change] = []
    }
    private static let lists = Mutex(Lists())

    static func add(_ change: @escaping Change) { lists.withLock { $0.next.append(change) } }

    /// For the first step of the advance after the present one.
    static func addForNextAdvance(_ change: @escaping Change) { lists.withLock { $0.afterThat.append(change) } }

    /// An advance begins.
    static func beginAdvance() {
        lists.withLock {
            $0.next += $0.afterThat
            $0.afterThat = []
        }
    }

    /// Carries out what waits now. What comes meanwhile waits for the next step, so that a thread which never stops
    /// writing does not keep a host from ever going on.
    @MainActor static func carryOut() {
        let due = lists.withLock { lists in
            defer { lists.next = [] }
            return lists.next
        }
        for change in due { change() }
    }
}

/// A node, for closures that any thread may call: only the host's thread looks at it, so that no other can be the last
/// to let go of a tree.
final class NodeReference: @unchecked Sendable {
    private weak var node: _AnyViewNode?
    /// Whether a change without a transaction of its own waits already: one is as good as many.
    private let isExpected = Mutex(false)

    @MainActor init(_ node: _AnyViewNode) { self.node = node }

    /// Evaluates the node again, in the transaction that is current where this is called, provided that `condition` still
    /// holds when it is the host's turn.
    ///
    /// Objects speak up *before* they change. Code on the host's thread changes them before anything else can happen there;
    /// another thread may be a little late. The node then shows the old value once more, so it looks again with the next
    /// frame.
    func invalidate(if condition: @escaping @MainActor @Sendable () -> Bool = { true }) {
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
