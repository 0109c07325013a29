import Motion

/// A description of something on screen: a value that is made anew whenever its state changes.
///
/// Views are cheap values; what lives on between two evaluations (state, running animations, layout) is kept by the
/// `ViewNode`s behind them, which are matched by their place in the tree.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Makes the node that keeps this view alive. Primitive views have nodes of their own; all others get a
    /// `CompositeNode`, which evaluates `body`.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, inputs)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view that draws or lays out by itself and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
