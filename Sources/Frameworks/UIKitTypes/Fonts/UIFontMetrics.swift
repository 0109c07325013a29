// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

/// How large a person wants texts to be.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A size by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
    /// Nothing is said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Smaller.
    public static let small = UIContentSizeCategory("S")
    /// A little smaller.
    public static let medium = UIContentSizeCategory("M")
    /// As usual.
    public static let large = UIContentSizeCategory("L")
    /// A little larger.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest of the usual ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// Beyond.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// Beyond.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// Beyond.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// Beyond.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
    /// Never posted here.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    private static let sizes: [(UIContentSizeCategory, DynamicTypeSize)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
        (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
    /// The same as `DynamicTypeSize`.
    var size: DynamicTypeSize { Self.sizes.first { $0.0 == self }?.1 ?? .large }
    /// The same as `DynamicTypeSize`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = Self.sizes.first { $0.1 == dynamicTypeSize }?.0 ?? .unspecified
    }
    /// Whether it is beyond the usual ones.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
    /// Whether the left one is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.size < right.size }
    /// Whether the left one is larger.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.size > right.size }
}

extension DynamicTypeSize {
    /// The size that UIKit calls so; nil where it says nothing.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard UIContentSizeCategory(uiSizeCategory.size) == uiSizeCategory else { return nil }
        self = uiSizeCategory.size
    }
}

/// Makes fonts and lengths as much larger as running text is for a person, whatever the style. Outside of traits that say otherwise they stay as
/// they are: UIKit's objects are not told how large texts are in SwiftUI's environment.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle
    /// Of running text, from the smallest to the largest, in points: Apple's table for iOS.
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    /// As much as running text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    /// As much as texts of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A font, as large as texts are.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// A font, as large as texts are, but no larger than a limit in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// A font, as large as texts are under these traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    /// A font, as large as texts are under these traits, but no larger than a limit in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }
    /// A length in points, as large as texts are.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// A length in points, as large as texts are under these traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let size = traitCollection?.preferredContentSizeCategory.size ?? .large
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return value * Self.bodySizes[index] / 17
    }
}
