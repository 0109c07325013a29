// SPDX-License-Identifier: MIT

import Foundation

extension String {
    /// A key with values in it.
    public typealias LocalizationValue = LocalizedStringKey

    /// The words for a key.
    ///
    /// - Parameters:
    ///   - bundle: Without effect: all tables of the host are asked.
    ///   - locale: nil: that of the host's window.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.string(in: HostServices.language(locale), table: table)
    }

    /// The words for a key; where no table has it, the default.
    ///
    /// - Parameters:
    ///   - bundle: Without effect: all tables of the host are asked.
    ///   - locale: nil: that of the host's window.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
        self = resource.value.string(in: HostServices.language(locale), table: table, key: resource.key)
    }

    /// The words of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.string(
            in: HostServices.language(resource.locale), table: resource.table, key: resource.key)
    }
}

/// A key, and where its words are found.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// How tables call it.
    public let key: String
    /// The table; nil: the one that apps have where they name none.
    public let table: String?
    /// nil: that of the place where it is shown.
    public var locale: Locale?
    let value: LocalizedStringKey

    /// A key, which is its own default.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (key, value) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale) = (table, locale)
    }

    /// A key, and what is said where no table has it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.key = key.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        value = defaultValue
        (self.table, self.locale) = (table, locale)
    }

    /// A key of the usual table.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A key with values in it, of the usual table.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringKey {
    /// As a string: Markdown stays as it is written.
    /// - Parameter key: by which tables are asked; nil: by its own.
    fileprivate func string(in language: TextLanguage, table: String?, key: String? = nil) -> String {
        translated(to: language, table: table, key: key).map { part in
            switch part {
            case .literal(let string), .string(let string): string
            case .argument(let argument): argument.string(in: language.locale)
            case .text(let text): text.runs(in: language).map(\.string).joined()
            }
        }.joined()
    }
}

extension HostServices {
    /// That of the host that is at work.
    fileprivate nonisolated static func language(_ locale: Locale?) -> TextLanguage {
        let (own, provider) = language
        return TextLanguage(locale ?? own, provider.map(TranslationSource.init))
    }
}
