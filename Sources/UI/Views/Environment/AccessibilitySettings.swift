// SPDX-License-Identifier: MIT

// The user's accessibility settings. They are off unless a preview sets them, except as noted.

private enum SettingKey<Setting>: EnvironmentKey { static var defaultValue: Bool { false } }

private enum Settings {
    enum ReduceMotion {}
    enum ReduceTransparency {}
    enum DifferentiateWithoutColor {}
    enum InvertColors {}
    enum VoiceOver {}
    enum SwitchControl {}
    enum ShowButtonShapes {}
    enum Enabled {}
    enum LargeContentViewer {}
    enum QuickActions {}
    enum DimFlashingLights {}
    enum PlayAnimatedImages {}
}

extension EnvironmentValues {
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[SettingKey<Settings.ReduceMotion>.self] }
        set { self[SettingKey<Settings.ReduceMotion>.self] = newValue }
    }

    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[SettingKey<Settings.ReduceTransparency>.self] }
        set { self[SettingKey<Settings.ReduceTransparency>.self] = newValue }
    }

    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[SettingKey<Settings.DifferentiateWithoutColor>.self] }
        set { self[SettingKey<Settings.DifferentiateWithoutColor>.self] = newValue }
    }

    public package(set) var accessibilityInvertColors: Bool {
        get { self[SettingKey<Settings.InvertColors>.self] }
        set { self[SettingKey<Settings.InvertColors>.self] = newValue }
    }

    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[SettingKey<Settings.VoiceOver>.self] }
        set { self[SettingKey<Settings.VoiceOver>.self] = newValue }
    }

    public package(set) var accessibilitySwitchControlEnabled: Bool {
        get { self[SettingKey<Settings.SwitchControl>.self] }
        set { self[SettingKey<Settings.SwitchControl>.self] = newValue }
    }

    public package(set) var accessibilityShowButtonShapes: Bool {
        get { self[SettingKey<Settings.ShowButtonShapes>.self] }
        set { self[SettingKey<Settings.ShowButtonShapes>.self] = newValue }
    }

    public var accessibilityEnabled: Bool {
        get { self[SettingKey<Settings.Enabled>.self] }
        set { self[SettingKey<Settings.Enabled>.self] = newValue }
    }

    public package(set) var accessibilityLargeContentViewerEnabled: Bool {
        get { self[SettingKey<Settings.LargeContentViewer>.self] }
        set { self[SettingKey<Settings.LargeContentViewer>.self] = newValue }
    }

    public package(set) var accessibilityQuickActionsEnabled: Bool {
        get { self[SettingKey<Settings.QuickActions>.self] }
        set { self[SettingKey<Settings.QuickActions>.self] = newValue }
    }

    public package(set) var accessibilityDimFlashingLights: Bool {
        get { self[SettingKey<Settings.DimFlashingLights>.self] }
        set { self[SettingKey<Settings.DimFlashingLights>.self] = newValue }
    }

    /// True by default.
    public package(set) var accessibilityPlayAnimatedImages: Bool {
        get { !self[SettingKey<Settings.PlayAnimatedImages>.self] }
        set { self[SettingKey<Settings.PlayAnimatedImages>.self] = !newValue }
    }
}
