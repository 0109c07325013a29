// SPDX-License-Identifier: MIT

import Foundation

/// The string tables of a host, as texts inherit them.
///
/// A class, since the environment keeps values of any type: nothing is as quickly read from there, and texts are many.
package final class TranslationSource: Equatable, Sendable {
    let provider: any TranslationProvider

    package init(_ provider: any TranslationProvider) { self.provider = provider }

    package static func == (a: TranslationSource, b: TranslationSource) -> Bool { a.provider === b.provider }
}

private enum TranslationsKey: EnvironmentKey { static var defaultValue: TranslationSource? { nil } }

extension EnvironmentValues {
    /// nil where there are no tables: then keys show as they are, and nothing is looked up.
    package var translations: TranslationSource? {
        get { self[TranslationsKey.self] }
        set { self[TranslationsKey.self] = newValue }
    }
}

/// The language in which texts are written, and the tables that have it.
struct TextLanguage {
    var locale: Locale
    var translations: TranslationSource?
    var idiom = DeviceIdiom.phone

    init(of environment: EnvironmentValues) {
        (locale, translations, idiom) = (environment.locale, environment.translations, environment.deviceIdiom)
    }

    init(_ locale: Locale, _ translations: TranslationSource?, idiom: DeviceIdiom = .phone) {
        (self.locale, self.translations, self.idiom) = (locale, translations, idiom)
    }
}
