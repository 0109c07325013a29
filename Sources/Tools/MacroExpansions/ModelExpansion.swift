// SPDX-License-Identifier: MIT

import SwiftTokens

/// Expands `@Model final class Trip { … }` into its persistence, its schema and the initializer that reads a stored
/// model.
package struct ModelExpansion {
    private let type: TypeMembers
    /// Whether the class inherits from another model.
    private let isSubclass: Bool

    /// - Parameters:
    ///   - declaration: The source text of the class, including its body.
    ///   - lacksConformance: Whether the compiler asks for the conformance to `PersistentModel`. It does not if a
    ///     superclass has it.
    package init(declaration: String, lacksConformance: Bool = true) throws(MacroError) {
        guard let type = TypeMembers(declaration), type.keyword == "class" else {
            throw MacroError("'@Model' is for classes")
        }
        self.type = type
        isSubclass = !lacksConformance && !type.inherited.isEmpty && !type.inherited.contains("PersistentModel")
    }

    /// The generated members: the storage, the schema, and the initializer that reads a stored model.
    package var members: String {
        let stored = type.properties.filter(\.isPersisted)
        let metadata = stored.map { property in
            let name = property.plainName
            return """
                    all.append(SwiftData.Schema.PropertyMetadata._property("\(name)", \\\(type.name).\(property.name), \
                \\\(type.name)._\(name)\(Self.metadata(of: property))))
                """
        }
        let constants = type.properties.filter(\.isPersistedConstant)
        let constantMetadata = constants.map { property in
            "    all.append(SwiftData.Schema.PropertyMetadata._constant(\"\(property.plainName)\", "
                + "\\\(type.name).\(property.name)\(Self.metadata(of: property))))"
        }
        let values =
            stored.map { "    _\($0.plainName) = _values.value(\"\($0.plainName)\")" }
            + constants.map { "    \($0.name) = _values.value(\"\($0.plainName)\")" }
        let persistence =
            isSubclass ? "" : "\(type.access)let _$persistence = SwiftData._Persistence(\"\(type.name)\")\n"
        let keyword = isSubclass ? "override class" : type.isFinal ? "static" : "class"
        return persistence + """
            \(type.access)\(keyword) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                var all: [SwiftData.Schema.PropertyMetadata] = []
            \((metadata + constantMetadata).joined(separator: "\n"))
                return all
            }
            \(type.access)required init(_values: SwiftData._StoredValues) {
            \((values + (isSubclass ? ["    super.init(_values: _values)"] : [])).joined(separator: "\n"))
            }
            """
    }

    private static func metadata(of property: StoredProperty) -> String {
        if let arguments = property.attributes["Relationship"] {
            return ", SwiftData.Schema.Relationship\(arguments.isEmpty ? "()" : arguments)"
        }
        if let arguments = property.attributes["Attribute"] {
            return ", SwiftData.Schema.Attribute\(arguments.isEmpty ? "()" : arguments)"
        }
        return ""
    }

    /// The extension with the conformances. Not used if the type itself declares them.
    ///
    /// - Parameter type: The type's qualified name.
    package static func conformance(of type: String) -> String {
        "extension \(type): SwiftData.PersistentModel, SwiftData.Observable {}"
    }

    /// The attribute that `@Model` adds to a member; an empty text for members that are not persisted.
    package static func attribute(ofMember declaration: String) -> String {
        let code = SourceText(declaration)
        // Excludes functions and types, whose bodies may contain `var`.
        guard TypeMembers.keyword(in: code.tokens) == "var",
            let property = StoredProperty(code, 0, code.tokens.count), property.isPersisted
        else { return "" }
        return "@SwiftData._PersistedProperty"
    }

    /// The variable that holds a persisted property's value.
    package static func storage(of declaration: String) -> String {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count) else { return "" }
        let isColon = property.rest.hasPrefix(":")
        return "private var _\(property.plainName)\(isColon ? "" : " ")\(property.rest)"
    }

    /// The `init`, `get` and `set` accessors of a persisted property. They report reads and changes to `_$persistence`.
    package static func accessors(of declaration: String) -> String {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count) else { return "" }
        let name = property.plainName
        return """
            {
                @storageRestrictions(initializes: _\(name))
                init(initialValue) { _\(name) = initialValue }
                get {
                    _$persistence.access(self, \\.\(property.name))
                    return _\(name)
                }
                set { _$persistence.set(self, \\.\(property.name), \\._\(name), newValue) }
            }
            """
    }
}

