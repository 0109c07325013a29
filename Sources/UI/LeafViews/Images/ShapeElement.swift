// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

package enum ShapeDrawing: Equatable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle, isAntialiased: Bool)
}

/// A shape with a style and a drawing mode. All shape views, colours and gradients are drawn by this leaf.
package struct PaintedShape<S: Shape, Style: ShapeStyle>: _PrimitiveView {
    let shape: S
    let style: Style
    let drawing: ShapeDrawing

    package init(shape: S, style: Style, drawing: ShapeDrawing) {
        (self.shape, self.style, self.drawing) = (shape, style, drawing)
    }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        if Style.self is any ViewPaintedStyle.Type { return ReplacedViewNode(view, inputs) { $0.paintedByViews } }
        return LeafNode(view, inputs) {
            ShapeElement($0, node: $1)
        } update: { element, view, inputs in
            element.update(view, inputs)
        }
    }
}

/// A style that needs views to be drawn, such as `ImagePaint`.
package protocol ViewPaintedStyle: ShapeStyle {
    /// A view that shows the style wherever `shape` is opaque. It has the size of `shape`.
    ///
    /// - Parameter overhang: How far the shape may extend beyond its frame, in points.
    @MainActor func view(paintingOver shape: some View, overhang: CGFloat) -> any View
}

extension PaintedShape {
    @MainActor fileprivate var paintedByViews: any View {
        let overhang: CGFloat = if case .stroke(let style, _) = drawing { style.lineWidth } else { 0 }
        let opaque = PaintedShape<S, Color>(shape: shape, style: .black, drawing: drawing)
        return (style as? any ViewPaintedStyle)?.view(paintingOver: opaque, overhang: overhang) ?? opaque
    }
}

/// A shape whose area is the stroke of another shape. It is drawn as that stroke, because filling the area is slower
/// and less precise.
protocol StrokedContent {
    var strokeStyle: StrokeStyle { get }
    func strokedPath(in rect: CGRect) -> Path
}

extension _StrokedShape: StrokedContent {
    var strokeStyle: StrokeStyle { style }
    func strokedPath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

final class ShapeElement<S: Shape, Style: ShapeStyle>: Element {
    private var shape: AnimatableAttribute<S>
    private var style: AnimatableAttribute<_ResolvedStyle>
    private var strokeStyle: AnimatableAttribute<StrokeStyle>
    private var drawing: ShapeDrawing
    /// Whether the shape is the outline of another shape. Stored, because the check needs a slow dynamic cast.
    private let isStroked = S.self is any StrokedContent.Type
    private var isMirrored: Bool
    private var animatedFrame = AnimatedFrame()
    /// The sizes that the shape has returned, by proposal. Cleared if an update changes any of them.
    private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// The path while no animation runs, cached so that unchanged frames share its points. Each update clears the
    /// cache. Invariant 26.
    private var restingPath: (size: CGSize, path: Path)?

    init(_ view: PaintedShape<S, Style>, node: _AnyViewNode) {
        shape = AnimatableAttribute(view.shape)
        style = AnimatableAttribute(view.style._resolve(in: node.environment.styleContext))
        strokeStyle = AnimatableAttribute(Self.strokeStyle(of: view))
        drawing = view.drawing
        isMirrored = view.shape.layoutDirectionBehavior.mirrors(in: node.environment.layoutDirection)
        super.init(node: node)
        warnAboutInnerShadows()
    }

    private static func strokeStyle(of view: PaintedShape<S, Style>) -> StrokeStyle {
        if case .stroke(let style, _) = view.drawing { style } else { StrokeStyle() }
    }

    func update(_ view: PaintedShape<S, Style>, _ inputs: _NodeInputs) {
        shape.update(view.shape, inputs.transaction, at: host.time)
        style.update(
            style: view.style._resolve(in: inputs.environment.styleContext), inputs.transaction, at: host.time)
        strokeStyle.update(Self.strokeStyle(of: view), inputs.transaction, at: host.time)
        drawing = view.drawing
        isMirrored = view.shape.layoutDirectionBehavior.mirrors(in: inputs.environment.layoutDirection)
        restingPath = nil
        warnAboutInnerShadows()
        if answers.contains(where: { shape.model.sizeThatFits($0.proposal) != $0.size }) {
            answers = []
            invalidateSize()
        }
    }

    private func warnAboutInnerShadows() {
        if style.model.shadows.contains(where: \.isInner) { host.warn("inner shadows of styles are not drawn") }
    }

