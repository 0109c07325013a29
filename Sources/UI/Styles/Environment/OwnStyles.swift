// SPDX-License-Identifier: MIT

private enum IgnoresOwnStylesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PaletteForegroundKey: EnvironmentKey { static var defaultValue: [_ResolvedStyle] { [] } }

extension EnvironmentValues {
    /// Whether fonts and foreground styles that are set in this environment have no effect. Labels of alerts, menus, tabs,
    /// segments, swipe actions and titles of navigation bars ignore the author's, because on iOS they are strings.
    package var ignoresOwnStyles: Bool {
        get { self[IgnoresOwnStylesKey.self] }
        set { self[IgnoresOwnStylesKey.self] = newValue }
    }

    /// The foreground style that was ignored. Symbols with a palette still have its colours, as in menus of iOS.
    package var paletteForeground: [_ResolvedStyle] {
        get { self[PaletteForegroundKey.self] }
        set { self[PaletteForegroundKey.self] = newValue }
    }
}
