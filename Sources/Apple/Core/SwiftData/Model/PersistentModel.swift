// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A class whose instances a `ModelContext` manages. `@Model` adds the conformance.
///
/// In a module whose default isolation is the main actor, the conformance of a model is isolated too.
///
/// Apple's protocol requires backing data instead of the members that begin with an underscore.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    associatedtype ID = PersistentIdentifier

    /// The persisted properties that the class itself declares, in the order of declaration.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The identity, the context and the observers of the model.
    var _$persistence: _Persistence { get }
    /// Makes an instance from stored values. Its optional and to-many relationships are empty until the context sets
    /// them.
    init(_values: _StoredValues)
}

extension PersistentModel {
    public var id: PersistentIdentifier { persistentModelID }
    public var persistentModelID: PersistentIdentifier { _$persistence.identifier(of: type(of: self)) }
    public var modelContext: ModelContext? { _$persistence.context }
    public var isDeleted: Bool { _$persistence.isDeleted }
    public var hasChanges: Bool { _$persistence.context?.hasChanges(of: persistentModelID) ?? true }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.persistentModelID == rhs.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// The identity of a model. Unlike Apple's, it stays the same when the model is saved.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let number: Int
        public static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
    }

    public let entityName: String
    public let id: ID
    /// Always nil: no store outlives the run.
    public var storeIdentifier: String? { nil }

    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
        (lhs.entityName, lhs.id) < (rhs.entityName, rhs.id)
    }
}