/// Expands `@Query(sort: \Trip.name) var trips: [Trip]` into a `Query` and an accessor that reads it.
package struct QueryExpansion {
    private let property: StoredProperty
    private let type: String
    private let arguments: String
    /// Whether a type declares the property.
    private let isMember: Bool

    /// - Parameters:
    ///   - declaration: The source text of the property.
    ///   - attribute: The source text of the `@Query` attribute, including its arguments.
    ///   - context: The source text of the enclosing declaration or closure; nil if it is not known. `#Preview` moves its
    ///     variables into a type, but the compiler checks them in the preview's closure first.
    package init(declaration: String, attribute: String, context: String? = nil) throws(MacroError) {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count), property.isVariable, let type = property.type
        else {
            throw MacroError("'@Query' is for a variable with a written type: '@Query var trips: [Trip]'")
        }
        self.property = property
        self.type = type
        isMember = context.map(Self.isType) ?? true
        let text = SourceText(attribute)
        let open = text.tokens.firstIndex { $0.text == "(" }
        let close = open.flatMap { text.tokens.closing(of: $0) }
        arguments = open.flatMap { open in close.map { text.text(ofTokens: open..<$0 + 1) } } ?? "()"
    }

    private static func isType(_ context: String) -> Bool {
        let head = SourceText(context).tokens.prefix { $0.text != "{" }.map(\.text)
        return !Set(head).isDisjoint(with: ["struct", "class", "enum", "actor", "extension"]) && !head.contains("func")
    }

    /// Empty for a variable in a function: the compiler does not find peers there.
    package var peer: String {
        isMember ? "private(set) var _\(property.plainName): \(query) = .init\(arguments)" : ""
    }

    private var query: String {
        // The elements of sections are the models.
        let isSectioned = type.hasPrefix("SectionedResults<") || type.hasPrefix("SwiftData.SectionedResults<")
        return "SwiftData.Query<\(type).Element\(isSectioned ? ".Element" : ""), \(type)>"
    }

    package var accessors: String {
        let value = isMember ? "_\(property.plainName)" : "\(query)\(arguments)"
        return "{\n    get { \(value).wrappedValue }\n}"
    }
}

/// Expands `@ModelActor actor Loader { … }` into its executor, its container and its initializer.
package struct ModelActorExpansion {
    private let type: TypeMembers

    package init(declaration: String) throws(MacroError) {
        guard let type = TypeMembers(declaration), type.keyword == "actor" else {
            throw MacroError("'@ModelActor' is for actors")
        }
        self.type = type
    }

    package var members: String {
        """
        \(type.access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
        \(type.access)nonisolated let modelContainer: SwiftData.ModelContainer
        \(type.access)init(modelContainer: SwiftData.ModelContainer) {
            let modelContext = SwiftData.ModelContext(modelContainer)
            modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
            self.modelContainer = modelContainer
        }
        """
    }

    /// The extension with the conformance. Not used if the actor itself declares it.
    ///
    /// - Parameter type: The actor's qualified name.
    package static func conformance(of type: String) -> String { "extension \(type): SwiftData.ModelActor {}" }
}

extension StoredProperty {
    /// Whether `@Model` stores the property: a variable that is not computed, transient or static.
    fileprivate var isPersisted: Bool {
        isVariable && !isComputed && attributes["Transient"] == nil
            && modifiers.isDisjoint(with: ["static", "class", "lazy", "override"])
    }

    /// Whether the property is a constant that the initializers of the model set.
    fileprivate var isPersistedConstant: Bool {
        !isVariable && !isComputed && value == nil && attributes["Transient"] == nil && !modifiers.contains("static")
    }

    fileprivate var plainName: String { name.filter { $0 != "`" } }
}
