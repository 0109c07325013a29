// SPDX-License-Identifier: MIT

import Foundation

/// Finds the mistake inside of a `ForEach` of which the compiler says only that the collection is no binding.
///
/// `ForEach` takes a collection or a binding to one. Where something in its closure is wrong, the second costs the compiler fewer
/// mends than the first, and it names the collection in place of the mistake. In a module where the same text calls functions
/// that take collections only, it names the mistake itself.
struct ElementwiseForEach {
    /// As long as the word that it stands for: columns stay.
    private static let word = "ForEac_"

    /// What declares the functions.
    static let declarations = """
        import SwiftUI
        func \(word)<D: RandomAccessCollection, C: View>(
            _ data: D, @ViewBuilder content: @escaping (D.Element) -> C
        ) -> ForEach<D, D.Element.ID, C> where D.Element: Identifiable { ForEach(data, content: content) }
        func \(word)<D: RandomAccessCollection, I: Hashable, C: View>(
            _ data: D, id: KeyPath<D.Element, I>, @ViewBuilder content: @escaping (D.Element) -> C
        ) -> ForEach<D, I, C> { ForEach(data, id: id, content: content) }

        """

    /// The files with the calls replaced that the compiler complained of.
    let texts: [String]

    /// nil where it complained of none.
    ///
    /// - Parameters:
    ///   - files: as the diagnostics name them.
    ///   - texts: what the compiler read in them.
    init?(_ diagnostics: [Diagnostic], files: [String], texts: [String]) {
        var texts = texts
        var found = false
        for diagnostic in diagnostics where diagnostic.isError && Self.isAboutBinding(diagnostic.message) {
            guard let index = files.firstIndex(of: diagnostic.place.file),
                let text = Self.replaced(at: diagnostic.place, in: texts[index])
            else { continue }
            texts[index] = text
            found = true
        }
        guard found else { return nil }
        self.texts = texts
    }

    /// The compiler's words with the author's name in place of ours.
    static func restored(_ said: String) -> String { said.replacingOccurrences(of: word, with: "ForEach") }

    /// A range of numbers is left out: a third function for it would be what the compiler compares all others with.
    private static func isAboutBinding(_ message: String) -> Bool {
        message.hasPrefix("cannot convert value") && message.contains(" type 'Binding<")
            && !message.contains("of type 'Range<")
    }

    /// The text with the call's name replaced whose first argument stands at a place.
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
    /// What the compiler says of files where it can name mistakes inside of `ForEach`.
    ///
    /// - Parameters:
    ///   - said: what it said of them.
    ///   - files: as it was given them.
    ///   - texts: what they hold.
    ///   - others: what it read in their place.
    func namingMistakesInForEach(
        _ said: String, files: [String], texts: [String], others: [String], of sources: SourceSet, _ options: Options
    ) throws -> String {
        guard let each = ElementwiseForEach(Diagnostic.parse(said), files: files, texts: others) else { return said }
        let place = try cache.workplace(for: BuildCache.key(of: ["each", sources.path] + files))
        defer { try? FileManager.default.removeItem(atPath: place) }
        let declarations = place + "/ForEach.swift"
        try ElementwiseForEach.declarations.write(toFile: declarations, atomically: false, encoding: .utf8)
        let registryFile = try declarationFile(of: others, sources, in: place)
        let overlay = try SourceOverlay(files: files, texts: texts, others: each.texts, folder: place)
        let (isFine, sharper) = try typecheck(
            overlay.arguments + overlay.files + [registryFile, declarations], sources, options)
        // A collection that is no binding can be the mistake itself, and then the first words stand.
        return isFine ? said : ElementwiseForEach.restored(sharper)
    }

    /// A file with what every module of an author is given, without what lists its views.
    func declarationFile(of texts: [String], _ sources: SourceSet, in folder: String) throws -> String {
        var registry = RegistrySource(scan: DeclarationScan(texts), views: [])
        registry.scan.providers = []
        registry.symbols = try symbols(of: sources, texts)
        registry.hasPackages = !sources.ownModules.isEmpty
        let file = folder + "/" + RegistrySource.fileName
        try registry.text.write(toFile: file, atomically: false, encoding: .utf8)
        return file
    }
}
