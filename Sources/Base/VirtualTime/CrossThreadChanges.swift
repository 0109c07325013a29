// SPDX-License-Identifier: MIT

import Synchronization

/// Changes that other threads have requested, in order of arrival. The next step of any host carries them out.
///
/// Hosts run on the main actor and never wait, so a change from another thread can only be queued. One queue serves all
/// hosts; each change knows its own host. An action that follows a change, such as the end of a `withAnimation` block,
/// must not overtake the change.
package enum CrossThreadChanges {
    package typealias Change = @MainActor @Sendable () -> Void

    private struct Lists {
        var next: [Change] = []
        var afterThat: [Change] = []
    }
    private static let lists = Mutex(Lists())

    package static func add(_ change: @escaping Change) { lists.withLock { $0.next.append(change) } }

    /// Queues a change for the first step of the next advance.
    package static func addForNextAdvance(_ change: @escaping Change) { lists.withLock { $0.afterThat.append(change) } }

    /// Moves the changes from `addForNextAdvance` into the queue of the next step. Called when an advance begins.
    package static func beginAdvance() {
        lists.withLock {
            $0.next += $0.afterThat
            $0.afterThat = []
        }
    }

    /// Carries out the queued changes. Changes that arrive during this call wait for the next step, so that a thread
    /// that writes continuously cannot block a host.
    @MainActor package static func apply() {
        let due = lists.withLock { lists in
            defer { lists.next = [] }
            return lists.next
        }
        for change in due { change() }
    }
}
