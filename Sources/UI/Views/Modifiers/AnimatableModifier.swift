// SPDX-License-Identifier: MIT

import Motion

/// A composition rather than a protocol of its own. A modifier on the main actor then conforms to `ViewModifier` and
/// `Animatable` directly, and the compiler can isolate these conformances.
public typealias AnimatableModifier = Animatable & ViewModifier
