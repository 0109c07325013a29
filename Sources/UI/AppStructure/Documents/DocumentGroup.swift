// SPDX-License-Identifier: MIT

import Screens
import Foundation
import Interaction

/// Windows of documents. A new one is rendered: there are no files to open.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    private let window: @MainActor () -> AnyView

    /// Windows of documents that are values.
    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
    }

    /// Windows of documents that are objects.
    public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        window = { AnyView(ObjectDocumentWindow(document: newDocument(), editor: editor)) }
    }

    /// Windows of documents that people only look at. There are none, which an empty window stands for.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        window = {
            HostServices.warn("DocumentGroup(viewing:): there is no \(Document.self) to look at")
            return AnyView(EmptyView())
        }
    }

    /// For this engine: what a window shows.
    @MainActor public static func _window(_ scene: Self) -> AnyView? { scene.window() }
}

/// A new document that is a value.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: @MainActor (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        editor(FileDocumentConfiguration(document: $document, isEditable: true)).inDocumentWindow()
    }
}

/// A new document that is an object.
private struct ObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject var document: Document
    let editor: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        document: @autoclosure @escaping () -> Document,
        editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = StateObject(wrappedValue: document())
        self.editor = editor
    }

    var body: some View {
        editor(ReferenceFileDocumentConfiguration(document: document, isEditable: true)).inDocumentWindow()
    }
}

extension View {
    /// Below the bar that a document's window has, with the name of a new one.
    fileprivate func inDocumentWindow() -> some View {
        NavigationStack { navigationTitle("Untitled").navigationBarTitleDisplayMode(.inline) }
    }
}
