// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The code that an earlier build of a module has left out, so that a build after an edit need not find it again.
///
/// It still holds if the files in which code was left out have the same texts, and all files the same interfaces. If the
/// edit has brought other code that does not compile, the caller builds from the beginning.
struct KnownOmissions {
    /// What a build has left out.
    private struct Record: Codable {
        /// The texts without the omitted code, by the digests of the files' names and texts.
        var texts: [String: String]
        /// The omissions as the program reports them.
        var omissions: [String]
    }

    private let digests: [String]
    private let key: String
    private let cache: BuildCache

    /// - Parameters:
    ///   - names: The paths of the files.
    ///   - parts: Everything besides the files on which the compiler's messages depend.
    init(_ names: [String], texts: [String], besides parts: [String], in cache: BuildCache) {
        digests = zip(names, texts).map { BuildCache.key(of: [$0, $1]) }
        key = BuildCache.key(of: ["omissions"] + parts, interfacesOf: zip(names, texts).map { ($0, $1) })
        self.cache = cache
    }

    /// The texts to compile, and the omissions; nil if none are known, or if a file of theirs has changed.
    ///
    /// - Parameter translated: The texts to compile if nothing is left out.
    func texts(of translated: [String]) -> (texts: [String], omissions: [String])? {
        guard let note = cache.note(for: key),
            let record = try? JSONDecoder().decode(Record.self, from: Data(note.utf8)),
            Set(record.texts.keys).isSubset(of: digests)
        else { return nil }
        return (zip(digests, translated).map { record.texts[$0] ?? $1 }, record.omissions)
    }

    /// Records the texts that compile, and what they leave out.
    func keep(_ texts: [String], of translated: [String], _ omissions: [String]) {
        var record = Record(texts: [:], omissions: omissions)
        for (index, digest) in digests.enumerated() where texts[index] != translated[index] {
            record.texts[digest] = texts[index]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let note = try? encoder.encode(record) else { return }
        cache.keepNote(String(decoding: note, as: UTF8.self), for: key)
    }
}

extension CompileService {
    /// The known omissions of a module; nil if the options forbid to leave code out.
    ///
    /// - Parameter symbols: The declarations that are generated for the module's resources.
    func knownOmissions(
        of sources: SourceSet, _ texts: [String], _ options: Options, _ symbols: CatalogSymbols
    ) -> KnownOmissions? {
        guard options.omission != .never else { return nil }
        return KnownOmissions(
            sources.files, texts: texts,
            besides: toolParts + keyed(moduleArguments(sources, options)) + ["\(options)"] + symbols.declarations
                + sources.ownModules.sorted(),
            in: cache)
    }
}
