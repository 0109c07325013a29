// SPDX-License-Identifier: MIT

/// A curve with modifiers around it; the first modifier is the innermost. `.easeIn.delay(1).speed(2)` doubles the speed
/// of the clock, waits one second on that clock (half a real second), then eases in. An animation stores neither a
/// value nor a time: `AnimatedValue` combines it with both.
///
/// Invalid numbers have fixed meanings, and none of them traps:
///
/// - a duration of zero, below zero or NaN finishes at once;
/// - a NaN delay is no delay, and a negative one starts in the middle;
/// - a negative speed stands still like zero, and a NaN speed is 1;
/// - a repeat count below one is one.
public struct Animation: Sendable, Hashable {
    let curve: AnimationCurve
    private(set) var modifiers: [AnimationModifier] = []

    init(curve: AnimationCurve) {
        self.curve = curve
    }

    public init<A: CustomAnimation>(_ base: A) {
        if let builtIn = base as? BuiltInAnimation {
            self = builtIn.animation
        } else {
            curve = .custom(CustomCurve(base))
        }
    }

    /// The custom animation from which this animation was made. For a built-in or modified animation, a new custom
    /// animation that wraps it.
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

/// The curve of an animation, without modifiers.
enum AnimationCurve: Sendable, Hashable {
    /// A unit curve stretched to `duration` seconds. If `reportsVelocity` is true, a spring that takes over starts with
    /// the curve's velocity. As in SwiftUI, it is true for curves given as `UnitCurve`, and false for the four classic
    /// curves.
    case timing(UnitCurve, duration: Double, reportsVelocity: Bool)
    case fluidSpring(FluidSpring)
    case interpolatingSpring(InterpolatingSpring)
    case custom(CustomCurve)
}

/// A change that a modifier makes to the clock of the animation inside it.
enum AnimationModifier: Sendable, Hashable {
    /// A delay in seconds. A negative delay skips the beginning of the animation.
    case delay(Double)
    /// A factor of the clock's speed, at least 0: 2 doubles the speed, 0 stops the clock.
    case speed(Double)
    /// The number of passes, at least 1; infinity for ever.
    case repeating(count: Double, autoreverses: Bool)
    /// The seconds after which the animation is logically complete.
    case logicalCompletion(after: Double)
}

/// Makes a custom animation hashable, because `any CustomAnimation` is not.
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
