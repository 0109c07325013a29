// SPDX-License-Identifier: MIT

/// The environment of a style, as far as built-in styles need it.
public struct _StyleContext: Sendable {
    package var isDark: Bool
    /// The meaning of `Color.accentColor` and `.tint`; nil for blue.
    package var accentColor: Color?
    /// The foreground style and its explicit levels (primary, secondary, …), resolved where they were set. Empty for
    /// the system's label colours.
    package var foreground: [_ResolvedStyle]
    /// Affects only the colours of asset catalogues and dynamic colours.
    package var hasHighContrast: Bool
    /// The operating system whose colours are used.
    package var palette: SystemPalette
    /// Looks up the colours of asset catalogues by name. A missing colour draws nothing.
    package var namedColors: (any ColorLookup)?
    /// The whole environment, for custom styles. Accessed on the host's thread only.
    package nonisolated(unsafe) var environment: EnvironmentValues

    package init(
        isDark: Bool = false, hasHighContrast: Bool = false, accentColor: Color? = nil,
        foreground: [_ResolvedStyle] = [], palette: SystemPalette = .iOS18,
        namedColors: (any ColorLookup)? = nil, environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.isDark = isDark
        self.accentColor = accentColor
        self.foreground = foreground
        self.hasHighContrast = hasHighContrast
        self.palette = palette
        self.namedColors = namedColors
        self.environment = environment
    }
}

package typealias StyleContext = _StyleContext
