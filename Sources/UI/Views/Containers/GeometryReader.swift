// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// A view whose content is made from the size and place that layout gives it. Takes all that is offered.
public struct GeometryReader<Content: View>: _PrimitiveView {
    /// Makes the content from the reader's size and place; views stand at its top leading corner, on top of each other.
    public var content: (GeometryProxy) -> Content

    /// A reader that takes all the space that is offered, and 10 points where nothing is.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        GeometryReaderNode(view, inputs)
    }
}

/// Spaces in which places are measured.
public enum CoordinateSpace: Equatable, Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The nearest view around that has this name by `coordinateSpace(name:)`; the window if there is none.
    case named(AnyHashable)

    /// Whether this is the window's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// The size and place of a geometry reader.
public struct GeometryProxy: Equatable {
    /// The size of the reader, in points.
    public let size: CGSize
    /// How far the view would grow if it ignored the safe area.
    public let safeAreaInsets: EdgeInsets

    /// Whether its content is laid out from right to left.
    let isMirrored: Bool
    private let globalFrame: CGRect
    private let namedFrames: [AnyHashable: CGRect]
    /// Of the views that have given these names.
    private let namedSizes: [AnyHashable: CGSize]

    @MainActor
    init(of element: Element) {
        size = element.size
        isMirrored = element.node.environment.layoutDirection == .rightToLeft
        safeAreaInsets = element.host.safeArea(around: element).insets(of: element.frame, isMirrored: isMirrored)
        var map = ProjectionTransform.identity
        var named: [AnyHashable: CGRect] = [:]
        var sizes: [AnyHashable: CGSize] = [:]
        var next: Element? = element
        while let current = next {
            for name in current.coordinateSpaceNames where named[name] == nil {
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
    }

    /// The bounds of the nearest view around with this name, in the coordinates of the reader; nil where there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let size = namedSizes[coordinateSpace.name], let frame = namedFrames[coordinateSpace.name] else {
            return nil
        }
        return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: size)
    }

    /// The frame of the reader; in the window, that is the box around it where it is turned.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: globalFrame
        case .named(let name): namedFrames[name] ?? globalFrame
        }
    }

    /// The same, for spaces that are written as values of their own type.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

/// A node that depends on its place on screen.
@MainActor
protocol GeometryReading: _AnyViewNode {
    /// Asks for a new layout if effects have moved the reader since the last one.
    func updatesAfterMoving() -> Bool
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, GeometryReading {
    private var view: GeometryReader<Content>
    private var child: _ViewNode<Content>?
    private var element: GeometryReaderElement!
    private var proxy: GeometryProxy?
    /// The place for which another layout has been asked. A reader that is not in the window, like that of a tab which is not
    /// seen, is not laid out, and would ask without end.
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
        // The content is evaluated when layout has come to a size.
        element.invalidateSize()
    }

    override func willUnmount() { tracking.end() }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.invalidateLayout()
        return true
    }

    func updatesAfterMoving() -> Bool {
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
                inputs(transaction: layoutTransaction).forMembers
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

    // Its content is made from where it is.
    override var mindsMoves: Bool { true }

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

    override var drawsAlike: Bool { true }

    override func emit(_ emitter: inout Emitter) {
        for child in childElements { child.draw(&emitter) }
    }

    override func hitTest(_ point: CGPoint) -> Element? { childElements.topmost(at: point) }

    override var childElements: [Element] { inDrawingOrder(members) }
}

/// Gives a name to the coordinates of a view.
nonisolated struct CoordinateSpaceModifier: WrappingModifier {
    let name: AnyHashable

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        CoordinateSpaceElement(self, around: content, node: node)
    }
}

private final class CoordinateSpaceElement: WrapperElement<CoordinateSpaceModifier> {
    override var coordinateSpaceNames: [AnyHashable] { [modifier.name] }
}

extension Element {
    /// The nearest element from here to the window whose coordinates have this name.
    package func enclosing(spaceNamed name: AnyHashable) -> Element? {
        sequence(first: self, next: \.parent).first { $0.coordinateSpaceNames.contains(name) }
    }
}

extension View {
    /// Names the coordinates of this view, in which geometry readers and gestures inside can measure.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the coordinates of this view, in which geometry readers and gestures inside can measure.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension CGRect {
    /// The box around the mapped corners.
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

/// The geometry readers of a host: they are told when effects around them have moved them.
final class GeometryReaders: HostFeature {
    static let updateOrder = HostFeatureOrder.geometry
    private var readers: [any GeometryReading] = []

    init(host: ViewHost) {}

    func add(_ reader: any GeometryReading) { readers.append(reader) }

    /// Effects may move them while they run.
    var followsTime: Bool { !readers.isEmpty }

    func updatesViews() -> Bool {
        readers.removeAll { !$0.isMounted }
        var anyHasMoved = false
        for reader in readers where reader.updatesAfterMoving() { anyHasMoved = true }
        return anyHasMoved
    }
}
