// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views

/// A value that can be dragged, copied and shared.
public protocol Transferable: Sendable {
    /// In which forms.
    associatedtype Representation: TransferRepresentation
    /// In which forms, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is handed over.
    associatedtype Item: Transferable
}

/// Makes a representation of several.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A form of such values.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    /// One.
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    /// Two.
    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(
        _ a: A, _ b: B
    ) -> TupleTransferRepresentation<Item, (A, B)> where A.Item == Item, B.Item == Item { .init(value: (a, b)) }
    /// Three.
    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation>(
        _ a: A, _ b: B, _ c: C
    ) -> TupleTransferRepresentation<Item, (A, B, C)> where A.Item == Item, B.Item == Item, C.Item == Item {
        .init(value: (a, b, c))
    }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    let value: Value
}

/// A value in the form of another.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// What makes the other value.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    /// What makes a value of the other.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    /// What makes each of the other.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

/// A value as it is coded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Of a kind of data.
    public init(contentType: UTType) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// What makes bytes of a value.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// What makes a value of bytes.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    /// What makes each of the other.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

extension Image: Transferable {
    /// The bytes of an image, which nobody hands over here.
    public static var transferRepresentation: DataRepresentation<Image> {
        DataRepresentation(importedContentType: .image) { _ in throw CocoaError(.featureUnsupported) }
    }
}

extension Color: Transferable {
    /// The bytes of a colour, which nobody hands over here.
    public static var transferRepresentation: DataRepresentation<Color> {
        DataRepresentation(importedContentType: .data) { _ in throw CocoaError(.featureUnsupported) }
    }
}

extension String: Transferable {
    /// Text.
    public static var transferRepresentation: CodableRepresentation<String> {
        CodableRepresentation<String>(contentType: .utf8PlainText)
    }
}
extension Data: Transferable {
    /// Bytes.
    public static var transferRepresentation: CodableRepresentation<Data> {
        CodableRepresentation<Data>(contentType: .data)
    }
}
extension URL: Transferable {
    /// An address.
    public static var transferRepresentation: CodableRepresentation<URL> {
        CodableRepresentation<URL>(contentType: .url)
    }
}
