// SPDX-License-Identifier: MIT

import Foundation

/// The string tables of a host, stored in the environment.
///
/// This is a class, because reading a class instance from the environment is faster than reading a struct.
package final class TranslationSource: Equatable, Sendable {
    let provider: any TranslationProvider

    package init(_ provider: any TranslationProvider) { self.provider = provider }

    package static func == (a: TranslationSource, b: TranslationSource) -> Bool { a.provider === b.provider }
}

private enum TranslationsKey: EnvironmentKey { static var defaultValue: TranslationSource? { nil } }

extension EnvironmentValues {
    /// nil if the host has no string tables; keys are then shown unchanged.
    package var translations: TranslationSource? {
        get { self[TranslationsKey.self] }
        set { self[TranslationsKey.self] = newValue }
    }
}

/// The language of texts, its string tables, and the time zone of dates.
struct TextLanguage {
    var locale: Locale
    var translations: TranslationSource?
    var idiom = DeviceIdiom.phone
    var timeZone: TimeZone

    init(of environment: EnvironmentValues) {
        (locale, translations, idiom) = (environment.locale, environment.translations, environment.deviceIdiom)
        timeZone = environment.timeZone
    }

    init(
        _ locale: Locale, _ translations: TranslationSource?, idiom: DeviceIdiom = .phone,
        timeZone: TimeZone = HostTimeZone.current
    ) {
        (self.locale, self.translations, self.idiom, self.timeZone) = (locale, translations, idiom, timeZone)
    }
}
