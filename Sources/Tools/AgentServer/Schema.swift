// SPDX-License-Identifier: MIT

/// The arguments of a tool: the JSON schema for agents, and the check of arguments against it.
struct Schema: Sendable {
    indirect enum Kind: Sendable {
        case text
        case choice([String])
        case flag
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case list(Kind, ClosedRange<Int>)
        case object(Schema)
        /// A value of any of several kinds. Errors describe the kinds with `words`.
        case either([Kind], words: String)
    }

    struct Property: Sendable {
        var name: String
        var kind: Kind
        var about: String
        var isRequired = false
        /// Whether the JSON schema contains the property. Calls may use unlisted ones, too.
        var isListed = true

        /// The property without its description, for tools whose description refers to another tool.
        var brief: Property {
            var property = self
            property.about = ""
            return property
        }

        /// The same property, left out of the JSON schema to keep the list of tools short. The description of the tool
        /// must name another tool that lists the property.
        var unlisted: Property {
            var property = self
            property.isListed = false
            return property
        }
    }

    var properties: [Property]

    init(_ properties: [Property]) { self.properties = properties }

    var json: JSONValue {
        let listed = properties.filter(\.isListed)
        var schema: [String: JSONValue] = [
            "type": "object",
            "properties": .object(
                Dictionary(uniqueKeysWithValues: listed.map { ($0.name, $0.kind.json(about: $0.about)) })),
        ]
        if listed.count == properties.count { schema["additionalProperties"] = false }
        let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        return .object(schema)
    }

    /// - Throws: An error that names the argument that does not fit.
    func check(_ object: [String: JSONValue], in place: String = "") throws(RPCError) {
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            guard let property = properties.first(where: { $0.name == name }) else {
                let names = properties.map(\.name).joined(separator: ", ")
                throw .invalidParams("there is no argument \(place)\(name): use one of \(names)")
            }
            // Some clients send null for omitted arguments.
            if value.isNull, !property.isRequired { continue }
            try property.kind.check(value, place + name)
        }
        for property in properties where property.isRequired && (object[property.name] ?? .null).isNull {
            throw .invalidParams("the argument \(place)\(property.name) is missing")
        }
    }
}

extension Schema.Kind {
    /// Omits ranges, to keep the list of tools short for models. The error of a wrong value names its range.
    func json(about: String = "") -> JSONValue {
        var schema: [String: JSONValue]
        switch self {
        case .text: schema = ["type": "string"]
        case .choice(let words): schema = ["type": "string", "enum": .array(words.map { .string($0) })]
        case .flag: schema = ["type": "boolean"]
        case .number: schema = ["type": "number"]
        case .integer: schema = ["type": "integer"]
        case .list(let kind, _): schema = ["type": "array", "items": kind.json()]
        case .object(let inner): schema = inner.json.object ?? [:]
        // The description tells the kinds; spelling them out would take a tenth of the whole list of tools.
        case .either: schema = [:]
        }
        if !about.isEmpty { schema["description"] = .string(about) }
        return .object(schema)
    }

    func check(_ value: JSONValue, _ name: String) throws(RPCError) {
        func wrong(_ words: String) -> RPCError { .invalidParams("the argument \(name) is not \(words)") }
        switch self {
        case .text: if value.string == nil { throw wrong("a string") }
        case .choice(let words):
            guard let word = value.string, words.contains(word) else {
                throw wrong("one of \(words.joined(separator: ", "))")
            }
        case .flag: if value.bool == nil { throw wrong("true or false") }
        case .number(let range):
            guard let number = value.number, range.contains(number) else {
                throw wrong("a number from \(range.lowerBound.short) to \(range.upperBound.short)")
            }
        case .integer(let range):
            guard let number = value.integer, range.contains(number) else {
                throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
        case .list(let kind, let range):
            guard let values = value.array, range.contains(values.count) else {
                throw wrong("a list of \(range.lowerBound) to \(range.upperBound)")
            }
            for (index, value) in values.enumerated() { try kind.check(value, "\(name)[\(index)]") }
        case .object(let schema):
            guard let object = value.object else { throw wrong("an object") }
            try schema.check(object, in: name + ".")
        case .either(let kinds, let words):
            for kind in kinds where (try? kind.check(value, name)) != nil { return }
            throw wrong(words)
        }
    }
}

extension Double {
    /// The number as text with at most three decimals, and without decimals for integers.
    var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}

/// Arguments that conform to their schema.
struct ToolArguments: Sendable {
    let values: [String: JSONValue]

    init(_ values: [String: JSONValue], _ schema: Schema) throws(RPCError) {
        try schema.check(values)
        self.values = values.filter { !$0.value.isNull }
    }

    /// Arguments from a nested object. `Schema.check` has already checked it as part of the outer arguments.
    init(part values: [String: JSONValue]) { self.values = values.filter { !$0.value.isNull } }

    func text(_ name: String) -> String? { values[name]?.string }
    func flag(_ name: String) -> Bool { values[name]?.bool ?? false }
    func number(_ name: String) -> Double? { values[name]?.number }
    func integer(_ name: String) -> Int? { values[name]?.integer }
    func has(_ name: String) -> Bool { values[name] != nil }
}
