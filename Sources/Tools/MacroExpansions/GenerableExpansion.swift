// SPDX-License-Identifier: MIT

import SwiftTokens

/// Expands `@Generable struct Idea { … }` into its schema, its conversions and its partial form.
package struct GenerableExpansion {
    private let type: TypeMembers
    private let cases: [EnumCase]
    private let description: String

    /// - Parameters:
    ///   - declaration: The source text of the type, including its body.
    ///   - attribute: The source text of the `@Generable` attribute, including its arguments.
    package init(declaration: String, attribute: String) throws(MacroError) {
        guard let type = TypeMembers(declaration), ["struct", "enum"].contains(type.keyword) else {
            throw MacroError("'@Generable' is for structures and enumerations")
        }
        self.type = type
        cases = type.keyword == "enum" ? EnumCase.all(in: declaration) : []
        let code = SourceText(attribute)
        let open = code.tokens.firstIndex { $0.text == "(" }
        let close = open.flatMap { code.tokens.closing(of: $0) }
        let arguments = open.flatMap { open in close.map { code.text(ofTokens: open + 1..<$0) } } ?? ""
        description = arguments.isEmpty ? "" : ", \(arguments)"
        for property in properties where property.likelyType == nil {
            throw MacroError("'@Generable' has to know the type of '\(property.name)': write it")
        }
    }

    private var properties: [StoredProperty] {
        type.properties.filter { !$0.isComputed && $0.modifiers.isDisjoint(with: ["static", "lazy"]) }
    }

    /// The schema, the conversion to content and, of a structure, the type of its partial form.
    package var members: String {
        let access = "\(type.access)nonisolated "
        return type.keyword == "enum"
            ? """
            \(access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self\(description), anyOf: [\(list(cases.map { "\"\($0.plainName)\"" }))])
            }
            \(access)var generatedContent: FoundationModels.GeneratedContent {
                switch self {
            \(cases.map { "    \($0.pattern): \($0.content)" }.joined(separator: "\n"))
                }
            }
            """
            : """
            \(access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self\(description), properties: [
            \(values.map { "        \(schema(of: $0))," }.joined(separator: "\n"))
                ])
            }
            \(access)var generatedContent: FoundationModels.GeneratedContent {
                FoundationModels.GeneratedContent(properties: [\(pairs)]\(hasIdentity ? ", id: id" : ""))
            }
            \(access)struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
            \(partialProperties)
                \(access)init(_ content: FoundationModels.GeneratedContent) throws {
            \(partialValues)
                }
            }
            """
    }

    /// The name and value of each property, as a dictionary literal without brackets.
    private var pairs: String { values.isEmpty ? ":" : list(values.map { "\"\($0.plain)\": \($0.name)" }) }

    /// Whether the type has a property `id: GenerationID`, which is the identity of the content and no part of it.
    private var hasIdentity: Bool { properties.contains(where: \.isIdentity) }

    /// The properties that a model generates.
    private var values: [StoredProperty] { properties.filter { !$0.isIdentity } }

    /// The extension with the conformance and the conversion from content.
    ///
    /// - Parameters:
    ///   - type: The type's qualified name.
    ///   - conforms: Whether the extension adds the conformance.
    package func extended(_ type: String, conforms: Bool) -> String {
        let assignments =
            self.type.keyword == "enum"
            ? """
                    let name = try? content.value(String.self)
                    switch try name ?? content.value(String.self, forProperty: "case") {
            \(cases.map { "        case \"\($0.plainName)\": self = \($0.value)" }.joined(separator: "\n"))
                    default:
                        throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
                            .init(debugDescription: "\\(content.jsonString) is no \(type)"))
                    }
            """
            : properties.filter { $0.isVariable || $0.value == nil }.map(assignment).joined(separator: "\n")
        return """
            extension \(type)\(conforms ? ": nonisolated FoundationModels.Generable" : "") {
                \(self.type.access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            \(assignments)
                }
            }
            """
    }

    private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

    private func schema(of property: StoredProperty) -> String {
        let guide = property.attributes["Guide"].map { $0.dropFirst().dropLast() } ?? ""
        return "FoundationModels.GenerationSchema.Property(_name: \"\(property.plain)\", "
            + "type: (\(property.likelyType ?? "")).self\(guide.isEmpty ? "" : ", ")\(guide))"
    }

    private static let identity = "content.id ?? FoundationModels.GenerationID()"

    private func assignment(of property: StoredProperty) -> String {
        let value = property.isIdentity ? Self.identity : "try content.value(forProperty: \"\(property.plain)\")"
        return "        self.\(property.name) = \(value)"
    }

    /// The partial form has an identity of its own, unless the type has a property called `id`.
    private var addsIdentity: Bool { !properties.contains { $0.plain == "id" } }

    private var partialProperties: String {
        let own = properties.map { property in
            let type = property.likelyType ?? ""
            return "    \(self.type.access)var \(property.name): "
                + (property.isIdentity ? type : "(\(type)).PartiallyGenerated?")
        }
        let added = addsIdentity ? ["    \(type.access)var id: FoundationModels.GenerationID"] : []
        return (added + own).joined(separator: "\n")
    }

    private var partialValues: String {
        let added = addsIdentity ? ["        self.id = \(Self.identity)"] : []
        return (added + properties.map(assignment)).joined(separator: "\n")
    }
}

