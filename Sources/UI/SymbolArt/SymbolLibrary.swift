// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Support
import Synchronization
import Typography

/// The symbols of this project, under the names of SF Symbols.
///
/// A glyph is described once, as text, and stands for many symbols, each in all weights. `SymbolName` describes how
/// names are composed, README.md how glyphs are drawn.
package enum SymbolLibrary {
    private struct Key: Hashable {
        var name: SymbolName
        var weight: SymbolWeight
        var script: SymbolScript
        var isMirrored: Bool

        /// The drawing's file name in the store. Contains only lowercase letters, digits, points and hyphens.
        var fileName: String {
            let heaviness = Int(exactly: weight.value).map { "\($0)" } ?? String(weight.value.bitPattern, radix: 16)
            return [name.text, heaviness, script.rawValue, isMirrored ? "mirrored" : ""]
                .filter { !$0.isEmpty }.joined(separator: "-")
        }
    }

    // Caches drawings by name, weight, script and mirroring. Invariant 29.
    private static let cache = Mutex<[Key: SymbolDrawing]>([:])
    private static let store = Mutex<SymbolStore?>(nil)

    /// Sets the store that keeps drawings between runs.
    package static func keepDrawings(in place: SymbolStore?) { store.withLock { $0 = place } }

    /// All names, sorted. The set removes duplicates: a name can be both a glyph and a form derived from another glyph.
    package static let names: [String] = Set(
        SymbolGlyphs.all.names.flatMap { SymbolName.forms(of: $0).map(\.text) }
    ).sorted()

    /// The names of the drawings: without slashes, enclosures and letters of other scripts.
    package static let drawnNames: [String] = SymbolGlyphs.all.names
        .flatMap { SymbolName.forms(of: $0) }
        .filter { !$0.hasSlash && $0.enclosure == nil && $0.script == nil }
        .map(\.text).sorted()

    /// - Parameters:
    ///   - variants: Variants requested in addition to the name.
    ///   - isMirrored: Whether the layout is right to left, which mirrors directional symbols.
    package static func symbol(
        named name: String, weight: SymbolWeight = .regular, variants: SymbolVariants = .none,
        script: SymbolScript = .latin, isMirrored: Bool = false, fonts: FontLibrary = FontLibrary()
    ) throws(SymbolError) -> SymbolDrawing {
        guard let parts = SymbolName(name)?.applying(variants), let glyph = SymbolGlyphs.all[parts.glyph] else {
            throw .unknown(name: name, nearest: NearestName.ranked(for: name, among: names, count: 3))
        }
        let isLocalized = glyph.features.contains(.localized)
        let script = isLocalized ? parts.script ?? script : .latin
        let turns = glyph.features.contains(.directional) && (isMirrored || isLocalized && script.runsRightToLeft)
        let key = Key(name: parts, weight: weight, script: script, isMirrored: turns)
        if let known = cache.withLock({ $0[key] }) { return known }
        let store = store.withLock { $0 }, name = key.fileName
        if let kept = store?.drawing(named: name) {
            cache.withLock { $0[key] = kept }
            return kept
        }
        let letters = SymbolLetters(script: script, fonts: fonts)
        var drawing = try SymbolComposer(weight: weight, letters: letters, isMirrored: turns).draw(parts, glyph)
        (drawing.fontFiles, drawing.missingScripts) = (letters.fontFiles, letters.missingScripts)
        cache.withLock { $0[key] = drawing }
        if MissedCacheEntries.areListed {
            if store != nil, drawing.fontFiles.isEmpty, drawing.missingScripts.isEmpty {
                MissedCacheEntries.note(
                    [missedKind, parts.text, String(weight.value.bitPattern, radix: 16), script.rawValue, "\(turns)"])
            }
        } else {
            store?.keep(drawing, named: name)
        }
        return drawing
    }

    private static let missedKind = "symbol"

    /// Draws symbols that a program with view code did not find in its cache, and stores them there.
    package static func make(missed: [[String]], in cacheFolder: String, build: String) {
        let entries = missed.filter { $0.count == 5 && $0[0] == missedKind }
        guard !entries.isEmpty else { return }
        keepDrawings(in: SymbolStore(in: cacheFolder, build: build))
        for entry in entries {
            guard let weight = UInt64(entry[2], radix: 16), let script = SymbolScript(rawValue: entry[3]) else {
                continue
            }
            let value = Double(bitPattern: weight)
            guard value.isFinite else { continue }
            _ = try? symbol(
                named: entry[1], weight: SymbolWeight(value), script: script, isMirrored: entry[4] == "true")
        }
    }
}
