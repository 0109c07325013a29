// SPDX-License-Identifier: MIT

/// Looks up the colours of asset catalogues by name.
package protocol ColorLookup: AnyObject, Sendable {
    /// The colour in the variant for this appearance; nil if there is none.
    func color(named name: String, isDark: Bool, hasHighContrast: Bool) -> Color?

    /// The accent colour of the app; nil where it has none of its own.
    func accentColor(isDark: Bool, hasHighContrast: Bool) -> Color?
}
