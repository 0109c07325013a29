// SPDX-License-Identifier: MIT

import AppStructure
import Combine
import Foundation
import SwiftUI
import VirtualTime

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects with which one part of an app works, and their changes since the last save.
///
/// Each context has its own instances. A save copies the changed values to the parent context or to the coordinator's
/// store.
open class NSManagedObjectContext: NSObject, ObservedContext, @unchecked Sendable {
    public struct ConcurrencyType: Hashable, Sendable {
        fileprivate let isMain: Bool
        public static let mainQueue = ConcurrencyType(isMain: true)
        public static let privateQueue = ConcurrencyType(isMain: false)
    }
    /// Ignored: `perform(schedule:_:)` always runs its block at once.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.register(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext? { didSet { parent?.children.add(self) } }
    let children = WeakContexts()
    open var name: String?
    open var transactionAuthor: String?
    open var undoManager: UndoManager? {
        get { undoActions.manager }
        set { undoActions.manager = newValue }
    }
    private let undoActions = EventUndo()
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether the context adopts the changes that its parent or other contexts save.
    open var automaticallyMergesChangesFromParent = false
    open var userInfo = NSMutableDictionary()
    // These four properties have no effect.
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1

    private var registered: [NSManagedObjectID: NSManagedObject] = [:]
    private var inserted = IdentifierList<NSManagedObjectID>()
    private var updated = IdentifierList<NSManagedObjectID>()
    private var deleted = IdentifierList<NSManagedObjectID>()
    /// Whether the object that is being made already has an identity. Then its initializer must not insert it.
    private(set) var adopting = false
    package private(set) var version = 0
    private var observers = ContextObservers()
    /// The changes that no notification has announced yet.
    private var pending = PendingChanges()
    private var announcesSoon = false

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type.isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    // MARK: Blocks

