// SPDX-License-Identifier: MIT

import AttributeValues
import Foundation

// Foundation declares these conformances on Apple's platforms only. The format is the same: a string without attributes
// is a string. Other strings are a list that alternates texts and attributes; if it has more than ten texts, the
// attributes are in a table, and the list has indices into the table.

/// Keeps the system's attributes whose keys are codable.
extension AttributedString: @retroactive Encodable, @retroactive Decodable {
    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, keys: .ofSystem)
    }

    public func encode(to encoder: any Encoder) throws {
        try encode(to: encoder, keys: .ofSystem)
    }
}

/// Keeps the attributes of all scopes: on Linux, a configuration does not record the scope that it was made from.
extension AttributedString: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        try self.init(from: decoder, keys: .ofAllScopes)
    }

    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder, keys: .ofAllScopes)
    }
}

/// Keeps the attributes of all scopes: on Linux, a configuration does not record the scope that it was made from.
extension AttributeContainer: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        try self.init(from: decoder, keys: .ofAllScopes)
    }

    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder, keys: .ofAllScopes)
    }
}

private let maximumRunCountWithoutTable = 10

private enum TableKey: String, CodingKey {
    case runs, attributeTable
}

private struct AttributeName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension AttributedString {
    fileprivate func encode(to encoder: any Encoder, keys: AttributeKeys) throws {
        guard runs.contains(where: { $0.attributes != AttributeContainer() }) else {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        if runs.count <= maximumRunCountWithoutTable {
            var list = encoder.unkeyedContainer()
            for run in runs {
                try list.encode(String(characters[run.range]))
                try run.attributes.encode(to: list.superEncoder(), keys: keys)
            }
        } else {
            try encodeWithTable(to: encoder, keys)
        }
    }

    private func encodeWithTable(to encoder: any Encoder, _ keys: AttributeKeys) throws {
        var container = encoder.container(keyedBy: TableKey.self)
        var list = container.nestedUnkeyedContainer(forKey: .runs)
        var table = container.nestedUnkeyedContainer(forKey: .attributeTable)
        var indices: [AttributeContainer: Int] = [:]
        for run in runs {
            try list.encode(String(characters[run.range]))
            if let index = indices[run.attributes] {
                try list.encode(index)
            } else {
                try run.attributes.encode(to: table.superEncoder(), keys: keys)
                try list.encode(indices.count)
                indices[run.attributes] = indices.count
            }
        }
    }

    fileprivate init(from decoder: any Decoder, keys: AttributeKeys) throws {
        if let string = try? decoder.singleValueContainer().decode(String.self) {
            self.init(string)
        } else if let list = try? decoder.unkeyedContainer() {
            try self.init(list, table: [], decoder, keys)
        } else {
            let container = try decoder.container(keyedBy: TableKey.self)
            var entries = try container.nestedUnkeyedContainer(forKey: .attributeTable)
            var table: [AttributeContainer] = []
            while !entries.isAtEnd { table.append(try AttributeContainer(from: entries.superDecoder(), keys: keys)) }
            try self.init(container.nestedUnkeyedContainer(forKey: .runs), table: table, decoder, keys)
        }
    }

    private init(
        _ runs: any UnkeyedDecodingContainer, table: [AttributeContainer], _ decoder: any Decoder, _ keys: AttributeKeys
    ) throws {
        func corrupted(_ words: String) -> DecodingError {
            .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: words))
        }
        var runs = runs
        guard !runs.isAtEnd else { throw corrupted("an attributed string has no runs") }
        self.init()
        while !runs.isAtEnd {
            let text = try runs.decode(String.self)
            if let index = try? runs.decode(Int.self) {
                guard table.indices.contains(index) else {
                    throw corrupted("attribute \(index) is not in the table of \(table.count) attributes")
                }
                append(AttributedString(text, attributes: table[index]))
            } else {
                let attributes = try AttributeContainer(from: runs.superDecoder(), keys: keys)
                append(AttributedString(text, attributes: attributes))
            }
        }
    }
}

extension AttributeContainer {
    fileprivate func encode(to encoder: any Encoder, keys: AttributeKeys) throws {
        var container = encoder.container(keyedBy: AttributeName.self)
        for (name, key) in keys.types.sorted(by: { $0.key < $1.key }) {
            guard let key = key as? any EncodableAttributedStringKey.Type else { continue }
            try encode(key) { container.superEncoder(forKey: AttributeName(stringValue: name)) }
        }
    }

    private func encode<K: EncodableAttributedStringKey>(_: K.Type, to encoder: () -> any Encoder) throws {
        if let value = value(of: K.self) { try K.encode(value, to: encoder()) }
    }

    fileprivate init(from decoder: any Decoder, keys: AttributeKeys) throws {
        self.init()
        let container = try decoder.container(keyedBy: AttributeName.self)
        for name in container.allKeys {
            guard let key = keys.types[name.stringValue] as? any DecodableAttributedStringKey.Type else { continue }
            try decode(key, from: container.superDecoder(forKey: name))
        }
    }

    private mutating func decode<K: DecodableAttributedStringKey>(_: K.Type, from decoder: any Decoder) throws {
        set(try K.decode(from: decoder), of: K.self)
    }
}
