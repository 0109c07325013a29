// SPDX-License-Identifier: MIT

import Foundation

extension NavigationPath {
    /// An encodable copy of the path; nil if a value is not `Codable`. Values of types private to a file can be encoded
    /// but not decoded.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The encodable form of a path: for each value, the mangled name of its type and then its JSON.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        /// Throws an error if an encoded name is not the name of a type that is `Decodable` and `Hashable`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !list.isAtEnd {
                let name = try list.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: list, debugDescription: "no type \(name)")
                }
                values.append(try Self.value(type, from: Data(list.decode(String.self).utf8)))
            }
            self.values = values
        }

        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for value in values {
                guard let encodable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base))
                else {
                    let context = EncodingError.Context(
                        codingPath: list.codingPath, debugDescription: "\(type(of: value.base)) cannot be encoded")
                    throw EncodingError.invalidValue(value.base, context)
                }
                try list.encode(name)
                try list.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
            }
        }

        private static func value<V: Decodable & Hashable>(_ type: V.Type, from data: Data) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: data))
        }
    }
}
