// SPDX-License-Identifier: MIT

import Foundation

/// A group of keyframes that follow one another and move one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that is moved.
    associatedtype Value: Animatable
    /// The type of the keyframes that this group is made of.
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    /// The keyframes that this group is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Appends the keyframes of this group. The default takes them from `body`.
    func _append(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent {
    /// For this engine: appends the keyframes of `body`.
    public func _append(to steps: inout _KeyframeSteps<Value>) { body._append(to: &steps) }
}

/// A single keyframe: it knows itself what it appends, and its body is the keyframe again.
public protocol _PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframe {
    /// The keyframe itself.
    public var body: Self { self }
}

/// Keyframes in their order: what a builder makes of the keyframes in its closure.
public struct _KeyframeSteps<Value: Animatable>: _PrimitiveKeyframe {
    var steps: [KeyframeStep<Value.AnimatableData>] = []

    /// For this engine: appends all of them.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps += self.steps }
}

/// One keyframe as data. Velocities are in units of the value per second.
enum KeyframeStep<Data: VectorArithmetic> {
    case move(to: Data)
    case linear(to: Data, duration: Double, curve: UnitCurve)
    case cubic(to: Data, duration: Double, startVelocity: Data?, endVelocity: Data?)
    case spring(to: Data, duration: Double?, spring: Spring, startVelocity: Data?)

    var target: Data {
        switch self {
        case .move(let target), .linear(let target, _, _), .cubic(let target, _, _, _), .spring(let target, _, _, _):
            target
        }
    }
}

// MARK: - Keyframes

/// Jumps to a value at once.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Holds `to` from here on, until the next keyframe takes over.
    public init(_ to: Value) {
        step = .move(to: to.animatableData)
    }

    /// For this engine: appends this keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes straight to a value, at the pace of a unit curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// - Parameter duration: seconds; zero or less is a jump.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to: to.animatableData, duration: duration, curve: timingCurve)
    }

    /// For this engine: appends this keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes to a value on a cubic curve, which joins smoothly with the keyframes next to it.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// - Parameters:
    ///   - duration: seconds; zero or less is a jump.
    ///   - startVelocity: units per second at the begin; found from the neighbours when nil.
    ///   - endVelocity: units per second at the end; found from the neighbours when nil.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(
            to: to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
            endVelocity: endVelocity?.animatableData)
    }

    /// For this engine: appends this keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes to a value like a mass on a spring.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// - Parameters:
    ///   - duration: seconds after which the next keyframe takes over; until the spring rests when nil.
    ///   - startVelocity: units per second at the begin; that of the keyframe before when nil.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        step = .spring(
            to: to.animatableData, duration: duration, spring: spring, startVelocity: startVelocity?.animatableData)
    }

    /// For this engine: appends this keyframe.
    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

// MARK: - Builder

/// Collects the keyframes of one track. `if`, `switch` and `for` are permitted.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe, or a group of them.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        var steps = _KeyframeSteps<Value>()
        expression._append(to: &steps)
        return steps
    }

    /// A closure without keyframes.
    public static func buildBlock() -> _KeyframeSteps<Value> { _KeyframeSteps() }

    /// The first line of the closure.
    public static func buildPartialBlock(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }

    /// All lines so far, then the next one.
    public static func buildPartialBlock(
        accumulated: _KeyframeSteps<Value>, next: _KeyframeSteps<Value>
    ) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: accumulated.steps + next.steps)
    }

    /// An `if` without `else`.
    public static func buildOptional(_ component: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
        component ?? _KeyframeSteps()
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { component }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { component }

    /// The rounds of a `for`, one after the other.
    public static func buildArray(_ components: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: components.flatMap(\.steps))
    }
}
