// SPDX-License-Identifier: MIT

/// What a style needs to know about the place where it is used.
public struct _StyleContext: Sendable {
    package var isDark: Bool
    /// What `Color.accentColor` and `.tint` mean; `nil`: blue.
    package var accentColor: Color?
    /// The foreground style of the place and its explicit levels (primary, secondary, …), resolved where they were set.
    /// Empty: the label colours of the system.
    package var foreground: [_ResolvedStyle]
    /// Whether the variants of colours with more contrast are asked for.
    package var hasHighContrast: Bool
    /// Whose colours the names of colours mean.
    package var palette: SystemPalette
    /// Colours of asset catalogues; what they do not have draws nothing.
    package var namedColors: (any ColorLookup)?
    /// All that the place inherits, for styles of authors. Read by the host's thread alone.
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
