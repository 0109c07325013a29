// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Spelling
import Synchronization
import Typography

/// Our own symbols, under the names that SF Symbols made common.
///
/// A glyph is drawn once, by a function of a pen, and stands for up to a dozen symbols, each in all weights: see
/// `SymbolName` for how names are made, and README.md for the hand in which glyphs are drawn.
package enum SymbolLibrary {
    private struct Key: Hashable {
        var name: SymbolName
        var weight: SymbolWeight
        var script: SymbolScript
        var isMirrored: Bool

        /// Small letters, digits and points.
        var fileName: String {
            let heaviness = Int(exactly: weight.value).map { "\($0)" } ?? String(weight.value.bitPattern, radix: 16)
            return [name.text, heaviness, script.rawValue, isMirrored ? "mirrored" : ""]
                .filter { !$0.isEmpty }.joined(separator: "-")
        }
    }

    private static let cache = Mutex<[Key: SymbolDrawing]>([:])
    private static let store = Mutex<SymbolStore?>(nil)

    /// Keeps drawings for later runs of this program as well, and takes those that earlier ones have kept.
    package static func keepDrawings(in place: SymbolStore?) { store.withLock { $0 = place } }

    /// All names, sorted. Some forms are drawn by hand and also made: they count once.
    package static let names: [String] = Set(
        SymbolGlyphs.all.names.flatMap { SymbolName.forms(of: $0).map(\.text) }
    ).sorted()

    /// The names of what is drawn by hand: without slashes, enclosures and the letters of other scripts.
    package static let drawnNames: [String] = SymbolGlyphs.all.names
        .flatMap { SymbolName.forms(of: $0) }
        .filter { !$0.hasSlash && $0.enclosure == nil && $0.script == nil }
        .map(\.text).sorted()

    /// - Parameters:
    ///   - variants: Forms that the place asks for, beyond the name.
    ///   - isMirrored: For a place where text runs from right to left: directional symbols are turned round.
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
        store?.keep(drawing, named: name)
        return drawing
    }
}
