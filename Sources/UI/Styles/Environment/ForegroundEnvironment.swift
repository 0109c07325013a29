// SPDX-License-Identifier: MIT

import Drawing

private enum ForegroundKey: EnvironmentKey { static var defaultValue: [_ResolvedStyle] { [] } }
private enum ForegroundAppliesToTextOnlyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The levels of the foreground style; empty if none was set. With `ignoresOwnStyles`, only palettes take a new style.
    package var foreground: [_ResolvedStyle] {
        get { self[ForegroundKey.self] }
        set { if ignoresOwnStyles { paletteForeground = newValue } else { self[ForegroundKey.self] = newValue } }
    }

    /// Whether the foreground style is only a default for texts. Buttons then keep their own colour.
    package var foregroundAppliesToTextOnly: Bool {
        get { self[ForegroundAppliesToTextOnlyKey.self] }
        set { self[ForegroundAppliesToTextOnlyKey.self] = newValue }
    }

    /// The context in which styles are resolved in this environment.
    package var styleContext: StyleContext {
        var context: StyleContext
        if let cachedStyleContext {
            context = cachedStyleContext
        } else {
            context = StyleContext(
                isDark: colorScheme == .dark, hasHighContrast: colorSchemeContrast == .increased, accentColor: tint,
                foreground: foreground, palette: systemPalette, namedColors: namedColors)
            cachedStyleContext = context
        }
        context.environment = self
        return context
    }

    /// The foreground style as one colour, for uses that take only a colour.
    package var foregroundColorValue: RGBAColor { ForegroundStyle()._resolve(in: styleContext).color }
}
