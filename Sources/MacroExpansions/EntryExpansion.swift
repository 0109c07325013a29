// SPDX-License-Identifier: MIT

import SwiftTokens

/// `@Entry var radius = 4.0` in an extension of environment values, transactions or container values → the key of the value, and
/// accessors that ask for it.
package struct EntryExpansion {
    private let property: StoredProperty
    private let keyProtocol: String

    /// - Parameters:
    ///   - declaration: the property.
    ///   - context: the extension in which it stands.
    package init(declaration: String, context: String) throws(MacroError) {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count), !property.isComputed, property.isVariable
        else {
            throw MacroError("'@Entry' is for a variable with a value")
        }
        let extended = Lexer.tokens(of: context).filter { $0.kind == .word }.drop { $0.text != "extension" }
        // The last word before the body or a conformance: `SwiftUI.EnvironmentValues`.
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

    /// The key.
    package var peer: String {
        let value = property.value ?? "nil"
        if keyProtocol == "FocusedValueKey" {
            let type = property.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
            return "private struct \(key): SwiftUI.FocusedValueKey {\n    typealias Value = \(type)\n}"
        }
        guard let type = property.type else {
            // The compiler infers the type of a constant only. In the wrapper, which is Sendable, that may be one of any type.
            return "private struct \(key): SwiftUI.\(keyProtocol), SwiftUI._EntryKey {\n"
                + "    static let _entry = SwiftUI._EntryValue(\(value))\n}"
        }
        return "private struct \(key): SwiftUI.\(keyProtocol) {\n    static var defaultValue: \(type) { \(value) }\n}"
    }

    /// Of the variable.
    package var accessors: String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }
}
