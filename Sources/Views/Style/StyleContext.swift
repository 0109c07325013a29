import Drawing

/// What a style needs to know about the place where it is used.
public struct _StyleContext: Sendable {
    package var isDark: Bool
    /// What `Color.accentColor` and `.tint` mean; `nil`: blue.
    package var accentColor: Color?
    /// The foreground style of the place and its explicit levels (primary, secondary, …), resolved where they were set.
    /// Empty: the label colours of the system.
    package var foreground: [_ResolvedStyle]
    /// Colours of an asset catalogue; `nil` for a name that it does not have, which draws nothing.
    package var namedColor: @Sendable (_ name: String, _ isDark: Bool) -> RGBAColor?

    package init(
        isDark: Bool = false, accentColor: Color? = nil, foreground: [_ResolvedStyle] = [],
        namedColor: @escaping @Sendable (_ name: String, _ isDark: Bool) -> RGBAColor? = { _, _ in nil }
    ) {
        self.isDark = isDark
        self.accentColor = accentColor
        self.foreground = foreground
        self.namedColor = namedColor
    }
}

package typealias StyleContext = _StyleContext
