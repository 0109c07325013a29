// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Synchronization

/// For the expansion of `@Model`: the identity, the context and the observers of one model.
public final class _Persistence: @unchecked Sendable {
    private static let count = Mutex(0)

    private var identifier: PersistentIdentifier
    /// Whether the identifier has the name of the model's own class, not that of a superclass.
    private var isNamed = false
    weak var context: ModelContext?
    var isDeleted = false
    private let registrar = ObservationRegistrar()

    /// - Parameter entityName: The name of the class that declares the model's persistence.
    public init(_ entityName: String) {
        let number = Self.count.withLock { count in
            count += 1
            return count
        }
        identifier = PersistentIdentifier(entityName: entityName, id: PersistentIdentifier.ID(number: number))
    }

    /// The identity of a model of a class.
    func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
        if !isNamed { take(PersistentIdentifier(entityName: Schema.name(of: type), id: identifier.id)) }
        return identifier
    }

    /// Replaces the identity, for a model that is made from the store.
    func take(_ identifier: PersistentIdentifier) { (self.identifier, isNamed) = (identifier, true) }

    /// Registers a read with Observation, so that a later change of the property notifies its readers.
    public func access<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        registrar.access(model, keyPath: keyPath)
    }

    /// Sets a stored property and notifies its observers. Does not notify the context.
    func write<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, Value>,
        _ value: Value
    ) {
        registrar.withMutation(of: model, keyPath: keyPath) { model[keyPath: storage] = value }
    }

    /// Sets an attribute, tells the observers, and records the change in the context.
    public func set<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, Value>,
        _ value: Value
    ) {
        let old = model[keyPath: storage]
        write(model, keyPath, storage, value)
        guard let context else { return }
        context.registerUndo { _ in model._$persistence.set(model, keyPath, storage, old) }
        context.hasChanged(model)
    }

    // MARK: Relationships

    /// Sets a relationship to one model.
    public func set<Model: PersistentModel, Other: PersistentModel>(
        _ model: Model, _ keyPath: KeyPath<Model, Other>, _ storage: ReferenceWritableKeyPath<Model, Other>,
        _ value: Other
    ) {
        relate(model, keyPath, to: [value]) { model[keyPath: storage] = value }
    }

    /// Sets a relationship to one model or none.
    public func set<Model: PersistentModel, Other: PersistentModel>(
        _ model: Model, _ keyPath: KeyPath<Model, Other?>, _ storage: ReferenceWritableKeyPath<Model, Other?>,
        _ value: Other?
    ) {
        relate(model, keyPath, to: value.map { [$0] } ?? []) { model[keyPath: storage] = value }
    }

    /// Sets a relationship to many models.
    public func set<Model: PersistentModel, Other: PersistentModel>(
        _ model: Model, _ keyPath: KeyPath<Model, [Other]>, _ storage: ReferenceWritableKeyPath<Model, [Other]>,
        _ value: [Other]
    ) {
        let value = Self.unique(value)
        relate(model, keyPath, to: value) { model[keyPath: storage] = value }
    }

    /// A relationship has each model once: appending one that it has changes nothing.
    private static func unique<Other: PersistentModel>(_ models: [Other]) -> [Other] {
        var known: Set<ObjectIdentifier> = []
        var unique: [Other] = []
        for model in models where known.insert(ObjectIdentifier(model)).inserted { unique.append(model) }
        return unique
    }

    /// Sets a relationship to many models, which may be nil.
    public func set<Model: PersistentModel, Other: PersistentModel>(
        _ model: Model, _ keyPath: KeyPath<Model, [Other]?>, _ storage: ReferenceWritableKeyPath<Model, [Other]?>,
        _ value: [Other]?
    ) {
        let value: [Other]? = if let value { Self.unique(value) } else { nil }
        relate(model, keyPath, to: value ?? []) { model[keyPath: storage] = value }
    }

    private func relate<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, to models: [any PersistentModel], _ write: () -> Void
    ) {
        guard let property = EntityDescription.of(Model.self).property(keyPath) else { return write() }
        property.relate(model, to: models) { registrar.withMutation(of: model, keyPath: keyPath, write) }
    }
}

/// For the expansion of `@Model`: the values of a stored model.
public struct _StoredValues: @unchecked Sendable {
    let record: ModelRecord
    let context: ModelContext

    /// The stored value of the attribute `name`. Traps if it cannot be cast to `Value`.
    public func value<Value>(_ name: String) -> Value { record.attributes[name] as! Value }
    /// The model of a relationship that is never empty.
    public func value<Other: PersistentModel>(_ name: String) -> Other {
        context.model(for: record.relationships[name]![0]) as! Other
    }
    /// nil until the context sets the relationship.
    public func value<Other: PersistentModel>(_ name: String) -> Other? { nil }
    /// Empty until the context sets the relationship.
    public func value<Other: PersistentModel>(_ name: String) -> [Other] { [] }
    /// nil until the context sets the relationship.
    public func value<Other: PersistentModel>(_ name: String) -> [Other]? { nil }
}
