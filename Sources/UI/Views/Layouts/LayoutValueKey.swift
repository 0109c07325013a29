// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The key of a value that a view gives to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

/// What views say for a key.
enum LayoutValueTrait<Key: LayoutValueKey>: ElementTrait {
    static var defaultValue: Key.Value { Key.defaultValue }
}

nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: TraitSettingModifier {
    typealias Trait = LayoutValueTrait<Key>
    let value: Key.Value

    @MainActor func isSame(as old: Self) -> Bool {
        ViewComparison.areSame(value, old.value)
    }

    @MainActor static var isForLayout: Bool { true }
}

extension View {
    /// Gives a value to the layout around this view, which finds it by the key.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
