// SPDX-License-Identifier: MIT

import AppStructure
import PreviewSupport
import Interaction
import Zoetrope

/// A part of an author's code that has something to show: a `#Preview`, a provider of previews, an app, or a view that is made
/// without arguments. Nothing of it is made yet.
@MainActor struct PreviewSource {
    /// `Module/File.swift` of a `#Preview`, else the path of the file, where it is known.
    var file: String?
    /// From 1 on.
    var line: Int?
    /// What it is called in messages.
    var title: String
    /// The name that is said beside the code of the views, which need not be run for it.
    var name: @MainActor () -> String? = { nil }
    var make: @MainActor (PreviewDescription.Canvas) async throws -> [PreviewDescription]
}

extension ConformanceRecords {
    /// The types that are apps.
    @MainActor func apps() -> [any App.Type] {
        types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
    }
}

/// All that an author's program has to show.
@MainActor struct PreviewSources {
    let records: ConformanceRecords
    let places: [String: (file: String, line: Int)]
    /// The names of preview providers, as they stand in the files.
    let order: [String]
    let entries: @MainActor () -> [PreviewProgram.Entry]

    /// What is drawn where nobody asks for more: `#Preview`s, or else providers, an app, or views.
    ///
    /// - Parameter name: those of a name alone, if there are any.
    func shown(named name: String?) throws -> [PreviewSource] {
        let registries = records.previewRegistries()
        if !registries.isEmpty { return try PreviewDescription.named(name, of: registries).map(source) }
        let providers = providers
        return providers.isEmpty ? others : providers
    }

    /// Every preview; where there is none, what is drawn in place of them.
    var all: [PreviewSource] {
        let previews = records.previewRegistries().map(source) + providers
        return previews.isEmpty ? others : previews
    }

    private func source(_ registry: any PreviewRegistry.Type) -> PreviewSource {
        PreviewSource(
            file: registry.fileID, line: registry.line, title: "Preview", name: { try? registry.makePreview().name }
        ) {
            try await PreviewDescription.previews(of: [registry], on: $0)
        }
    }

    /// In the order of the files.
    private var providers: [PreviewSource] {
        let all = records.previewProviders().map { type in (name: "\(type)", type: type) }
            .sorted { first, second in
                let places = [first, second].map { provider in order.firstIndex(of: provider.name) ?? order.count }
                return (places[0], first.name) < (places[1], second.name)
            }
        return all.map { name, provider in
            let title = PreviewDescription.title(of: name)
            return PreviewSource(file: places[name]?.file, line: places[name]?.line, title: title) {
                try PreviewDescription.previews(of: provider, named: title, on: $0)
            }
        }
    }

    /// The app, or views that are made without arguments.
    private var others: [PreviewSource] {
        if let app = records.apps().first {
            let name = "\(app)"
            return [
                PreviewSource(file: places[name]?.file, line: places[name]?.line, title: name) {
                    [try Self.preview(of: app, on: $0)]
                }
            ]
        }
        return entries().map { entry in
            PreviewSource(file: places[entry.name]?.file, line: places[entry.name]?.line, title: entry.name) {
                [try PreviewDescription(named: entry.name, on: $0, content: entry.content)]
            }
        }
    }

    private static func preview(
        of app: any App.Type, on canvas: PreviewDescription.Canvas
    ) throws -> PreviewDescription {
        func open<A: App>(_ app: A.Type) throws -> PreviewDescription {
            try PreviewDescription(named: "\(app)", on: canvas) { AnyView(AppView(A())) }
        }
        return try open(app)
    }
}
