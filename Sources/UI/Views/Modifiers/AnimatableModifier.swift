// SPDX-License-Identifier: MIT

import Motion

/// A composition instead of a protocol. A modifier on the main actor then conforms to `ViewModifier` and `Animatable`
/// directly. The compiler can isolate these two conformances to the main actor.
public typealias AnimatableModifier = Animatable & ViewModifier
