// SPDX-License-Identifier: MIT

import Motion

/// A view is a cheap value. The node behind it keeps its state, running animations and layout between evaluations.
/// Nodes are matched by their place in the tree.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    /// Evaluated when the view's value, its state or anything it reads has changed.
    @ViewBuilder var body: Body { get }

    /// Creates the node that keeps this view's state. Primitive views have nodes of their own; all others get a
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

/// An internal view. View paths in messages omit it, because they name only views from the user's code.
package protocol UnnamedView {}

/// An internal view that view trees show under its own name, such as a sheet.
package protocol ScreenPart: UnnamedView {}

/// A view without a body, which lays out and draws by itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
