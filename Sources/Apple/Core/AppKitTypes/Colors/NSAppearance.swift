// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Light or dark, with or without high contrast.
open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name("NSAppearanceNameAqua")
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
        public static let accessibilityHighContrastVibrantLight = Name("NSAppearanceNameAccessibilityVibrantLight")
        public static let accessibilityHighContrastVibrantDark = Name("NSAppearanceNameAccessibilityVibrantDark")

        fileprivate var isDark: Bool { rawValue.contains("Dark") }
        fileprivate var hasHighContrast: Bool { rawValue.contains("Accessibility") }
    }

    public let name: Name
    open var allowsVibrancy: Bool { false }

    public init?(named name: Name) { self.name = name }

    init(_ traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        name =
            switch traits.accessibilityContrast {
            case .high: isDark ? .accessibilityHighContrastDarkAqua : .accessibilityHighContrastAqua
            default: isDark ? .darkAqua : .aqua
            }
    }

    /// The appearance of the host's window.
    open class func currentDrawing() -> NSAppearance { NSAppearance(UIScreen.main.traitCollection) }
    public class var current: NSAppearance! { currentDrawing() }

    /// The name among `appearances` with the same brightness, preferably also with the same contrast; otherwise `aqua`
    /// if it is listed.
    open func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        return appearances.first { $0.isDark == name.isDark && $0.hasHighContrast == name.hasHighContrast }
            ?? appearances.first { $0.isDark == name.isDark } ?? appearances.first { $0 == .aqua }
    }

    /// Runs `block`; colours resolve as without it.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

/// Adopted by views, windows and the app, which keep their appearance; it does not affect the drawing.
@MainActor @preconcurrency
public protocol NSAppearanceCustomization: NSObjectProtocol {
    var appearance: NSAppearance? { get set }
    var effectiveAppearance: NSAppearance { get }
}

extension NSAppearanceCustomization {
    public var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
}
