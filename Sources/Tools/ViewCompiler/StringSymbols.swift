// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The members that Xcode generates for the manual keys of the string catalog `Localizable`: `Text(.logIn)`,
/// `String(localized: .day(number: 3))`.
///
/// They are members of `LocalizedStringResource`. Here they are also members of `LocalizedStringKey`, whose
/// initializers all views have. Only members that the author's files mention are declared.
struct StringSymbols {
    /// Declarations to add to the author's module, one per line.
    private(set) var declarations: [String] = []

    /// The name of the catalog whose symbols have no enclosing type.
    static let fileName = "Localizable.xcstrings"
    /// The size limit of a catalog, in bytes.
    private static let longest = 16 << 20

    /// - Parameters:
    ///   - catalogs: Paths of string catalogs.
    ///   - used: The words after a period in the author's files.
    ///   - declared: The author's own static members and types, for which no member is declared.
    init(catalogs: [String], used: Set<String>, besides declared: Set<String>) {
        var known = declared
        for path in catalogs.sorted() {
            // A damaged catalog is not reported here, because the string tables report it.
            guard let bytes = try? FileSystem.bytes(of: path, limit: Self.longest, expected: "a string catalog"),
                let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes))
            else { continue }
            for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual"
            {
                let value = entry.localizations?[catalog.sourceLanguage]?.text ?? key
                let names = CatalogSymbols.symbols(of: Self.words(of: key), suffix: "")
                for name in names.intersection(used).sorted() where known.insert(name).inserted {
                    declarations += Self.declarations(of: name, key: key, value: value)
                }
            }
        }
    }

    /// The words of a key without its formats. A slash would separate folders of an asset.
    private static func words(of key: String) -> String {
        key.replacing(FormatSpecifier.form, with: " ").replacing("/", with: " ")
    }

    private static func declarations(of name: String, key: String, value: String) -> [String] {
        let values = FormatSpecifier.all(in: value).sorted { $0.position < $1.position }
        func member(of type: String, _ body: String) -> String {
            guard !values.isEmpty else { return "extension \(type) { static var `\(name)`: \(type) { \(body) } }" }
            let parameters = values.map { "\($0.label ?? "_") argument\($0.position): \($0.type)" }
            return
                "extension \(type) { static func `\(name)`(\(parameters.joined(separator: ", "))) -> \(type) { \(body) } }"
        }
        let isComplete = FormatSpecifier.all(in: key).count == values.count
        // The key has no values if its translations alone have formats. A resource can then take them from its
        // default value; a key cannot.
        let resource =
            isComplete
            ? "LocalizedStringResource(\(literal(key)))"
            : "LocalizedStringResource(\(String(reflecting: key)), defaultValue: \(literal(value)))"
        var lines = [member(of: "LocalizedStringResource", resource)]
        if isComplete { lines.append(member(of: "LocalizedStringKey", literal(key))) }
        return lines
    }

    /// A string literal that interpolates the arguments in place of the formats.
    private static func literal(_ text: String) -> String {
        var (literal, rest) = ("", Substring(text))
        for specifier in FormatSpecifier.all(in: text) {
            literal += quoted(rest[..<specifier.range.lowerBound])
            literal += "\\(argument\(specifier.position)\(specifier.interpolationFormat))"
            rest = text[specifier.range.upperBound...]
        }
        return "\"\(literal)\(quoted(rest))\""
    }

    private static func quoted(_ text: Substring) -> String {
        String(String(reflecting: String(text)).dropFirst().dropLast())
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
        /// The text; of several variations, the one for other numbers or other devices.
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

/// A format in a translated string, such as `%lld`, `%2$@` or `%(count)lld`.
private struct FormatSpecifier {
    /// The number of the argument, from 1.
    var position: Int
    var label: String?
    /// The format without position and label, such as `%.1f`.
    var format: String
    var range: Range<String.Index>

    nonisolated(unsafe) static let form =
        #/%(?:(\d+)\$)?(?:\(([A-Za-z_]\w*)\))?([-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaA])/#

    static func all(in text: String) -> [FormatSpecifier] {
        text.matches(of: form).enumerated().map { index, match in
            FormatSpecifier(
                position: match.1.flatMap { Int($0) } ?? index + 1, label: match.2.map(String.init),
                format: "%" + match.3, range: match.range)
        }
    }

    var type: String {
        switch format.last {
        case "@": "String"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        default: "Int"
        }
    }

    /// The argument of an interpolation that gives this format; empty for the format that the type has anyway.
    var interpolationFormat: String {
        ["%@", "%lld", "%lf"].contains(format) ? "" : ", specifier: \(String(reflecting: format))"
    }
}
