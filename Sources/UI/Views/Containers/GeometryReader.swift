// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    /// Creates a reader that fills the proposal; unspecified dimensions become 10 points.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        GeometryReaderNode(view, inputs)
    }
}

public enum CoordinateSpace: Equatable, Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public struct GeometryProxy: Equatable {
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets

    /// Whether the content is laid out from right to left.
    let isMirrored: Bool
    private let globalFrame: CGRect
    private let namedFrames: [AnyHashable: CGRect]
    /// The sizes of the enclosing views that have a coordinate-space name, by that name.
    private let namedSizes: [AnyHashable: CGSize]
    /// The nearest container shape.
    private let container: Container?

    /// The corners of a container shape, relative to a view in it.
    private struct Container: Equatable {
        var cornerRadius: CGFloat
        /// The bounds of the container in the view's coordinates.
        var bounds: CGRect

        /// - Parameter frame: The frame of the view, in the coordinates of the element's parent.
        @MainActor
        init(_ space: ContainerShapeSpace, of element: Element, around frame: CGRect) {
            cornerRadius = space.cornerRadius
            bounds = CGRect(
                origin: CGPoint(x: element.position.x - frame.minX, y: element.position.y - frame.minY),
                size: element.size)
        }
    }

    @MainActor
    init(of element: Element) {
        size = element.size
        isMirrored = element.node.environment.layoutDirection == .rightToLeft
        safeAreaInsets = element.host.safeArea(around: element).insets(of: element.frame, isMirrored: isMirrored)
        var map = ProjectionTransform.identity
        var named: [AnyHashable: CGRect] = [:]
        var sizes: [AnyHashable: CGSize] = [:]
        var container: Container?
        var next: Element? = element
        while let current = next {
            for name in current.coordinateSpaceNames where named[name] == nil {
                if let space = name.base as? ContainerShapeSpace {
                    container = container ?? Container(space, of: current, around: element.frame.bounds(after: map))
                    continue
                }
                named[name] = element.frame.bounds(after: map)
                    .offsetBy(dx: -current.position.x, dy: -current.position.y)
                sizes[name] = current.size
            }
            if let own = current.drawingTransform { map = map.concatenating(own) }
            next = current.parent
        }
        globalFrame = element.frame.bounds(after: map)
        namedFrames = named
        namedSizes = sizes
        self.container = container
    }

    public var concentricCornerRadii: RectangleCornerRadii? {
        concentricCornerRadii(in: CGRect(origin: .zero, size: size))
    }

    /// nil without a container shape, and in one without round corners. A corner that is not as far from one edge of the
    /// container as from the other takes the smaller distance, like `ConcentricRectangle`.
    public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
        guard let container, container.cornerRadius > 0 else { return nil }
        let bounds = container.bounds
        let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
        let (top, bottom) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
        func radius(_ x: CGFloat, _ y: CGFloat) -> CGFloat { max(container.cornerRadius - max(min(x, y), 0), 0) }
        let (leading, trailing) = isMirrored ? (right, left) : (left, right)
        return RectangleCornerRadii(
            topLeading: radius(leading, top), bottomLeading: radius(leading, bottom),
            bottomTrailing: radius(trailing, bottom), topTrailing: radius(trailing, top))
    }

    /// Finds the nearest enclosing view that defines this coordinate space, and returns its bounds in the reader's
    /// coordinates. nil if there is no such view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let size = namedSizes[coordinateSpace.name], let frame = namedFrames[coordinateSpace.name] else {
            return nil
        }
        return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: size)
    }

    /// The frame of the reader; in a rotated space, its bounding box.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: globalFrame
        case .named(let name): namedFrames[name] ?? globalFrame
        }
    }

    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

/// A node whose content depends on its position on screen. Invariant 14.
@MainActor
protocol GeometryReading: _AnyViewNode {
    /// Requests a layout if effects have moved the reader since the last layout. Returns whether a layout was
    /// requested.
    func requestsLayoutIfMoved() -> Bool
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, GeometryReading {
    private var view: GeometryReader<Content>
    private var child: _ViewNode<Content>?
    private var element: GeometryReaderElement!
    private var proxy: GeometryProxy?
    /// The geometry for which a layout has been requested. No second layout is requested for the same geometry.
    /// Otherwise, a reader in a hidden tab, which is never laid out, would repeat its request forever.
    private var awaited: GeometryProxy?
    private var isStale = false
    private let tracking = BodyTracking()

    init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        element = GeometryReaderElement(node: self) { [unowned self] in content(for: $0) }
        host.feature(GeometryReaders.self).add(self)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        makeStale()
    }

