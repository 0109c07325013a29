// SPDX-License-Identifier: MIT

import Foundation

// Requests that change the store directly. The next fetch of a context finds inserted objects and skips deleted ones.
// Objects that the context has already keep their old values until they are refreshed.

open class NSPersistentStoreResult: NSObject {}

extension NSManagedObjectContext {
    /// A context for one batch request. It sees the saved objects only, and keeps to the merge policy of this context.
    fileprivate func makeWriter() -> NSManagedObjectContext {
        let writer = NSManagedObjectContext(.privateQueue)
        writer.persistentStoreCoordinator = persistentStoreCoordinator
        writer.mergePolicy = mergePolicy
        return writer
    }

    /// Adopts an object that a batch request has made. Unlike `insert(_:)`, does not call `awakeFromInsert()`.
    fileprivate func adopt(new object: NSManagedObject) {
        object.managedObjectContext = self
        registered[object.objectID] = object
        unsaved.inserted.insert(object.objectID)
    }

    /// These saved objects, and those that the delete rule `cascade` deletes with them. Throws if a rule denies this.
    fileprivate func withCascades(_ identifiers: [NSManagedObjectID]) throws -> [NSManagedObjectID] {
        var gone = IdentifierList<NSManagedObjectID>()
        var rest = identifiers
        while let identifier = rest.popLast() {
            if gone.contains(identifier) { continue }
            gone.insert(identifier)
            let links = savedSnapshot(identifier)?.links ?? [:]
            for relationship in identifier.entity.relationshipsByName.values
            where relationship.deleteRule == .cascadeDeleteRule {
                rest += links[relationship.name] ?? []
            }
        }
        for object in gone.all.compactMap({ existing($0) }) {
            for relationship in object.entity.relationshipsByName.values
            where relationship.deleteRule == .denyDeleteRule {
                guard object.objects(of: relationship).allSatisfy({ gone.contains($0.objectID) }) else {
                    throw CoreDataErrors.denied(relationship.name, of: object)
                }
            }
        }
        return gone.all
    }
}

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
        let writer = context.makeWriter()
        let found = try identifiers ?? writer.objects(matching: fetchRequest).map(\.objectID)
        let gone = try writer.withCascades(found)
        context.persistentStoreCoordinator?.store.save([], deleting: gone)
        context.forget(gone)
        let result = NSBatchDeleteResult()
        result.resultType = resultType
        result.result =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: found
            case .resultTypeCount: found.count
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
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let writer = context.makeWriter()
        let objects = try writer.objects(matching: request)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                object.set(ManagedValues.stored(value, object.entity.attributesByName[name]?.attributeType), of: name)
            }
        }
        let found = objects.map(\.objectID)
        try writer.resolveConstraints()
        writer.writeChanges()
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
        let writer = context.makeWriter()
        for object in objects { writer.adopt(new: object) }
        try writer.resolveConstraints()
        writer.writeChanges()
        // An object that equals a saved one in its unique attributes may have changed that one instead.
        let changed = writer.unsaved.inserted.all + writer.unsaved.updated.all
        let result = NSBatchInsertResult()
        result.resultType = resultType
        result.result =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: changed
            case .count: changed.count
            }
        return result
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
