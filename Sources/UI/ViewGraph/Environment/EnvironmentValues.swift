// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Styles

private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Compares all values that were set: with `==` if they are `Equatable`, otherwise field by field.
    package func hasSameValues(as other: EnvironmentValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { Self.areSame(value, $0) } ?? false }
    }

    private static func areSame(_ a: Any, _ b: Any) -> Bool {
        func areEqual<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        if let a = a as? any Equatable { return areEqual(a) }
        func haveSame<V>(_ a: V) -> Bool { (b as? V).map { haveSameFields(a, $0) } ?? false }
        return _openExistential(a, do: haveSame)
    }

    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var layoutDirection: LayoutDirection {
        get {
            if let isMirrored = cachedIsRightToLeft { return isMirrored ? .rightToLeft : .leftToRight }
            let direction = self[LayoutDirectionKey.self]
            cachedIsRightToLeft = direction == .rightToLeft
            return direction
        }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// `en_US` by default, on every machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
