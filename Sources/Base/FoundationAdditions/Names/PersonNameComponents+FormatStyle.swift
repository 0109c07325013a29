// SPDX-License-Identifier: MIT

import Foundation

extension PersonNameComponents {
    public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Sendable {
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or else the given name.
            case short
            /// The given name and the family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated
        }

        public var style: Style
        /// Has no effect: the script of the name decides the order of its parts.
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        public func format(_ value: PersonNameComponents) -> String {
            let parts: [String?]
            let isEastAsian = value.isEastAsian
            switch style {
            case .short:
                parts = [value.nickname ?? value.givenName ?? value.familyName]
            case .medium:
                parts =
                    isEastAsian ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
            case .long:
                let name =
                    isEastAsian
                    ? [value.familyName, value.middleName, value.givenName]
                    : [value.givenName, value.middleName, value.familyName]
                parts = [value.namePrefix] + name + [value.nameSuffix]
            case .abbreviated:
                if isEastAsian, let family = value.familyName { return family }
                return [value.givenName, value.familyName].compactMap { $0?.first.map { String($0).uppercased() } }
                    .joined()
            }
            return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
        }

        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Parses a name: the last word is the family name. English titles such as "Dr" and suffixes such as "Jr" are
    /// recognized.
    public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Sendable {
        private static let prefixes: Set = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev"]
        private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

        public init() {}

        public func parse(_ value: String) throws -> PersonNameComponents {
            var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            func plain(_ word: String) -> String { word.lowercased().filter(\.isLetter) }
            var name = PersonNameComponents()
            if words.count > 1, let first = words.first, Self.prefixes.contains(plain(first)) {
                name.namePrefix = words.removeFirst()
            }
            if words.count > 1, let last = words.last, Self.suffixes.contains(plain(last)) {
                name.nameSuffix = words.removeLast()
            }
            guard let first = words.first else {
                throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(value)\" is not a name"])
            }
            name.givenName = first
            if words.count > 1 { name.familyName = words.last }
            if words.count > 2 { name.middleName = words[1..<words.count - 1].joined(separator: " ") }
            return name
        }
    }

    public func formatted() -> String { formatted(FormatStyle()) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

    /// Whether the name is in Chinese, Japanese or Korean script, where the family name comes first, without a space.
    fileprivate var isEastAsian: Bool {
        let letters = [givenName, familyName].compactMap { $0 }.joined().unicodeScalars
        return !letters.isEmpty
            && letters.allSatisfy {
                (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
                    || (0xAC00...0xD7AF).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
            }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: Self.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    public static var name: Self { Self() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { Self() }
}
