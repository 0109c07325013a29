import Foundation
import Geometry

/// A view whose content is made from the size and place that layout gives it. Takes all that is offered.
public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

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

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// The size and place of a geometry reader.
public struct GeometryProxy: Equatable, Sendable {
    public let size: CGSize
    /// Nothing covers the edges of a picture.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    private let globalFrame: CGRect

    init(size: CGSize, globalFrame: CGRect) {
        self.size = size
        self.globalFrame = globalFrame
    }

    /// The frame of the reader; in the window, that is the box around it where it is turned.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: globalFrame
        }
    }
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var view: GeometryReader<Content>
    private var child: _ViewNode<Content>?
    private var element: GeometryReaderElement!
    private var proxy: GeometryProxy?
    private var isStale = false

    init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        element = GeometryReaderElement(node: self) { [unowned self] in content(for: $0) }
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        isStale = true
        // The content is evaluated when layout has come to a size.
        element.invalidateLayout()
    }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.invalidateLayout()
        return true
    }

    private func content(for proxy: GeometryProxy) -> [Element] {
        if let child {
            if isStale || proxy != self.proxy {
                child.update(view.content(proxy), inputs(transaction: layoutTransaction))
            }
        } else {
            child = adopt(Content._makeNode(view.content(proxy), inputs(transaction: layoutTransaction)))
        }
        self.proxy = proxy
        isStale = false
        return child!.elements
    }
}

private final class GeometryReaderElement: Element {
    private let makeContent: (GeometryProxy) -> [Element]
    private var children: [Element] = []

    init(node: _AnyViewNode, content: @escaping (GeometryProxy) -> [Element]) {
        makeContent = content
        super.init(node: node)
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: proposal.replacingUnspecifiedDimensions())
    }

    override func layOut(_ proposal: ProposedViewSize) {
        children = makeContent(GeometryProxy(size: size, globalFrame: frame.bounds(after: transformToScreen)))
        for child in children {
            adopt(child)
            child.place(at: position, proposal: ProposedViewSize(size))
        }
    }

    override func emit(_ emitter: inout Emitter) {
        for child in inDrawingOrder(children) { child.emit(&emitter) }
    }
}

extension CGRect {
    /// The box around the mapped corners.
    func bounds(after map: ProjectionTransform) -> CGRect {
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
