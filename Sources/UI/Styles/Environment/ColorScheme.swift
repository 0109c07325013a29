// SPDX-License-Identifier: MIT

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// How far colours stand apart from each other: what the user has chosen.
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
    /// As designers have it.
    case standard
    /// Further apart, for people who see little.
    case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum SystemPaletteKey: EnvironmentKey { static let defaultValue = SystemPalette.iOS18 }

extension EnvironmentValues {
    /// Whether this place is light or dark; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the user wants more contrast; `.standard` by default. Of the colours here, those of assets follow it.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Whose colours the names of colours mean; iOS 18's by default.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }
}