    open func perform(_ block: @escaping () -> Void) { HostQueue.perform { CurrentContext.with(self, block) } }
    open func performAndWait(_ block: () -> Void) { CurrentContext.with(self, block) }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try CurrentContext.with(self, block) }
    nonisolated(nonsending) public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try CurrentContext.with(self, block) }

    // MARK: Objects

    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.all.compactMap { registered[$0] }) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated.all.compactMap { registered[$0] }) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.all.compactMap { registered[$0] }) }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

    func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains(object.objectID) }
    func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains(object.objectID) }

    open func insert(_ object: NSManagedObject) {
        let identifier = object.objectID
        if object.managedObjectContext === self, deleted.contains(identifier) { return restoreDeleted(object) }
        guard registered[identifier] == nil else { return }
        object.managedObjectContext = self
        object.isDeleted = false
        registered[identifier] = object
        inserted.insert(identifier)
        registerUndo { $0.delete(object) }
        pending.inserted.insert(identifier)
        announceChange()
        object.awakeFromInsert()
    }

    private func restoreDeleted(_ object: NSManagedObject) {
        deleted.remove(object.objectID)
        object.isDeleted = false
        registerUndo { $0.delete(object) }
        hasChanged(object)
    }

    /// Deletes an object and follows the delete rules of its relationships.
    open func delete(_ object: NSManagedObject) {
        let identifier = object.objectID
        guard object.managedObjectContext === self, !deleted.contains(identifier) else { return }
        object.prepareForDeletion()
        object.objectWillChange.send()
        let relationships = object.entity.relationshipsByName.values.sorted { $0.name < $1.name }
        let related = relationships.map { ($0, object.objects(of: $0)) }
        let wasInserted = inserted.contains(identifier)
        if wasInserted { inserted.remove(identifier) } else { deleted.insert(identifier) }
        updated.remove(identifier)
        object.isDeleted = true
        registerUndo { context in
            if wasInserted {
                context.insert(object)
            } else {
                context.restoreDeleted(object)
            }
            for (relationship, others) in related { object.setObjects(others, of: relationship) }
        }
        for (relationship, others) in related {
            for other in others {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(other)
                case .nullifyDeleteRule: relationship.inverseRelationship.map { other.unlink(object, from: $0) }
                case .denyDeleteRule, .noActionDeleteRule: break
                }
            }
        }
        if wasInserted {
            registered[identifier] = nil
            object.managedObjectContext = nil
        }
        pending.deleted.insert(identifier)
        announceChange()
    }

    /// Records a change of a property.
    func hasChanged(_ object: NSManagedObject) {
        let identifier = object.objectID
        if !inserted.contains(identifier), !deleted.contains(identifier) { updated.insert(identifier) }
        pending.updated.insert(identifier)
        announceChange()
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = existing(objectID) { return object }
        // As in Core Data, the object need not exist. Its values are nil then.
        return adopt(objectID, ManagedSnapshot())
    }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = existing(objectID), !object.isDeleted else { throw CoreDataErrors.unknownObject() }
        return object
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func detectConflicts(for object: NSManagedObject) {}

    /// This context's instance of an object. Makes it from the saved values if necessary; nil if there are none.
    func existing(_ identifier: NSManagedObjectID) -> NSManagedObject? {
        registered[identifier] ?? savedSnapshot(identifier).map { adopt(identifier, $0) }
    }

    private func adopt(_ identifier: NSManagedObjectID, _ snapshot: ManagedSnapshot) -> NSManagedObject {
        let wasAdopting = adopting
        adopting = true
        let object = ManagedClasses.makeObject(of: identifier.entity, in: self)
        adopting = wasAdopting
        object.objectID = identifier
        object.snapshot = snapshot
        object.managedObjectContext = self
        registered[identifier] = object
        object.awakeFromFetch()
        return object
    }

    /// The values of the parent's instance, or those in the store.
    func savedSnapshot(_ identifier: NSManagedObjectID) -> ManagedSnapshot? {
        guard let parent else { return coordinator?.store.snapshot(identifier) }
        guard let object = parent.existing(identifier), !object.isDeleted else { return nil }
        return object.snapshot
    }

    /// The identities of an entity's objects in the parent or in the store.
    private func savedIdentifiers(of entity: String) -> [NSManagedObjectID] {
        guard let parent else { return coordinator?.store.identifiers(of: entity) ?? [] }
        return parent.allIdentifiers(of: entity, includesPendingChanges: true)
    }

    private func allIdentifiers(of entity: String, includesPendingChanges: Bool) -> [NSManagedObjectID] {
        let saved = savedIdentifiers(of: entity)
        guard includesPendingChanges else { return saved }
        let known = Set(saved)
        return saved.filter { !deleted.contains($0) }
            + inserted.all.filter { $0.entity.name == entity && !known.contains($0) }
    }

    // MARK: Fetches

    open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { try results(of: request) }

    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request).map { result in
            guard let result = result as? T else {
                fatalError(
                    "a fetch of \(T.self) has found an object of \(type(of: result)): is this its class in the data model?"
                )
            }
            return result
        }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(matching: request).count }

    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try request.run(in: self)
        case let request as NSBatchUpdateRequest: return try request.run(in: self)
        case let request as NSBatchInsertRequest: return try request.run(in: self)
        default: return NSPersistentStoreResult()
        }
    }

    private func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
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
                if !request.returnsDistinctResults || !rows.contains(row) { rows.append(row) }
            }
            return rows
        default: return objects
        }
    }

    func identifiers(matching request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObjectID] {
        try objects(matching: request).map(\.objectID)
    }

    func objects<T>(matching request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let entity = try request.entity(in: model)
        let names = request.includesSubentities ? entity.namesOfAll : [entity.name ?? ""]
        let identifiers = names.flatMap {
            allIdentifiers(of: $0, includesPendingChanges: request.includesPendingChanges)
        }
        var found = identifiers.compactMap { existing($0) }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = found.sorted(by: request.sortDescriptors ?? [])
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        // A limit of 0 means no limit.
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    // MARK: Saves

    open func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for identifier in inserted.all + updated.all + deleted.all { registered[identifier]?.willSave() }
        for identifier in inserted.all + updated.all { registered[identifier].map(derive) }
        try validate()
        if parent == nil { try resolveConstraints() }
        processPendingChanges()
        let (new, modified, gone) = (inserted.all, updated.all, deleted.all)
        let saved = (new + modified).compactMap { registered[$0] }
        let lost = gone.compactMap { registered[$0] }
        if let parent {
            parent.adopt(changes: saved, inserted: Set(new), deleted: gone)
        } else {
            for object in saved { object.objectID.isTemporaryID = false }
            coordinator?.store.save(saved.map { ($0.objectID, $0.snapshot) }, deleting: gone)
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for object in saved { object.changedKeys = [] }
        for object in lost { release(object) }
        for object in saved + lost { object.didSave() }
        announceSave(new: new, modified: modified, lost: lost)
        let others = parent.map { $0.children.all } ?? coordinator?.openContexts ?? []
        for context in others where context !== self && context.automaticallyMergesChangesFromParent {
            context.merge(modified: modified, deleted: gone)
        }
    }

    private func announceSave(new: [NSManagedObjectID], modified: [NSManagedObjectID], lost: [NSManagedObject]) {
        func objects(_ identifiers: [NSManagedObjectID]) -> Set<NSManagedObject> {
            Set(identifiers.compactMap { registered[$0] })
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: objects(new), NSUpdatedObjectsKey: objects(modified),
                NSDeletedObjectsKey: Set(lost),
            ])
    }

    /// Adopts the changes that a child context saves. They become unsaved changes of this context.
    private func adopt(
        changes objects: [NSManagedObject], inserted new: Set<NSManagedObjectID>, deleted gone: [NSManagedObjectID]
    ) {
        for object in objects {
            let identifier = object.objectID
            if let own = existing(identifier) {
                own.adopt(object.snapshot)
                own.changedKeys = object.changedKeys
            } else {
                _ = adopt(identifier, object.snapshot)
            }
            if new.contains(identifier) {
                inserted.insert(identifier)
            } else if !inserted.contains(identifier) {
                updated.insert(identifier)
            }
            if new.contains(identifier) {
                pending.inserted.insert(identifier)
            } else {
                pending.updated.insert(identifier)
            }
        }
        for identifier in gone {
            guard let own = existing(identifier) else { continue }
            own.isDeleted = true
            updated.remove(identifier)
            pending.deleted.insert(identifier)
            if inserted.contains(identifier) {
                inserted.remove(identifier)
                release(own)
            } else {
                deleted.insert(identifier)
            }
        }
        announceChange()
    }

    /// Computes the derived attributes of an object.
    private func derive(_ object: NSManagedObject) {
        for case let (name, attribute as NSDerivedAttributeDescription) in object.entity.attributesByName {
            guard let derivation = attribute.derivation else { continue }
            let isNow = derivation.hasPrefix("now")
            let value = isNow ? Date.virtualNow : KeyedExpression(derivation)?.value(for: object)
            object.snapshot.attributes[name] = ManagedValues.stored(value, attribute.attributeType)
        }
    }

    private func validate() throws {
        for identifier in deleted.all {
            guard let object = registered[identifier] else { continue }
            for relationship in object.entity.relationshipsByName.values
            where relationship.deleteRule == .denyDeleteRule {
                guard object.objects(of: relationship).allSatisfy(\.isDeleted) else {
                    throw CoreDataErrors.denied(relationship.name, of: object)
                }
            }
            try object.validateForDelete()
        }
        for identifier in inserted.all { try registered[identifier]?.validateForInsert() }
        for identifier in updated.all { try registered[identifier]?.validateForUpdate() }
    }

    /// Applies the merge policy to inserted objects whose unique attributes equal those of an earlier object.
    private func resolveConstraints() throws {
        for identifier in inserted.all {
            guard let object = registered[identifier] else { continue }
            for names in object.entity.uniqueNames {
                guard let twin = twin(of: object, names) else { continue }
                switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
                case .errorMergePolicyType: throw CoreDataErrors.conflict(object.entity.name ?? "")
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                    for key in object.snapshot.attributes.keys { twin.set(object.snapshot.attributes[key], of: key) }
                    for relationship in object.entity.relationshipsByName.values {
                        let others = object.objects(of: relationship)
                        if !others.isEmpty { twin.setObjects(others, of: relationship) }
                    }
                case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
                }
                discard(object)
                break
            }
        }
    }

    /// Removes an inserted object, and ignores delete rules.
    private func discard(_ object: NSManagedObject) {
        for relationship in object.entity.relationshipsByName.values {
            guard let inverse = relationship.inverseRelationship else { continue }
            for other in object.objects(of: relationship) { other.unlink(object, from: inverse) }
        }
        inserted.remove(object.objectID)
        pending.deleted.insert(object.objectID)
        release(object)
        announceChange()
    }

    /// The object that was made before `object` and has the same values of these attributes; nil if there is none, or
    /// if a value of `object` is nil.
    private func twin(of object: NSManagedObject, _ names: [String]) -> NSManagedObject? {
        func key(_ object: NSManagedObject) -> [AnyHashable?] {
            names.map { object.snapshot.attributes[$0] as? AnyHashable }
        }
        let own = key(object)
        if own.contains(nil) { return nil }
        var root = object.entity
        while let parent = root.superentity { root = parent }
        for identifier in root.namesOfAll.flatMap({ allIdentifiers(of: $0, includesPendingChanges: true) }) {
            if identifier === object.objectID { return nil }
            if let other = existing(identifier), key(other) == own { return other }
        }
        return nil
    }

    // MARK: Rollback and merges

    open func rollback() {
        let (new, changed) = (inserted.all, updated.all + deleted.all)
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for identifier in new {
            pending.deleted.insert(identifier)
            registered[identifier].map(release)
        }
        for identifier in changed { restore(identifier) }
        undoManager?.removeAllActions()
        announceChange()
    }

    open func reset() {
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for object in Array(registered.values) { release(object) }
        undoManager?.removeAllActions()
        announceChange()
    }

    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        if flag, object.hasChanges { return }
        updated.remove(object.objectID)
        restore(object.objectID)
        announceChange()
    }
    open func refreshAllObjects() {
        for object in registered.values where !object.hasChanges { restore(object.objectID) }
        announceChange()
    }

    private func restore(_ identifier: NSManagedObjectID) {
        guard let object = registered[identifier] else { return }
        object.isDeleted = false
        if let snapshot = savedSnapshot(identifier) { object.adopt(snapshot) }
        pending.updated.insert(identifier)
    }

    private func release(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
        object.isDeleted = false
    }

    /// Forgets objects that a batch request has deleted.
    func forget(_ identifiers: [NSManagedObjectID]) {
        for identifier in identifiers {
            updated.remove(identifier)
            deleted.remove(identifier)
            registered[identifier].map(release)
            pending.deleted.insert(identifier)
        }
        announceChange()
    }

    /// Adopts the changes that another context has saved.
    private func merge(modified: [NSManagedObjectID], deleted gone: [NSManagedObjectID]) {
        for identifier in gone {
            inserted.remove(identifier)
            updated.remove(identifier)
            deleted.remove(identifier)
            registered[identifier].map(release)
            pending.deleted.insert(identifier)
        }
        for identifier in modified where !(registered[identifier]?.hasChanges ?? true) { restore(identifier) }
        announceChange()
    }

    open func mergeChanges(fromContextDidSave notification: Notification) {
        func identifiers(_ key: String) -> [NSManagedObjectID] {
            let values = notification.userInfo?[key]
            return (values as? Set<NSManagedObject>)?.map(\.objectID) ?? (values as? [NSManagedObjectID]) ?? []
        }
        merge(
            modified: identifiers(NSUpdatedObjectsKey),
            deleted: identifiers(NSDeletedObjectsKey) + identifiers(NSDeletedObjectIDsKey))
    }

    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func identifiers(_ key: String) -> [NSManagedObjectID] {
            changeNotificationData[key] as? [NSManagedObjectID] ?? []
        }
        for context in contexts {
            context.merge(
                modified: identifiers(NSUpdatedObjectsKey) + identifiers(NSUpdatedObjectIDsKey),
                deleted: identifiers(NSDeletedObjectsKey) + identifiers(NSDeletedObjectIDsKey))
        }
    }

    // MARK: Observers and undo

    package func addObserver(_ observer: any ContextObserver) { observers.add(observer) }

    func registerUndo(_ undo: @escaping (NSManagedObjectContext) -> Void) { undoActions.register(self, undo) }

    private func announceChange() {
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

    private func parentHasChanged() {
        for object in registered.values where !object.hasChanges { restore(object.objectID) }
        version += 1
        observers.announceChange()
    }

    /// Posts `NSManagedObjectContextObjectsDidChange` for the changes since the last such notification.
    open func processPendingChanges() {
        let changes = pending
        pending = PendingChanges()
        if changes.isEmpty { return }
        func objects(_ list: IdentifierList<NSManagedObjectID>) -> Set<NSManagedObject> {
            Set(list.all.compactMap { registered[$0] })
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [
                NSInsertedObjectsKey: objects(changes.inserted), NSUpdatedObjectsKey: objects(changes.updated),
                NSDeletedObjectsKey: objects(changes.deleted),
            ])
    }
}

/// The objects that were changed since the last notification.
private struct PendingChanges {
    var inserted = IdentifierList<NSManagedObjectID>()
    var updated = IdentifierList<NSManagedObjectID>()
    var deleted = IdentifierList<NSManagedObjectID>()
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
