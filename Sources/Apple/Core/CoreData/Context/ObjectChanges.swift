// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// The objects that were inserted, updated and deleted.
struct ObjectChanges {
    var inserted = IdentifierList<NSManagedObjectID>()
    var updated = IdentifierList<NSManagedObjectID>()
    var deleted = IdentifierList<NSManagedObjectID>()
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

extension NSManagedObjectContext {
    /// Tells views and child contexts of a change at once, and posts the notification of changes soon.
    func announceChange() {
        version += 1
        observers.announceChange()
        for child in children.all where child.automaticallyMergesChangesFromParent { child.parentHasChanged() }
        guard !announcesSoon, HostServices.current != nil else { return }
        announcesSoon = true
        weak let context = self
        VirtualDispatchQueue.main.async {
            context?.announcesSoon = false
            context?.processPendingChanges()
        }
    }
}
