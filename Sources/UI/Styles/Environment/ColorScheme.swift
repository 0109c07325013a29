// SPDX-License-Identifier: MIT

public enum ColorScheme: CaseIterable, Sendable, Hashable {
    case light
    case dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
    case standard
    case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum SystemPaletteKey: EnvironmentKey { static let defaultValue = SystemPalette.iOS18 }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// `.standard` by default. Only colours of asset catalogues and dynamic colours depend on the contrast.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// The operating system whose named colours are used; iOS 18 by default.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }
}
