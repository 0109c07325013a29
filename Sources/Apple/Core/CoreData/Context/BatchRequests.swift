// SPDX-License-Identifier: MIT

import Foundation

// Requests that change the store directly. The next fetch of a context finds inserted objects and skips deleted ones.
// Objects that the context has already keep their old values until they are refreshed.

open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private var identifiers: [NSManagedObjectID]?

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        self.init(fetchRequest: NSFetchRequest())
        identifiers = objects
    }
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    func run(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
        let gone = try identifiers ?? context.identifiers(matching: fetchRequest)
        context.persistentStoreCoordinator?.store.save([], deleting: gone)
        context.forget(gone)
        let result = NSBatchDeleteResult()
        result.resultType = resultType
        result.result =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: gone
            case .resultTypeCount: gone.count
            }
        return result
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    open var entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) { self.entityName = entityName }
    public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    func run(in context: NSManagedObjectContext) throws -> NSBatchUpdateResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
        request.predicate = predicate
        let found = try context.identifiers(matching: request)
        var changed: [(NSManagedObjectID, ManagedSnapshot)] = []
        for identifier in found {
            guard var snapshot = context.persistentStoreCoordinator?.store.snapshot(identifier) else { continue }
            for (key, value) in propertiesToUpdate ?? [:] {
                let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                snapshot.attributes[name] = ManagedValues.stored(
                    value, identifier.entity.attributesByName[name]?.attributeType)
            }
            changed.append((identifier, snapshot))
        }
        context.persistentStoreCoordinator?.store.save(changed, deleting: [])
        let result = NSBatchUpdateResult()
        result.resultType = resultType
        result.result =
            switch resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: found
            case .updatedObjectsCountResultType: found.count
            }
        return result
    }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

open class NSBatchInsertRequest: NSPersistentStoreRequest {
    open var entityName: String
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    func run(in context: NSManagedObjectContext) throws -> NSBatchInsertResult {
        guard let entity = context.model?.entitiesByName[entityName] else { throw CoreDataErrors.noEntity(entityName) }
        var objects: [NSManagedObject] = []
        func add(_ values: [String: Any]) {
            let object = ManagedClasses.makeObject(of: entity, in: nil)
            object.setValuesForKeys(values)
            objects.append(object)
        }
        for values in objectsToInsert ?? [] { add(values) }
        if let dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { break }
                add(values as? [String: Any] ?? [:])
            }
        }
        if let managedObjectHandler {
            while true {
                let object = ManagedClasses.makeObject(of: entity, in: nil)
                if managedObjectHandler(object) { break }
                objects.append(object)
            }
        }
        for object in objects { object.objectID.isTemporaryID = false }
        context.persistentStoreCoordinator?.store.save(objects.map { ($0.objectID, $0.snapshot) }, deleting: [])
        let result = NSBatchInsertResult()
        result.resultType = resultType
        result.result =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: objects.map(\.objectID)
            case .count: objects.count
            }
        return result
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
