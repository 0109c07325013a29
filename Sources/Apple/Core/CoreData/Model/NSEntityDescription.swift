// SPDX-License-Identifier: MIT

import Foundation

open class NSEntityDescription: NSObject, @unchecked Sendable {
    weak var model: NSManagedObjectModel?
    open var managedObjectModel: NSManagedObjectModel {
        guard let model else { fatalError("the entity '\(name ?? "")' belongs to no model") }
        return model
    }
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
            cachedProperties = nil
        }
    }
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    public internal(set) weak var superentity: NSEntityDescription?
    open var userInfo: [AnyHashable: Any]?
    open var uniquenessConstraints: [[Any]] = []
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    @available(*, deprecated, message: "Foundation has no expressions on Linux")
    open var coreSpotlightDisplayNameExpression: NSExpression?
    private var cachedProperties: [String: NSPropertyDescription]?

    /// The properties of this entity and of its superentities.
    open var propertiesByName: [String: NSPropertyDescription] {
        if let cachedProperties { return cachedProperties }
        let own = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let all = (superentity?.propertiesByName ?? [:]).merging(own, uniquingKeysWith: { $1 })
        cachedProperties = all
        return all
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || (superentity?.isKindOf(entity: entity) ?? false)
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("insertNewObject: the data model has no entity named '\(entityName)'")
        }
        return ManagedClasses.makeObject(of: entity, in: context)
    }

    /// The names of this entity and of all its subentities.
    var namesOfAll: [String] { [name ?? ""] + subentities.flatMap(\.namesOfAll) }

    /// The uniqueness constraints of this entity and of its superentities, each as the names of its attributes.
    var uniqueNames: [[String]] {
        let own = uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
        return own.filter { !$0.isEmpty } + (superentity?.uniqueNames ?? [])
    }

    /// Clears the cached `propertiesByName`, because the properties of a superentity may have changed.
    func forgetInheritedProperties() { cachedProperties = nil }
}
