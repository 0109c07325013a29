// SPDX-License-Identifier: MIT

/// The contents of an Xcode data model: the file `contents` in an `.xcdatamodel` folder.
package struct DataModelFile: Equatable, Sendable {
    /// The part of an entity's class that Xcode generates.
    package enum Generation: Sendable { case nothing, extensionOnly, wholeClass }

    package struct Attribute: Equatable, Sendable {
        package var name: String
        /// The type as in the file, such as `Integer 64`.
        package var type: String
        package var isOptional: Bool
        /// Whether the generated property has a number type rather than `NSNumber`.
        package var isScalar: Bool
        package var isTransient: Bool
        package var defaultValue: String?
        /// The Swift type of a transformable attribute.
        package var customClass: String?
        /// The expression of a derived attribute.
        package var derivation: String?
    }

    package struct Relationship: Equatable, Sendable {
        package var name: String
        package var isOptional: Bool
        package var isToMany: Bool
        package var isOrdered: Bool
        package var destination: String
        package var inverse: String?
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deletionRule: String
    }

    package struct Entity: Equatable, Sendable {
        package var name: String
        package var className: String?
        package var generation = Generation.nothing
        package var parent: String?
        package var isAbstract = false
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        /// The names of the attributes of each uniqueness constraint.
        package var uniqueness: [[String]] = []
    }

    /// A named fetch request of the model.
    package struct FetchRequest: Equatable, Sendable {
        package var name: String
        package var entity: String
        package var predicate: String?
    }

    package private(set) var entities: [Entity] = []
    package private(set) var fetchRequests: [FetchRequest] = []

    /// - Parameter text: The XML text of the file. The result is nil if it is no data model.
    package init?(_ text: String) {
        var tags = XMLTags(text)
        guard let root = tags.next(), root.name == "model" else { return nil }
        while let tag = tags.next() { add(tag) }
    }

    private mutating func add(_ tag: XMLTags.Tag) {
        let name = tag.attributes["name"] ?? ""
        switch tag.name {
        case "entity":
            let generation = tag.attributes["codeGenerationType"]
            entities.append(
                Entity(
                    name: name, className: tag.attributes["representedClassName"].flatMap(Self.className),
                    generation: generation == "class"
                        ? .wholeClass : generation == "category" ? .extensionOnly : .nothing,
                    parent: tag.attributes["parentEntity"], isAbstract: tag.says("isAbstract")))
        case "fetchRequest":
            fetchRequests.append(
                FetchRequest(
                    name: name, entity: tag.attributes["entity"] ?? "", predicate: tag.attributes["predicateString"]))
        default:
            guard !entities.isEmpty else { return }
            entities[entities.count - 1].add(tag, named: name)
        }
    }

    /// The name of a class without its module: `.Item` and `Shop.Item` become `Item`.
    private static func className(_ text: String) -> String? {
        text.split(separator: ".").last.map(String.init)
    }
}

extension DataModelFile.Entity {
    fileprivate mutating func add(_ tag: XMLTags.Tag, named name: String) {
        switch tag.name {
        case "attribute":
            let values = tag.attributes
            let type = values["attributeType"] ?? "String"
            attributes.append(
                DataModelFile.Attribute(
                    name: name, type: type, isOptional: tag.says("optional"), isScalar: tag.says("usesScalarValueType"),
                    isTransient: tag.says("transient"),
                    defaultValue: values[type == "Date" ? "defaultDateTimeInterval" : "defaultValueString"],
                    customClass: values["customClassName"],
                    derivation: tag.says("derived") ? values["derivationExpression"] : nil))
        case "relationship":
            let values = tag.attributes
            relationships.append(
                DataModelFile.Relationship(
                    name: name, isOptional: tag.says("optional"), isToMany: tag.says("toMany"),
                    isOrdered: tag.says("ordered"), destination: values["destinationEntity"] ?? "",
                    inverse: values["inverseName"], deletionRule: values["deletionRule"] ?? "Nullify"))
        case "uniquenessConstraint": uniqueness.append([])
        case "constraint":
            guard !uniqueness.isEmpty, let value = tag.attributes["value"] else { return }
            uniqueness[uniqueness.count - 1].append(value)
        default: break
        }
    }
}

/// Reads the start tags of an XML file that Xcode wrote. Skips text, end tags and comments.
private struct XMLTags {
    struct Tag {
        var name: String
        var attributes: [String: String]
        func says(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
    }

    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Tag? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...].dropFirst()
            if rest.hasPrefix("!--") {
                guard let end = rest.firstRange(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if let first = rest.first, first.isLetter {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Tag {
        let name = rest.prefix { $0.isLetter }
        rest = rest[name.endIndex...]
        var tag = Tag(name: String(name), attributes: [:])
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard let first = rest.first, first != ">", let equals = rest.firstIndex(of: "=") else { return tag }
            let key = rest[..<equals].filter { !$0.isWhitespace }
            rest = rest[equals...].dropFirst().drop { $0.isWhitespace }
            guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote)
            else { return tag }
            tag.attributes[String(key)] = Self.resolved(rest[..<end])
            rest = rest[end...].dropFirst()
        }
    }

    private static func resolved(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        let entities = [
            ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&amp;", "&"),
        ]
        return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
