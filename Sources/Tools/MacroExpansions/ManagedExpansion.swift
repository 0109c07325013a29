// SPDX-License-Identifier: MIT

import SwiftTokens

/// Expands `@CDManaged`, which replaces `@NSManaged`, into the accessors of a property.
package enum ManagedExpansion {
    package static func accessors(of declaration: String) throws(MacroError) -> String {
        let code = SourceText(declaration)
        guard let property = StoredProperty(code, 0, code.tokens.count), !property.isComputed, property.isVariable,
            property.type != nil, property.value == nil
        else { throw MacroError("'@NSManaged' is for a variable with a type and without a value") }
        let key = property.name.filter { $0 != "`" }
        return """
            {
                get { _value("\(key)") }
                set { _setValue(newValue, of: "\(key)") }
            }
            """
    }
}
