// SPDX-License-Identifier: MIT

import CHarfBuzz

/// A positioned glyph from HarfBuzz, in font units with y up.
struct RawGlyph {
    var id: UInt32
    /// The index of the first scalar of its cluster.
    var cluster: Int
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Whether the text must be shaped again if a line breaks before this glyph.
    var isUnsafeToBreak: Bool
}

/// An OpenType feature that applies to a whole run.
struct FontFeature: Hashable, Sendable {
    var tag: UInt32
    var isOn: Bool

    static let tabularDigits = FontFeature(tag: openTypeTag("tnum"), isOn: true)
    static let noLigatures = [
        FontFeature(tag: openTypeTag("liga"), isOn: false), FontFeature(tag: openTypeTag("clig"), isOn: false),
    ]
    static let noContextualAlternates = FontFeature(tag: openTypeTag("calt"), isOn: false)
}

/// A Unicode script. Text is split where the script changes, because HarfBuzz shapes one script at a time.
struct Script: Equatable {
    fileprivate var value: hb_script_t

    init(of scalar: UInt32) { value = hb_unicode_script(hb_unicode_funcs_get_default(), scalar) }

    /// The ISO 15924 code.
    var tag: String {
        let value = hb_script_to_iso15924_tag(value)
        return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
    }

    /// Whether characters of this script belong to the script of the surrounding text: digits, spaces, punctuation,
    /// marks.
    var isShared: Bool { value == HB_SCRIPT_COMMON || value == HB_SCRIPT_INHERITED || value == HB_SCRIPT_UNKNOWN }
}

/// Wraps HarfBuzz. All calls of the library are in this file, except those of `FontFile`.
///
/// The font is immutable, so any number of threads may shape with it at once.
final class HarfBuzzFont: Sendable {
    nonisolated(unsafe) private let font: OpaquePointer

    init(file: FontFile, index: Int, unitsPerEm: Int, weight: Int?) {
        let face = hb_face_create(file.blob, UInt32(truncatingIfNeeded: index))
        defer { hb_face_destroy(face) }
        font = hb_font_create(face)
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        if let weight {
            var variation = hb_variation_t(tag: openTypeTag("wght"), value: Float(weight))
            hb_font_set_variations(font, &variation, 1)
        }
        hb_font_make_immutable(font)
    }

    deinit { hb_font_destroy(font) }

    /// The glyph for a character; nil if the font lacks it.
    func glyph(for scalar: UInt32) -> UInt32? {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// Shapes `scalars[range]` and returns the glyphs from left to right. The other scalars only provide context.
    func shape(
        _ scalars: [UInt32], _ range: Range<Int>, script: Script, isRightToLeft: Bool, features: [FontFeature]
    ) -> [RawGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        scalars.withUnsafeBufferPointer {
            hb_buffer_add_utf32(
                buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_script(buffer, script.value)
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // A fixed language: otherwise HarfBuzz would use the machine's, and glyphs could differ between machines.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        let switches = features.map {
            hb_feature_t(tag: $0.tag, value: $0.isOn ? 1 : 0, start: 0, end: UInt32.max)
        }
        hb_shape(font, buffer, switches, UInt32(switches.count))

        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let flags = hb_glyph_info_get_glyph_flags(infos + index)
            let position = positions[index]
            return RawGlyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: position.x_advance,
                xOffset: position.x_offset, yOffset: position.y_offset,
                isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        }
    }
}
