// SPDX-License-Identifier: MIT

import Motion
import ViewGraph

/// Adds a key to a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`:
/// `@Entry var radius: CGFloat = 4`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")

/// Makes a type `Animatable`: its `animatableData` combines its stored variables in order.
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewsMacros", type: "AnimatableMacro")

/// Excludes a variable from `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewsMacros", type: "AnimatableIgnoredMacro")
