// SPDX-License-Identifier: MIT

/// Marks a modifier that is not supported yet: warns once by name and changes nothing. `Tools/modifiers` reads the
/// mark.
///
/// - Parameters:
///   - name: The modifier. If only one of its arguments is not supported, includes that argument:
///     `toolbarRole(.editor)`.
///   - condition: Whether the effect is missing. If false, the modifier behaves as in SwiftUI.
package func unsupported<Modified>(_ modified: Modified, _ name: String, when condition: Bool = true) -> Modified {
    if condition { HostServices.warn("\(name) is not supported yet: it has no effect") }
    return modified
}
