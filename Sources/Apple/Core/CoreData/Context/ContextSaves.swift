// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import SwiftUI
import VirtualTime

extension NSManagedObjectContext {
    /// Validates the changes and copies them to the parent or to the store.
    func saveChanges() throws {
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for identifier in unsaved.inserted.all + unsaved.updated.all + unsaved.deleted.all {
            registered[identifier]?.willSave()
        }
        for identifier in unsaved.inserted.all + unsaved.updated.all { registered[identifier].map(derive) }
        try validate()
        if parent == nil { try resolveConstraints() }
        processPendingChanges()
        let (new, modified, gone) = (unsaved.inserted.all, unsaved.updated.all, unsaved.deleted.all)
        let saved = (new + modified).compactMap { registered[$0] }
        let lost = gone.compactMap { registered[$0] }
        if let parent {
            parent.adopt(changes: saved, inserted: Set(new), deleted: gone)
        } else {
            writeChanges()
        }
        unsaved = ObjectChanges()
        for object in saved { object.changedKeys = [] }
        for object in lost { release(object) }
        for object in saved + lost { object.didSave() }
        announceSave(new: new, modified: modified, lost: lost)
        let others = parent.map { $0.children.all } ?? coordinator?.openContexts ?? []
        for context in others where context !== self && context.automaticallyMergesChangesFromParent {
            context.merge(modified: modified, deleted: gone)
        }
    }

    /// Writes the changes to the store. Neither validates nor announces them.
    func writeChanges() {
        let saved = (unsaved.inserted.all + unsaved.updated.all).compactMap { registered[$0] }
        for object in saved { makePermanent(object.objectID) }
        coordinator?.store.save(saved.map { ($0.objectID, $0.snapshot) }, deleting: unsaved.deleted.all)
    }

    /// Gives an identity to an object's place in a store: the assigned one, or else the first that can be written.
    func makePermanent(_ identifier: NSManagedObjectID) {
        identifier.isTemporaryID = false
        if identifier.persistentStore != nil { return }
        identifier.persistentStore = persistentStoreCoordinator?.persistentStores.first { !$0.isReadOnly }
    }

    func announceSave(new: [NSManagedObjectID], modified: [NSManagedObjectID], lost: [NSManagedObject]) {
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
    func adopt(
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
                unsaved.inserted.insert(identifier)
            } else if !unsaved.inserted.contains(identifier) {
                unsaved.updated.insert(identifier)
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
            unsaved.updated.remove(identifier)
            pending.deleted.insert(identifier)
            if unsaved.inserted.contains(identifier) {
                unsaved.inserted.remove(identifier)
                release(own)
            } else {
                unsaved.deleted.insert(identifier)
            }
        }
        announceChange()
    }

    /// Computes the derived attributes of an object.
    func derive(_ object: NSManagedObject) {
        for case let (name, attribute as NSDerivedAttributeDescription) in object.entity.attributesByName {
            guard let derivation = attribute.derivation else { continue }
            guard let expression = KeyedExpression(derivation) else {
                HostServices.warn(
                    "\(object.entity.name ?? "").\(name): the derivation '\(derivation)' is not understood")
                continue
            }
            let value = expression.value(for: object, now: { .virtualNow })
            object.snapshot.attributes[name] = ManagedValues.stored(value, attribute.attributeType)
        }
    }

    func validate() throws {
        for identifier in unsaved.deleted.all {
            guard let object = registered[identifier] else { continue }
            for relationship in object.entity.relationshipsByName.values
            where relationship.deleteRule == .denyDeleteRule {
                guard object.objects(of: relationship).allSatisfy(\.isDeleted) else {
                    throw CoreDataErrors.denied(relationship.name, of: object)
                }
            }
            try object.validateForDelete()
        }
        for identifier in unsaved.inserted.all { try registered[identifier]?.validateForInsert() }
        for identifier in unsaved.updated.all { try registered[identifier]?.validateForUpdate() }
    }
}
