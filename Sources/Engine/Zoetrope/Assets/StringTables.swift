// SPDX-License-Identifier: MIT

import Support
import Foundation
import Synchronization
import SwiftUICore

/// The string tables in some folders: `Table.xcstrings`, and `Table.strings` and `Table.stringsdict` in folders such
/// as `de.lproj`.
///
/// A key is looked up in the languages of the locale, nearest first (`de_AT`: de-AT, de). The development language
/// comes last: the source language of a catalog, else `Base.lproj` and `en.lproj`. Within a language, folders are
/// searched in order. A table is read when a text first needs it.
final class StringTables: TranslationProvider {
    /// A file and its language. The language is nil if the file contains several languages, or if it is outside of any
    /// `.lproj` folder.
    private struct File {
        var path: String
        var language: String?
    }

    private struct State {
        /// The tables that have been read, by path.
        var contents: [String: StringTable] = [:]
        var languages: [Locale: [String]] = [:]
        var warnings: [RenderWarning] = []
        /// The keys that no table translates.
        var missing: Set<String> = []
    }

    /// Files by the name of their table.
    private let files: [String: [File]]
    private let state = Mutex(State())

    /// The table of texts that do not name a table.
    private static let usual = "Localizable"

    /// Finds the tables in some folders, without reading them; nil if there are no tables.
    init?(directories: [String]) {
        var files: [String: [File]] = [:]
        var seen: Set<String> = []
        func add(_ path: String, language: String?) {
            guard StringTable.extensions.contains(FileSystem.kind(of: path)), seen.insert(path).inserted else { return }
            let name = (path as NSString).lastPathComponent as NSString
            files[name.deletingPathExtension, default: []].append(File(path: path, language: language))
        }
        for directory in directories {
            let own = TableLanguage.ofFolder(directory)
            for name in Self.entries(of: directory) {
                let path = directory + "/" + name
                guard let language = TableLanguage.ofFolder(name) else {
                    add(path, language: own)
                    continue
                }
                for table in Self.entries(of: path) { add(path + "/" + table, language: language) }
            }
        }
        if files.isEmpty { return nil }
        self.files = files
    }

    /// The names in a folder: string catalogs first, then plural dictionaries, then plain tables. Plain tables come
    /// last because they may repeat keys of plural dictionaries, for systems without plural support.
    private static func entries(of folder: String) -> [String] {
        let names = (try? FileSystem.entries(of: folder)) ?? []
        let kinds = ["xcstrings", "stringsdict"]
        func rank(_ name: String) -> Int {
            kinds.firstIndex(of: FileSystem.kind(of: name)) ?? kinds.count
        }
        return names.map { (rank: rank($0), name: $0) }.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
    }

    var warnings: [RenderWarning] { state.withLock { $0.warnings } }
    var missingKeys: Set<String> { state.withLock { $0.missing } }

    func translation(of key: String, inTable table: String?, for locale: Locale) -> Translation? {
        guard let files = files[table ?? Self.usual] else { return nil }
        return state.withLock { state in
            let languages = state.languages[locale] ?? TableLanguage.candidates(for: locale)
            state.languages[locale] = languages
            for language in languages {
                for file in files where file.language == nil || file.language == language {
                    if let found = Self.content(of: file, &state)[language, key] { return found }
                }
            }
            // If no language of the locale has the key, searches the tables of the development language and the tables
            // without a language.
            for file in files {
                let content = Self.content(of: file, &state)
                let source = content.sourceLanguage ?? file.language ?? TableLanguage.none
                guard content.sourceLanguage != nil || TableLanguage.development.contains(source) else { continue }
                if let found = content[source, key] { return found }
            }
            state.missing.insert(key)
            return nil
        }
    }

    private static func content(of file: File, _ state: inout State) -> StringTable {
        if let known = state.contents[file.path] { return known }
        var content = StringTable()
        do {
            content = try StringTable(path: file.path, language: file.language ?? TableLanguage.none)
        } catch {
            state.warnings.append(RenderWarning(.file, file.path, message: "\(error); its keys are shown untranslated"))
        }
        state.contents[file.path] = content
        return content
    }
}
