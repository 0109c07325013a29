// SPDX-License-Identifier: MIT

import Motion

/// A composition instead of a protocol, so that a modifier on the main actor conforms to `ViewModifier` and
/// `Animatable` themselves, whose conformances the compiler can isolate.
public typealias AnimatableModifier = Animatable & ViewModifier
