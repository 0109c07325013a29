// SPDX-License-Identifier: MIT

import Foundation

// The objects that a context finds: its own changes over the saved objects of its parent or store.
extension NSManagedObjectContext {
    /// The values of the parent's instance, or those in the store.
    func savedSnapshot(_ identifier: NSManagedObjectID) -> ManagedSnapshot? {
        guard let parent else { return coordinator?.store.snapshot(identifier) }
        guard let object = parent.existing(identifier), !object.isDeleted else { return nil }
        return object.snapshot
    }

    /// The identities of an entity's objects in the parent or in the store.
    func savedIdentifiers(of entity: String) -> [NSManagedObjectID] {
        guard let parent else { return coordinator?.store.identifiers(of: entity) ?? [] }
        return parent.allIdentifiers(of: entity, includesPendingChanges: true)
    }

    func allIdentifiers(of entity: String, includesPendingChanges: Bool) -> [NSManagedObjectID] {
        let saved = savedIdentifiers(of: entity)
        guard includesPendingChanges else { return saved }
        let known = Set(saved)
        return saved.filter { !unsaved.deleted.contains($0) }
            + unsaved.inserted.all.filter { $0.entity.name == entity && !known.contains($0) }
    }

    func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
        let objects = try objects(matching: request)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.map(\.objectID)
        case .countResultType: return [NSNumber(value: objects.count)]
        case .dictionaryResultType:
            let names = (request.propertiesToFetch ?? Array(objects.first?.entity.attributesByName.keys.sorted() ?? []))
                .compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            var rows: [NSDictionary] = []
            for object in objects {
                let values = names.compactMap { name in object.value(forKey: name).map { (name, $0) } }
                let row = NSDictionary(dictionary: Dictionary(values, uniquingKeysWith: { $1 }))
                // A group is one row. Its columns are the keys of the grouping, because Foundation has no expressions.
                let isDistinct = request.returnsDistinctResults || request.propertiesToGroupBy?.isEmpty == false
                if !isDistinct || !rows.contains(row) { rows.append(row) }
            }
            return request.havingPredicate.map { condition in rows.filter { condition.evaluate(with: $0) } } ?? rows
        default: return objects
        }
    }

    func objects<T>(matching request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let entity = try request.entity(in: model)
        let names = request.includesSubentities ? entity.namesOfAll : [entity.name ?? ""]
        let identifiers = names.flatMap {
            allIdentifiers(of: $0, includesPendingChanges: request.includesPendingChanges)
        }
        var found = identifiers.compactMap { existing($0) }
        if let stores = request.affectedStores {
            found = found.filter { object in
                guard let store = object.objectID.persistentStore else { return true }
                return stores.contains { $0 === store }
            }
        }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = found.sorted(by: request.sortDescriptors ?? [])
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        // A limit of 0 means no limit.
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }
}
