// SPDX-License-Identifier: MIT

import Foundation
import Sound

/// What the code of one host's view can ask for without any host in sight, beside the time: files, and to be heard.
///
/// It is there before the host is, because the view's own initializers may ask.
@MainActor package final class HostServices {
    package let soundtrack = Soundtrack()
    package let repetitions = RepetitionList()
    package let paces = SharedPaces()
    package var files: (any FileProvider)?
    package var translations: (any TranslationProvider)?
    /// What code asks of the screen that has no view in sight.
    package var screen = Screen()
    /// Where pictures come from: an `ImageProvider`, which is not known here.
    package var images: (any Sendable)?
    /// That of the window.
    package var locale = Locale(identifier: "en_US")
    /// For the author of the view, in the order in which they came up.
    package var warnings: [RenderWarning] {
        collectWarnings()
        return collectedWarnings
    }
    private var collectedWarnings: [RenderWarning] = []
    private var waitingWarnings: [() -> RenderWarning] = []
    private var reported: Set<Subject> = []

    private struct Subject: Hashable {
        let kind: RenderWarning.Kind
        let name: String
    }

    package nonisolated init() {}

    /// The services of the host that is at work; nil outside of any.
    package nonisolated static var current: HostServices? {
        HostThread.isCurrent ? MainActor.assumeIsolated { VirtualClock.current?.services } : nil
    }

    /// Tells the author of the view that is at work, once; nobody outside of any. For code that has no host in sight.
    package nonisolated static func warn(_ message: String) {
        guard let services = current else { return }
        MainActor.assumeIsolated { services.warn(message) }
    }

    package func warn(_ message: String) { report(.other, message) { RenderWarning(message) } }

    /// Keeps a warning, unless there is one of this kind and name already: frames and views ask again and again.
    /// - Parameter warning: is called when the tree is whole: a node that is being made has no place in it yet.
    package func report(_ kind: RenderWarning.Kind, _ name: String, _ warning: @escaping () -> RenderWarning) {
        if reported.insert(Subject(kind: kind, name: name)).inserted { waitingWarnings.append(warning) }
    }

    package func collectWarnings() {
        // Tables are read by texts, and for all hosts at once: nobody who asks is told.
        for warning in translations?.warnings ?? [] { report(warning.kind, warning.name) { warning } }
        if waitingWarnings.isEmpty { return }
        let due = waitingWarnings
        waitingWarnings = []
        collectedWarnings += due.map { $0() }
    }

    /// The words for a key in the tables and the language of the host that is at work; nil where there are none.
    package nonisolated static func words(forKey key: String, table: String?) -> String? {
        let (locale, translations) = language
        let idiom = current.map { services in MainActor.assumeIsolated { services.screen.idiom } } ?? .phone
        return translations?.translation(of: key, inTable: table, for: locale)?.resolved(for: idiom).words
    }

    /// What the host that is at work speaks; without one, English, and no tables.
    package nonisolated static var language: (locale: Locale, translations: (any TranslationProvider)?) {
        guard let services = current else { return (Locale(identifier: "en_US"), nil) }
        return MainActor.assumeIsolated { (services.locale, services.translations) }
    }

    /// A file of the app. Where there is none the author is told: most code takes nil for an answer in silence.
    package func path(ofFile name: String, in subfolder: String?, orElse other: () -> String?) -> String? {
        guard let files else { return other() }
        if let path = files.path(ofFile: name, in: subfolder) ?? other() { return path }
        let place = subfolder.map { "\($0)/" } ?? ""
        let folders =
            files.directories.isEmpty ? "there are no asset folders" : files.directories.joined(separator: ", ")
        let siblings = files.siblings(ofFile: name, in: subfolder)
        var advice = siblings.isEmpty ? "" : "; there is \(siblings.joined(separator: " and "))"
        if siblings.isEmpty, let nearest = files.nearest(toFile: name, in: subfolder) {
            advice = ": did you mean \(nearest)?"
        }
        let kind = RenderWarning.Kind(ofFile: name)
        report(kind, place + name) { [advice] in
            RenderWarning(kind, place + name, message: "no file \(place)\(name) in \(folders)\(advice)")
        }
        return nil
    }
}

extension RenderWarning.Kind {
    /// Sounds are asked for as files; their names tell.
    fileprivate init(ofFile name: String) {
        let sounds = ["aac", "aif", "aifc", "aiff", "caf", "flac", "m4a", "mp3", "mp4", "ogg", "wav"]
        self = name.split(separator: ".").last.map { sounds.contains($0.lowercased()) } == true ? .sound : .file
    }
}
