import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

// Modifiers that move what is drawn: offset, rotation, scale, 3D rotation, and transforms of the user's own. Layout does
// not see them. Each maps the plane about a point of the view's own frame.

extension CGAffineTransform {
    /// First the origin moves to `point`, then `self`, then it moves back.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// An effect that is an affine map of the plane: reaches every leaf without a group.
protocol AffineEffect: DrawingEffect {
    func affineTransform(in frame: CGRect) -> CGAffineTransform
}

extension AffineEffect {
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.transformed(by: affineTransform(in: frame)) { content.draw(&$0) }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? {
        ProjectionTransform(affineTransform(in: frame))
    }
}

struct OffsetEffect: AffineEffect {
    var offset: CGSize

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: offset.width, y: offset.height)
    }
}

struct RotationEffect: AffineEffect {
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: frame))
    }
}

struct ScaleEffect: AffineEffect {
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        // An image without extent is not drawn at all.
        guard scale.width != 0, scale.height != 0 else { return }
        emitter.transformed(by: affineTransform(in: frame)) { content.draw(&$0) }
    }
}

/// Turns a view over where text runs from right to left.
nonisolated struct RightToLeftFlip: EffectModifier {
    let isEnabled: Bool

    func effect(in environment: EnvironmentValues) -> ScaleEffect {
        let flips = isEnabled && environment.layoutDirection == .rightToLeft
        return ScaleEffect(scale: CGSize(width: flips ? -1 : 1, height: 1), anchor: .center)
    }
}

/// An effect that is a projective map: what is inside is one image to everything outside.
protocol ProjectiveEffect: DrawingEffect {
    /// In the coordinates of the view: origin at its top left corner.
    func projection(size: CGSize) -> ProjectionTransform
}

extension ProjectiveEffect {
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let map = map(in: frame)
        // Seen edge on, there is nothing to see; the cosine of a right angle is not quite 0.
        guard abs(map.determinant) > 1e-12, map.determinant.isFinite else { return }
        if map.isAffine {
            emitter.transformed(by: map.affine) { content.draw(&$0) }
        } else {
            emitter.group(map: map) { content.draw(&$0) }
        }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? { map(in: frame) }

    private func map(in frame: CGRect) -> ProjectionTransform {
        ProjectionTransform.translation(x: -frame.minX, y: -frame.minY)
            .concatenating(projection(size: frame.size))
            .concatenating(.translation(x: frame.minX, y: frame.minY))
    }
}

struct Rotation3DEffect: ProjectiveEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    typealias AxisData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    typealias DepthData = AnimatablePair<CGFloat, CGFloat>

    var animatableData:
        AnimatablePair<
            Angle.AnimatableData, AnimatablePair<AxisData, AnimatablePair<UnitPoint.AnimatableData, DepthData>>
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let axisData = newValue.second.first
            axis = (axisData.first, axisData.second.first, axisData.second.second)
            anchor.animatableData = newValue.second.second.first
            anchorZ = newValue.second.second.second.first
            perspective = newValue.second.second.second.second
        }
    }

    func projection(size: CGSize) -> ProjectionTransform {
        .rotation3D(
            angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size: size)
    }
}

struct TransformEffect: ProjectiveEffect {
    var transform: ProjectionTransform

    typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    var animatableData: AnimatablePair<Row, AnimatablePair<Row, Row>> {
        get {
            let m = transform
            return AnimatablePair(
                AnimatablePair(m.m11, AnimatablePair(m.m12, m.m13)),
                AnimatablePair(
                    AnimatablePair(m.m21, AnimatablePair(m.m22, m.m23)),
                    AnimatablePair(m.m31, AnimatablePair(m.m32, m.m33))))
        }
        set {
            let (a, b, c) = (newValue.first, newValue.second.first, newValue.second.second)
            (transform.m11, transform.m12, transform.m13) = (a.first, a.second.first, a.second.second)
            (transform.m21, transform.m22, transform.m23) = (b.first, b.second.first, b.second.second)
            (transform.m31, transform.m32, transform.m33) = (c.first, c.second.first, c.second.second)
        }
    }

    func projection(size: CGSize) -> ProjectionTransform { transform }
}

/// A way of drawing a view elsewhere or deformed, made by the user: like a modifier, but seen by no layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Maps the view's own coordinates (origin at its top left corner, points).
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Never called: the engine draws the effect by its `effectValue(size:)`.
    @MainActor @preconcurrency
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a geometry effect: it has no body") }

    /// The same effect, which `GeometryProxy.frame(in:)` does not see.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// For this engine: makes the node.
    @MainActor @preconcurrency
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PassThroughNode(
            view, { $0.content.modifier(PlainEffectModifier(effect: CustomEffect(effect: $0.modifier))) }, inputs)
    }
}

struct CustomEffect<Custom: GeometryEffect>: ProjectiveEffect {
    var effect: Custom

    var animatableData: Custom.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func projection(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

extension View {
    /// Draws the view elsewhere; layout goes on as if it had stayed.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(PlainEffectModifier(effect: OffsetEffect(offset: offset)))
    }

    /// Draws the view elsewhere, in points to the right and down; layout goes on as if it had stayed.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Turns the view about a point of its frame, clockwise.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(PlainEffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
    }

    /// Stretches what is drawn about a point of the view's frame; negative factors mirror it, and 0 draws nothing.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(PlainEffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Makes what is drawn larger or smaller by the same factor on both axes; layout does not see it.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Stretches what is drawn by a factor for each axis; layout does not see it.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the mirror image of the view where text runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }

    /// Turns the view about an axis in space and shows it in perspective.
    ///
    /// The eye stands `max(width, height) / perspective` in front of the view; positive angles about +y bring the left
    /// edge nearer, about +x the bottom edge. An axis of zeros changes nothing.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            PlainEffectModifier(
                effect: Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Maps what is drawn, in the view's own coordinates.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Maps what is drawn by a projective transform, in the view's own coordinates: origin at its top left, in points.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(PlainEffectModifier(effect: TransformEffect(transform: transform)))
    }
}
