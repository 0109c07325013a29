// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Synchronization

/// A face of a font file: its names, metrics, glyphs and outlines, in font units. Thread-safe.
public final class FontFace: Sendable {
    /// Vertical metrics in font units, with y up; 0 if the font does not state them.
    struct Measures: Sendable, Equatable {
        var unitsPerEm: Int
        var ascender: Int
        /// The descender; negative if below the baseline.
        var descender: Int
        var lineGap: Int
        var capHeight: Int
        var xHeight: Int
        var underlinePosition: Int
        var underlineThickness: Int
        var strikeoutPosition: Int
    }

    /// The identity of a face: file, index and variation.
    struct Key: Hashable, Sendable {
        var path: String
        var index: Int
        /// The weight of a font with a weight axis; nil for static fonts.
        var weight: Int?
        /// Whether the outer corners of glyphs are rounded (`CornerRounding`).
        var isRounded = false
        /// The width that strokes gain, in thousandths of the em.
        var thickening = 0
    }

    public let familyName: String
    public let postScriptName: String
    let key: Key
    let measures: Measures
    /// Whether the glyphs are colour bitmaps.
    let hasPictures: Bool
    let harfBuzz: HarfBuzzFont

    // Caches glyphs, which never change for a face (invariant 28).
    private struct Glyphs: ~Copyable {
        var face: FreeTypeFace
        var outlines: [UInt32: Path] = [:]
        var pictures: [UInt32: GlyphPicture?] = [:]
        var cornerRadius: CGFloat?
    }
    private let glyphs: Mutex<Glyphs>
    private let widestDigit = Mutex<Int32?>(nil)

    /// The maximum number of cached outlines. At the limit, all are dropped (East Asian fonts have tens of thousands).
    private static let outlineLimit = 4096
    /// The maximum number of cached bitmaps of 70 kB each. At the limit, all are dropped.
    private static let pictureLimit = 256

    /// Returns nil if the file at `key` has no such face, or the face has neither outlines nor bitmaps.
    init?(_ key: Key) {
        guard let file = FontFile(path: key.path),
            let face = FreeTypeFace(file: file, index: key.index, weight: key.weight),
            face.isScalable || face.hasPictures
        else { return nil }
        self.key = key
        familyName = face.familyName
        postScriptName = face.postScriptName
        measures = face.measures
        hasPictures = face.hasPictures
        harfBuzz = HarfBuzzFont(
            file: file, index: key.index, unitsPerEm: measures.unitsPerEm, weight: key.weight)
        glyphs = Mutex(Glyphs(face: face))
    }

    /// The largest advance of the digits 0 to 9 with tabular figures, in font units.
    ///
    /// The advances of a font's digits may differ: the 1 of Inter Display is narrower than the other digits.
    func tabularDigitWidth(script: Script) -> Int32 {
        widestDigit.withLock { known in
            if let known { return known }
            let digits = (0x30...0x39).map(UInt32.init)
            let shaped = harfBuzz.shape(
                digits, digits.indices, script: script, isRightToLeft: false, features: [.tabularDigits])
            let width = shaped.map(\.advance).max() ?? 0
            known = width
            return width
        }
    }

    public var filePath: String { key.path }

    func covers(_ scalar: UInt32) -> Bool { harfBuzz.glyph(for: scalar) != nil }

    /// The glyph for characters that the face lacks.
    static let missingGlyph: UInt32 = 0

    /// A glyph's outline in font units, with y down and the origin on the baseline; filled by the non-zero rule.
    package func outline(of glyph: UInt32) -> Path {
        let stem = key.isRounded ? harfBuzz.glyph(for: UInt32(UInt8(ascii: "l"))) : nil
        return glyphs.withLock { glyphs in
            if let outline = glyphs.outlines[glyph] { return outline }
            var outline =
                glyph == Self.missingGlyph
                ? MissingLetterBox.outline(advance: glyphs.face.advance(of: glyph), measures)
                : glyphs.face.outline(of: glyph, thickening: key.thickening * measures.unitsPerEm / 1000)
            if key.isRounded, glyph != Self.missingGlyph {
                let radius = glyphs.cornerRadius ?? Self.cornerRadius(stem: stem, &glyphs.face, measures)
                glyphs.cornerRadius = radius
                outline = CornerRounding(radius: radius).rounding(outline)
            }
            if glyphs.outlines.count >= Self.outlineLimit { glyphs.outlines.removeAll() }
            glyphs.outlines[glyph] = outline
            return outline
        }
    }

    /// The bitmap of a glyph in a bitmap face; nil for empty glyphs.
    func picture(of glyph: UInt32) -> GlyphPicture? {
        glyphs.withLock { glyphs in
            if let picture = glyphs.pictures[glyph] { return picture }
            let picture = glyphs.face.picture(of: glyph)
            if glyphs.pictures.count >= Self.pictureLimit { glyphs.pictures.removeAll() }
            glyphs.pictures[glyph] = .some(picture)
            return picture
        }
    }

    /// The radius of `CornerRounding` in font units: half the width of the letter l, so that stems end in half circles.
    private static func cornerRadius(
        stem: UInt32?, _ face: inout FreeTypeFace, _ measures: Measures
    ) -> CGFloat {
        let width = stem.map { face.outline(of: $0).boundingRect.width } ?? 0
        return min(width, CGFloat(measures.unitsPerEm) / 5) / 2
    }
}
