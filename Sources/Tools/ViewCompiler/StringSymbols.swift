// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The members that Xcode generates for the manual keys of the string catalog `Localizable`: `Text(.logIn)`,
/// `String(localized: .day(number: 3))`.
///
/// They are members of `LocalizedStringResource`. Here they are also members of `LocalizedStringKey`, because each view
/// with a title has an initializer that takes one. Only members that the author's files mention are declared.
struct StringSymbols {
    /// Declarations to add to the author's module, one per line.
    private(set) var declarations: [String] = []

    /// The only catalog that is read. Xcode nests the symbols of other catalogs in a type.
    static let fileName = "Localizable.xcstrings"
    /// The size limit of a catalog, in bytes.
    private static let longest = 16 << 20

    /// - Parameters:
    ///   - catalogs: Paths of string catalogs.
    ///   - used: The words that follow a period in the author's files. No other members are declared.
    ///   - declared: The author's own static members and types. Members of these names are not declared again.
    init(catalogs: [String], used: Set<String>, besides declared: Set<String>) {
        var known = declared
        for path in catalogs.sorted() {
            // Skips a damaged catalog silently, because loading its translations reports the damage.
            guard let bytes = try? FileSystem.bytes(of: path, limit: Self.longest, expected: "a string catalog"),
                let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes))
            else { continue }
            for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual"
            {
                guard let text = FormattedText(key),
                    let value = FormattedText(entry.localizations?[catalog.sourceLanguage]?.text ?? key)
                else { continue }
                // A slash separates folders in an asset's name, but is mere punctuation in a key.
                let names = CatalogSymbols.symbols(of: text.words.replacing("/", with: " "), suffix: "")
                for name in names.intersection(used).sorted() where known.insert(name).inserted {
                    declarations += Self.declarations(of: name, key: text, value: value)
                }
            }
        }
    }

    private static func declarations(of name: String, key: FormattedText, value: FormattedText) -> [String] {
        func member(of type: String, _ body: String) -> String {
            let arguments = value.arguments
            guard !arguments.isEmpty else { return "extension \(type) { static var `\(name)`: \(type) { \(body) } }" }
            let parameters = arguments.map { "\($0.label ?? "_") argument\($0.position): \($0.type)" }
            let list = parameters.joined(separator: ", ")
            return "extension \(type) { static func `\(name)`(\(list)) -> \(type) { \(body) } }"
        }
        // If the key and its text take different arguments, the symbol needs a `defaultValue`. Only
        // `LocalizedStringResource` has this parameter, so no `LocalizedStringKey` is declared.
        guard key.arguments.map(\.signature) == value.arguments.map(\.signature) else {
            let resource = "LocalizedStringResource(\(String(reflecting: key.text)), defaultValue: \(value.literal))"
            return [member(of: "LocalizedStringResource", resource)]
        }
        return [
            member(of: "LocalizedStringResource", "LocalizedStringResource(\(key.literal))"),
            member(of: "LocalizedStringKey", key.literal),
        ]
    }

    // MARK: The file

    private struct Catalog: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        /// The text. If it varies by plural or device, the text for "other".
        var text: String? {
            stringUnit?.value ?? variations?.plural?["other"]?.text ?? variations?.device?["other"]?.text
        }
    }

    private struct Unit: Decodable { var value: String }

    private final class Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }
}

/// The text of a key or a translation, and the format specifiers in it, such as `%lld`.
private struct FormattedText {
    struct Argument {
        /// The number of the argument, from 1.
        var position: Int
        /// The argument's name, as in `%(count)lld`.
        var label: String?
        /// The format without position and label, such as `%.1f`.
        var format: String

        var type: String {
            switch format.last {
            case "@": "String"
            case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
            default: "Int"
            }
        }

        /// The position and type of the argument. Two formats with equal signatures accept the same argument.
        var signature: String { "\(position) \(type)" }

        /// The interpolation that produces the format specifier: `\(argument1, specifier: "%.1f")`.
        var interpolation: String {
            let isUsual = ["%@", "%lld", "%lf"].contains(format)
            return "\\(argument\(position)\(isUsual ? "" : ", specifier: \(String(reflecting: format))"))"
        }
    }

    private enum Part {
        case literal(String)
        case argument(Argument)
    }

    let text: String
    private var parts: [Part] = []

    /// nil for substitutions such as `%#@files@`, because their plural forms are not supported here.
    init?(_ text: String) {
        self.text = text
        var next = 1
        for piece in FormatPiece.pieces(of: text) {
            switch piece {
            case .literal(let words): parts.append(.literal(words))
            case .value(let position, _, let placeholder):
                let format = placeholder.dropFirst().trimmingPrefix(#/\d+\$/#)
                let label = format.prefixMatch(of: #/\((\w+)\)/#)
                parts.append(
                    .argument(
                        Argument(
                            position: position ?? next, label: label.map { String($0.1) },
                            format: "%" + format.dropFirst(label?.0.count ?? 0))))
                if position == nil { next += 1 }
            case .name, .subject: return nil
            }
        }
    }

    /// The arguments in order, each once: a text may name an argument several times.
    var arguments: [Argument] {
        var seen: Set<Int> = []
        return parts.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
            .filter { seen.insert($0.position).inserted }.sorted { $0.position < $1.position }
    }

    /// The text with a space in place of each format specifier. Member names are made from these words.
    var words: String {
        parts.map { if case .literal(let words) = $0 { words } else { " " } }.joined()
    }

    /// A Swift literal that interpolates the arguments in place of the formats.
    var literal: String {
        // In a text without arguments, `%%` is not an escaped percent sign, so the text is used unchanged.
        guard !arguments.isEmpty else { return String(reflecting: text) }
        return "\""
            + parts.map { part in
                switch part {
                case .literal(let words): String(String(reflecting: words).dropFirst().dropLast())
                case .argument(let argument): argument.interpolation
                }
            }.joined() + "\""
    }
}
