// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

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

    init(
        userInterfaceStyle: UIUserInterfaceStyle = .light, accessibilityContrast: UIAccessibilityContrast = .normal,
        userInterfaceIdiom: UIUserInterfaceIdiom = .phone, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular, displayScale: CGFloat = 1
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
    }

    /// Light or dark, and nothing else that is not the usual.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .normal)
    }

    /// A phone in the light.
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}
