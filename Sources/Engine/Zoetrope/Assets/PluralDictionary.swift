// SPDX-License-Identifier: MIT

import SwiftUICore

/// Parses the entries of `Table.stringsdict`. An entry has a format. For each variable in the format, the entry has one
/// text per plural category.
enum PluralDictionary {
    /// Parses one entry; nil if the entry has no format. Substitutes only variables that have plural rules. The
    /// placeholders of other variables stay in the text.
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
