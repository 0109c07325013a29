// SPDX-License-Identifier: MIT

import Foundation

/// A parsed symbol name: GLYPH, then optionally `.slash`, an enclosure, `.fill` and a script.
///
///     bell.slash.circle.fill       character.book.closed.he
///
/// A glyph's own name may contain such words ("person.crop.circle"): the longest glyph wins.
package struct SymbolName: Hashable {
    package enum Enclosure: String, CaseIterable { case circle, square, rectangle }

    package var glyph: String
    package var hasSlash = false
    package var enclosure: Enclosure?
    package var isFilled = false
    /// The script of the letter; nil for the script of the locale.
    package var script: SymbolScript?

    /// nil if no symbol has this name. Names of more than 100 bytes are not looked up.
    package init?(_ name: String) {
        guard name.utf8.count <= 100 else { return nil }
        var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        self.init(glyph: "")
        func isGlyph() -> Bool {
            glyph = words.joined(separator: ".")
            return exists
        }
        if isGlyph() { return }
        if let script = words.last.flatMap(SymbolScript.init(rawValue:)), script != .latin {
            self.script = script
            words.removeLast()
            if isGlyph() { return }
        }
        if words.last == "fill" {
            isFilled = true
            words.removeLast()
            if isGlyph() { return }
        }
        if let enclosure = words.last.flatMap(Enclosure.init(rawValue:)) {
            self.enclosure = enclosure
            words.removeLast()
            if isGlyph() { return }
        }
        if words.last == "slash" {
            hasSlash = true
            words.removeLast()
            if isGlyph() { return }
        }
        return nil
    }

    private init(glyph: String) { self.glyph = glyph }

    /// Whether the glyph exists in the form that this name describes.
    private var exists: Bool {
        guard let features = SymbolGlyphs.all[glyph]?.features else { return false }
        return exists(with: features)
    }

    private func exists(with features: SymbolGlyph.Features) -> Bool {
        if hasSlash, !features.contains(.slash) { return false }
        if script != nil, !features.contains(.localized) { return false }
        switch enclosure {
        case .circle?, .square?: return features.contains(.enclosed)
        case .rectangle?: return features.contains(.inRectangle)
        case nil: return !features.contains(.onlyEnclosed) && (!isFilled || features.contains(.fill))
        }
    }

    package var text: String {
        var words = [glyph]
        if hasSlash { words.append("slash") }
        if let enclosure { words.append(enclosure.rawValue) }
        if isFilled { words.append("fill") }
        if let script { words.append(script.rawValue) }
        return words.joined(separator: ".")
    }

    /// The names of all forms of a glyph: with and without slash, enclosure, fill and script. Empty for an unknown
    /// glyph.
    package static func forms(of glyph: String) -> [SymbolName] {
        guard let features = SymbolGlyphs.all[glyph]?.features else { return [] }
        var forms: [SymbolName] = []
        for hasSlash in [false, true] {
            for enclosure in [nil] + Enclosure.allCases.map(Optional.some) {
                for isFilled in [false, true] {
                    for script in [nil] + SymbolScript.allCases.dropFirst().map(Optional.some) {
                        var form = SymbolName(glyph: glyph)
                        (form.hasSlash, form.enclosure, form.isFilled) = (hasSlash, enclosure, isFilled)
                        form.script = script
                        if form.exists(with: features) { forms.append(form) }
                    }
                }
            }
        }
        return forms
    }

    /// The existing form with as many of the variants as possible. Features of the name itself are never lost.
    package func applying(_ variants: SymbolVariants) -> SymbolName {
        let wished: Enclosure? =
            variants.contains(.rectangle)
            ? .rectangle : variants.contains(.square) ? .square : variants.contains(.circle) ? .circle : nil
        // The order is the priority: the slash first, then the enclosure, then the fill.
        for (slash, shape, fill) in [
            (true, true, true), (true, true, false), (true, false, true), (true, false, false), (false, true, true),
            (false, true, false), (false, false, true),
        ] {
            var form = self
            if slash, variants.contains(.slash) { form.hasSlash = true }
            if shape, let wished { form.enclosure = wished }
            if fill, variants.contains(.fill) { form.isFilled = true }
            if form.exists { return form }
        }
        return self
    }
}
