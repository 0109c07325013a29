// SPDX-License-Identifier: MIT

import Foundation

extension String {
    public typealias LocalizationValue = LocalizedStringKey

    /// - Parameters:
    ///   - bundle: Ignored; all string tables of the host are searched.
    ///   - locale: nil uses the locale of the host's window.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.string(in: HostServices.language(locale), table: table)
    }

    /// - Parameters:
    ///   - bundle: Ignored; all string tables of the host are searched.
    ///   - locale: nil uses the locale of the host's window.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
        self = resource.value.string(in: HostServices.language(locale), table: table, key: resource.key)
    }

    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.string(
            in: HostServices.language(resource.locale), table: resource.table, key: resource.key)
    }
}

public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public let table: String?
    public var locale: Locale?
    let value: LocalizedStringKey

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (key, value) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale) = (table, locale)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.key = key.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        value = defaultValue
        (self.table, self.locale) = (table, locale)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringKey {
    /// The string without parsing Markdown.
    ///
    /// - Parameter key: The key to look up; nil uses the key of this value.
    fileprivate func string(in language: TextLanguage, table: String?, key: String? = nil) -> String {
        translated(to: language, table: table, key: key).map { part in
            switch part {
            case .literal(let string), .string(let string): string
            case .argument(let argument): argument.string(in: language)
            case .text(let text): text.runs(in: language).map(\.string).joined()
            }
        }.joined()
    }
}

extension HostServices {
    /// The language of `locale`. If `locale` is nil, returns the language of the running host.
    fileprivate nonisolated static func language(_ locale: Locale?) -> TextLanguage {
        let (own, provider) = language
        return TextLanguage(locale ?? own, provider.map(TranslationSource.init))
    }
}
