// SPDX-License-Identifier: MIT

import Foundation
import Screens
import SwiftUICore
import UniformTypeIdentifiers

/// Creates no document: a tap warns.
public nonisolated struct NewDocumentButton<Label: View>: View {
    private let label: Label

    @MainActor public var body: some View {
        Button {
            HostServices.warn("NewDocumentButton creates no document")
        } label: {
            label
        }
    }
}

extension NewDocumentButton where Label == Text {
    public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.label = label ?? Text("Create Document")
    }

    public nonisolated init(
        _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) { self.label = label ?? Text("Create Document") }

    public nonisolated init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) { self.label = label ?? Text("Create Document") }

    public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) { label = Text(titleKey) }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) { label = Text(titleKey) }

    public nonisolated init<D: FileDocument>(
        _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) { label = Text(titleKey) }

    public nonisolated init(_ title: LocalizedStringResource, contentType: UTType? = nil) { label = Text(title) }

    public nonisolated init(
        _ title: LocalizedStringResource, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) { label = Text(title) }

    public nonisolated init<D: FileDocument>(
        _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) { label = Text(title) }

    public nonisolated init(_ title: some StringProtocol, contentType: UTType? = nil) { label = Text(title) }

    public nonisolated init(
        _ title: some StringProtocol, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL? = { nil }
    ) { label = Text(title) }

    public nonisolated init<D: FileDocument>(
        _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) { label = Text(title) }
}
