// SPDX-License-Identifier: MIT

import Foundation

@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
    #externalMacro(module: "PreviewsMacros", type: "GenerableMacro")

@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "PreviewsMacros", type: "GuideMacro")

@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "PreviewsMacros", type: "GuideMacro")

@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "PreviewsMacros", type: "GuideMacro")

/// Guides are not kept: no model reads them.
public struct GenerationGuide<Value>: Sendable {
    fileprivate init() {}
}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> GenerationGuide<String> { .init() }
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { .init() }
}

extension GenerationGuide where Value == Int {
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { .init() }
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { .init() }
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { .init() }
}

extension GenerationGuide where Value == Float {
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { .init() }
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { .init() }
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> { .init() }
}

extension GenerationGuide where Value == Decimal {
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { .init() }
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { .init() }
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> { .init() }
}

extension GenerationGuide where Value == Double {
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { .init() }
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { .init() }
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { .init() }
}

extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { .init() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
}

/// For guides in `@Guide`, whose element type the compiler does not know.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { .init() }
    public static func count(_ count: Int) -> GenerationGuide<Value> { .init() }
}

/// The shape of a type, which no model reads.
public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
    public struct Property: Sendable {
        fileprivate let name: String
        fileprivate let description: String?

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) { (self.name, self.description) = (name, description) }

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) { (self.name, self.description) = (name, description) }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) { (self.name, self.description) = (name, description) }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) { (self.name, self.description) = (name, description) }

        /// For `@Generable`, which appends the arguments of `@Guide`.
        public init<Value: Generable>(
            _name name: String, type: Value.Type, description: String? = nil, _ guides: GenerationGuide<Value>...
        ) { (self.name, self.description) = (name, description) }

        /// For `@Generable`, which appends the arguments of `@Guide`.
        public init<Value: Generable>(
            _name name: String, type: Value?.Type, description: String? = nil, _ guides: GenerationGuide<Value>...
        ) { (self.name, self.description) = (name, description) }

        /// For `@Generable`, which appends the arguments of `@Guide`.
        public init<RegexOutput>(
            _name name: String, type: String.Type, description: String? = nil, _ guides: Regex<RegexOutput>
        ) { (self.name, self.description) = (name, description) }
    }

    private let type: String
    private let description: String?
    private let names: [String]

    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        (self.type, self.description, names) = ("\(type)", description, properties.map(\.name))
    }

    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        (self.type, self.description, names) = ("\(type)", description, choices)
    }

    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        (self.type, self.description, names) = ("\(type)", description, types.map { "\($0)" })
    }

    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var known: Set<String> = []
        for name in ([root] + dependencies).compactMap(\.name) where !known.insert(name).inserted {
            throw SchemaError.duplicateType(
                schema: root.name, type: name, context: .init(debugDescription: "two schemas are called '\(name)'"))
        }
        (type, description, names) = (root.name ?? "", nil, root.names)
    }

    public var debugDescription: String { "\(type)(\(names.joined(separator: ", ")))" }

    public enum SchemaError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public let underlyingErrors: [any Error]
            public init(debugDescription: String, underlyingErrors: [any Error] = []) {
                (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
            }
        }

        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)

        public var errorDescription: String? {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context.debugDescription
            }
        }
        public var recoverySuggestion: String? { nil }
    }
}

public struct DynamicGenerationSchema: Sendable {
    public struct Property: Sendable {
        fileprivate let name: String
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) { self.name = name }
    }

    fileprivate var name: String?
    fileprivate var names: [String] = []

    public init(name: String, description: String? = nil, properties: [Property]) {
        (self.name, names) = (name, properties.map(\.name))
    }
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        (self.name, names) = (name, choices.compactMap(\.name))
    }
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        (self.name, names) = (name, choices)
    }
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        names = itemSchema.names
    }
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {}
    public init(referenceTo name: String) {}
}
