// SPDX-License-Identifier: MIT

// What a user has chosen in Settings under Accessibility: nothing of it, unless a preview says so.

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
    /// Whether the user wants less motion; false.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[SettingKey<Settings.ReduceMotion>.self] }
        set { self[SettingKey<Settings.ReduceMotion>.self] = newValue }
    }

    /// Whether the user wants opaque grounds; false.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[SettingKey<Settings.ReduceTransparency>.self] }
        set { self[SettingKey<Settings.ReduceTransparency>.self] = newValue }
    }

    /// Whether colour alone must not say anything; false.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[SettingKey<Settings.DifferentiateWithoutColor>.self] }
        set { self[SettingKey<Settings.DifferentiateWithoutColor>.self] = newValue }
    }

    /// Whether the colours of the screen are inverted; false.
    public package(set) var accessibilityInvertColors: Bool {
        get { self[SettingKey<Settings.InvertColors>.self] }
        set { self[SettingKey<Settings.InvertColors>.self] = newValue }
    }

    /// Whether somebody listens to the screen; false.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[SettingKey<Settings.VoiceOver>.self] }
        set { self[SettingKey<Settings.VoiceOver>.self] = newValue }
    }

    /// Whether the screen is used by switches; false.
    public package(set) var accessibilitySwitchControlEnabled: Bool {
        get { self[SettingKey<Settings.SwitchControl>.self] }
        set { self[SettingKey<Settings.SwitchControl>.self] = newValue }
    }

    /// Whether buttons show their shapes; false.
    public package(set) var accessibilityShowButtonShapes: Bool {
        get { self[SettingKey<Settings.ShowButtonShapes>.self] }
        set { self[SettingKey<Settings.ShowButtonShapes>.self] = newValue }
    }

    /// Whether any means of access is in use; false.
    public var accessibilityEnabled: Bool {
        get { self[SettingKey<Settings.Enabled>.self] }
        set { self[SettingKey<Settings.Enabled>.self] = newValue }
    }

    /// Whether small things are shown large while a finger stays on them; false.
    public package(set) var accessibilityLargeContentViewerEnabled: Bool {
        get { self[SettingKey<Settings.LargeContentViewer>.self] }
        set { self[SettingKey<Settings.LargeContentViewer>.self] = newValue }
    }

    /// Whether quick actions are offered; false.
    public package(set) var accessibilityQuickActionsEnabled: Bool {
        get { self[SettingKey<Settings.QuickActions>.self] }
        set { self[SettingKey<Settings.QuickActions>.self] = newValue }
    }

    /// Whether flashing lights are dimmed; false.
    public package(set) var accessibilityDimFlashingLights: Bool {
        get { self[SettingKey<Settings.DimFlashingLights>.self] }
        set { self[SettingKey<Settings.DimFlashingLights>.self] = newValue }
    }

    /// Whether images may move by themselves; true.
    public package(set) var accessibilityPlayAnimatedImages: Bool {
        get { !self[SettingKey<Settings.PlayAnimatedImages>.self] }
        set { self[SettingKey<Settings.PlayAnimatedImages>.self] = !newValue }
    }
}
