// SPDX-License-Identifier: MIT

import Foundation

// Adopts values that were saved elsewhere.
extension NSManagedObjectContext {
    func restore(_ identifier: NSManagedObjectID) {
        guard let object = registered[identifier] else { return }
        object.isDeleted = false
        if let snapshot = savedSnapshot(identifier) { object.adopt(snapshot) }
        pending.updated.insert(identifier)
    }

    func release(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
        object.isDeleted = false
    }

    /// Forgets objects that a batch request has deleted.
    func forget(_ identifiers: [NSManagedObjectID]) {
        for identifier in identifiers {
            unsaved.updated.remove(identifier)
            unsaved.deleted.remove(identifier)
            registered[identifier].map(release)
            pending.deleted.insert(identifier)
        }
        announceChange()
    }

    /// Adopts the changes that another context has saved.
    func merge(modified: [NSManagedObjectID], deleted gone: [NSManagedObjectID]) {
        for identifier in gone {
            unsaved.inserted.remove(identifier)
            unsaved.updated.remove(identifier)
            unsaved.deleted.remove(identifier)
            registered[identifier].map(release)
            pending.deleted.insert(identifier)
        }
        for identifier in modified where !(registered[identifier]?.hasChanges ?? true) { restore(identifier) }
        announceChange()
    }

    func parentHasChanged() {
        for object in registered.values where !object.hasChanges { restore(object.objectID) }
        version += 1
        observers.announceChange()
    }
}
