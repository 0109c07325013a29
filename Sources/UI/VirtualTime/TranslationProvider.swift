// SPDX-License-Identifier: MIT

import Foundation

/// Where the words of an app come from that its texts ask for by key: string tables.
public protocol TranslationProvider: AnyObject, Sendable {
    /// What the tables of a name have for a key; nil where none has it.
    /// - Parameters:
    ///   - table: nil: the table that apps have where they name none.
    ///   - locale: whose language is asked for first.
    func translation(of key: String, inTable table: String?, for locale: Locale) -> Translation?

    /// What is wrong with the tables that were asked so far.
    var warnings: [RenderWarning] { get }
}
