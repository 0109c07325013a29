// SPDX-License-Identifier: MIT

import Foundation

/// A caption as typed: a text for all languages, or for one language, as in `de=Alles im Blick`.
package struct FrameCaption: Equatable {
    /// The language as typed; nil for all languages.
    package var language: String?
    package var text: String

    /// A text such as `a=b` is for all languages unless it begins with the code of a language and an equals sign.
    package init(_ argument: String) {
        text = argument.replacing("\\n", with: "\n")
        guard let match = argument.prefixMatch(of: #/([a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*)=/#),
            Arguments.knownLocale(String(match.1)) != nil
        else { return }
        language = String(match.1)
        text = String(argument[match.range.upperBound...]).replacing("\\n", with: "\n")
    }

    /// The text for a locale: that of the locale itself, else of its language, else for all languages.
    package static func text(in captions: [FrameCaption], for locale: Locale) -> String? {
        func fits(_ caption: FrameCaption, _ isSame: (Locale) -> Bool) -> Bool {
            caption.language.map { isSame(Locale(identifier: $0)) } ?? false
        }
        let exact = captions.last { fits($0) { $0.identifier == locale.identifier } }
        let near = captions.last { fits($0) { $0.language.languageCode == locale.language.languageCode } }
        return (exact ?? near ?? captions.last { $0.language == nil })?.text
    }
}
