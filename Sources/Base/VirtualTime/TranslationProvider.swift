// SPDX-License-Identifier: MIT

import Foundation

/// Finds the translations of keys in string tables.
public protocol TranslationProvider: AnyObject, Sendable {
    /// The entry for a key; nil if no table has it.
    ///
    /// - Parameters:
    ///   - table: The table's name; nil for an app's default table.
    ///   - locale: The locale whose language is searched first.
    func translation(of key: String, inTable table: String?, for locale: Locale) -> Translation?

    /// Problems found in the tables that have been read so far.
    var warnings: [RenderWarning] { get }
}
