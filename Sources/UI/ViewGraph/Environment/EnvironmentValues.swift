// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Styles

/// The key of a value in the environment, and its value where nothing sets one.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view around has set one.
    static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
public struct EnvironmentValues {
    /// Shared by all values that nobody has changed since they were one: views whose surroundings stay as they are need not
    /// look at each of them.
    private final class Storage {
        var values: [ObjectIdentifier: Any]
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage = Storage([:])
    private var values: [ObjectIdentifier: Any] { storage.values }

    /// An environment in which nothing is set.
    public init() {}

    /// The value of a key of your own.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    /// Whether both are one and the same, which is quickly found out. What is equal need not be.
    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Whether all values that were set are equal; those that cannot be compared, whether they have the same fields.
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
}

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// How far colours stand apart from each other: what the user has chosen.
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
    /// As designers have it.
    case standard
    /// Further apart, for people who see little.
    case increased
}

private enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum SystemPaletteKey: EnvironmentKey { static let defaultValue = SystemPalette.iOS18 }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether this place is light or dark; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the user wants more contrast; `.standard` by default. Of the colours here, those of assets follow it.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Whose colours the names of colours mean; iOS 18's by default.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Where lines of text begin; left by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How numbers and dates are written; en_US by default, on any machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Whether controls here can be used; true by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
