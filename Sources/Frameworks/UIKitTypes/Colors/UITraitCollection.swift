// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UIUserInterfaceStyle {
    /// The same in SwiftUI's words; nil: nothing is said.
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension ColorScheme {
    /// The same in UIKit's words; nil where nothing is said.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

/// How far colours stand apart.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// How much room there is along one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Where lines of text begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// What views are drawn for.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// How far colours stand apart.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The kind of the device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    public let displayScale: CGFloat
    /// How large texts are.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Where lines begin.
    public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

    init(
        userInterfaceStyle: UIUserInterfaceStyle = .light, accessibilityContrast: UIAccessibilityContrast = .normal,
        userInterfaceIdiom: UIUserInterfaceIdiom = .phone, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular, displayScale: CGFloat = 1,
        preferredContentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// Light or dark, and nothing else that is not the usual.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .normal)
    }

    /// How large texts are, and nothing else that is not the usual.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(accessibilityContrast: .normal, preferredContentSizeCategory: preferredContentSizeCategory)
    }
    /// How much room there is across, and nothing else that is not the usual.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(accessibilityContrast: .normal, horizontalSizeClass: horizontalSizeClass)
    }
    /// How much room there is down, and nothing else that is not the usual.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(accessibilityContrast: .normal, verticalSizeClass: verticalSizeClass)
    }
    /// Pixels per point, and nothing else that is not the usual.
    public convenience init(displayScale: CGFloat) {
        self.init(accessibilityContrast: .normal, displayScale: displayScale)
    }
    /// The kind of the device, and nothing else that is not the usual.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(accessibilityContrast: .normal, userInterfaceIdiom: userInterfaceIdiom)
    }

    /// A phone in the light.
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}
