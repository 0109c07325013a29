// SPDX-License-Identifier: MIT

import Combine
import Foundation
import UniformTypeIdentifiers
import Views

public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(
        _ a: A, _ b: B
    ) -> TupleTransferRepresentation<Item, (A, B)> where A.Item == Item, B.Item == Item { .init(value: (a, b)) }
    public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation>(
        _ a: A, _ b: B, _ c: C
    ) -> TupleTransferRepresentation<Item, (A, B, C)> where A.Item == Item, B.Item == Item, C.Item == Item {
        .init(value: (a, b, c))
    }
}

public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    let value: Value
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

extension Image: Transferable {
    /// Importing throws an error, because drag and drop is not supported.
    public static var transferRepresentation: DataRepresentation<Image> {
        DataRepresentation(importedContentType: .image) { _ in throw CocoaError(.featureUnsupported) }
    }
}

extension Color: Transferable {
    /// Importing throws an error, because drag and drop is not supported.
    public static var transferRepresentation: DataRepresentation<Color> {
        DataRepresentation(importedContentType: .data) { _ in throw CocoaError(.featureUnsupported) }
    }
}

extension String: Transferable {
    public static var transferRepresentation: CodableRepresentation<String, JSONEncoder, JSONDecoder> {
        CodableRepresentation(contentType: .utf8PlainText)
    }
}
extension Data: Transferable {
    public static var transferRepresentation: CodableRepresentation<Data, JSONEncoder, JSONDecoder> {
        CodableRepresentation(contentType: .data)
    }
}
extension URL: Transferable {
    public static var transferRepresentation: CodableRepresentation<URL, JSONEncoder, JSONDecoder> {
        CodableRepresentation(contentType: .url)
    }
}
