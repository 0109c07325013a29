// SPDX-License-Identifier: MIT

import Synchronization

/// Changes that other threads have asked for: they wait here, in the order in which they came, for the next step of
/// whichever host makes one first.
///
/// Hosts evaluate on the main actor and wait for nobody, so a change from elsewhere can only be left behind for them. One
/// list serves all hosts: a change knows its own host, and what comes after it (the end of a `withAnimation` block, say)
/// must not overtake it.
package enum ForeignChanges {
    package typealias Change = @MainActor @Sendable () -> Void

    private struct Lists {
        var next: [Change] = []
        var afterThat: [Change] = []
    }
    private static let lists = Mutex(Lists())

    package static func add(_ change: @escaping Change) { lists.withLock { $0.next.append(change) } }

    /// For the first step of the advance after the present one.
    package static func addForNextAdvance(_ change: @escaping Change) { lists.withLock { $0.afterThat.append(change) } }

    /// An advance begins.
    package static func beginAdvance() {
        lists.withLock {
            $0.next += $0.afterThat
            $0.afterThat = []
        }
    }

    /// Carries out what waits now. What comes meanwhile waits for the next step, so that a thread which never stops
    /// writing does not keep a host from ever going on.
    @MainActor package static func carryOut() {
        let due = lists.withLock { lists in
            defer { lists.next = [] }
            return lists.next
        }
        for change in due { change() }
    }
}
