// SPDX-License-Identifier: MIT

import Conformances
import Motion

/// A value whose changes are animated if their transaction has an animation.
@_spi(ViewGraph) public struct AnimatableAttribute<Model: Animatable> {
    /// The value set last, which is the target of a running animation.
    public var model: Model { @inlinable get { target } }
    @usableFromInline var target: Model
    /// The running animations of the value; nil before the first one, and again after all have ended.
    @usableFromInline var animated: RunningAnimation<Model.AnimatableData>?

    @inlinable public init(_ model: Model) { target = model }

    /// Sets a new value at `time` (seconds): immediately, or animated from the value shown if the transaction has an
    /// animation.
    @inlinable public mutating func update(_ new: Model, _ transaction: Transaction, at time: Double) {
        let newData = new.animatableData
        let oldData = target.animatableData
        target = new
        guard newData != oldData else { return }
        if animated == nil {
            guard transaction.animation != nil else { return }
            animated = RunningAnimation(oldData)
        }
        animated!.setTarget(newData, transaction, at: time)
    }

    /// The value shown at `time`, in seconds. Releases the animations if they have ended.
    @inlinable public mutating func presentation(at time: Double) -> Model {
        // Reads the stored animation in place: a copy would retain many references, for every view in every frame.
        guard animated != nil else { return target }
        guard animated!.isAnimating(at: time) else {
            animated!.report(upTo: time)
            animated = nil
            return target
        }
        var shown = target
        shown.animatableData = animated!.value(at: time)
        return shown
    }

    /// The value to draw. The drawing counts as time-dependent while the value is being animated.
    @inlinable public mutating func presentation(in emitter: inout Emitter) -> Model {
        guard animated != nil else { return target }
        let shown = presentation(at: emitter.clockTime)
        // An ended animation is nil here, because `presentation(at:)` has released it.
        if animated != nil { emitter.noteTimeDependence() }
        return shown
    }

    /// `time` is in seconds. False if no change of the value was animated.
    @inlinable public func isAnimating(at time: Double) -> Bool { animated?.isAnimating(at: time) ?? false }
}

/// The animation of a view or modifier that is itself `Animatable`: its body is evaluated in each frame.
@MainActor
package final class BodyAnimation<Body> {
    private let animator: any BodyAnimator

    /// Fails if `value` has nothing to animate, or if the code that draws the value animates it already: a value that
    /// is animated twice would lag behind.
    package init?(_ value: Body, node: _AnyViewNode) {
        // Most types are not animatable, and the conformance check is slow.
        guard !NonAnimatableTypes.known.contains(ObjectIdentifier(Body.self)) else { return nil }
        guard NonAnimatableTypes.animatable.mayContain(Body.self), let animatable = value as? any Animatable,
            !(value is any _AnimatedWhereDrawn)
        else {
            NonAnimatableTypes.known.insert(ObjectIdentifier(Body.self))
            return nil
        }
        func open<A: Animatable>(_ value: A) -> (any BodyAnimator)? {
            A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedBodyAnimator(value, node)
        }
        guard let animator = open(animatable) else { return nil }
        self.animator = animator
    }

    /// Makes `value` the target of the animation, then replaces it with the value to show now.
    package func retarget(_ value: inout Body, _ inputs: _NodeInputs) {
        value = animator.retarget(value, inputs) as! Body
    }

    /// Sets `value` to the value to show now. Unlike `retarget`, keeps the target of the animation.
    package func advance(_ value: inout Body) { value = animator.presentation() as! Body }
}

/// Caches the types of views and modifiers whose bodies are not animated. Invariant 7.
@MainActor
private enum NonAnimatableTypes {
    static var known: Set<ObjectIdentifier> = []
    static let animatable = ConformingTypes(to: (any Animatable).self)
}

@MainActor
private protocol BodyAnimator {
    func retarget(_ value: Any, _ inputs: _NodeInputs) -> Any
    func presentation() -> Any
}

@MainActor
private final class TypedBodyAnimator<A: Animatable>: BodyAnimator {
    private var attribute: AnimatableAttribute<A>
    private unowned let node: _AnyViewNode

    init(_ value: A, _ node: _AnyViewNode) {
        attribute = AnimatableAttribute(value)
        self.node = node
    }

    func retarget(_ value: Any, _ inputs: _NodeInputs) -> Any {
        attribute.update(value as! A, inputs.transaction, at: node.host.time)
        return presentation()
    }

    func presentation() -> Any {
        let shown = attribute.presentation(at: node.host.time)
        node.host.setEvaluatesEachFrame(node, attribute.isAnimating(at: node.host.time))
        return shown
    }
}

/// An `Animatable` value that is animated by the code that draws it, such as a shape.
public protocol _AnimatedWhereDrawn {}
