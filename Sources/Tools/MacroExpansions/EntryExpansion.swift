// SPDX-License-Identifier: MIT

import SwiftTokens

/// Expands `@Entry var radius = 4.0` into a key type and accessors. The property is in an extension of environment
/// values, transactions, container values or focused values.
package struct EntryExpansion {
    private let property: StoredProperty
    private let keyProtocol: String

    /// - Parameters:
    ///   - declaration: The source text of the property.
    ///   - context: The source text of the extension that contains the property.
    package init(declaration: String, context: String) throws(MacroError) {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count), !property.isComputed, property.isVariable
        else {
            throw MacroError("'@Entry' is for a variable with a value")
        }
        let extended = Lexer.tokens(of: context).filter { $0.kind == .word }.drop { $0.text != "extension" }
        // The extended type's name may be qualified: `SwiftUI.EnvironmentValues`.
        let names = extended.dropFirst().prefix(2).map(\.text)
        guard let name = names.first(where: { Self.protocols[$0] != nil }), let key = Self.protocols[name] else {
            throw MacroError(
                "'@Entry' is for variables in extensions of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        if property.value == nil, property.type?.hasSuffix("?") != true {
            throw MacroError("'@Entry var \(property.name)' needs a value")
        }
        (self.property, keyProtocol) = (property, key)
    }

    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private var key: String { "__Key_" + property.name.filter { $0 != "`" } }

    /// The declaration of the generated key type.
    package var peer: String {
        let value = property.value ?? "nil"
        if keyProtocol == "FocusedValueKey" {
            let type = property.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
            return "private struct \(key): SwiftUI.FocusedValueKey {\n    typealias Value = \(type)\n}"
        }
        guard let type = property.type else {
            // A computed property needs a type, but the author's may be inferred. So the default value is a
            // stored constant. It is wrapped in a `Sendable` type, because its own type may not be `Sendable`.
            return "private struct \(key): SwiftUI.\(keyProtocol), SwiftUI._EntryKey {\n"
                + "    static let _entry = SwiftUI._EntryValue(\(value))\n}"
        }
        return "private struct \(key): SwiftUI.\(keyProtocol) {\n    static var defaultValue: \(type) { \(value) }\n}"
    }

    package var accessors: String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }
}
