// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Synchronization

/// One face of a font file: its names, measures, glyphs and outlines, in font units. Safe to use from any thread.
public final class FontFace: Sendable {
    /// Vertical measures in font units, y up; zero where the font does not tell.
    struct Measures: Sendable, Equatable {
        var unitsPerEm: Int
        var ascender: Int
        /// Negative below the baseline.
        var descender: Int
        var lineGap: Int
        var capHeight: Int
        var xHeight: Int
        var underlinePosition: Int
        var underlineThickness: Int
        var strikeoutPosition: Int
    }

    /// Which face of which file, and how it is set.
    struct Key: Hashable, Sendable {
        var path: String
        var index: Int
        /// Of fonts that vary in it.
        var weight: Int?
        /// Sharp outer corners are rounded (`CornerRounding`).
        var isRounded = false
    }

    public let familyName: String
    public let postScriptName: String
    let key: Key
    let measures: Measures
    /// Whether its glyphs are pictures in colours.
    let hasPictures: Bool
    let harfBuzz: HarfBuzzFont

    private struct Glyphs: ~Copyable {
        var face: FreeTypeFace
        var outlines: [UInt32: Path] = [:]
        var pictures: [UInt32: GlyphPicture?] = [:]
        var cornerRadius: CGFloat?
    }
    private let glyphs: Mutex<Glyphs>

    /// Outlines kept at a time; all are dropped when there would be more (fonts of East Asia have tens of thousands).
    private static let outlineLimit = 4096
    /// The same for pictures, 70 KB each.
    private static let pictureLimit = 256

    /// Nil if there is no font with outlines or pictures at `key`.
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

    /// The file it comes from.
    public var filePath: String { key.path }

    /// Whether the face has a glyph for the character.
    func covers(_ scalar: UInt32) -> Bool { harfBuzz.glyph(for: scalar) != nil }

    /// The glyph of letters that the face lacks.
    static let missingGlyph: UInt32 = 0

    /// The outline in font units, y down, origin on the baseline; to be filled by the non-zero rule.
    package func outline(of glyph: UInt32) -> Path {
        let stem = key.isRounded ? harfBuzz.glyph(for: UInt32(UInt8(ascii: "l"))) : nil
        return glyphs.withLock { glyphs in
            if let outline = glyphs.outlines[glyph] { return outline }
            var outline =
                glyph == Self.missingGlyph
                ? MissingLetterBox.outline(advance: glyphs.face.advance(of: glyph), measures)
                : glyphs.face.outline(of: glyph)
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

    /// What a glyph of a face of pictures shows; nil for blanks.
    func picture(of glyph: UInt32) -> GlyphPicture? {
        glyphs.withLock { glyphs in
            if let picture = glyphs.pictures[glyph] { return picture }
            let picture = glyphs.face.picture(of: glyph)
            if glyphs.pictures.count >= Self.pictureLimit { glyphs.pictures.removeAll() }
            glyphs.pictures[glyph] = .some(picture)
            return picture
        }
    }

    /// Half the stem, as the letter l shows it, so that stems end in half circles.
    private static func cornerRadius(
        stem: UInt32?, _ face: inout FreeTypeFace, _ measures: Measures
    ) -> CGFloat {
        let width = stem.map { face.outline(of: $0).boundingRect.width } ?? 0
        return min(width, CGFloat(measures.unitsPerEm) / 5) / 2
    }
}
