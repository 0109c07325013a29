// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography

/// Provides the letters on symbols, from the script of a locale and a font library.
package final class SymbolLetters {
    package let script: SymbolScript
    private let fonts: FontLibrary
    /// The font files that `outline(of:weight:size:)` has used so far.
    package private(set) var fontFiles: Set<String> = []
    /// The scripts of letters that no font has.
    package private(set) var missingScripts: [MissingScript] = []

    package init(script: SymbolScript, fonts: FontLibrary) {
        self.script = script
        self.fonts = fonts
    }

    /// The outline of letters. The centre of its bounding box is at the origin. Letters of other scripts get the stroke
    /// weight of a Latin A. Letters that no font has become boxes.
    ///
    /// - Parameter size: The length of an em of the font, in the units of the result.
    package func outline(of text: String, weight: Double, size: CGFloat) throws(SymbolError) -> Path {
        let layout = try layout(of: text, weight: weight)
        fontFiles.formUnion(layout.fontFiles)
        for script in layout.missingScripts where !missingScripts.contains(script) { missingScripts.append(script) }
        var path = Self.outline(of: layout)
        if script != .latin, text == script.letter, layout.missingScripts.isEmpty {
            let latin = try self.layout(of: SymbolScript.latin.letter, weight: weight)
            path = path.withMeanStrokeWidth(Self.outline(of: latin).meanStrokeWidth)
        }
        let box = path.boundingRect
        return path.moved(-box.midX, -box.midY).scaled(size / 100)
    }

    private func layout(of text: String, weight: Double) throws(SymbolError) -> TextLayout {
        do {
            return try TextLayout(
                [TextRun(text, font: FontDescriptor(size: 100, weight: Int(weight)))], library: fonts)
        } catch {
            throw .noSystemFont(error)
        }
    }

    private static func outline(of layout: TextLayout) -> Path {
        var path = Path()
        for glyph in layout.lines.flatMap(\.pieces).flatMap(\.glyphs) { path.addPath(glyph.path) }
        return path.normalized(eoFill: false)
    }
}

/// The scripts whose letters symbols can show. Raw values are language codes.
package enum SymbolScript: String, CaseIterable, Sendable {
    case latin = ""
    case arabic = "ar"
    case hebrew = "he"
    case devanagari = "hi"
    case japanese = "ja"
    case korean = "ko"
    case thai = "th"
    case chinese = "zh"
    case bengali = "bn"
    case gujarati = "gu"
    case kannada = "kn"
    case malayalam = "ml"
    case gurmukhi = "pa"
    case sinhala = "si"
    case tamil = "ta"
    case telugu = "te"

    /// The script of a locale; Latin for languages without a letter here.
    package init(_ locale: Locale) {
        let language = locale.identifier.split { "-_@".contains($0) }.first.map { $0.lowercased() } ?? ""
        self =
            switch language {
            case "iw", "yi": .hebrew
            case "fa", "ur", "ps", "ug", "sd", "ckb": .arabic
            case "mr", "ne": .devanagari
            case "yue": .chinese
            default: SymbolScript(rawValue: language) ?? .latin
            }
    }

    /// The letter on "character" symbols.
    package var letter: String {
        switch self {
        case .latin: "A"
        case .arabic: "ع"
        case .hebrew: "א"
        case .devanagari: "अ"
        case .japanese: "あ"
        case .korean: "가"
        case .thai: "ก"
        case .chinese: "文"
        case .bengali: "অ"
        case .gujarati: "અ"
        case .kannada: "ಅ"
        case .malayalam: "അ"
        case .gurmukhi: "ਅ"
        case .sinhala: "අ"
        case .tamil: "அ"
        case .telugu: "అ"
        }
    }

    package var runsRightToLeft: Bool { self == .arabic || self == .hebrew }
}
