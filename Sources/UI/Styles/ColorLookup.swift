// SPDX-License-Identifier: MIT

/// Looks up the colours of asset catalogues by name.
package protocol ColorLookup: AnyObject, Sendable {
    /// The colour in the variant for this appearance; nil if there is none.
    func color(named name: String, isDark: Bool, hasHighContrast: Bool) -> Color?

    /// The app's accent colour; nil if it has none.
    func accentColor(isDark: Bool, hasHighContrast: Bool) -> Color?
}
