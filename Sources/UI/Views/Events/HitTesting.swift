import Foundation
import Geometry

// Which view a touch reaches.
//
// A touch goes down the tree of elements like drawing does, but from the front to the back: each effect maps the point
// back to where its content was laid out, each clip lets it through or not, and the first leaf that fills the point
// wins. It hides all that lies behind it, whether or not it wants to be touched. Gestures are then looked for from that
// leaf up to the window.

extension [Element] {
    /// The innermost element at `point`; the elements are in drawing order.
    @MainActor
    func topmost(at point: CGPoint) -> Element? {
        for element in reversed() {
            if let hit = element.hit(at: point) { return hit }
        }
        return nil
    }
}

extension ProjectionTransform {
    /// The point that is drawn at `point`; nil where none is: edge on, or behind the viewer.
    func source(of point: CGPoint) -> CGPoint? {
        // The same bound below which nothing is drawn.
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let inverse = inverted()
        // The inverse has a sign of its own; the point is in front of the viewer where the map itself says so.
        let source = point.applying(inverse)
        guard source.x.isFinite, source.y.isFinite else { return nil }
        return source.x * m13 + source.y * m23 + m33 > 0 ? source : nil
    }
}

/// What is shown this faintly cannot be touched.
private let leastOpacity = 0.001

extension OpacityEffect {
    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { opacity > leastOpacity ? point : nil }
}

extension HiddenEffect {
    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { nil }
}

extension ClipEffect {
    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? {
        let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        return path(of: frame.size).contains(inside, eoFill: style.isEOFilled) ? point : nil
    }
}

extension _ResolvedStyle {
    /// Whether nothing is seen of what is painted with it.
    var isInvisible: Bool {
        switch fill {
        case .color(let color): color.alpha == 0
        case .gradient(let gradient, _): gradient.stops.allSatisfy { $0.color.alpha == 0 }
        }
    }
}

// MARK: - Modifiers

nonisolated struct HitTestingModifier: WrappingModifier {
    let isAllowed: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        HitTestingElement(self, around: content, node: node)
    }
}

private final class HitTestingElement: WrapperElement<HitTestingModifier> {
    override func hitTest(_ point: CGPoint) -> Element? { modifier.isAllowed ? super.hitTest(point) : nil }
}

nonisolated struct ContentShapeModifier<S: Shape>: WrappingModifier {
    let shape: S
    let isEOFilled: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ContentShapeElement(self, around: content, node: node)
    }
}

private final class ContentShapeElement<S: Shape>: WrapperElement<ContentShapeModifier<S>> {
    override func hitTest(_ point: CGPoint) -> Element? {
        let frame = host.grid.rounded(frame)
        let path = modifier.shape.path(in: CGRect(origin: .zero, size: frame.size))
        let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard path.contains(inside, eoFill: modifier.isEOFilled) else { return nil }
        return super.hitTest(point) ?? self
    }
}

extension View {
    /// Whether touches reach this view; where not, they reach what lies behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }

    /// Makes the view be touched in a shape of its frame, wherever it is drawn.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
}
