// SPDX-License-Identifier: MIT

import Motion

/// A composition instead of a protocol: a modifier on the main actor then conforms to `ViewModifier` and `Animatable`
/// directly, and the compiler can isolate these conformances to the main actor.
public typealias AnimatableModifier = Animatable & ViewModifier
