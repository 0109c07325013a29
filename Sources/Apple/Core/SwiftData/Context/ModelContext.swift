// SPDX-License-Identifier: MIT

import AppStructure
import CoreData
import Foundation
import VirtualTime

/// The models of a container that one part of an app works with, and their changes since the last save.
///
/// Each context has its own instances. A save copies the changed values to the container's store. Other contexts then
/// update their own instances of these models, unless they have changed them.
public class ModelContext: Equatable, ObservedContext {
    public let container: ModelContainer
    /// Whether pending changes are saved before another context of the container reads.
    public var autosaveEnabled = false
    public var author: String?
    public var undoManager: UndoManager? {
        get { undoActions.manager }
        set { undoActions.manager = newValue }
    }
    private let undoActions = EventUndo()

    private var models: [PersistentIdentifier: any PersistentModel] = [:]
    private var inserted = IdentifierList<PersistentIdentifier>()
    private var changed = IdentifierList<PersistentIdentifier>()
    private var deleted = IdentifierList<PersistentIdentifier>()
    /// Counts the changes of any kind.
    package private(set) var version = 0
    private var observers = ContextObservers()

    public init(_ container: ModelContainer) {
        self.container = container
        container.register(self)
    }

    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    // MARK: Changes

    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { inserted.all.compactMap { models[$0] } }
    public var changedModelsArray: [any PersistentModel] { changed.all.compactMap { models[$0] } }
    public var deletedModelsArray: [any PersistentModel] { deleted.all.compactMap { models[$0] } }

    func hasChanges(of identifier: PersistentIdentifier) -> Bool {
        inserted.contains(identifier) || changed.contains(identifier) || deleted.contains(identifier)
    }

    public func insert<T: PersistentModel>(_ model: T) { add(model) }

    /// Inserts a model, and the models to which its relationships lead.
    func add(_ model: any PersistentModel) {
        let persistence = model._$persistence
        let identifier = model.persistentModelID
        if persistence.context === self {
            guard deleted.contains(identifier) else { return }
            deleted.remove(identifier)
            persistence.isDeleted = false
            registerUndo { $0.remove(model) }
            return hasChanged(model)
        }
        guard container.schema.types.contains(where: { $0 == type(of: model) }) else {
            return HostServices.warn(
                "the model \(identifier.entityName) is not inserted, because no model container knows its class: add "
                    + ".modelContainer(for: \(identifier.entityName).self) to a view around it")
        }
        guard persistence.context == nil else {
            return HostServices.warn(
                "the model \(identifier.entityName) is not inserted: it belongs to another model context")
        }
        persistence.context = self
        persistence.isDeleted = false
        models[identifier] = model
        inserted.insert(identifier)
        registerUndo { $0.remove(model) }
        for property in EntityDescription.of(model).relationships {
            for other in property.models(of: model) {
                if other._$persistence.context == nil { add(other) }
                property.inverse?.add(model, to: other)
            }
        }
        hasChanged(model)
    }

