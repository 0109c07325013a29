// SPDX-License-Identifier: MIT

import Foundation

/// The thread on which hosts work: whichever runs the main actor's code at the moment.
///
/// On Linux that is not always the main thread: once it has been left to `dispatchMain`, any thread of the pool may be
/// given what is on the main queue. The queue tells.
package enum HostThread {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether this is it. First what is quick to find out and nearly always so.
    package static var isCurrent: Bool {
        if JobQueue.isCollecting || Thread.isMainThread { return true }
        mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
