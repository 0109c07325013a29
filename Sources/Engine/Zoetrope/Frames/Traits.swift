// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Views

/// The properties of a device and the settings of its user, which every view inherits.
public struct Traits: Sendable, Equatable {
    /// Light by default.
    public var colorScheme: ColorScheme
    /// Standard or increased contrast, for which colour sets may have variants.
    public var colorSchemeContrast: ColorSchemeContrast
    /// The system whose colours and text styles are used.
    public var system: System
    /// The language and region of views. Also determines the layout direction, unless `layoutDirection` is set.
    public var locale: Locale
    /// Overrides the layout direction of the locale; nil for no override.
    public var layoutDirection: LayoutDirection?
    /// `.large` by default, as on a new device. Fonts of text styles scale with it.
    public var dynamicTypeSize: DynamicTypeSize
    /// The safe area insets of the device, in points.
    public var safeAreaInsets: EdgeInsets
    /// The size in points of the device's window, if the canvas differs from it.
    package var deviceWindow: CGSize?
    /// The accessibility settings that are switched on; none by default.
    public var accessibility: Accessibility = []

    /// Accessibility settings that views can read.
    public struct Accessibility: OptionSet, Sendable, Hashable {
        /// One bit per setting.
        public let rawValue: Int
        /// Combines the bits of settings: 1 for `reduceMotion`, 2 for `reduceTransparency`, and so on.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Sets `accessibilityReduceMotion` to true.
        public static let reduceMotion = Accessibility(rawValue: 1 << 0)
        /// Sets `accessibilityReduceTransparency` to true.
        public static let reduceTransparency = Accessibility(rawValue: 1 << 1)
        /// Sets `accessibilityDifferentiateWithoutColor` to true.
        public static let differentiateWithoutColor = Accessibility(rawValue: 1 << 2)
        /// Sets `legibilityWeight` to `.bold`.
        public static let boldText = Accessibility(rawValue: 1 << 3)
    }

    /// Creates traits. The defaults are those of an English device in light appearance.
    public init(
        colorScheme: ColorScheme = .light, colorSchemeContrast: ColorSchemeContrast = .standard,
        system: System = .iOS18, locale: Locale = Locale(identifier: "en_US"),
        layoutDirection: LayoutDirection? = nil, dynamicTypeSize: DynamicTypeSize = .large,
        safeAreaInsets: EdgeInsets = EdgeInsets()
    ) {
        self.colorScheme = colorScheme
        self.colorSchemeContrast = colorSchemeContrast
        self.system = system
        self.locale = locale
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.safeAreaInsets = safeAreaInsets
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        values.colorSchemeContrast = colorSchemeContrast
        values.systemPalette = system.palette
        values.systemVersion = system.version
        values.locale = locale
        values.layoutDirection =
            layoutDirection ?? (locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        values.dynamicTypeSize = dynamicTypeSize
        values.deviceWindow = deviceWindow
        values.accessibilityReduceMotion = accessibility.contains(.reduceMotion)
        values.accessibilityReduceTransparency = accessibility.contains(.reduceTransparency)
        values.accessibilityDifferentiateWithoutColor = accessibility.contains(.differentiateWithoutColor)
        if accessibility.contains(.boldText) { values.legibilityWeight = .bold }
        return values
    }

    /// An Apple operating system. Releases with equal system colours share one case.
    public enum System: String, Sendable, CaseIterable {
        /// iOS 15 to 18.
        case iOS18 = "ios18"
        case iOS26 = "ios26"
        /// Drawn like iOS 26.
        case iOS27 = "ios27"
        /// macOS 12 to 15.
        case macOS15 = "macos15"

        var palette: SystemPalette {
            switch self {
            case .iOS18: .iOS18
            case .iOS26, .iOS27: .iOS26
            case .macOS15: .macOS15
            }
        }

        /// The system in conditions with `#available`.
        var version: SystemVersion {
            switch self {
            case .iOS18: .iOS18
            case .iOS26: SystemVersion(iOS: 26)
            case .iOS27: SystemVersion(iOS: 27)
            case .macOS15: SystemVersion(iOS: 18, macOS: 15)
            }
        }
    }

    /// Used if neither the scene nor the user chooses a background: white or black; on macOS the grey of windows.
    public var background: RGBAColor {
        switch (system, colorScheme) {
        case (.macOS15, .dark): RGBAColor(red: 50.0 / 255, green: 50.0 / 255, blue: 50.0 / 255)
        case (.macOS15, .light): RGBAColor(red: 236.0 / 255, green: 236.0 / 255, blue: 236.0 / 255)
        case (_, .dark): .black
        case (_, .light): .white
        }
    }
}