    override func describe(_ description: inout ElementDescription) {
        // A colour or gradient used as a view is described as such, although it is drawn as a rectangle.
        let isStyle = node.parent?.viewType == Style.self
        description.kind = Self.plainName(isStyle ? Style.self : S.self)
        let role = if case .fill = drawing { isStroked ? "stroke" : "fill" } else { "stroke" }
        description.colors = [(role, style.model.color)]
    }

    /// The name of a type without its arguments. A stroked or trimmed shape has the name of the shape itself.
    private static func plainName(_ type: Any.Type) -> String {
        var name = Substring(String(describing: type))
        while name.hasPrefix("_"), let start = name.firstIndex(of: "<") { name = name[name.index(after: start)...] }
        return String(name.prefix { !"<,>".contains($0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let size = shape.model.sizeThatFits(proposal)
        answers.removeAll { $0.proposal == proposal }
        answers.append((proposal, size))
        return ViewDimensions(size: size)
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) { animatedFrame.update(for: self) }

    override var isDrawingTimeInvariant: Bool { true }
    override var fillsFrame: Bool {
        if case .fill = drawing { S.self == Rectangle.self } else { false }
    }

    override func emit(_ emitter: inout Emitter) {
        let frame = animatedFrame.value(in: &emitter)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let style = style.presentation(in: &emitter)
        let paint = style.paint(in: bounds)
        let content: DisplayItem.Content
        switch drawing {
        case .fill(let fillStyle):
            if isStroked,
                let stroked = shape.presentation(in: &emitter) as? any StrokedContent
            {
                let inner = stroked.strokedPath(in: bounds)
                let path = isMirrored ? inner.mirrored(in: bounds) : inner
                content =
                    fillStyle.isAntialiased
                    ? .stroke(path, stroked.strokeStyle, paint)
                    : .fill(path.strokedPath(stroked.strokeStyle), fillStyle, paint)
            } else {
                content = .fill(path(in: bounds, &emitter), fillStyle, paint)
            }
        case .stroke(_, let isAntialiased):
            let stroke = strokeStyle.presentation(in: &emitter)
            guard stroke.lineWidth > 0 else { return }
            let path = path(in: bounds, &emitter)
            content =
                isAntialiased
                ? .stroke(path, stroke, paint)
                : .fill(path.strokedPath(stroke), FillStyle(antialiased: false), paint)
        }
        emitter.painted(with: style) { $0.leaf(content, at: frame.origin) }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        let frame = animatedFrame.value(at: host.time)
        guard !style.presentation(at: host.time).isInvisible else { return nil }
        let bounds = CGRect(origin: .zero, size: frame.size)
        var emitter = Emitter(time: host.time)
        let path = path(in: bounds, &emitter)
        let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        let isInside =
            switch drawing {
            case .fill(let style): path.contains(local, eoFill: style.isEOFilled)
            case .stroke: path.strokedPath(strokeStyle.presentation(at: host.time)).contains(local)
            }
        return isInside ? self : nil
    }

    private func path(in bounds: CGRect, _ emitter: inout Emitter) -> Path {
        // While the shape is animated, `restingPath` is nil. It is checked first, because most shapes are at rest in
        // most frames.
        if let restingPath, restingPath.size == bounds.size { return restingPath.path }
        return newPath(in: bounds, &emitter)
    }

    // Not inlined into `path(in:_:)`. Otherwise, `path(in:_:)` would look up the type of the animated attribute at run
    // time even for shapes at rest.
    @inline(never)
    private func newPath(in bounds: CGRect, _ emitter: inout Emitter) -> Path {
        if shape.isAnimating(at: emitter.clockTime) {
            return outline(of: shape.presentation(in: &emitter), in: bounds)
        }
        let path = outline(of: shape.model, in: bounds)
        restingPath = (bounds.size, path)
        return path
    }

    private func outline(of shape: S, in bounds: CGRect) -> Path {
        let path = shape.path(in: bounds)
        return isMirrored ? path.mirrored(in: bounds) : path
    }
}

extension Path {
    /// The path mirrored at the vertical centre line of `rect`.
    package func mirrored(in rect: CGRect) -> Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

extension _ResolvedStyle {
    /// Whether the style paints nothing but transparent colours.
    fileprivate var isInvisible: Bool {
        switch fill {
        case .color(let color): color.alpha == 0
        case .gradient(let gradient, _): gradient.stops.allSatisfy { $0.color.alpha == 0 }
        case .mesh(let mesh): mesh.background.alpha == 0 && mesh.vertices.allSatisfy { $0.color.alpha == 0 }
        case .backdrop(let backdrop): backdrop.opacity <= 0
        }
    }
}
