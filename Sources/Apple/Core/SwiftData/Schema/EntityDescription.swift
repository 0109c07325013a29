// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The properties of one model class. Made once per class.
final class EntityDescription: @unchecked Sendable {
    let type: any PersistentModel.Type
    let properties: [Property]
    let uniqueAttributes: [Property]
    private let byKeyPath: [AnyKeyPath: Property]

    var relationships: [Property] { properties.filter { $0.target != nil } }
    var attributes: [Property] { properties.filter { $0.target == nil } }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        // A superclass and its subclasses share the descriptions of inherited properties, and thereby their inverses.
        properties =
            (Schema.superclass(of: type).map { Self.of($0).properties } ?? [])
            + type.schemaMetadata.map { Property($0, of: type) }
        uniqueAttributes = properties.filter { ($0.metadata.metadata as? Schema.Attribute)?.isUnique == true }
        byKeyPath = Dictionary(properties.map { ($0.metadata.keyPath, $0) }) { first, _ in first }
    }

    func property(_ keyPath: AnyKeyPath) -> Property? { byKeyPath[keyPath] }

    private static let cache = Mutex<[ObjectIdentifier: EntityDescription]>([:])

    static func of(_ type: any PersistentModel.Type) -> EntityDescription {
        if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let made = EntityDescription(type)
        return cache.withLock { cache in
            let kept = cache[ObjectIdentifier(type)] ?? made
            cache[ObjectIdentifier(type)] = kept
            return kept
        }
    }

    static func of(_ model: any PersistentModel) -> EntityDescription { of(Swift.type(of: model)) }
}

/// A persisted property of a model class: an attribute, or a relationship with its inverse.
final class Property {
    let metadata: Schema.PropertyMetadata
    private let owner: any PersistentModel.Type

    init(_ metadata: Schema.PropertyMetadata, of owner: any PersistentModel.Type) {
        (self.metadata, self.owner) = (metadata, owner)
    }

    var name: String { metadata.name }
    var target: Schema.PropertyMetadata.Target? { metadata.target }
    var deleteRule: Schema.Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }
    private var relationship: Schema.Relationship? { metadata.metadata as? Schema.Relationship }

    /// The relationship at the other end; nil if there is none.
    ///
    /// Either end may name the other end. If neither does, the inverse is inferred, provided that each of the two
    /// classes has exactly one relationship to the other class.
    private(set) lazy var inverse: Property? = {
        guard let target else { return nil }
        let others = EntityDescription.of(target.model).relationships
        if let named = relationship?.inverseKeyPath { return others.first { $0.metadata.keyPath == named } }
        if let naming = others.first(where: { $0.relationship?.inverseKeyPath == metadata.keyPath }) { return naming }
        guard target.model != owner else { return nil }
        let back = others.filter { $0.leads(to: owner) }
        let forth = EntityDescription.of(owner).relationships.filter { $0.leads(to: target.model) }
        return back.count == 1 && forth.count == 1 ? back[0] : nil
    }()

    /// Whether this relationship leads to `type`, names no inverse, and is the named inverse of no relationship.
    private func leads(to type: any PersistentModel.Type) -> Bool {
        guard let target, target.model == type, relationship?.inverseKeyPath == nil else { return false }
        return !EntityDescription.of(type).relationships.contains {
            $0.relationship?.inverseKeyPath == metadata.keyPath
        }
    }

    // MARK: Related models

    func models(of model: any PersistentModel) -> [any PersistentModel] { target?.models(model) ?? [] }

    /// Sets the related models of `model` to `new` and updates the inverse relationships. Inserts new models into the
    /// context.
    ///
    /// - Parameter write: Writes the property itself.
    func relate(_ model: any PersistentModel, to new: [any PersistentModel], _ write: () -> Void) {
        let old = models(of: model)
        write()
        let newIdentifiers = Set(new.map(\.persistentModelID))
        let oldIdentifiers = Set(old.map(\.persistentModelID))
        if let inverse {
            for other in old where !newIdentifiers.contains(other.persistentModelID) {
                inverse.remove(model, from: other)
            }
            for other in new where !oldIdentifiers.contains(other.persistentModelID) { inverse.add(model, to: other) }
        }
        let context = model._$persistence.context ?? new.lazy.compactMap { $0._$persistence.context }.first
        guard let context else { return }
        context.registerUndo { [self] _ in
            relate(model, to: old) { target?.setModels(model, old) }
        }
        for other in [model] + new where other._$persistence.context == nil { context.add(other) }
        context.hasChanged(model)
    }

    /// Adds `model` to this relationship of `owner`. Does not add `owner` to the inverse relationship of `model`.
    func add(_ model: any PersistentModel, to owner: any PersistentModel) {
        guard let target else { return }
        let old = models(of: owner)
        if old.contains(where: { $0 === model }) { return }
        if !target.isToMany, let replaced = old.first { inverse?.remove(owner, from: replaced) }
        target.setModels(owner, target.isToMany ? old + [model] : [model])
        owner._$persistence.context?.hasChanged(owner)
    }

    /// Removes `model` from this relationship of `owner`. Does not remove `owner` from the inverse relationship of
    /// `model`.
    func remove(_ model: any PersistentModel, from owner: any PersistentModel) {
        let old = models(of: owner)
        guard let target, old.contains(where: { $0 === model }) else { return }
        target.setModels(owner, old.filter { $0 !== model })
        owner._$persistence.context?.hasChanged(owner)
    }
}
