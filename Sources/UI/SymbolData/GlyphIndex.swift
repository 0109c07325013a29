// SPDX-License-Identifier: MIT

import Foundation

/// Finds glyphs and definitions by name: a hash table of the lines that begin in the first column.
///
/// The first symbol of a process waits until the index is built. To be fast, building neither parses glyphs nor copies
/// names out of the text.
package struct GlyphIndex: Sendable {
    /// The keyword of a line: `glyph`, `alias`, `let` or `def`.
    package enum Kind: Sendable {
        case glyph, alias, path, command

        /// Glyphs and aliases share one namespace, definitions another.
        package var isGlyph: Bool { self == .glyph || self == .alias }
    }

    package struct Entry: Sendable {
        package let kind: Kind
        /// An index into `texts`.
        package let text: UInt16
        package let nameCount: UInt16
        package let nameStart: UInt32
    }

    private let texts: [GlyphText]
    package private(set) var entries: [Entry] = []
    /// A hash table by name: an index into `entries` plus 1, or 0 for a free slot.
    private var slots: [UInt16]
    private let mask: Int

    package init(_ texts: [GlyphText]) throws(GlyphMistake) {
        self.texts = texts
        let bytes = texts.reduce(0) { $0 + $1.count }
        // Names are at least 64 bytes apart on average, so at most half of the slots are used.
        var capacity = 1024
        while capacity < bytes / 32 { capacity *= 2 }
        slots = Array(repeating: 0, count: capacity)
        mask = capacity - 1
        entries.reserveCapacity(2048)
        for number in texts.indices { try add(number) }
    }

    package func name(of entry: Entry) -> GlyphName {
        GlyphName(start: texts[Int(entry.text)].start + Int(entry.nameStart), count: Int(entry.nameCount))
    }

    /// The position after the name of an entry, where the rest of its line begins.
    package func end(of entry: Entry) -> Int { Int(entry.nameStart) + Int(entry.nameCount) }

    package func entry(named name: GlyphName, isGlyph: Bool) -> Entry? {
        var slot = Self.hash(name, isGlyph) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.kind.isGlyph == isGlyph, self.name(of: entry) == name { return entry }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private mutating func add(_ number: Int) throws(GlyphMistake) {
        let text = texts[number]
        var place = 0
        while place < text.count {
            let first = text.start[place]
            if GlyphCharacter.isLetter(first) { try add(number, text, place) }
            guard let end = memchr(text.start + place, Int32(GlyphCharacter.newline), text.count - place) else {
                return
            }
            place = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) - text.start + 1
        }
    }

    private mutating func add(_ number: Int, _ text: GlyphText, _ place: Int) throws(GlyphMistake) {
        var start = place
        while GlyphCharacter.isLetter(text.start[start]) { start += 1 }
        let word = GlyphName(start: text.start + place, count: start - place)
        while text.start[start] == GlyphCharacter.space { start += 1 }
        var end = start
        while GlyphCharacter.isNamePart(text.start[end]) { end += 1 }
        func mistake(_ problem: String) -> GlyphMistake {
            let name = GlyphName(start: text.start + start, count: end - start).string
            return GlyphMistake(file: text.file, line: text.line(at: place), glyph: name, problem: problem)
        }
        guard let kind = Self.kind(word) else {
            throw mistake("a line begins with \"\(word.string)\" instead of glyph, alias, let or def")
        }
        guard end > start else { throw mistake("a name is missing after \(word.string)") }
        let entry = Entry(
            kind: kind, text: UInt16(number), nameCount: UInt16(end - start), nameStart: UInt32(start))
        let name = name(of: entry)
        var slot = Self.hash(name, kind.isGlyph) & mask
        while slots[slot] != 0 {
            let other = entries[Int(slots[slot]) - 1]
            if other.kind.isGlyph == kind.isGlyph, self.name(of: other) == name { throw mistake("is drawn twice") }
            slot = (slot + 1) & mask
        }
        guard entries.count < slots.count - 1, entries.count < Int(UInt16.max) - 1 else {
            throw mistake("there are too many names")
        }
        entries.append(entry)
        slots[slot] = UInt16(entries.count)
    }

    private static func kind(_ word: GlyphName) -> Kind? {
        switch word.string {
        case "glyph": .glyph
        case "alias": .alias
        case "let": .path
        case "def": .command
        default: nil
        }
    }

    /// The FNV-1a hash of a name and its namespace.
    private static func hash(_ name: GlyphName, _ isGlyph: Bool) -> Int {
        var hash: UInt64 = isGlyph ? 0xcbf2_9ce4_8422_2325 : 0x9e37_79b9_7f4a_7c15
        for i in 0..<name.count { hash = (hash ^ UInt64(name.start[i])) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
