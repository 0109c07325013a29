// SPDX-License-Identifier: MIT

import Conformances
import Foundation
@_spi(Reflection) import Swift

/// A scope of the system's attributes. An attributed string that is encoded without a configuration keeps these.
package protocol SystemAttributeScope: AttributeScope {}

/// The attribute keys of scopes by name.
///
/// As on Apple's platforms, the keys of a scope are the types of its stored properties; a property may also be another
/// scope.
struct AttributeKeys {
    private(set) var types: [String: any AttributedStringKey.Type] = [:]

    /// The keys of Foundation and of scopes that Zoetrope declares.
    static var ofSystem: AttributeKeys {
        AttributeKeys(of: systemScopes.types.compactMap { $0 as? any AttributeScope.Type })
    }

    /// The keys of all scopes in the process, including the author's. If two scopes use a name, the system's key wins.
    static var ofAllScopes: AttributeKeys {
        var keys = ofSystem
        for scope in scopes.types.compactMap({ $0 as? any AttributeScope.Type }) { keys.add(scope) }
        return keys
    }

    private static let systemScopes = ConformingTypeList(of: (any SystemAttributeScope).self)
    private static let scopes = ConformingTypeList(of: (any AttributeScope).self)

    private init(of scopes: [any AttributeScope.Type]) {
        add(AttributeScopes.FoundationAttributes.self)
        for scope in scopes { add(scope) }
    }

    private mutating func add(_ scope: any AttributeScope.Type) {
        var fields: [Any.Type] = []
        _ = _forEachField(of: scope, options: []) { _, _, type, _ in
            fields.append(type)
            return true
        }
        for field in fields {
            if let key = field as? any AttributedStringKey.Type, types[key.name] == nil {
                types[key.name] = key
            } else if let scope = field as? any AttributeScope.Type {
                add(scope)
            }
        }
    }
}
