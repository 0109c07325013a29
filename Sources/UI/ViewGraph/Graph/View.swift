// SPDX-License-Identifier: MIT

import Motion

/// A description of something on screen: a value that is made anew whenever its state changes.
///
/// Views are cheap values; what lives on between two evaluations (state, running animations, layout) is kept by the
/// `ViewNode`s behind them, which are matched by their place in the tree.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body, which the compiler finds out; `Never` for views that draw or lay out by themselves.
    associatedtype Body: View
    /// What this view is made of. It is evaluated when the view's value, its state or what it reads has changed.
    @ViewBuilder var body: Body { get }

    /// Makes the node that keeps this view alive. Primitive views have nodes of their own; all others get a
    /// `CompositeNode`, which evaluates `body`.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
    /// For this engine: makes the node, which evaluates `body`.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, inputs)
    }
}

extension Never: View {
    /// Never called: there is no value to ask.
    public var body: Never { fatalError("Never has no body") }
}

/// A view of the house that messages about a place leave out: its author knows the views around and inside.
package protocol UnnamedView {}

/// A view that draws or lays out by itself and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never called: the engine draws or lays out this view itself.
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
