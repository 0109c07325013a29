// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Views

/// What a device is like, and what its user has chosen; every view inherits it.
public struct Traits: Sendable, Equatable {
    /// Light or dark.
    public var colorScheme: ColorScheme
    /// Standard, or increased, for which colour sets may have variants.
    public var colorSchemeContrast: ColorSchemeContrast
    /// The system whose colours and text styles are meant.
    public var system: System
    /// A view's language and region. It also gives the direction of the layout, unless `layoutDirection` does.
    public var locale: Locale
    /// From left to right or from right to left; nil for that of the locale.
    public var layoutDirection: LayoutDirection?
    /// The size of text that the user has chosen.
    public var dynamicTypeSize: DynamicTypeSize
    /// What the device covers of the window's edges, in points.
    public var safeAreaInsets: EdgeInsets
    /// What the user has chosen in Settings under Accessibility.
    public var accessibility: Accessibility = []

    /// Choices of a user in Settings under Accessibility, which views can ask for.
    public struct Accessibility: OptionSet, Sendable, Hashable {
        /// One bit for each choice.
        public let rawValue: Int
        /// Choices by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `accessibilityReduceMotion`.
        public static let reduceMotion = Accessibility(rawValue: 1 << 0)
        /// `accessibilityReduceTransparency`.
        public static let reduceTransparency = Accessibility(rawValue: 1 << 1)
        /// `accessibilityDifferentiateWithoutColor`.
        public static let differentiateWithoutColor = Accessibility(rawValue: 1 << 2)
        /// `legibilityWeight` is `.bold`.
        public static let boldText = Accessibility(rawValue: 1 << 3)
    }

    /// Those of a device that is set to English in light colours, except for what is given.
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
        values.locale = locale
        values.layoutDirection =
            layoutDirection ?? (locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        values.dynamicTypeSize = dynamicTypeSize
        values.accessibilityReduceMotion = accessibility.contains(.reduceMotion)
        values.accessibilityReduceTransparency = accessibility.contains(.reduceTransparency)
        values.accessibilityDifferentiateWithoutColor = accessibility.contains(.differentiateWithoutColor)
        if accessibility.contains(.boldText) { values.legibilityWeight = .bold }
        return values
    }

    /// One of Apple's systems, as far as colours have changed between them.
    public enum System: String, Sendable, CaseIterable {
        /// iOS 15 to 18.
        case iOS18 = "ios18"
        case iOS26 = "ios26"
        /// macOS 12 to 15.
        case macOS15 = "macos15"

        var palette: SystemPalette {
            switch self {
            case .iOS18: .iOS18
            case .iOS26: .iOS26
            case .macOS15: .macOS15
            }
        }
    }

    /// What lies behind views that say nothing: white, and black in the dark.
    public var background: RGBAColor { colorScheme == .dark ? .black : .white }
}
