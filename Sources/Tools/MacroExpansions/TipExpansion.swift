// SPDX-License-Identifier: MIT

import SwiftTokens

/// Expands TipKit's macros: `#Rule(Self.$isOn) { $0 }` into a rule, and `@Parameter static var isOn = true` into a
/// parameter object with accessors.
package struct TipExpansion {
    private let property: StoredProperty

    /// - Parameter declaration: The variable marked `@Parameter`.
    package init(parameter declaration: String) throws(MacroError) {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count), !property.isComputed, property.isVariable,
            property.value != nil || property.type?.hasSuffix("?") == true,
            code.tokens.contains(where: { $0.text == "static" })
        else { throw MacroError("'@Parameter' is for a static variable with a value") }
        self.property = property
    }

    package var peer: String {
        let type = property.type.map { "<\($0)>" } ?? ""
        return "static let $\(property.name) = TipKit.Tips.Parameter\(type)(\(property.value ?? "nil"))"
    }

    package var accessors: String {
        """
        {
            get { Self.$\(property.name).wrappedValue }
            set { Self.$\(property.name).wrappedValue = newValue }
        }
        """
    }

    /// The initializer that a `#Rule` stands for.
    package static func rule(_ source: String) -> String {
        let code = SourceText(source)
        guard let word = code.tokens.firstIndex(where: { $0.text == "Rule" }) else { return "" }
        return "TipKit.Tips.Rule" + code.text(code.tokens[word].range.upperBound..<code.count)
    }
}
