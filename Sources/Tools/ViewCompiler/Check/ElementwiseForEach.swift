// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Finds the mistake inside a `ForEach` for which the compiler only reports that the collection is not a binding.
///
/// `ForEach` takes a collection or a binding to one. If its closure contains an error, the compiler's solver prefers
/// the overload with the binding, and blames the collection. This type replaces the calls by functions that take
/// collections only; the compiler then reports the error in the closure.
struct ElementwiseForEach {
    /// The name of the replacement. It is as long as `ForEach`, so that columns stay the same.
    private static let word = "ForEac_"

    /// Swift code that declares `ForEac_`, for collections only.
    static let declarations = """
        import SwiftUI
        func \(word)<D: RandomAccessCollection, C: View>(
            _ data: D, @ViewBuilder content: @escaping (D.Element) -> C
        ) -> ForEach<D, D.Element.ID, C> where D.Element: Identifiable { ForEach(data, content: content) }
        func \(word)<D: RandomAccessCollection, I: Hashable, C: View>(
            _ data: D, id: KeyPath<D.Element, I>, @ViewBuilder content: @escaping (D.Element) -> C
        ) -> ForEach<D, I, C> { ForEach(data, id: id, content: content) }

        """

    /// The files' texts with `ForEac_` in place of the reported `ForEach` calls.
    let texts: [String]
    /// The indices of the files that have such calls.
    let changed: Set<Int>

    /// nil if no error is about a binding in a `ForEach`.
    ///
    /// - Parameters:
    ///   - files: The paths as in the diagnostics.
    ///   - texts: The texts that the compiler read.
    init?(_ diagnostics: [Diagnostic], files: [String], texts: [String]) {
        var texts = texts
        var changed: Set<Int> = []
        // A check that was stopped would be stopped again.
        let stopped = Set(diagnostics.filter(BoundedChecks.isStop).map(\.place.file))
        for diagnostic in diagnostics where diagnostic.isError && Self.isAboutBinding(diagnostic.message) {
            guard !stopped.contains(diagnostic.place.file), let index = files.firstIndex(of: diagnostic.place.file),
                let text = Self.replaced(at: diagnostic.place, in: texts[index])
            else { continue }
            texts[index] = text
            changed.insert(index)
        }
        guard !changed.isEmpty else { return nil }
        (self.texts, self.changed) = (texts, changed)
    }

    static func restored(_ said: String) -> String { said.replacingOccurrences(of: word, with: "ForEach") }

    /// Whether a message is about a binding in a `ForEach`. Messages about integer ranges do not count, because
    /// `ForEac_` has no overload for ranges.
    private static func isAboutBinding(_ message: String) -> Bool {
        message.hasPrefix("cannot convert value") && message.contains(" type 'Binding<")
            && !message.contains("of type 'Range<")
    }

    /// Replaces the name of the `ForEach` call whose first argument is at a place; nil if there is no such call.
    private static func replaced(at place: Diagnostic.Place, in text: String) -> String? {
        let bytes = Array(text.utf8)
        var start = 0
        for _ in 1..<max(place.line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        guard bytes.indices.contains(start + place.column - 1) else { return nil }
        let before = bytes[..<(start + place.column - 1)]
        let blanks = Array(" \t\r\n".utf8)
        guard let paren = before.lastIndex(where: { !blanks.contains($0) }), before[paren] == UInt8(ascii: "("),
            before[..<paren].suffix(word.utf8.count).elementsEqual("ForEach".utf8)
        else { return nil }
        let name = paren - word.utf8.count
        return String(decoding: bytes[..<name] + Array(word.utf8) + bytes[paren...], as: UTF8.self)
    }
}

extension CompileService {
    /// The compiler's output, but with the error inside a `ForEach` closure in place of the misleading error about its
    /// collection.
    ///
    /// - Parameters:
    ///   - said: The output so far.
    ///   - files: The paths that the compiler was given.
    ///   - texts: The contents of the files.
    ///   - others: The texts that the compiler read in place of `texts`.
    ///   - key: Identifies the interface of the module and of the modules that it imports. If nil, the result is not
    ///     cached.
    func namingMistakesInForEach(
        _ said: String, files: [String], texts: [String], others: [String], key: String? = nil, of sources: SourceSet,
        _ options: Options
    ) throws -> String {
        guard let each = ElementwiseForEach(Diagnostic.parse(said), files: files, texts: others) else { return said }
        let changed = each.changed.sorted()
        let names = sources.files.count == files.count ? sources.files : files
        let entry = key.map { BuildCache.key(of: ["each", $0] + changed.flatMap { [names[$0], each.texts[$0]] }) }
        let known = entry.flatMap(cache.note).map { note in
            // The paths of copies differ from run to run.
            changed.reduce(note) { $0.replacingOccurrences(of: Self.mark($1), with: files[$1]) }
        }
        let sharper =
            try known ?? messagesOfClosures(each, files: files, texts: texts, others: others, sources, options)
        if known == nil, let entry, Diagnostic.placeless(sharper).isEmpty {
            cache.keepNote(
                changed.reduce(sharper) { $0.replacingOccurrences(of: files[$1], with: Self.mark($1)) }, for: entry)
        }
        // If the code now compiles, the closures are right, and the error about the collection was right too.
        guard Diagnostic.parse(sharper).contains(where: \.isError) else { return said }
        return Diagnostic.output(said, without: Set(changed.map { files[$0] })) + ElementwiseForEach.restored(sharper)
    }

    /// Stands for the path of a file in a cached output.
    private static func mark(_ index: Int) -> String { "\u{1}\(index)\u{1}" }

    /// The compiler's output about the files with replaced calls.
    private func messagesOfClosures(
        _ each: ElementwiseForEach, files: [String], texts: [String], others: [String], _ sources: SourceSet,
        _ options: Options
    ) throws -> String {
        let place = try cache.scratchFolder(for: BuildCache.key(of: ["each", sources.path] + files))
        defer { cache.discard(place) }
        let declarations = place + "/ForEach.swift"
        try FileSystem.write(ElementwiseForEach.declarations, to: declarations)
        let registryFile = try declarationFile(of: others, sources, in: place)
        let overlay = try SourceOverlay(files: files, texts: texts, others: each.texts, folder: place)
        // Checks only the files with replaced calls again. The errors of all other files are kept.
        let inputs = overlay.files.enumerated().flatMap { index, file in
            each.changed.contains(index) ? ["-primary-file", file] : [file]
        }
        return try typecheck(
            primary: overlay.arguments + inputs + [registryFile, declarations], sources, options
        ).said
    }

    /// Writes the declarations that are added to every author's module, such as the virtual clock. Returns the file's
    /// path.
    func declarationFile(of texts: [String], _ sources: SourceSet, in folder: String) throws -> String {
        var registry = RegistrySource(scan: DeclarationScan(texts), views: [])
        registry.scan.providers = []
        registry.symbols = try symbols(of: sources, texts)
        registry.hasPackages = !sources.ownModules.isEmpty
        let file = folder + "/" + RegistrySource.fileName
        try FileSystem.write(registry.text, to: file)
        return file
    }
}
