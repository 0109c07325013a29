// SPDX-License-Identifier: MIT

import DataModels
import Foundation
import URLLoading
import VirtualTime

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = [] {
        didSet { adoptEntities() }
    }

    // Initializers call this function themselves, because their assignments may not call `didSet`.
    private func adoptEntities() {
        for entity in entities {
            entity.model = self
            entity.forgetInheritedProperties()
        }
        ManagedClasses.add(self)
    }

    open var localizationDictionary: [String: String]?
    open var versionIdentifiers: Set<AnyHashable> = []
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    }

    public override init() {}

    /// - Parameter url: An `.xcdatamodeld` or `.xcdatamodel` folder, as Xcode writes it.
    public convenience init?(contentsOf url: URL) {
        guard let file = DataModelFile(folder: url.path) else { return nil }
        self.init(file)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? []).flatMap(\.entities)
        adoptEntities()
    }

    /// Merges the data models of the app. `bundles` is ignored, because only the app has data models.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = HostServices.dataModels().compactMap { NSManagedObjectModel(contentsOf: URL(filePath: $0)) }
        return NSManagedObjectModel(byMerging: models)
    }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {}
    open var configurations: [String] { [] }

    open func setFetchRequestTemplate(_ template: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        templates[name] = template
    }
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = templates[name], let copy = template.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return nil }
        if let predicate = template.predicate {
            copy.predicate = NSPredicate { object, _ in
                predicate.evaluate(with: object, substitutionVariables: variables)
            }
        }
        return copy
    }

    /// Makes the model that a file of Xcode describes.
    convenience init(_ file: DataModelFile) {
        self.init()
        var made: [String: NSEntityDescription] = [:]
        for record in file.entities {
            let entity = NSEntityDescription()
            entity.name = record.name
            entity.managedObjectClassName = record.className ?? "NSManagedObject"
            entity.isAbstract = record.isAbstract
            entity.uniquenessConstraints = record.uniqueness
            entity.properties =
                record.attributes.map { NSAttributeDescription.describing($0) }
                + record.relationships.map { NSRelationshipDescription.describing($0) }
            made[record.name] = entity
        }
        for record in file.entities {
            guard let entity = made[record.name] else { continue }
            if let parent = record.parent.flatMap({ made[$0] }) { parent.subentities.append(entity) }
            for relationship in record.relationships {
                guard
                    let description = entity.properties.first(where: { $0.name == relationship.name })
                        as? NSRelationshipDescription
                else { continue }
                let target = made[relationship.destination]
                description.destinationEntity = target
                description.inverseRelationship =
                    target?.properties.first { $0.name == relationship.inverse }
                    as? NSRelationshipDescription
            }
        }
        entities = file.entities.compactMap { made[$0.name] }
        adoptEntities()
        for record in file.fetchRequests {
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: record.entity)
            request.predicate = record.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
            templates[record.name] = request
        }
    }
}

extension NSAttributeDescription {
    fileprivate static func describing(_ record: DataModelFile.Attribute) -> NSAttributeDescription {
        let derived = record.derivation.map { derivation in
            let description = NSDerivedAttributeDescription()
            description.derivation = derivation
            return description
        }
        let description = derived ?? NSAttributeDescription()
        description.name = record.name
        description.isOptional = record.isOptional
        description.isTransient = record.isTransient
        description.attributeType = NSAttributeType(record.type)
        description.defaultValue = record.defaultValue.flatMap { value(of: $0, description.attributeType) }
        return description
    }

    /// Converts a default value from its text in an Xcode data model.
    private static func value(of text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .stringAttributeType: text
        case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

extension NSRelationshipDescription {
    fileprivate static func describing(_ record: DataModelFile.Relationship) -> NSRelationshipDescription {
        let description = NSRelationshipDescription()
        description.name = record.name
        description.isOptional = record.isOptional
        description.maxCount = record.isToMany ? 0 : 1
        description.isOrdered = record.isOrdered
        description.deleteRule = NSDeleteRule(record.deletionRule)
        return description
    }
}
