// SPDX-License-Identifier: MIT

import Interaction

/// The entries of `Table.stringsdict`: a format, and for each name in it the words by number.
enum PluralDictionary {
    /// nil where the entry has no format. Rules that are not about plurals stay unknown, and their names show.
    static func translation(_ entry: [String: Any]) -> Translation? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let parts = entry.compactMapValues { part -> Translation.Substitution? in
            guard let part = part as? [String: Any],
                part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { return nil }
            let forms = part.filter { !$0.key.hasPrefix("NSString") }.compactMapValues { $0 as? String }
            return Translation.Substitution(argument: nil, form: .plural(forms.mapValues { .words($0) }))
        }
        return Translation(.words(format), substitutions: parts)
    }
}
