// SPDX-License-Identifier: MIT

import Foundation

/// Names of languages as folders and catalogs spell them: `de`, `pt-br`, `zh-hant`.
enum TableLanguage {
    /// The language of a table outside of any `.lproj` folder.
    static let none = ""
    /// The language of `Base.lproj`, which has the interface files in the development language.
    static let base = "base"
    /// The languages that are searched last if a project does not name its development language.
    static let development: Set<String> = [base, "en", none]

    /// Normalises the spelling of a name.
    static func simplified(_ name: String) -> String { name.replacing("_", with: "-").lowercased() }

    /// The language of a folder such as `de.lproj`; nil for other folders.
    static func ofFolder(_ path: String) -> String? {
        let name = (path as NSString).lastPathComponent as NSString
        guard name.pathExtension.lowercased() == "lproj" else { return nil }
        return simplified(name.deletingPathExtension)
    }

    /// The languages to search for a locale, nearest first. Includes names with a script, because Chinese tables use
    /// them. The script follows from the region.
    static func candidates(for locale: Locale) -> [String] {
        let full = Locale.Language(identifier: locale.language.maximalIdentifier)
        guard let language = locale.language.languageCode?.identifier else { return [] }
        let script = full.script?.identifier
        let region = locale.region?.identifier
        var names: [String] = []
        for parts in [[language, script, region], [language, region], [language, script], [language]]
        where !parts.contains(nil) {
            names.append(simplified(parts.compactMap(\.self).joined(separator: "-")))
        }
        // A locale without a region also matches tables for the most likely region: `pt` finds `pt-br`.
        if region == nil, let usual = full.region?.identifier { names.append(simplified("\(language)-\(usual)")) }
        return names
    }
}
