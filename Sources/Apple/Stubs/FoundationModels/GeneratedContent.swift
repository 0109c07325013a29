// SPDX-License-Identifier: MIT

import Foundation

public struct GenerationID: Sendable, Hashable {
    private let value = UUID()
    public init() {}
}

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.text) }
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.text) }
}

public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            fatalError("\(Self.self): its generated content does not make a \(PartiallyGenerated.self): \(error)")
        }
    }
}

/// A value as JSON has it.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    public var id: GenerationID?
    public let kind: Kind

    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
    public init(_ content: GeneratedContent) throws { self = content }
    public init(_ content: some ConvertibleToGeneratedContent) { self = content.generatedContent }
    public init(_ content: some ConvertibleToGeneratedContent, id: GenerationID) {
        self.init(kind: content.generatedContent.kind, id: id)
    }
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
    }
    public init<S: Sequence>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
        var (values, keys) = ([String: GeneratedContent](), [String]())
        for (key, value) in properties {
            if let old = values[key] {
                values[key] = try combine(old, value.generatedContent).generatedContent
            } else {
                values[key] = value.generatedContent
                keys.append(key)
            }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }
    public init<S: Sequence>(elements: S, id: GenerationID? = nil)
    where S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    /// Reads JSON. The keys of a structure are in alphabetical order.
    public init(json: String) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed), ofJSON: ())
    }

    private init(_ value: Any, ofJSON: Void) {
        switch value {
        case let text as String: self.init(kind: .string(text))
        case let list as [Any]: self.init(kind: .array(list.map { GeneratedContent($0, ofJSON: ()) }))
        case let object as [String: Any]:
            self.init(
                kind: .structure(
                    properties: object.mapValues { GeneratedContent($0, ofJSON: ()) }, orderedKeys: object.keys.sorted()
                ))
        case let flag as Bool: self.init(kind: .bool(flag))
        case let number as NSNumber: self.init(kind: .number(number.doubleValue))
        default: self.init(kind: .null)
        }
    }

    public var generatedContent: GeneratedContent { self }
    public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, anyOf: [String]()) }
    public var isComplete: Bool { true }
    public var debugDescription: String { jsonString }

    public var jsonString: String {
        switch kind {
        case .null: return "null"
        case .bool(let flag): return "\(flag)"
        case .number(let number): return Int(exactly: number).map(String.init) ?? "\(number)"
        case .string(let text): return Self.quoted(text)
        case .array(let list): return "[" + list.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            let members = keys.map { "\(Self.quoted($0)): \(properties[$0]?.jsonString ?? "null")" }
            return "{" + members.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// A string without its quotes, and any other value as JSON.
    fileprivate var text: String {
        if case .string(let text) = kind { return text }
        return jsonString
    }

    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }

    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard case .structure(let properties, _) = kind, let content = properties[property] else {
            throw wrong("a structure with the property '\(property)'")
        }
        return try Value(content)
    }

    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard case .structure(let properties, _) = kind else { throw wrong("a structure") }
        guard let content = properties[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    fileprivate func wrong(_ expected: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "\(jsonString) is not \(expected)"))
    }
}

// MARK: - Types of the standard library

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let flag) = content.kind else { throw content.wrong("a boolean") }
        self = flag
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws {
        guard case .string(let text) = content.kind else { throw content.wrong("a string") }
        self = text
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
    public var promptRepresentation: Prompt { Prompt(text: self) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let whole = Int(exactly: number) else {
            throw content.wrong("an integer")
        }
        self = whole
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.wrong("a number") }
        self = number
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
}

extension Never: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [String]()) }
    public init(_ content: GeneratedContent) throws { throw content.wrong("a value that there cannot be") }
    public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n")) }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let list) = content.kind else { throw content.wrong("an array") }
        self = try list.map(Element.init)
    }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema { GenerationSchema(type: self, anyOf: [Element.self]) }
}

extension Optional where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {
    public var instructionsRepresentation: Instructions { Instructions(text: map(\.generatedContent.text) ?? "") }
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { Prompt(text: map(\.generatedContent.text) ?? "") }
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { map(\.generatedContent) ?? GeneratedContent(kind: .null) }
}
