// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
    /// Never posted.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    private static let sizes: [(UIContentSizeCategory, DynamicTypeSize)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
        (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
    /// The corresponding SwiftUI size; `.large` if there is none.
    var size: DynamicTypeSize { Self.sizes.first { $0.0 == self }?.1 ?? .large }
    /// The category of a SwiftUI text size; `unspecified` for nil.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = Self.sizes.first { $0.1 == dynamicTypeSize }?.0 ?? .unspecified
    }
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.size < right.size }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.size > right.size }
}

extension DynamicTypeSize {
    /// The SwiftUI text size of a category; nil for `unspecified` and unknown names.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard UIContentSizeCategory(uiSizeCategory.size) == uiSizeCategory else { return nil }
        self = uiSizeCategory.size
    }
}

/// Scales by the ratio of the body size to its default, whatever the text style. Without a trait collection, values
/// stay unscaled: UIKit objects do not know the text size of SwiftUI's environment.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle
    /// Body font sizes from `xSmall` to `accessibility5`, in points: Apple's table for iOS.
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let size = traitCollection?.preferredContentSizeCategory.size ?? .large
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return value * Self.bodySizes[index] / 17
    }
}
