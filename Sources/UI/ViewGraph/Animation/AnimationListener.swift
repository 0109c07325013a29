// SPDX-License-Identifier: MIT

import Motion

/// Runs an action when all animations of a transaction are complete.
///
/// A listener travels with its transaction. Everything that may still start or run an animation holds the listener: the
/// code that makes the changes, the changes that wait for an update, and each animation that began with a change.
/// When the last hold is released, the action runs once, as an event of its own. If nothing is animated, the action
/// runs right after the update, at the same moment of virtual time.
///
/// Transactions may cross threads, but only code on the main actor holds and releases listeners.
@usableFromInline package final class AnimationListener: @unchecked Sendable {
    package let criterion: AnimationCompletion.Criterion
    private let action: () -> Void
    private var holds = 1
    private var hasEnded = false
    /// The clock of the view in which the animations run; nil until it is known.
    private var clock: VirtualClock?
    /// Whether `transactionDidChangeState()` releases the initial hold. If false, an event of the clock releases it.
    package private(set) var waitsForChanges = false

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        criterion = criteria == .removed ? .removed : .logicallyComplete
        self.action = action
        clock = HostThread.isCurrent ? MainActor.assumeIsolated { VirtualClock.current } : nil
        if clock == nil { waitsForChanges = true } else { releaseAfterUpdates() }
    }

    package func hold() { holds += 1 }

    /// Releases the first hold if `waitsForChanges`. Called after the transaction's changes have been made.
    package func transactionDidChangeState() {
        // On another thread, the changes themselves are enqueued. This call is enqueued after them, so that they are
        // made first.
        guard HostThread.isCurrent else { return CrossThreadChanges.add { self.transactionDidChangeState() } }
        guard waitsForChanges else { return }
        waitsForChanges = false
        release()
    }

    /// Called by each host whose state the transaction changes; the clock of the first one is kept.
    package func follow(_ clock: VirtualClock) { if self.clock == nil { self.clock = clock } }

    /// Releases a hold after all updates that are pending now.
    package func releaseAfterUpdates() {
        MainActor.assumeIsolated {
            guard let clock else { return release() }
            clock.schedule(at: clock.time) { self.release() }
        }
    }

    package func release() {
        holds -= 1
        guard holds == 0, !hasEnded else { return }
        hasEnded = true
        nonisolated(unsafe) let action = action
        MainActor.assumeIsolated {
            guard let clock else { return action() }
            clock.schedule(at: clock.time) { action() }
        }
    }
}
