// SPDX-License-Identifier: MIT

import Motion
import ViewGraph

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry with a key of its own:
/// `@Entry var radius: CGFloat = 4`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")

/// Makes a type animatable by its variables: its `animatableData` is theirs, in order.
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewsMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewsMacros", type: "AnimatableIgnoredMacro")
