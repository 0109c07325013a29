// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
    /// Applies the merge policy to objects whose unique attributes equal those of another object.
    func resolveConstraints() throws {
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        for identifier in unsaved.updated.all {
            guard let object = registered[identifier] else { continue }
            for names in object.entity.uniqueNames where !object.changedKeys.isDisjoint(with: names) {
                guard let twin = twin(of: object, names, madeBefore: false) else { continue }
                switch policy {
                case .errorMergePolicyType: throw CoreDataErrors.conflict(object.entity.name ?? "")
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: delete(twin)
                case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
                    unsaved.updated.remove(identifier)
                    restore(identifier)
                }
                break
            }
        }
        for identifier in unsaved.inserted.all {
            guard let object = registered[identifier] else { continue }
            for names in object.entity.uniqueNames {
                guard let twin = twin(of: object, names, madeBefore: true) else { continue }
                switch policy {
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
    func discard(_ object: NSManagedObject) {
        for relationship in object.entity.relationshipsByName.values {
            guard let inverse = relationship.inverseRelationship else { continue }
            for other in object.objects(of: relationship) { other.unlink(object, from: inverse) }
        }
        unsaved.inserted.remove(object.objectID)
        pending.deleted.insert(object.objectID)
        release(object)
        announceChange()
    }

    /// The object that has the same values of these attributes; nil if there is none, or if a value of `object` is nil.
    ///
    /// - Parameter madeBefore: Whether only objects that were made before `object` are considered.
    func twin(of object: NSManagedObject, _ names: [String], madeBefore: Bool) -> NSManagedObject? {
        func key(_ object: NSManagedObject) -> [AnyHashable?] {
            names.map { object.snapshot.attributes[$0] as? AnyHashable }
        }
        let own = key(object)
        if own.contains(nil) { return nil }
        var root = object.entity
        while let parent = root.superentity { root = parent }
        for identifier in root.namesOfAll.flatMap({ allIdentifiers(of: $0, includesPendingChanges: true) }) {
            if identifier === object.objectID {
                if madeBefore { return nil }
                continue
            }
            if let other = existing(identifier), key(other) == own { return other }
        }
        return nil
    }
}
