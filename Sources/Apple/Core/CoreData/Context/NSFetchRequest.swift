// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

open class NSPersistentStoreRequest: NSObject, NSCopying {
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType
    case batchDeleteRequestType
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var propertiesToFetch: [Any]?
    open var returnsDistinctResults = false
    /// The keys of the groups, if `resultType` is `dictionaryResultType`.
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    // The following properties have no effect, because all objects are in memory.
    open var fetchBatchSize = 0
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var relationshipKeyPathsForPrefetching: [String]?
    open var shouldRefreshRefetchedObjects = false
    /// The class whose entity is fetched if the request names no entity.
    var typeOfResults: Any.Type = ResultType.self

    public override init() {
        super.init()
        ManagedClasses.add(ResultType.self)
    }

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    open override func copy(with zone: NSZone? = nil) -> Any { converted(to: ResultType.self) }

    /// A copy whose results have another type in Swift.
    func converted<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
        let copy = NSFetchRequest<Other>()
        (copy.entityName, copy.entity, copy.predicate, copy.sortDescriptors) = (
            entityName, entity, predicate, sortDescriptors
        )
        (copy.fetchLimit, copy.fetchOffset, copy.resultType) = (fetchLimit, fetchOffset, resultType)
        (copy.includesSubentities, copy.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (copy.propertiesToFetch, copy.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
        (copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToGroupBy, havingPredicate)
        (copy.affectedStores, copy.typeOfResults) = (affectedStores, typeOfResults)
        return copy
    }

    /// Fetches from the context whose block is running. Throws outside of such a block.
    open func execute() throws -> [ResultType] {
        guard let context = CurrentContext.value else { throw CoreDataErrors.noContext() }
        return try context.fetch(self)
    }

    /// The entity that the request names, or else the entity of `typeOfResults`.
    func entity(in model: NSManagedObjectModel?) throws -> NSEntityDescription {
        if let entity { return entity }
        if let entityName {
            guard let entity = model?.entitiesByName[entityName] else { throw CoreDataErrors.noEntity(entityName) }
            return entity
        }
        guard let type = typeOfResults as? NSManagedObject.Type,
            let entity = ManagedClasses.entity(of: type, in: model)
        else { throw CoreDataErrors.noEntity("\(typeOfResults)") }
        return entity
    }
}

/// The context whose block is running on the current thread.
enum CurrentContext {
    private static let key = "CoreData.currentContext"

    static var value: NSManagedObjectContext? { Thread.current.threadDictionary[key] as? NSManagedObjectContext }

    static func with<T>(_ context: NSManagedObjectContext, _ block: () throws -> T) rethrows -> T {
        let former = value
        Thread.current.threadDictionary[key] = context
        defer { Thread.current.threadDictionary[key] = former }
        return try block()
    }
}

extension [NSManagedObject] {
    /// The objects sorted by descriptors. Equal objects keep their order, because `sorted` is stable.
    func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        if descriptors.isEmpty { return self }
        return sorted { first, second in
            for descriptor in descriptors {
                let result = descriptor.compare(first, to: second)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}
