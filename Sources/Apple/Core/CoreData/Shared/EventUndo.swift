// SPDX-License-Identifier: MIT

import AppStructure
import Foundation
import VirtualTime

/// Registers the inverses of a context's changes. All changes of one event form one undo group. SwiftData uses it, too.
package final class EventUndo {
    package var manager: UndoManager?
    private var isGrouping = false

    package init() {}

    package func register<Target: AnyObject>(_ target: Target, _ undo: @escaping (Target) -> Void) {
        guard let manager else { return }
        if !isGrouping, !manager.isUndoing, !manager.isRedoing, HostServices.current != nil {
            isGrouping = true
            let level = manager.groupingLevel
            manager.beginUndoGrouping()
            // Safe, because the queue runs on the host's thread, to which the context belongs.
            nonisolated(unsafe) weak let group = self
            VirtualDispatchQueue.main.async {
                group?.isGrouping = false
                if manager.groupingLevel > level { manager.endUndoGrouping() }
            }
        }
        manager.registerUndo(withTarget: target, handler: undo)
    }
}
