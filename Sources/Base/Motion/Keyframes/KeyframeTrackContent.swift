// SPDX-License-Identifier: MIT

import Foundation

public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent where Body.Value == Value

    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Appends this content's keyframes to `steps`. The default implementation appends the keyframes of `body`.
    func _append(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent {
    public func _append(to steps: inout _KeyframeSteps<Value>) { body._append(to: &steps) }
}

/// A single keyframe, which appends itself.
public protocol _PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframe {
    public var body: Self { self }
}

/// The keyframes that a builder collects, in source order.
public struct _KeyframeSteps<Value: Animatable>: _PrimitiveKeyframe {
    var steps: [KeyframeStep<Value.AnimatableData>] = []

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

public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    public init(_ to: Value) {
        step = .move(to: to.animatableData)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// - Parameter duration: In seconds; zero or less is a jump.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to: to.animatableData, duration: duration, curve: timingCurve)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// - Parameters:
    ///   - duration: In seconds; zero or less is a jump.
    ///   - startVelocity: In units per second. If nil, derived from the neighbouring keyframes.
    ///   - endVelocity: In units per second. If nil, derived from the neighbouring keyframes.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = .cubic(
            to: to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
            endVelocity: endVelocity?.animatableData)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframe {
    private let step: KeyframeStep<Value.AnimatableData>

    /// - Parameters:
    ///   - duration: The seconds after which the next keyframe starts. If nil, it starts when the spring rests.
    ///   - startVelocity: In units per second; nil for the velocity of the preceding keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        step = .spring(
            to: to.animatableData, duration: duration, spring: spring, startVelocity: startVelocity?.animatableData)
    }

    public func _append(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

// MARK: - Builder

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        var steps = _KeyframeSteps<Value>()
        expression._append(to: &steps)
        return steps
    }

    public static func buildBlock() -> _KeyframeSteps<Value> { _KeyframeSteps() }

    public static func buildPartialBlock(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }

    public static func buildPartialBlock(
        accumulated: _KeyframeSteps<Value>, next: _KeyframeSteps<Value>
    ) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: accumulated.steps + next.steps)
    }

    public static func buildOptional(_ component: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
        component ?? _KeyframeSteps()
    }

    public static func buildEither(first component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { component }

    public static func buildEither(second component: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { component }

    public static func buildArray(_ components: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: components.flatMap(\.steps))
    }
}
