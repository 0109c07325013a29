// SPDX-License-Identifier: MIT

import Motion

/// A modifier whose body is evaluated anew at each frame of an animation: the older name for any modifier that is
/// `Animatable`. An alias and not a protocol of its own, so that the conformances of a modifier on the main actor are
/// those of `ViewModifier` and `Animatable` themselves, which compilers can isolate.
public typealias AnimatableModifier = Animatable & ViewModifier
