// SPDX-License-Identifier: MIT

import Foundation

/// The languages of string tables, by the names that folders and catalogs have for them: `de`, `pt-br`, `zh-hant`.
enum TableLanguage {
    /// Of a table that stands in no folder of a language.
    static let none = ""
    /// That of the interface files, whatever it is.
    static let base = "base"
    /// What apps are written in, where nobody says more.
    static let development: Set<String> = [base, "en", none]

    /// A name in one spelling.
    static func simplified(_ name: String) -> String { name.replacing("_", with: "-").lowercased() }

    /// That of `de.lproj`; nil of any other folder.
    static func ofFolder(_ path: String) -> String? {
        let name = (path as NSString).lastPathComponent as NSString
        guard name.pathExtension.lowercased() == "lproj" else { return nil }
        return simplified(name.deletingPathExtension)
    }

    /// The nearest first. Chinese is asked for by script, too, which follows from the region.
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
        // Portuguese of no country is that of Brazil, where a table is for that alone.
        if region == nil, let usual = full.region?.identifier { names.append(simplified("\(language)-\(usual)")) }
        return names
    }
}
