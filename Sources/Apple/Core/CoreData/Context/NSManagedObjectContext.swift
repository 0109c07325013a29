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
    private(set) var coordinator: NSPersistentStoreCoordinator?
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

    /// This context's instances of objects.
    var registered: [NSManagedObjectID: NSManagedObject] = [:]
    /// The changes since the last save.
    var unsaved = ObjectChanges()
    /// The changes that no notification has announced yet.
    var pending = ObjectChanges()
    /// Whether the object that is being made already has an identity. Then its initializer must not insert it.
    private(set) var adopting = false
    package internal(set) var version = 0
    private(set) var observers = ContextObservers()
    var announcesSoon = false

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

    open var hasChanges: Bool { !unsaved.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { Set(unsaved.inserted.all.compactMap { registered[$0] }) }
    open var updatedObjects: Set<NSManagedObject> { Set(unsaved.updated.all.compactMap { registered[$0] }) }
    open var deletedObjects: Set<NSManagedObject> { Set(unsaved.deleted.all.compactMap { registered[$0] }) }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

    func isInserted(_ object: NSManagedObject) -> Bool { unsaved.inserted.contains(object.objectID) }
    func isUpdated(_ object: NSManagedObject) -> Bool { unsaved.updated.contains(object.objectID) }

    open func insert(_ object: NSManagedObject) {
        let identifier = object.objectID
        if object.managedObjectContext === self, unsaved.deleted.contains(identifier) { return restoreDeleted(object) }
        guard registered[identifier] == nil else { return }
        object.managedObjectContext = self
        object.isDeleted = false
        registered[identifier] = object
        unsaved.inserted.insert(identifier)
        registerUndo { $0.delete(object) }
        pending.inserted.insert(identifier)
        announceChange()
        object.awakeFromInsert()
    }

    private func restoreDeleted(_ object: NSManagedObject) {
        unsaved.deleted.remove(object.objectID)
        object.isDeleted = false
        registerUndo { $0.delete(object) }
        hasChanged(object)
    }

    /// Deletes an object and follows the delete rules of its relationships.
    open func delete(_ object: NSManagedObject) {
        let identifier = object.objectID
        guard object.managedObjectContext === self, !unsaved.deleted.contains(identifier) else { return }
        object.prepareForDeletion()
        object.objectWillChange.send()
        let relationships = object.entity.relationshipsByName.values.sorted { $0.name < $1.name }
        let related = relationships.map { ($0, object.objects(of: $0)) }
        let wasInserted = unsaved.inserted.contains(identifier)
        if wasInserted { unsaved.inserted.remove(identifier) } else { unsaved.deleted.insert(identifier) }
        unsaved.updated.remove(identifier)
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
        if !unsaved.inserted.contains(identifier), !unsaved.deleted.contains(identifier) {
            unsaved.updated.insert(identifier)
        }
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
        for object in objects { makePermanent(object.objectID) }
    }
    /// Chooses the store into which an object is saved. Has no effect after the first save.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let identifier = (object as? NSManagedObject)?.objectID, identifier.isTemporaryID else { return }
        identifier.persistentStore = store
    }
    open func detectConflicts(for object: NSManagedObject) {}

    /// This context's instance of an object. Makes it from the saved values if necessary; nil if there are none.
    func existing(_ identifier: NSManagedObjectID) -> NSManagedObject? {
        registered[identifier] ?? savedSnapshot(identifier).map { adopt(identifier, $0) }
    }

    func adopt(_ identifier: NSManagedObjectID, _ snapshot: ManagedSnapshot) -> NSManagedObject {
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
        default: throw CoreDataErrors.unknownRequest(request)
        }
    }

    // MARK: Saves

    open func save() throws { if hasChanges { try saveChanges() } }

    // MARK: Rollback and merges

    open func rollback() {
        let (new, changed) = (unsaved.inserted.all, unsaved.updated.all + unsaved.deleted.all)
        unsaved = ObjectChanges()
        for identifier in new {
            pending.deleted.insert(identifier)
            registered[identifier].map(release)
        }
        for identifier in changed { restore(identifier) }
        undoManager?.removeAllActions()
        announceChange()
    }

    open func reset() {
        unsaved = ObjectChanges()
        for object in Array(registered.values) { release(object) }
        undoManager?.removeAllActions()
        announceChange()
    }

    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        if flag, object.hasChanges { return }
        unsaved.updated.remove(object.objectID)
        restore(object.objectID)
        announceChange()
    }
    open func refreshAllObjects() {
        for object in registered.values where !object.hasChanges { restore(object.objectID) }
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

    /// Posts `NSManagedObjectContextObjectsDidChange` for the changes since the last such notification.
    open func processPendingChanges() {
        let changes = pending
        pending = ObjectChanges()
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
