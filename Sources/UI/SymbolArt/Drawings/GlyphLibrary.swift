// SPDX-License-Identifier: MIT

import CSymbolDrawings
import Geometry
import SymbolData
import Synchronization

/// Glyphs by name, read from the texts of their drawings.
package final class GlyphLibrary: Sendable {
    private let texts: [GlyphText]
    private let index: GlyphIndex
    /// Caches the paths of `let` definitions. A key consists of the text's index and the name's position in the text.
    private let shared = Mutex<[UInt64: Path]>([:])

    package init(_ texts: [GlyphText]) throws(GlyphMistake) {
        self.texts = texts
        index = try GlyphIndex(texts)
    }

    /// The names of all glyphs, in the order of their texts.
    package var names: [String] {
        index.entries.lazy.filter { $0.kind.isGlyph }.map { self.index.name(of: $0).string }
    }

    /// The glyph named `name`; nil if there is none. Traps if the glyph's first line has a mistake.
    package subscript(name: String) -> SymbolGlyph? {
        do {
            return try glyph(named: name)
        } catch {
            preconditionFailure("symbols: \(error)")
        }
    }

    package func glyph(named name: String) throws(GlyphMistake) -> SymbolGlyph? {
        var name = name
        let entry = name.withUTF8 { bytes in
            bytes.baseAddress.flatMap {
                index.entry(named: GlyphName(start: $0, count: bytes.count), isGlyph: true)
            }
        }
        return if let entry { try glyph(entry) } else { nil }
    }

    private func glyph(_ entry: GlyphIndex.Entry) throws(GlyphMistake) -> SymbolGlyph {
        var program = GlyphProgram(source(entry))
        guard entry.kind == .alias else { return try program.glyph() }
        let name = try program.aliased()
        guard let original = index.entry(named: name, isGlyph: true), original.kind == .glyph else {
            throw program.mistake("there is no glyph \"\(name.string)\"")
        }
        return try glyph(original)
    }

    func hasGlyph(_ name: GlyphName) -> Bool { index.entry(named: name, isGlyph: true) != nil }

    /// The commands of a `def`; nil if there is none.
    func command(named name: GlyphName) -> GlyphSource? {
        guard let entry = index.entry(named: name, isGlyph: false), entry.kind == .command else { return nil }
        return source(entry)
    }

    /// The path of a `let`; nil if there is none.
    func path(named name: GlyphName) throws(GlyphMistake) -> Path? {
        guard let entry = index.entry(named: name, isGlyph: false), entry.kind == .path else { return nil }
        let key = UInt64(entry.text) << 32 | UInt64(entry.nameStart)
        if let known = shared.withLock({ $0[key] }) { return known }
        var program = GlyphProgram(source(entry))
        let path = try program.sharedPath()
        shared.withLock { $0[key] = path }
        return path
    }

    private func source(_ entry: GlyphIndex.Entry) -> GlyphSource {
        GlyphSource(
            library: self, text: texts[Int(entry.text)], name: index.name(of: entry), place: index.end(of: entry))
    }
}

/// The glyphs linked into the program.
package enum SymbolGlyphs {
    package static let all: GlyphLibrary = {
        var count = 0
        let themes = symbol_themes(&count)
        let texts = UnsafeBufferPointer(start: themes, count: count).map { theme in
            GlyphText(
                file: String(cString: theme.file),
                start: UnsafeRawPointer(theme.text).assumingMemoryBound(to: UInt8.self), count: theme.length)
        }
        do {
            return try GlyphLibrary(texts)
        } catch {
            preconditionFailure("symbols: \(error)")
        }
    }()
}
