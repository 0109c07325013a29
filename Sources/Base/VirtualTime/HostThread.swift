// SPDX-License-Identifier: MIT

import Foundation

/// The thread on which hosts run: the one that currently executes main-actor code.
///
/// On Linux this is not always the main thread. After `dispatchMain`, any thread of the pool may execute the main
/// queue.
package enum HostThread {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether the current thread is the host's. Tests the fast and frequent cases first.
    package static var isCurrent: Bool {
        if JobQueue.isCollecting || Thread.isMainThread { return true }
        mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
