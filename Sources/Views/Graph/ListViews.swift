import Foundation

// The views that stand for none, one of two, or several views. Their nodes contribute the elements of all members to
// the container above, so that modifiers and stacks see the members and never the list.

/// No view at all: takes no place in a stack, not even spacing.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    public init() {}

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        _ViewNode(inputs)
    }
}

/// Several views in a row, as a builder's closure lists them.
public struct TupleView<T>: _PrimitiveView, MultiView {
    public var value: T
    let views: [any View]

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { TupleNode(view, inputs) }

    func distributing<M: ViewModifier>(_ modifier: M) -> any View {
        TupleView<[any View]>(views, views: views.map { $0.modifiedErased(modifier) })
    }
}

private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_AnyViewNode] = []

    init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        super.init(inputs)
        children = view.views.map { adopt(makeErasedNode($0, inputs)) }
    }

    override var childNodes: [_AnyViewNode] { children }

    override func update(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        note(inputs)
        for (index, member) in view.views.enumerated() where !member.updateErased(children[index], inputs) {
            children[index].unmount()
            children[index] = adopt(makeErasedNode(member, inputs))
            invalidateElements()
        }
    }
}

/// Makes a node for a view whose type is known only at run time.
@MainActor
func makeErasedNode(_ view: any View, _ inputs: _NodeInputs) -> _AnyViewNode {
    func open<V: View>(_ view: V) -> _AnyViewNode { V._makeNode(view, inputs) }
    return open(view)
}

/// Views taken together, so that a modifier applies to each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView, MultiView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PassThroughNode(view, \.content, inputs)
    }

    func distributing<M: ViewModifier>(_ modifier: M) -> any View { content.modifiedErased(modifier) }
}

/// The node of a view that only hands on another one.
final class PassThroughNode<V: View, Content: View>: _ViewNode<V> {
    private let content: (V) -> Content
    private var child: _ViewNode<Content>!

    init(_ view: V, _ content: @escaping (V) -> Content, _ inputs: _NodeInputs) {
        self.content = content
        super.init(inputs)
        child = adopt(Content._makeNode(content(view), inputs))
    }

    override var childNodes: [_AnyViewNode] { [child] }

    override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        child.update(content(view), inputs)
    }
}

/// One of two views, each with an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView, MultiView where TrueContent: View, FalseContent: View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) {
            switch $0.storage {
            case .trueContent(let content): (key: AnyHashable(0), view: content)
            case .falseContent(let content): (key: AnyHashable(1), view: content)
            }
        }
    }

    func distributing<M: ViewModifier>(_ modifier: M) -> any View {
        // Both branches become AnyViews under one conditional, so that each keeps its identity.
        switch storage {
        case .trueContent(let content):
            _ConditionalContent<AnyView, AnyView>(storage: .trueContent(AnyView(content.modifiedErased(modifier))))
        case .falseContent(let content):
            _ConditionalContent<AnyView, AnyView>(storage: .falseContent(AnyView(content.modifiedErased(modifier))))
        }
    }
}

extension Optional: View, _PrimitiveView, MultiView where Wrapped: View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { $0.map { (key: AnyHashable(0), view: $0) } }
    }

    func distributing<M: ViewModifier>(_ modifier: M) -> any View {
        map { AnyView($0.modifiedErased(modifier)) }
    }
}

/// A view of any type; another type in the same place is another view.
public struct AnyView: _PrimitiveView, MultiView {
    let view: any View

    public init<V: View>(_ view: V) { self.view = view }
    public init<V: View>(erasing view: V) { self.view = view }
    init(_ view: any View) { self.view = view }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { (key: AnyHashable(ObjectIdentifier(type(of: $0.view))), view: $0.view) }
    }

    func distributing<M: ViewModifier>(_ modifier: M) -> any View { view.modifiedErased(modifier) }
}

/// Gives a view an explicit identity: another id is another view, with fresh state.
public nonisolated struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let id: ID

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { (key: AnyHashable($0.id), view: $0.content) }
    }
}

extension View {
    /// Binds the view's identity to `id`: when it changes, state starts anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A node with at most one child, which is replaced when its key changes.
final class SwitchNode<V: View>: _ViewNode<V> {
    private let select: (V) -> (key: AnyHashable, view: any View)?
    private var key: AnyHashable?
    private var child: _AnyViewNode?

    init(_ view: V, _ inputs: _NodeInputs, select: @escaping (V) -> (key: AnyHashable, view: any View)?) {
        self.select = select
        super.init(inputs)
        replace(by: select(view), inputs)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        let selection = select(view)
        if let child, let selection, selection.key == key, selection.view.updateErased(child, inputs) { return }
        if child == nil, selection == nil { return }
        replace(by: selection, inputs)
        invalidateElements()
    }

    private func replace(by selection: (key: AnyHashable, view: any View)?, _ inputs: _NodeInputs) {
        child?.unmount()
        key = selection?.key
        child = selection.map { adopt(makeErasedNode($0.view, inputs)) }
    }
}

/// One view for each element of a collection, matched by id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView, MultiView where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// One view for each element of a collection that lives elsewhere, with a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// One view for each element of a collection that lives elsewhere, with a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { index, _ in
                content(
                    Binding(
                        // An element that has gone is remembered by whoever still holds its binding.
                        get: {
                            let current = data.wrappedValue
                            return current.indices.contains(index) ? current[index] : elements[index]
                        },
                        set: { value in
                            guard data.wrappedValue.indices.contains(index) else { return }
                            data.wrappedValue[index] = value
                        }))
            },
            id: { $0.1 })
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ForEachNode(view, inputs) }

    func distributing<M: ViewModifier>(_ modifier: M) -> any View {
        let content = content
        return ForEach<Data, ID, AnyView>(
            data: data, content: { AnyView(content($0).modifiedErased(modifier)) }, id: id)
    }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>
{
    private var view: ForEach<Data, ID, Content>
    private var order: [ID] = []
    private var children: [ID: _ViewNode<Content>] = [:]
    private let tracking = BodyTracking()

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        reconcile(inputs)
    }

    override var childNodes: [_AnyViewNode] { order.map { children[$0]! } }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        self.view = view
        reconcile(inputs)
    }

    override func rerun(transaction: Transaction) { reconcile(inputs(transaction: transaction)) }

    override func willUnmount() { tracking.end() }

    private func reconcile(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        var newOrder: [ID] = []
        newOrder.reserveCapacity(view.data.count)
        var kept: [ID: _ViewNode<Content>] = [:]
        // All contents first: the bodies inside keep records of their own of what they read.
        let members = tracking.evaluate(for: self) { view.data.map { (id: view.id($0), content: view.content($0)) } }
        for (id, content) in members {
            guard kept[id] == nil else {
                host.warn("ForEach: the id \(id) occurs twice; the second element is not shown")
                continue
            }
            if let child = children.removeValue(forKey: id) {
                child.update(content, inputs)
                kept[id] = child
            } else {
                kept[id] = adopt(Content._makeNode(content, inputs))
            }
            newOrder.append(id)
        }
        for id in order { children[id]?.unmount() }
        let changed = newOrder != order || !children.isEmpty
        order = newOrder
        children = kept
        if changed { invalidateElements() }
    }
}
