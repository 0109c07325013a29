// SPDX-License-Identifier: MIT

import Screens
import Foundation
import SwiftUICore

/// Shows a new document, because there are no files to open.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    private let window: @MainActor () -> AnyView

    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
    }

    public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        window = { AnyView(ObjectDocumentWindow(document: newDocument(), editor: editor)) }
    }

    /// Shows an empty window and emits a warning: there is no document to view.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        window = {
            HostServices.warn("DocumentGroup(viewing:): there is no \(Document.self) to look at")
            return AnyView(EmptyView())
        }
    }

    @MainActor public static func _window(_ scene: Self) -> AnyView? { scene.window() }
}

/// The window of a new value-type document.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: @MainActor (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        editor(FileDocumentConfiguration(document: $document, isEditable: true)).inDocumentWindow()
    }
}

/// The window of a new reference-type document.
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
    /// Adds the navigation bar of a document window, with the title of a new document.
    fileprivate func inDocumentWindow() -> some View {
        NavigationStack { navigationTitle("Untitled").navigationBarTitleDisplayMode(.inline) }
    }
}
