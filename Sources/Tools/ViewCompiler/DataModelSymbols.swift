// SPDX-License-Identifier: MIT

import DataModels
import Foundation

/// The classes that Xcode generates for the entities of data models, and aliases of Core Data's property wrappers.
///
/// Apple's SwiftUI declares `FetchRequest`, `SectionedFetchRequest` and their results, so files that import only
/// SwiftUI may use them. Here the module `CoreData` declares them. Aliases in the author's module make them visible in
/// all of its files.
struct DataModelSymbols {
    private(set) var declarations: [String] = []
    private(set) var hasClasses = false

    static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") }

    /// - Parameters:
    ///   - models: Paths of data models.
    ///   - texts: The contents of the author's files.
    init(models: [String], texts: [String]) {
        guard texts.contains(where: { $0.contains("import CoreData") }) else { return }
        declarations = ["public import CoreData"]
        /// Whether the files declare a type of this name outside of other types.
        func declares(_ name: String) -> Bool {
            texts.contains { text in
                text.contains(name)
                    && ((try? Regex(
                        "(?m)^(@\\w+(\\([^)]*\\))? +)*((public|open|final|internal) +)*(class|struct|enum|typealias|actor) +\(name)\\b"
                    ))
                    .map { text.firstMatch(of: $0) != nil } ?? false)
            }
        }
        declarations += ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults"]
            .filter { !declares($0) }.map { "public typealias \($0) = CoreData.\($0)" }
        var made: Set<String> = []
        for model in models.sorted() {
            guard let file = DataModelFile(folder: model) else { continue }
            // Skips classes that are neither generated nor declared: if a single file is compiled, other files may
            // declare them.
            let known = file.entities.filter { $0.generation == .wholeClass || declares(Self.className(of: $0)) }
            let classes = Dictionary(known.map { ($0.name, Self.className(of: $0)) }, uniquingKeysWith: { $1 })
            for entity in file.entities where entity.generation != .nothing {
                let name = Self.className(of: entity)
                let isWhole = entity.generation == .wholeClass
                guard name != "NSManagedObject", made.insert(name).inserted, isWhole != declares(name) else { continue }
                hasClasses = true
                if isWhole {
                    let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
                    declarations.append("public class \(name): \(parent) {}")
                }
                declarations.append(
                    "extension \(name) { \(Self.members(of: entity, name, classes).joined(separator: "; ")) }")
                let conforms = texts.contains { text in
                    text.contains(name)
                        && ((try? Regex("(class|extension) +\(name) *:[^{]*Identifiable"))
                            .map { text.firstMatch(of: $0) != nil } ?? false)
                }
                if entity.parent == nil, !conforms { declarations.append("extension \(name): Identifiable {}") }
            }
        }
    }

    private static func className(of entity: DataModelFile.Entity) -> String { entity.className ?? "NSManagedObject" }

    private static func members(
        of entity: DataModelFile.Entity, _ name: String, _ classes: [String: String]
    ) -> [String] {
        func property(_ name: String, _ type: String) -> String {
            "public var `\(name)`: \(type) { get { _value(\"\(name)\") } set { _setValue(newValue, of: \"\(name)\") } }"
        }
        let request =
            "public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(entity.name)\") }"
        return [request] + entity.attributes.map { property($0.name, type(of: $0)) }
            + entity.relationships.flatMap { relationship -> [String] in
                let target = classes[relationship.destination] ?? "NSManagedObject"
                guard relationship.isToMany else { return [property(relationship.name, target + "?")] }
                let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
                return [property(relationship.name, collection + "?")] + mutators(of: relationship, target, collection)
            }
    }

    private static func type(of attribute: DataModelFile.Attribute) -> String {
        let number: String? =
            switch attribute.type {
            case "Integer 16": "Int16"
            case "Integer 32": "Int32"
            case "Integer 64": "Int64"
            case "Double": "Double"
            case "Float": "Float"
            case "Boolean": "Bool"
            default: nil
            }
        if let number { return attribute.isScalar ? number : "NSNumber?" }
        return switch attribute.type {
        case "String": "String?"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "Decimal": "NSDecimalNumber?"
        default: (attribute.customClass ?? "NSObject") + "?"
        }
    }

    /// The methods that Xcode generates to change a to-many relationship, such as `addToItems(_:)`.
    private static func mutators(
        of relationship: DataModelFile.Relationship, _ target: String, _ collection: String
    ) -> [String] {
        let key = relationship.name
        let name = key.prefix(1).uppercased() + key.dropFirst()
        var methods = [target, collection].flatMap { type in
            [
                "public func addTo\(name)(_ value: \(type)) { _change(\"\(key)\", adding: [value]) }",
                "public func removeFrom\(name)(_ value: \(type)) { _change(\"\(key)\", removing: [value]) }",
            ]
        }
        guard relationship.isOrdered else { return methods }
        for (value, place) in [(target, "Int"), ("[\(target)]", "NSIndexSet")] {
            methods += [
                "public func insertInto\(name)(_ value: \(value), at place: \(place)) { _insert(\"\(key)\", [value], at: place) }",
                "public func removeFrom\(name)(at place: \(place)) { _remove(\"\(key)\", at: place) }",
                "public func replace\(name)(at place: \(place), with value: \(value)) { _replace(\"\(key)\", at: place, with: [value]) }",
            ]
        }
        return methods
    }
}
