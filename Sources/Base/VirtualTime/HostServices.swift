// SPDX-License-Identifier: MIT

import Foundation
import Sound

/// Services of one host for code that has no reference to the host: files, translations, sounds and warnings.
///
/// Created before the host, because the view's initializers may need these services.
@MainActor package final class HostServices {
    package let soundtrack = Soundtrack()
    package let repetitions = RepetitionList()
    package let paces = SharedProgressCache()
    package var files: (any FileProvider)?
    package var translations: (any TranslationProvider)?
    /// The host's screen, for code that runs outside of any view, such as `UIScreen.main`.
    package var screen = Screen()
    /// The host's `ImageProvider`; nil for no images. The type is `any Sendable`, because this module cannot import
    /// `ImageProvider`.
    package var images: (any Sendable)?
    /// Values that modules above keep as long as the host, by their types.
    package var kept: [ObjectIdentifier: any Sendable] = [:]
    /// The locale of the window. While this host's clock is current, a change also updates `CurrentLocale`.
    package var locale = Locale(identifier: "en_US") {
        didSet { if VirtualClock.current?.services === self { CurrentLocale.follow(locale) } }
    }
    /// The system of the window. While this host's clock is current, a change also updates `SystemVersion.current`.
    package var system = SystemVersion.iOS18 {
        didSet { if VirtualClock.current?.services === self { SystemVersion.current = system } }
    }
    /// The warnings for the view's author, in order of occurrence.
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

    /// Makes this host's locale and system the current ones.
    func makeCurrent() {
        CurrentLocale.follow(locale)
        SystemVersion.current = system
    }

    /// The services of the host that is running; nil outside of any host.
    package nonisolated static var current: HostServices? {
        HostThread.isCurrent ? MainActor.assumeIsolated { VirtualClock.current?.services } : nil
    }

    /// Warns the view's author once, from code that has no reference to its host. Does nothing outside of any host.
    package nonisolated static func warn(_ message: String) {
        guard let services = current else { return }
        MainActor.assumeIsolated { services.warn(message) }
    }

    package func warn(_ message: String) { report(.other, message) { RenderWarning(message) } }

    /// Records a warning, unless there is one of this kind and name already.
    ///
    /// - Parameter warning: Makes the warning. Called when the view tree is complete, because a node under construction
    ///   has no path yet.
    package func report(_ kind: RenderWarning.Kind, _ name: String, _ warning: @escaping () -> RenderWarning) {
        if reported.insert(Subject(kind: kind, name: name)).inserted { waitingWarnings.append(warning) }
    }

    package func collectWarnings() {
        // The string tables cannot report warnings to a host, because all hosts share them. So their warnings are added
        // here.
        for warning in translations?.warnings ?? [] { report(warning.kind, warning.name) { warning } }
        if waitingWarnings.isEmpty { return }
        let due = waitingWarnings
        waitingWarnings = []
        collectedWarnings += due.map { $0() }
    }

    /// The translation of a key in the running host's tables, in the host's language; nil if there is none.
    package nonisolated static func words(forKey key: String, table: String?) -> String? {
        let (locale, translations) = language
        let idiom = current.map { services in MainActor.assumeIsolated { services.screen.idiom } } ?? .phone
        return translations?.translation(of: key, inTable: table, for: locale)?.resolved(for: idiom).words
    }

    /// The locale and the string tables of the running host. Outside of any host, `en_US` without tables.
    package nonisolated static var language: (locale: Locale, translations: (any TranslationProvider)?) {
        guard let services = current else { return (Locale(identifier: "en_US"), nil) }
        return MainActor.assumeIsolated { (services.locale, services.translations) }
    }

    /// The path of a file of the app. Warns if the file is missing, because most code ignores nil silently.
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
    /// The kind of warning about a missing file: `sound` for a file with the extension of a sound, otherwise `file`.
    fileprivate init(ofFile name: String) {
        let sounds = ["aac", "aif", "aifc", "aiff", "caf", "flac", "m4a", "mp3", "mp4", "ogg", "wav"]
        self = name.split(separator: ".").last.map { sounds.contains($0.lowercased()) } == true ? .sound : .file
    }
}
