// SPDX-License-Identifier: MIT

/// How large the user wants text to be: the older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The seven sizes of the slider in Settings.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes for people who see little.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the five sizes for people who see little.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// By how large letters are.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize < b.dynamicTypeSize
    }

    /// By how large letters are.
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize <= b.dynamicTypeSize
    }

    /// By how large letters are.
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize > b.dynamicTypeSize
    }

    /// By how large letters are.
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize >= b.dynamicTypeSize
    }

    // Both enumerations list the same sizes in the same order.

    fileprivate var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
    }

    fileprivate init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
    }
}

extension EnvironmentValues {
    /// How large text styles are here; the same as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
