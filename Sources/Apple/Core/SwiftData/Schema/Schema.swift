// SPDX-License-Identifier: MIT

import Foundation

/// The models of a container: the given types, their superclasses, and the types to which their relationships lead.
public final class Schema: @unchecked Sendable {
    public let version: Version
    public let entities: [Entity]
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }
    let types: [any PersistentModel.Type]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        var found: [any PersistentModel.Type] = []
        var open = types
        while !open.isEmpty {
            let type = open.removeFirst()
            if found.contains(where: { $0 == type }) { continue }
            found.append(type)
            open += type.schemaMetadata.compactMap { $0.target?.model }
            if let superclass = Schema.superclass(of: type) { open.append(superclass) }
        }
        self.types = found
        self.version = version
        entities = found.map { type in
            Entity(Schema.name(of: type), properties: Schema.metadata(of: type).map(Schema.property))
        }
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public convenience init() { self.init([]) }

    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { name(of: type) }

    static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

    /// The model class from which a model class inherits; nil if there is none.
    static func superclass(of type: any PersistentModel.Type) -> (any PersistentModel.Type)? {
        _getSuperclass(type) as? any PersistentModel.Type
    }

    /// The persisted properties of a class, the inherited ones first.
    private static func metadata(of type: any PersistentModel.Type) -> [PropertyMetadata] {
        (superclass(of: type).map(metadata) ?? []) + type.schemaMetadata
    }

    /// The attribute or relationship for `metadata`, with its name and its type filled in.
    private static func property(_ metadata: PropertyMetadata) -> any SchemaProperty {
        if let target = metadata.target {
            let relationship = metadata.metadata as? Relationship ?? Relationship()
            relationship.name = metadata.name
            relationship.valueType = metadata.valueType
            relationship.keypath = metadata.keyPath
            relationship.destination = name(of: target.model)
            relationship.isToOneRelationship = !target.isToMany
            return relationship
        }
        let attribute = metadata.metadata as? Attribute ?? Attribute()
        attribute.name = metadata.name
        attribute.valueType = metadata.valueType
        return attribute
    }
}

extension Schema {
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let (major, minor, patch): (Int, Int, Int)
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }
        public var description: String { "\(major).\(minor).\(patch)" }
        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }
    }

    public final class Entity: Hashable {
        public let name: String
        public let properties: [any SchemaProperty]
        public var storedProperties: [any SchemaProperty] { properties.filter { !$0.isTransient } }
        public var storedPropertiesByName: [String: any SchemaProperty] {
            Dictionary(storedProperties.map { ($0.name, $0) }) { first, _ in first }
        }
        public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        }
        public var relationships: Set<Relationship> { Set(properties.compactMap { $0 as? Relationship }) }
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
        }

        public init(_ name: String) {
            self.name = name
            properties = []
        }
        init(_ name: String, properties: [any SchemaProperty]) {
            self.name = name
            self.properties = properties
        }
        public static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The arguments of `#Index`. They have no effect, because models are in memory.
    public final class Index<T: PersistentModel> {
        public enum Types<P: PersistentModel> {
            case binary([PartialKeyPath<P>])
            case rtree([PartialKeyPath<P>])
        }
        public let indices: [Types<T>]
        public init(_ indices: Types<T>...) { self.indices = indices }
        public init(_ indices: [PartialKeyPath<T>]...) { self.indices = indices.map { .binary($0) } }
    }
}

public protocol SchemaProperty: AnyObject {
    var name: String { get set }
    var originalName: String { get set }
    var valueType: any Any.Type { get }
    var isAttribute: Bool { get }
    var isRelationship: Bool { get }
    var isTransient: Bool { get }
    var isOptional: Bool { get }
    var isUnique: Bool { get }
}

extension Schema {
    public final class Attribute: SchemaProperty, Hashable {
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let spotlight = Option(name: "spotlight")
            public static let codable = Option(name: "codable")
            public static func transformable(by transformerName: String) -> Option {
                Option(name: "transformable " + transformerName)
            }
            public static func transformable(by transformer: AnyObject.Type) -> Option {
                Option(name: "transformable \(transformer)")
            }
        }

        public var name = ""
        public var originalName: String
        public var options: [Option]
        public var hashModifier: String?
        public internal(set) var valueType: any Any.Type = Any.self

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName ?? ""
            self.hashModifier = hashModifier
        }

        public var isAttribute: Bool { true }
        public var isRelationship: Bool { false }
        public var isTransient: Bool { options.contains(.ephemeral) }
        public var isOptional: Bool { SwiftData.isOptional(valueType) }
        public var isUnique: Bool { options.contains(.unique) }
        public static func == (lhs: Attribute, rhs: Attribute) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    public final class Relationship: SchemaProperty, Hashable {
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Option(name: "unique")
        }
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }

        public var name = ""
        public var originalName: String
        public var options: [Option]
        public var deleteRule: DeleteRule
        public var minimumModelCount: Int?
        public var maximumModelCount: Int?
        public var inverseKeyPath: AnyKeyPath?
        public var hashModifier: String?
        public internal(set) var keypath: AnyKeyPath?
        public internal(set) var destination = ""
        public internal(set) var valueType: any Any.Type = Any.self
        public internal(set) var isToOneRelationship = false

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName ?? ""
            inverseKeyPath = inverse
            self.hashModifier = hashModifier
        }

        public var isAttribute: Bool { false }
        public var isRelationship: Bool { true }
        public var isTransient: Bool { false }
        public var isOptional: Bool { SwiftData.isOptional(valueType) }
        public var isUnique: Bool { options.contains(.unique) }
        public static func == (lhs: Relationship, rhs: Relationship) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}

private func isOptional(_ type: any Any.Type) -> Bool { type is any OptionalType.Type }
private protocol OptionalType {}
extension Optional: OptionalType {}

// MARK: Versions

public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step between two versions of a schema. No step is ever carried out, because every store begins empty, in the last
/// version.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
