// SPDX-License-Identifier: MIT

import Foundation

/// The saved objects of a coordinator, in memory. Thread-safe.
final class ObjectStore: @unchecked Sendable {
    private struct Content {
        var snapshots: [NSManagedObjectID: ManagedSnapshot] = [:]
        /// The objects of each entity, in the order of their first save.
        var order: [String: [NSManagedObjectID]] = [:]
    }

    private let lock = NSLock()
    private var content = Content()

    func snapshot(_ identifier: NSManagedObjectID) -> ManagedSnapshot? {
        lock.withLock { content.snapshots[identifier] }
    }

    func identifiers(of entity: String) -> [NSManagedObjectID] { lock.withLock { content.order[entity] ?? [] } }

    func save(_ snapshots: [(NSManagedObjectID, ManagedSnapshot)], deleting deleted: [NSManagedObjectID]) {
        lock.withLock {
            for (identifier, snapshot) in snapshots
            where content.snapshots.updateValue(snapshot, forKey: identifier) == nil {
                content.order[identifier.entity.name ?? "", default: []].append(identifier)
            }
            for identifier in deleted { content.snapshots[identifier] = nil }
            let gone = Set(deleted)
            for entity in Set(deleted.map { $0.entity.name ?? "" }) {
                content.order[entity]?.removeAll { gone.contains($0) }
            }
        }
    }

    /// Removes the objects that were saved into a store.
    func removeObjects(of store: NSPersistentStore) {
        let gone = lock.withLock { content.snapshots.keys.filter { $0.persistentStore === store } }
        save([], deleting: gone)
    }

    func identifier(_ url: URL) -> NSManagedObjectID? {
        lock.withLock { content.snapshots.keys.first { $0.uriRepresentation() == url } }
    }
}