    override func rerun(transaction: Transaction) {
        note(inputs(transaction: transaction))
        makeStale()
    }

    private func makeStale() {
        isStale = true
        // The content depends on the size. So it is evaluated not here but in the next layout, which this call
        // requests.
        element.invalidateSize()
    }

    override func willUnmount() { tracking.end() }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.invalidateLayout()
        return true
    }

    func requestsLayoutIfMoved() -> Bool {
        guard proxy != nil else { return false }
        let moved = element.proxy
        guard proxy != moved, awaited != moved else { return false }
        awaited = moved
        element.invalidateLayout()
        return true
    }

    private func content(for proxy: GeometryProxy) -> [Element] {
        if child == nil || isStale || proxy != self.proxy {
            let (content, inputs) = (
                tracking.evaluate(for: self) { view.content(proxy) },
                inputs(transaction: layoutTransaction).forContainerMembers
            )
            if let child { child.update(content, inputs) } else { child = adopt(Content._makeNode(content, inputs)) }
        }
        self.proxy = proxy
        awaited = nil
        isStale = false
        return child!.elements
    }
}

final class GeometryReaderElement: ArrangingElement {
    private let makeContent: (GeometryProxy) -> [Element]
    private var members: [Element] = []

    init(node: _AnyViewNode, content: @escaping (GeometryProxy) -> [Element]) {
        makeContent = content
        super.init(node: node)
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: proposal.replacingUnspecifiedDimensions())
    }

    // The content depends on the position, so each layout evaluates the content anew.
    override func layOut(_ proposal: ProposedViewSize) {
        members = makeContent(proxy)
        let (offered, isMirrored) = (ProposedViewSize(size), node.environment.layoutDirection == .rightToLeft)
        for child in members {
            adopt(child)
            let shift = isMirrored ? size.width - child.sizeThatFits(offered).width : 0
            child.place(at: CGPoint(x: position.x + shift, y: position.y), proposal: offered)
        }
    }

    package var proxy: GeometryProxy { GeometryProxy(of: self) }

    override var isDrawingTimeInvariant: Bool { true }

    override func emit(_ emitter: inout Emitter) {
        for child in childElements { child.draw(&emitter) }
    }

    override func hitTest(_ point: CGPoint) -> Element? { childElements.topmost(at: point) }

    override var childElements: [Element] { inDrawingOrder(members) }
}

/// The modifier of `coordinateSpace(_:)`. Views inside find the space by `name`.
nonisolated struct CoordinateSpaceModifier: WrappingModifier {
    let name: AnyHashable

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        CoordinateSpaceElement(self, around: content, node: node)
    }
}

private final class CoordinateSpaceElement: PassThroughElement<CoordinateSpaceModifier> {
    override var coordinateSpaceNames: [AnyHashable] { [modifier.name] }
}

extension Element {
    /// The nearest element, from this one up to the window, whose coordinate space has this name.
    package func enclosing(spaceNamed name: AnyHashable) -> Element? {
        sequence(first: self, next: \.parent).first { $0.coordinateSpaceNames.contains(name) }
    }
}

extension View {
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension CGRect {
    /// The bounding box of this rectangle after `map`.
    package func bounds(after map: ProjectionTransform) -> CGRect {
        if map.isIdentity { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(map) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return CGRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}

/// The geometry readers of a host, checked for movement after each layout.
final class GeometryReaders: HostFeature {
    static let updateOrder = HostFeatureOrder.geometry
    private var readers: [any GeometryReading] = []

    init(host: ViewHost) {}

    func add(_ reader: any GeometryReading) { readers.append(reader) }

    /// Each frame checks the readers, because running effects may move them without a layout.
    var followsTime: Bool { !readers.isEmpty }

    func updatesViews() -> Bool {
        readers.removeAll { !$0.isMounted }
        var anyHasMoved = false
        for reader in readers where reader.requestsLayoutIfMoved() { anyHasMoved = true }
        return anyHasMoved
    }
}
