// SPDX-License-Identifier: MIT

/// How large the user wants text to be. `large` is what devices come with.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The seven sizes of the slider in Settings: body text of 14, 15, 16, 17, 19, 21 and 23 points.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes for people who see little: body text of 28, 33, 40, 47 and 53 points.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the five sizes for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    /// How large text styles, and fonts that grow with them, are here.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of text for this view; custom fonts and text styles follow it.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text that this view inherits within `range`.
    nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        environment(\.dynamicTypeSize, within: range)
    }
}
