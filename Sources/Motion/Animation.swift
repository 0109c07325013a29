// SPDX-License-Identifier: MIT

/// How a value gets from its old state to its new one.
///
/// An animation is a curve with modifiers around it, the first one innermost: `.easeIn.delay(1).speed(2)` reads the
/// clock twice as fast, then waits one (fast) second, then eases in. It says nothing about the value it moves and
/// knows no clock; `AnimatedValue` brings the three together.
///
/// Unusual numbers have fixed meanings, and none of them traps: a duration that is zero, negative or not a number
/// finishes at once; a delay that is not a number is no delay, a negative one starts in the middle; a speed that is
/// negative stands still like zero, and one that is not a number is 1; a repeat count below one is one.
public struct Animation: Sendable, Hashable {
    let curve: AnimationCurve
    private(set) var modifiers: [AnimationModifier] = []

    init(curve: AnimationCurve) {
        self.curve = curve
    }

    /// An animation that follows `base`.
    public init<A: CustomAnimation>(_ base: A) {
        if let builtIn = base as? BuiltInAnimation {
            self = builtIn.animation
        } else {
            curve = .custom(CustomCurve(base))
        }
    }

    /// The custom animation that this animation was made from; for a built-in or modified one, an equivalent.
    public var base: any CustomAnimation {
        if case .custom(let custom) = curve, modifiers.isEmpty { return custom.base }
        return BuiltInAnimation(animation: self)
    }

    func adding(_ modifier: AnimationModifier) -> Animation {
        var result = self
        result.modifiers.append(modifier)
        return result
    }
}

/// The curve at the heart of an animation, before any modifier.
enum AnimationCurve: Sendable, Hashable {
    /// A unit curve stretched to `duration` seconds. `reportsVelocity` tells whether a spring that takes over learns
    /// its velocity: in SwiftUI curves given as `UnitCurve` report it, the classic four do not.
    case timing(UnitCurve, duration: Double, reportsVelocity: Bool)
    case fluidSpring(FluidSpring)
    case interpolatingSpring(InterpolatingSpring)
    case custom(CustomCurve)
}

/// What an animation modifier does to the clock of the animation inside it.
enum AnimationModifier: Sendable, Hashable {
    /// Seconds; negative starts in the middle.
    case delay(Double)
    /// A factor that is not negative.
    case speed(Double)
    /// `count` passes, infinity for ever; at least 1.
    case repeating(count: Double, autoreverses: Bool)
    /// Seconds after which the animation counts as complete.
    case logicalCompletion(after: Double)
}

/// A custom animation as a hashable value.
struct CustomCurve: Sendable, Hashable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) {
        self.base = base
    }

    static func == (lhs: CustomCurve, rhs: CustomCurve) -> Bool {
        func isEqual<A: CustomAnimation>(_ left: A) -> Bool { (rhs.base as? A) == left }
        return isEqual(lhs.base)
    }

    func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}
