// SPDX-License-Identifier: MIT

import Motion
import ViewGraph

/// Adds a key to a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. Example: `@Entry var radius: CGFloat = 4`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")

/// The protocol of the keys that `@Entry` generates for variables whose type is inferred from the initial value.
public nonisolated protocol _EntryKey {
    associatedtype Value
    /// The initial value of the `@Entry` variable.
    static var _entry: _EntryValue<Value> { get }
}

extension _EntryKey {
    /// The variable's initial value, for protocols such as `EnvironmentKey` that require `defaultValue`.
    public nonisolated static var defaultValue: Value { _entry.value }
}

/// The initial value of an `@Entry` variable. Unchecked `Sendable`, so that a key can store a value of any type as a
/// constant. Read on the main actor only.
public nonisolated struct _EntryValue<Value>: @unchecked Sendable {
    package let value: Value
    /// Wraps the initial value of an `@Entry` variable.
    public init(_ value: Value) { self.value = value }
}

/// Makes a type animatable. Its `animatableData` combines the data of its variables in the order of declaration.
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewsMacros", type: "AnimatableMacro")

/// Excludes a variable from the `animatableData` that `@Animatable` generates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewsMacros", type: "AnimatableIgnoredMacro")
