// SPDX-License-Identifier: MIT

import AppStructure
import Foundation
import PreviewSupport
import SwiftUICore
import Zoetrope

/// A part of an author's code that can be shown: a `#Preview`, a preview provider, an app, or a view that needs no
/// arguments. `make` creates its previews.
@MainActor struct PreviewSource {
    /// `Module/File.swift` for a `#Preview`, else the path of the file; nil if unknown.
    var file: String?
    /// The line in the file, counted from 1.
    var line: Int?
    /// The source's name in messages: `Preview`, or the name of a view, app or provider.
    var title: String
    /// Whether this is a `#Preview`, which has a name only if the author gives one.
    var isUnnamed = false
    /// The name declared beside the view code; reading it does not run that code.
    var name: @MainActor () -> String? = { nil }
    var make: @MainActor (PreviewDescription.Canvas) async throws -> [PreviewDescription]
}

extension ConformanceRecords {
    @MainActor func apps() -> [any App.Type] {
        types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
    }
}

/// Finds what an author's program can show: its previews, its app, or views without arguments.
@MainActor struct PreviewSources {
    let records: ConformanceRecords
    let places: [String: (file: String, line: Int)]
    /// The names of preview providers in the order of the files.
    let order: [String]
    let entries: @MainActor () -> [PreviewProgram.Entry]

    /// The previews, or else the app, or else the views without arguments.
    ///
    /// - Parameter name: Selects the `#Preview`s of this name, if there are any.
    func shown(named name: String?) throws -> [PreviewSource] {
        guard let name else { return all }
        let registries = records.previewRegistries()
        let chosen = try PreviewDescription.named(name, of: registries)
        return chosen.count == registries.count ? all : chosen.map(source)
    }

    /// The default sources, sorted so that the first one represents the folder. That is the app, else `ContentView`,
    /// else the source whose file was changed last.
    ///
    /// - Parameter changed: Returns the modification time of a file, in seconds. Its argument is the file's path, or
    ///   the compiler's name for the file.
    func shown(firstByChange changed: (String) -> Double?) -> [PreviewSource] {
        let all = all
        if let app { return [app] + all.filter { $0.title != app.title } }
        let main = "ContentView"
        let shows = { (source: PreviewSource) in
            source.title == main || (source.file.map { ($0 as NSString).lastPathComponent } == main + ".swift")
        }
        if let index = all.firstIndex(where: shows) { return [all[index]] + all[..<index] + all[(index + 1)...] }
        if let entry = entries().first(where: { $0.name == main }) { return [source(entry)] + all }
        let times = all.map { source in source.file.flatMap(changed) ?? -.infinity }
        return all.indices.sorted { (-times[$0], $0) < (-times[$1], $1) }.map { all[$0] }
    }

    /// Every preview; if there is none, the app or the views without arguments.
    var all: [PreviewSource] {
        let previews = records.previewRegistries().map(source) + providers
        return previews.isEmpty ? others : previews
    }

    /// Adds the project's setup to a canvas.
    private func setUp(_ canvas: PreviewDescription.Canvas) async throws -> PreviewDescription.Canvas {
        guard let name = ProcessInfo.processInfo.environment[PreviewSetup.variable] else { return canvas }
        var canvas = canvas
        do {
            canvas.setup = try await PreviewSetup.application(named: name, in: records)
        } catch {
            throw DataError("\(error)")
        }
        return canvas
    }

    private func source(_ registry: any PreviewRegistry.Type) -> PreviewSource {
        PreviewSource(
            file: registry.fileID, line: registry.line, title: "Preview", isUnnamed: true,
            name: { try? registry.makePreview().name }
        ) {
            try await PreviewDescription.previews(of: [registry], on: setUp($0))
        }
    }

    /// Preview providers in the order of the files.
    private var providers: [PreviewSource] {
        let all = records.previewProviders().map { type in (name: "\(type)", type: type) }
            .sorted { first, second in
                let places = [first, second].map { provider in order.firstIndex(of: provider.name) ?? order.count }
                return (places[0], first.name) < (places[1], second.name)
            }
        return all.map { name, provider in
            let title = PreviewDescription.title(of: name)
            return PreviewSource(file: places[name]?.file, line: places[name]?.line, title: title) {
                try PreviewDescription.previews(of: provider, named: title, on: await setUp($0))
            }
        }
    }

    private var app: PreviewSource? {
        records.apps().first.map { app in
            let name = "\(app)"
            return PreviewSource(file: places[name]?.file, line: places[name]?.line, title: name) {
                [try Self.preview(of: app, on: $0)]
            }
        }
    }

    /// The app if there is one; otherwise the views that can be created without arguments.
    private var others: [PreviewSource] { app.map { [$0] } ?? entries().map(source) }

    private func source(_ entry: PreviewProgram.Entry) -> PreviewSource {
        PreviewSource(file: places[entry.name]?.file, line: places[entry.name]?.line, title: entry.name) {
            [try PreviewDescription(named: entry.name, on: await setUp($0), content: entry.content)]
        }
    }

    private static func preview(
        of app: any App.Type, on canvas: PreviewDescription.Canvas
    ) throws -> PreviewDescription {
        func open<A: App>(_ app: A.Type) throws -> PreviewDescription {
            let kept = KeptApp<A>()
            let description = try PreviewDescription(named: "\(app)", on: canvas) { AnyView(AppView(kept.app())) }
            kept.isDescribed = true
            return description
        }
        return try open(app)
    }
}

/// The app that is made to describe it, which is also the first one that is drawn. Apps put their services into static
/// variables when they are made, so a second one would use those of the first. Each later rendering makes a new app.
@MainActor private final class KeptApp<Content: App> {
    private var kept: Content?
    var isDescribed = false

    func app() -> Content {
        let app = kept ?? Content()
        kept = isDescribed ? nil : app
        return app
    }
}
