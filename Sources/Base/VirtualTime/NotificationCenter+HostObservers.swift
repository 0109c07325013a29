// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
    /// Implements `addObserver(forName:object:queue:using:)` in programs that `render` builds. Called by code that
    /// `render` adds to the author's files.
    ///
    /// Foundation runs the block as an operation of the main queue and waits for it. On the host's thread, which need
    /// not be the main thread, it would wait for ever. So the block runs at once there, as on Apple's systems.
    public func hostAddObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard let queue, queue === OperationQueue.main else {
            return addObserver(forName: name, object: object, queue: queue, using: block)
        }
        return addObserver(forName: name, object: object, queue: nil) { notification in
            if HostThread.isCurrent { return block(notification) }
            nonisolated(unsafe) let notification = notification
            queue.addOperation { block(notification) }
        }
    }
}
