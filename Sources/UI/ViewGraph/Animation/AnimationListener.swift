// SPDX-License-Identifier: MIT

import Motion

/// Someone who wants to know when the animations of a transaction are complete.
///
/// A listener travels with its transaction, and everything that may still start or run an animation *holds* it: the
/// code that makes the changes, the changes that wait for an update, and each animation that began with one of them.
/// When the last one lets go, the action runs, once, as an event of its own. So it also runs where nothing was animated:
/// as soon as that is known, which is after the update, at the same moment of virtual time.
@usableFromInline package final class AnimationListener: @unchecked Sendable {
    // Transactions may be handed around, but only code on the main actor holds listeners or lets go of them.
    package let criterion: AnimationCompletion.Criterion
    private let action: () -> Void
    private var holds = 1
    private var hasEnded = false
    /// That of the view in which the animations run; nil as long as none is known.
    private var clock: VirtualClock?
    /// Whether the first hold is let go by the code that changes state, and not by the clock.
    package private(set) var waitsForChanges = false

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        criterion = criteria == .removed ? .removed : .logicallyComplete
        self.action = action
        clock = HostThread.isCurrent ? MainActor.assumeIsolated { VirtualClock.current } : nil
        if clock == nil { waitsForChanges = true } else { releaseAfterUpdates() }
    }

    package func hold() { holds += 1 }

    /// The changes of the transaction have been made; where no view's code was running, nobody else says so.
    package func changesAreMade() {
        // Behind the changes, which wait there as well.
        guard HostThread.isCurrent else { return ForeignChanges.add { self.changesAreMade() } }
        guard waitsForChanges else { return }
        waitsForChanges = false
        release()
    }

    /// From now on the listener follows the time of this clock, if it has followed none.
    package func follow(_ clock: VirtualClock) { if self.clock == nil { self.clock = clock } }

    /// Lets go when all updates have been carried out that wait at present.
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
