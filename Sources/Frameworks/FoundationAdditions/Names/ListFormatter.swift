// SPDX-License-Identifier: MIT

import Foundation

/// Writes several things behind each other, as "one, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Whose words and signs.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each thing.
    open var itemFormatter: Formatter?

    /// A formatter for the current locale.
    public override init() { super.init() }
    /// Nothing is decoded here: a formatter for the current locale.
    public required init?(coder: NSCoder) { super.init() }

    /// Texts behind each other.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Things behind each other; nil where one has no text.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Things behind each other; nil where it is not a list.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
