// SPDX-License-Identifier: MIT

import SwiftUICore

/// An Xcode string catalog (`.xcstrings`), decoded from its JSON.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    private var strings: [String: Entry]

    private struct Entry: Decodable { var localizations: [String: Localization]? }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// The translated text, with its variations; nil if the entry has no translation.
        var form: Translation.Form? {
            if let form = variations?.form { return form }
            guard let stringUnit, stringUnit.state != "new" || !stringUnit.value.isEmpty else { return nil }
            return .words(stringUnit.value)
        }
    }

    private struct Unit: Decodable {
        var state: String?
        var value: String
    }

    private struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?

        var form: Translation.Form? {
            if let plural { return .plural(plural.compactMapValues(\.form)) }
            let devices = (device ?? [:]).compactMapValues(\.form)
            return devices.isEmpty ? nil : .device(devices)
        }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var variations: Variations?
    }

    /// Translations by language and key.
    var translations: [String: [String: Translation]] {
        var all: [String: [String: Translation]] = [:]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let form = localization.form else { continue }
                let parts = (localization.substitutions ?? [:]).compactMapValues { part in
                    part.variations?.form.map { Translation.Substitution(argument: part.argNum, form: $0) }
                }
                all[TableLanguage.simplified(language), default: [:]][key] = Translation(form, substitutions: parts)
            }
        }
        return all
    }
}
