// SPDX-License-Identifier: MIT

import Motion
import ViewGraph

/// Adds a key to a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`:
/// `@Entry var radius: CGFloat = 4`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")

/// For the expansion of `@Entry`: the key of a value whose type is inferred.
public nonisolated protocol _EntryKey {
    associatedtype Value
    /// The variable's initial value.
    static var _entry: _EntryValue<Value> { get }
}

extension _EntryKey {
    /// The variable's initial value, under the name that `EnvironmentKey` and similar protocols require.
    public nonisolated static var defaultValue: Value { _entry.value }
}

/// For the expansion of `@Entry`: wraps a constant of any type, so that strict concurrency permits a key to store it.
/// The value is read on the main actor only.
public nonisolated struct _EntryValue<Value>: @unchecked Sendable {
    package let value: Value
    /// Wraps the variable's initial value.
    public init(_ value: Value) { self.value = value }
}

/// Makes a type animatable by its variables: its `animatableData` combines the data of the variables in the order of
/// declaration.
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewsMacros", type: "AnimatableMacro")

/// Excludes a variable from `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewsMacros", type: "AnimatableIgnoredMacro")
