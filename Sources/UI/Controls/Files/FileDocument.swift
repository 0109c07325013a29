// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers
import Views

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// Of which type the file is.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    /// Of which type the file shall be.
    public let contentType: UTType
    /// What there is already.
    public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument {
    /// What it is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What it is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Types that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// Types that it is written as.
    static var writableContentTypes: [UTType] { get }

    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// Writes it.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// As it is read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
    /// What it is at a moment.
    associatedtype Snapshot
    /// What it is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What it is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Types that it is read from.
    static var readableContentTypes: [UTType] { get }
    /// Types that it is written as.
    static var writableContentTypes: [UTType] { get }

    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// What it is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Writes what it was.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// As it is read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An open document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Where it is; nil for a new one.
    public var fileURL: URL?
    /// Whether people may change it.
    public var isEditable: Bool

    package init(document: Binding<Document>, isEditable: Bool) {
        (_document, self.isEditable) = (document, isEditable)
    }
}

/// An open document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Where it is; nil for a new one.
    public var fileURL: URL?
    /// Whether people may change it.
    public var isEditable: Bool

    package init(document: Document, isEditable: Bool) {
        (_document, self.isEditable) = (ObservedObject(wrappedValue: document), isEditable)
    }
}

extension View {
    /// Lets people choose where a document is written while `isPresented` is true.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unopened("fileExporter", isPresented) }

    /// Lets people choose where a document is written while `isPresented` is true.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unopened("fileExporter", isPresented) }

    /// Lets people choose where documents are written while `isPresented` is true.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { unopened("fileExporter", isPresented) }
}
