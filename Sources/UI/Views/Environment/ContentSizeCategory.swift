// SPDX-License-Identifier: MIT

/// The older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The seven sizes of the slider in Settings.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The five larger sizes, which Settings offers behind a switch.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize < b.dynamicTypeSize
    }

    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize <= b.dynamicTypeSize
    }

    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize > b.dynamicTypeSize
    }

    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize >= b.dynamicTypeSize
    }

    // Conversions by position: both enumerations list the same sizes in the same order.

    fileprivate var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
    }

    fileprivate init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
    }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