extension StoredProperty {
    fileprivate var plain: String { name.filter { $0 != "`" } }
    fileprivate var isIdentity: Bool { plain == "id" && likelyType?.hasSuffix("GenerationID") == true }
}

/// A case of an enumeration with the labels and types of its values.
private struct EnumCase {
    let name: String
    let labels: [String?]

    var plainName: String { name.filter { $0 != "`" } }

    /// The keys of the values in generated content.
    private var keys: [String] { labels.enumerated().map { $1 ?? ($0 == 0 ? "value" : "value\($0)") } }

    var pattern: String {
        labels.isEmpty
            ? "case .\(name)" : "case let .\(name)(\(labels.indices.map { "v\($0)" }.joined(separator: ", ")))"
    }

    var content: String {
        if labels.isEmpty { return "FoundationModels.GeneratedContent(\"\(plainName)\")" }
        let values = keys.enumerated().map { "\"\($1)\": v\($0)" }
        return "FoundationModels.GeneratedContent(properties: [\"case\": \"\(plainName)\", "
            + "\(values.joined(separator: ", "))])"
    }

    var value: String {
        if labels.isEmpty { return ".\(name)" }
        let values = zip(labels, keys).map { label, key in
            (label.map { "\($0): " } ?? "") + "try content.value(forProperty: \"\(key)\")"
        }
        return ".\(name)(\(values.joined(separator: ", ")))"
    }

    static func all(in declaration: String) -> [EnumCase] {
        let tokens = SourceText(declaration).tokens
        guard let head = tokens.firstIndex(where: { $0.text == "enum" }),
            let open = tokens[head...].firstIndex(where: { $0.text == "{" }), let end = tokens.closing(of: open)
        else { return [] }
        var cases: [EnumCase] = []
        var index = open + 1
        while index < end {
            guard tokens[index].text == "case" else {
                index = "([{".contains(tokens[index].text) ? (tokens.closing(of: index) ?? index) + 1 : index + 1
                continue
            }
            repeat {
                index += 1
                guard index < end else { break }
                let name = tokens[index].text
                index += 1
                var labels: [String?] = []
                if index < end, tokens[index].text == "(", let close = tokens.closing(of: index) {
                    labels = Self.labels(in: tokens[index + 1..<close])
                    index = close + 1
                }
                cases.append(EnumCase(name: name, labels: labels))
                if index + 1 < end, tokens[index].text == "=" { index += 2 }
            } while index < end && tokens[index].text == ","
        }
        return cases
    }

    /// The label of each value, nil for one without.
    private static func labels(in tokens: ArraySlice<Token>) -> [String?] {
        var labels: [String?] = []
        var (depth, isFirst) = (0, true)
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let text = tokens[index].text
            if isFirst {
                let isLabel = index + 1 < tokens.endIndex && tokens[index + 1].text == ":"
                labels.append(isLabel && text != "_" ? text : nil)
            }
            isFirst = depth == 0 && text == ","
            if "([{<".contains(text) { depth += 1 }
            if ")]}>".contains(text) { depth -= 1 }
            index += 1
        }
        return labels
    }
}
