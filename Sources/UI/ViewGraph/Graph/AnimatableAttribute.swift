// SPDX-License-Identifier: MIT

import Conformances
import Motion

/// A value whose changes are animated where their transaction asks for it.
@_spi(ViewGraph) public struct AnimatableAttribute<Model: Animatable> {
    /// The value that was set last: the target of a running animation.
    public var model: Model { @inlinable get { target } }
    @usableFromInline var target: Model
    /// nil while nothing has ever been animated, or everything has come to rest.
    @usableFromInline var animated: RunningAnimation<Model.AnimatableData>?

    /// A value that rests.
    @inlinable public init(_ model: Model) { target = model }

    /// Takes over a new value at `time` (seconds): at once, or on its way from what is shown where the transaction animates.
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

    /// The value as it is shown at `time`.
    @inlinable public mutating func presentation(at time: Double) -> Model {
        // In place: what runs holds many references, and this is asked for every view in every frame.
        guard animated != nil else { return target }
        guard animated!.isAnimating(at: time) else {
            animated!.report(upTo: time)
            animated = nil
            return target
        }
        MovingParts.add()
        var shown = target
        shown.animatableData = animated!.value(at: time)
        return shown
    }

    /// Whether the value is on its way at `time` (seconds).
    @inlinable public func isAnimating(at time: Double) -> Bool { animated?.isAnimating(at: time) ?? false }
}

/// The animation of a view or a modifier that is itself `Animatable`: its body is evaluated at each frame.
@MainActor
package final class BodyAnimation<Body> {
    private let animator: any BodyAnimator

    /// nil where `value` has nothing to animate, or is animated by what draws it: what is animated twice comes too late.
    package init?(_ value: Body, node: _AnyViewNode) {
        // Most are not, and to find that out takes a while.
        guard !StillTypes.known.contains(ObjectIdentifier(Body.self)) else { return nil }
        guard StillTypes.animatable.mayContain(Body.self), let animatable = value as? any Animatable,
            !(value is any _AnimatedWhereDrawn)
        else {
            StillTypes.known.insert(ObjectIdentifier(Body.self))
            return nil
        }
        func open<A: Animatable>(_ value: A) -> (any BodyAnimator)? {
            A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedBodyAnimator(value, node)
        }
        guard let animator = open(animatable) else { return nil }
        self.animator = animator
    }

    /// Takes over a new value, and puts what is to be shown now in its place.
    package func retarget(_ value: inout Body, _ inputs: _NodeInputs) {
        value = animator.retarget(value, inputs) as! Body
    }

    /// Puts what is to be shown now into `value`.
    package func advance(_ value: inout Body) { value = animator.presentation() as! Body }
}

/// The types of views and modifiers that have turned out to have no animation of their body.
@MainActor
private enum StillTypes {
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

/// An `Animatable` value that those animate who draw it, such as a shape.
public protocol _AnimatedWhereDrawn {}
