// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Set by `layoutValue(key:value:)` and read by layouts through `LayoutSubview`.
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
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
