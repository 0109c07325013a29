// SPDX-License-Identifier: MIT

/// Looks up the colours of asset catalogues by name.
package protocol ColorLookup: AnyObject, Sendable {
    /// The variant of the colour for this appearance; nil if no catalogue has a colour of this name.
    func color(named name: String, isDark: Bool, hasHighContrast: Bool) -> Color?

    /// The app's accent colour; nil if it has none.
    func accentColor(isDark: Bool, hasHighContrast: Bool) -> Color?
}