    public func delete<T: PersistentModel>(_ model: T) { remove(model) }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate))
        where includeSubclasses || Swift.type(of: found) == model { remove(found) }
    }

    /// Deletes a model by the delete rules of its relationships.
    func remove(_ model: any PersistentModel) {
        let identifier = model.persistentModelID
        guard model._$persistence.context === self, !deleted.contains(identifier) else { return }
        let relationships = EntityDescription.of(model).relationships
        for property in relationships where property.deleteRule == .deny {
            guard property.models(of: model).allSatisfy(\.isDeleted) else {
                return HostServices.warn(
                    "the model \(identifier.entityName) is not deleted: its relationship '\(property.name)' denies it")
            }
        }
        if inserted.contains(identifier) {
            inserted.remove(identifier)
            models[identifier] = nil
            model._$persistence.context = nil
        } else {
            deleted.insert(identifier)
            changed.remove(identifier)
        }
        model._$persistence.isDeleted = true
        let related = relationships.map { ($0, $0.models(of: model)) }
        registerUndo { context in
            context.add(model)
            for (property, others) in related {
                property.relate(model, to: others) { property.target?.setModels(model, others) }
            }
        }
        for (property, others) in related {
            for other in others {
                switch property.deleteRule {
                case .cascade: remove(other)
                case .nullify, .deny: property.inverse?.remove(model, from: other)
                case .noAction: break
                }
            }
        }
        announceChange()
    }

    /// Records a change of a property.
    func hasChanged(_ model: any PersistentModel) {
        let identifier = model.persistentModelID
        if !inserted.contains(identifier), !deleted.contains(identifier) { changed.insert(identifier) }
        announceChange()
    }

    public func processPendingChanges() {}

    // MARK: Fetches

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        Array(try descriptor.select(from: all(T.self, includePendingChanges: descriptor.includePendingChanges)))
    }

    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> { FetchResultsCollection(elements: try fetch(descriptor)) }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
    }

    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws { for model in try self.fetch(fetch) { try block(model) } }

    /// The saved models of a class and its subclasses, then the inserted models. Those of several classes are in the
    /// order in which they were made.
    private func all<T: PersistentModel>(_ type: T.Type, includePendingChanges: Bool) -> [T] {
        container.saveAutomatically(before: self)
        if autosaveEnabled { mergeDuplicates() }
        let subclasses = container.schema.types.filter { $0 is T.Type && $0 != type }
        let entities = [Schema.entityName(for: type)] + subclasses.map(Schema.name)
        var saved = entities.flatMap(container.store.identifiers).filter {
            !includePendingChanges || !deleted.contains($0)
        }
        if !subclasses.isEmpty { saved.sort { $0.id < $1.id } }
        let pending = includePendingChanges ? inserted.all.filter { entities.contains($0.entityName) } : []
        return (saved + pending).compactMap { registered($0) as? T }
    }

    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = registered(persistentModelID) else {
            fatalError("the model container has no \(persistentModelID.entityName) of this identifier")
        }
        return model
    }

    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        models[persistentModelID] as? T
    }

    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { registered(id) as? T }

    /// This context's instance of a model, made from the store if necessary.
    private func registered(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        if let known = models[identifier] { return known }
        guard let record = container.store.record(identifier) else { return nil }
        let model = record.type.init(_values: _StoredValues(record: record, context: self))
        // The initializer also makes the models of required relationships. An inverse relationship of theirs may have
        // made this model already.
        if let made = models[identifier] { return made }
        model._$persistence.take(identifier)
        model._$persistence.context = self
        models[identifier] = model
        for property in EntityDescription.of(model).relationships { restore(property, of: model, record) }
        return model
    }

    private func restore(_ property: Property, of model: any PersistentModel, _ record: ModelRecord) {
        let others = (record.relationships[property.name] ?? []).compactMap { registered($0) }
        property.target?.setModels(model, others)
    }

    private func restore(_ model: any PersistentModel, _ record: ModelRecord) {
        for property in EntityDescription.of(model).properties {
            if property.target != nil {
                restore(property, of: model, record)
            } else if let value = record.attributes[property.name] {
                property.metadata.setValue(model, value)
            }
        }
    }

    // MARK: Saves

    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    public enum NotificationKey: String {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }

    public func save() throws {
        guard hasChanges else { return }
        if let configuration = container.configurations.first, !configuration.allowsSave {
            throw SwiftDataError.modelValidationFailure
        }
        mergeDuplicates()
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let (new, modified, gone) = (inserted.all, changed.all, deleted.all)
        container.store.save((new + modified).compactMap { models[$0] }, deleting: gone)
        for identifier in gone { forget(identifier) }
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        for context in container.openContexts where context !== self {
            context.update(modified: modified, deleted: gone)
        }
        let identifiers: [NotificationKey: [PersistentIdentifier]] = [
            .insertedIdentifiers: new, .updatedIdentifiers: modified, .deletedIdentifiers: gone,
        ]
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: Dictionary(uniqueKeysWithValues: identifiers.map { ($0.key.rawValue as AnyHashable, $0.value) }))
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    public func rollback() {
        for identifier in inserted.all {
            models[identifier]?._$persistence.context = nil
            models[identifier] = nil
        }
        let restored = changed.all + deleted.all
        for identifier in deleted.all { models[identifier]?._$persistence.isDeleted = false }
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        for identifier in restored {
            if let model = models[identifier], let record = container.store.record(identifier) {
                restore(model, record)
            }
        }
        undoManager?.removeAllActions()
        announceChange()
    }

    /// Adopts the changes that another context has saved.
    private func update(modified: [PersistentIdentifier], deleted gone: [PersistentIdentifier]) {
        for identifier in gone {
            inserted.remove(identifier)
            changed.remove(identifier)
            deleted.remove(identifier)
            forget(identifier)
        }
        for identifier in modified where !hasChanges(of: identifier) {
            if let model = models[identifier], let record = container.store.record(identifier) {
                restore(model, record)
            }
        }
        announceChange()
    }

    private func forget(_ identifier: PersistentIdentifier) {
        guard let model = models.removeValue(forKey: identifier) else { return }
        model._$persistence.context = nil
        model._$persistence.isDeleted = false
    }

    /// Forgets all models, after the store was emptied.
    func forgetAll() {
        for identifier in models.keys { forget(identifier) }
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        announceChange()
    }

    /// Finds inserted models that have the same value of a unique attribute as an earlier model. Copies the values of
    /// the inserted model into the earlier model, and discards the inserted model.
    private func mergeDuplicates() {
        var indices: [String: UniqueIndex] = [:]
        for identifier in inserted.all {
            guard let model = models[identifier] else { continue }
            let (name, entity) = (identifier.entityName, EntityDescription.of(model))
            if entity.uniqueAttributes.isEmpty { continue }
            var index =
                indices.removeValue(forKey: name)
                ?? UniqueIndex(
                    entity.uniqueAttributes,
                    of: container.store.identifiers(of: name).lazy.filter { !self.deleted.contains($0) }
                        .compactMap { self.registered($0) })
            if !index.update(twinOf: model, { merge(model, into: $0, entity) }) { index.add(model) }
            indices[name] = index
        }
    }

    private func merge(
        _ model: any PersistentModel, into twin: any PersistentModel, _ entity: EntityDescription
    ) {
        for property in entity.attributes { property.metadata.setValue(twin, property.metadata.value(model)) }
        for property in entity.relationships {
            let others = property.models(of: model)
            for other in others { property.inverse?.remove(model, from: other) }
            if !others.isEmpty { property.relate(twin, to: others) { property.target?.setModels(twin, others) } }
        }
        inserted.remove(model.persistentModelID)
        forget(model.persistentModelID)
        hasChanged(twin)
    }

    // MARK: Observers and undo

    package func addObserver(_ observer: any ContextObserver) { observers.add(observer) }

    private func announceChange() {
        version += 1
        observers.announceChange()
    }

    func registerUndo(_ undo: @escaping (ModelContext) -> Void) { undoActions.register(self, undo) }
}
