// SPDX-License-Identifier: MIT

/// Where a style finds the colours that it knows by name only: those of asset catalogues.
package protocol ColorLookup: AnyObject, Sendable {
    /// The colour in the variant for this appearance; nil where there is none.
    func color(named name: String, isDark: Bool, hasHighContrast: Bool) -> Color?

    /// The accent colour of the app; nil where it has none of its own.
    func accentColor(isDark: Bool, hasHighContrast: Bool) -> Color?
}
