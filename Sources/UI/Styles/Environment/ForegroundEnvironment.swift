// SPDX-License-Identifier: MIT

import Drawing

private enum ForegroundKey: EnvironmentKey { static var defaultValue: [_ResolvedStyle] { [] } }
private enum ForegroundIsOfTextsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The levels of the foreground style; none where nothing was set.
    package var foreground: [_ResolvedStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// Whether the foreground style is how texts look in this place, and nobody has asked for it: buttons keep their colour.
    package var foregroundIsOfTexts: Bool {
        get { self[ForegroundIsOfTextsKey.self] }
        set { self[ForegroundIsOfTextsKey.self] = newValue }
    }

    /// What styles need to know about this place.
    package var styleContext: StyleContext {
        var context: StyleContext
        if let knownStyleContext {
            context = knownStyleContext
        } else {
            context = StyleContext(
                isDark: colorScheme == .dark, hasHighContrast: colorSchemeContrast == .increased, accentColor: tint,
                foreground: foreground, palette: systemPalette, namedColors: namedColors)
            knownStyleContext = context
        }
        context.environment = self
        return context
    }

    /// The one colour that stands for the foreground style where no more than a colour is taken.
    package var foregroundColorValue: RGBAColor { ForegroundStyle()._resolve(in: styleContext).color }
}
