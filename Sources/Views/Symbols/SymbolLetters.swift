import Foundation
import Geometry
import Typography

/// The letters on symbols: the script of a locale, and the fonts they come from.
struct SymbolLetters: Sendable {
    let script: SymbolScript
    let fonts: FontLibrary

    /// The outline of letters around the origin: the middle of its box, for single capitals and digits the middle of
    /// their height.
    ///
    /// - Parameter size: Units of the result to an em of the font.
    func outline(of text: String, weight: Double, size: CGFloat) throws(SymbolError) -> Path {
        let descriptor = FontDescriptor(size: 100, weight: Int(weight))
        let layout: TextLayout
        do {
            layout = try TextLayout([TextRun(text, font: descriptor)], library: fonts)
        } catch {
            throw .missingLetter(text, package: "fonts-inter")
        }
        let glyphs = layout.lines.flatMap(\.pieces).flatMap(\.glyphs)
        guard glyphs.allSatisfy({ $0.id != 0 }) else { throw .missingLetter(text, package: script.fontPackage) }
        var path = Path()
        for glyph in glyphs { path.addPath(glyph.path) }
        let box = path.boundingRect
        return path.moved(-box.midX, -box.midY).scaled(size / 100).normalized(eoFill: false)
    }
}

/// The scripts whose letters symbols have, by the first part of the language's name.
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

    /// The script of a locale; Latin where its own has no letter here.
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

    /// The letter on a book of characters.
    var letter: String {
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

    /// Books of such a script open the other way.
    package var runsRightToLeft: Bool { self == .arabic || self == .hebrew }

    fileprivate var fontPackage: String {
        switch self {
        case .latin: "fonts-inter"
        case .japanese, .korean, .chinese: "fonts-noto-cjk"
        default: "fonts-noto-core"
        }
    }
}
