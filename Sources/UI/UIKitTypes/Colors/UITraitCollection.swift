// SPDX-License-Identifier: MIT

import Foundation
import Views

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// Defaults: a phone in light mode, compact width, regular height, scale 1.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Left to right in every locale.
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

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .normal)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(accessibilityContrast: .normal, preferredContentSizeCategory: preferredContentSizeCategory)
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(accessibilityContrast: .normal, horizontalSizeClass: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(accessibilityContrast: .normal, verticalSizeClass: verticalSizeClass)
    }
    public convenience init(displayScale: CGFloat) {
        self.init(accessibilityContrast: .normal, displayScale: displayScale)
    }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(accessibilityContrast: .normal, userInterfaceIdiom: userInterfaceIdiom)
    }

    /// Always the defaults: a phone in light mode, whatever the environment says.
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}
