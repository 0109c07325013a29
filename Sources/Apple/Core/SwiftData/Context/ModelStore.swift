// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The saved values of one model.
struct ModelRecord {
    let type: any PersistentModel.Type
    var attributes: [String: Any] = [:]
    var relationships: [String: [PersistentIdentifier]] = [:]

    init(_ model: any PersistentModel) {
        type = Swift.type(of: model)
        for property in EntityDescription.of(model).properties {
            if property.target == nil {
                attributes[property.name] = property.metadata.value(model)
            } else {
                relationships[property.name] = property.models(of: model).map(\.persistentModelID)
            }
        }
    }
}

/// The saved models of a container, in memory. Thread-safe.
final class ModelStore: @unchecked Sendable {
    private struct Content {
        var records: [PersistentIdentifier: ModelRecord] = [:]
        /// The models of each entity, in the order of their first save.
        var order: [String: [PersistentIdentifier]] = [:]
    }

    private let lock = NSLock()
    private var content = Content()

    func record(_ identifier: PersistentIdentifier) -> ModelRecord? {
        lock.withLock { content.records[identifier] }
    }

    func identifiers(of entity: String) -> [PersistentIdentifier] { lock.withLock { content.order[entity] ?? [] } }

    func save(_ models: [any PersistentModel], deleting deleted: [PersistentIdentifier]) {
        let records = models.map { ($0.persistentModelID, ModelRecord($0)) }
        lock.withLock {
            for (identifier, record) in records
            where content.records.updateValue(record, forKey: identifier) == nil {
                content.order[identifier.entityName, default: []].append(identifier)
            }
            for identifier in deleted { content.records[identifier] = nil }
            let gone = Set(deleted)
            for entity in Set(deleted.map(\.entityName)) { content.order[entity]?.removeAll { gone.contains($0) } }
        }
    }

    func removeAll() { lock.withLock { content = Content() } }
}
