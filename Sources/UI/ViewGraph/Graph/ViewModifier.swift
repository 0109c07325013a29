// SPDX-License-Identifier: MIT

import Motion

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body

    /// Creates the node of a view with this modifier. Primitive modifiers have nodes of their own; all others get a
    /// `ModifierNode`, which evaluates `body(content:)`.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ModifierNode(view, inputs)
    }
}

/// A modifier without a body, which is implemented by its node.
@MainActor @preconcurrency
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier: it has no body") }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        Modifier._makeNode(view, inputs)
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

public struct EmptyModifier: ViewModifier, Sendable {
    public init() {}
    public func body(content: Content) -> some View { content }
}

/// The modified view inside of a modifier's body. If the modified view is a list of views, the modifiers of the body
/// apply to each view of the list.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    package let view: any View

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ReplacedViewNode(view, inputs) { $0.view }
    }
}

/// Evaluates the body of a custom modifier and keeps its state: one state, even if the content is a list of views.
private final class ModifierNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    private var content: V
    private var modifier: M
    /// The modifier set last, while `modifier` holds an animated value; nil if the modifier is not animatable.
    private var target: M?
    private var comparison = (content: ViewComparison.Kept(), modifier: ViewComparison.Kept())
    /// The body evaluated last, reused while it is valid. Invariant 1.
    private var lastBody: M.Body?
    private var properties: DynamicProperties
    private var animation: BodyAnimation<M>?
    private let tracking = BodyTracking()
    /// The node of the body; nil if the body cannot be evaluated.
    private var child: _ViewNode<M.Body>?

    init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        content = view.content
        modifier = view.modifier
        properties = DynamicProperties(of: M.self)
        super.init(inputs)
        animation = BodyAnimation(modifier, node: self)
        if animation != nil { target = modifier }
        properties.bind(&modifier, to: self)
        child = body().map { adopt(M.Body._makeNode($0, inputs)) }
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override var listRole: ListRole { .views }
    override var bodyOwner: Any.Type? { M.self }

    override func update(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        // Skips evaluation under the same conditions as `CompositeNode`.
        if lastBody != nil, !work.mustEvaluate(self),
            comparison.modifier.areSame(target ?? modifier, view.modifier),
            comparison.content.areSame(content, view.content)
        {
            if inputs.environment.isIdentical(to: environment) { return recordSkippedUpdate(inputs) }
            if let child, let lastBody, properties.readsSameValues(in: inputs.environment, for: modifier) {
                note(inputs)
                return child.update(lastBody, inputs)
            }
        }
        note(inputs)
        content = view.content
        modifier = view.modifier
        if animation != nil { target = modifier }
        animation?.retarget(&modifier, inputs)
        evaluate(inputs)
    }

    override func rerun(transaction: Transaction) {
        animation?.advance(&modifier)
        evaluate(inputs(transaction: transaction))
    }

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        properties.bind(&modifier, to: self)
        if let body = body() { child?.update(body, inputs) }
    }

    private func body() -> M.Body? {
        lastBody =
            isMissingObject || !host.hasStackSpace(below: self)
            ? nil : tracking.evaluate(for: self) { modifier.body(content: .init(view: content)) }
        return lastBody
    }

    override func willUnmount() { tracking.end() }
}

/// The node of a modifier that only changes the inputs of its content: environment, transaction, or actions.
@_spi(ViewGraph) open class InputModifierNode<V: View, M: ViewModifier>: _ViewNode<ModifiedContent<V, M>> {
    package private(set) final var modifier: M
    package private(set) final var child: _ViewNode<V>!

    /// Also creates the content's node, with the modified inputs.
    @_spi(ViewGraph) public init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        modifier = view.modifier
        super.init(inputs)
        var passed = inputs
        modify(&passed, old: nil)
        child = adopt(V._makeNode(view.content, passed))
    }

    @_spi(ViewGraph) open override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    @_spi(ViewGraph) open override var listRole: ListRole { .views }

    @_spi(ViewGraph) open override func update(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        note(inputs)
        let old = modifier
        modifier = view.modifier
        var passed = inputs
        modify(&passed, old: old)
        child.update(view.content, passed)
    }

    /// Changes the inputs of the content before it is created or updated. `old` is the modifier of the last update; nil
    /// at first.
    @_spi(ViewGraph) open func modify(_ inputs: inout _NodeInputs, old: M?) {}
}

/// A modifier that only changes the inputs of its content and needs no state for that.
package protocol InputModifier: _PrimitiveModifier {
    /// Changes the inputs of the content, as `InputModifierNode.modify(_:old:)` does.
    func modify(_ inputs: inout _NodeInputs, old: Self?)
}

extension InputModifier {
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PlainInputModifierNode(view, inputs)
    }
}

private final class PlainInputModifierNode<V: View, M: InputModifier>: InputModifierNode<V, M> {
    override func modify(_ inputs: inout _NodeInputs, old: M?) { modifier.modify(&inputs, old: old) }
}
