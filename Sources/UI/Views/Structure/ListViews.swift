// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// Views that represent zero or more other views. Their nodes contribute the elements of all members to the enclosing
// container, so that modifiers and stacks see only the members.

public nonisolated struct TupleView<T>: _PrimitiveView, DerivingFields {
    public var value: T
    package let views: [any View]
    package static var derivedFields: Set<String> { ["views"] }

    public init(_ value: T) {
        let members = (value as? any View).map { [$0] }
        self.init(value, views: members ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View })
    }

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TupleNode(view, inputs)
    }
}

/// A `TupleView` with the types of its views erased.
package protocol AnyViewList {
    var views: [any View] { get }
}

extension TupleView: AnyViewList {}

private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_AnyViewNode] = []

    init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        super.init(inputs)
        children = view.views.map { adopt(makeErasedMemberNode($0, inputs)) }
    }

    override var childNodes: [_AnyViewNode] { children }
    override var listRole: ListRole { .views }

    override func update(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        note(inputs)
        for (index, member) in view.views.enumerated() where !member.updateErased(children[index], inputs) {
            children[index].unmount()
            children[index] = adopt(makeErasedMemberNode(member, inputs))
            invalidateElements()
        }
    }
}

public struct Group<Content> {
    package let content: Content

    private init(_ content: Content) { self.content = content }
    // Not an initializer, because `Group { … }` could then take the closure itself as the content.
    package static func holding(_ content: Content) -> Group { Group(content) }
}

extension Group: View, _PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PassThroughNode(view, { $0.content }, inputs)
    }
}

/// The node of a view that forwards to another view.
final class PassThroughNode<V: View, Content: View>: _ViewNode<V> {
    private let content: (V) -> Content
    private var child: _ViewNode<Content>!

    init(_ view: V, _ content: @escaping (V) -> Content, _ inputs: _NodeInputs) {
        self.content = content
        super.init(inputs)
        child = adopt(makeMemberNode(content(view), inputs))
    }

    override var childNodes: [_AnyViewNode] { [child] }
    override var listRole: ListRole { .views }

    override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        child.update(content(view), inputs)
    }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    package static func first(_ content: TrueContent) -> Self { Self(storage: .trueContent(content)) }
    package static func second(_ content: FalseContent) -> Self { Self(storage: .falseContent(content)) }

    /// Converts the view of the active branch: by `first` if the condition is true, by `second` otherwise.
    package func mapped<First, Second>(
        _ first: (TrueContent) -> First, _ second: (FalseContent) -> Second
    ) -> _ConditionalContent<First, Second> {
        switch storage {
        case .trueContent(let content): .first(first(content))
        case .falseContent(let content): .second(second(content))
        }
    }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    package var shown: any View {
        switch storage {
        case .trueContent(let content): content
        case .falseContent(let content): content
        }
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) {
            switch $0.storage {
            case .trueContent(let content): (key: AnyHashable(0), view: content)
            case .falseContent(let content): (key: AnyHashable(1), view: content)
            }
        }
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { $0.map { (key: AnyHashable(0), view: $0) } }
    }
}

/// If the type of the wrapped view changes, a new view replaces the old one and its state.
public nonisolated struct AnyView: _PrimitiveView {
    package let view: any View

    public init<V: View>(_ view: V) { self.view = view }
    public init<V: View>(erasing view: V) { self.view = view }
    init(_ view: any View) { self.view = view }
    package static func erased(_ view: any View) -> AnyView { AnyView(view) }
    /// Wraps `value` if it is a view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.view = view
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { (key: AnyHashable(ObjectIdentifier(type(of: $0.view))), view: $0.view) }
    }
}

/// Gives a view an explicit identity: a new id makes a new view with fresh state.
public nonisolated struct IDView<Content: View, ID: Hashable>: _PrimitiveView, IdentifiedView {
    package let content: Content
    let id: ID
    var anyID: AnyHashable { AnyHashable(id) }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs, keysAreIDs: true) { (key: AnyHashable($0.id), view: $0.content) }
    }
}

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A node with at most one current child. A change of the key replaces the child.
///
/// Leaving children stay below the current child until their transitions end.
package final class SwitchNode<V: View>: _ViewNode<V> {
    private let select: (V) -> (key: AnyHashable, view: any View)?
    /// Whether the keys are explicit ids from view code.
    private let keysAreIDs: Bool
    private var members: [(key: AnyHashable, member: DynamicMember<_AnyViewNode>)] = []
    /// Whether the last of `members` is the current child. If false, all members are leaving.
    private var hasChild = false

    package init(
        _ view: V, _ inputs: _NodeInputs, keysAreIDs: Bool = false,
        select: @escaping (V) -> (key: AnyHashable, view: any View)?
    ) {
        self.select = select
        self.keysAreIDs = keysAreIDs
        super.init(inputs)
        if let selection = select(view) { insert(selection, inputs) }
    }

    package override var childNodes: [_AnyViewNode] { members.flatMap { $0.member.nodes } }
    package override var listRole: ListRole { keysAreIDs ? .views : .changingViews }
    package override var listedNodes: [_AnyViewNode] { members.map(\.member.node) }
    package override func makeElements() -> [Element] { members.flatMap { $0.member.makeElements() } }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        let selection = select(view)
        if hasChild, let (key, member) = members.last, let selection, selection.key == key,
            selection.view.updateErased(member.node, inputs)
        {
            return member.refresh(inputs)
        }
        guard hasChild || selection != nil else { return }
        if hasChild { removeChild(inputs) }
        if let selection, !reuseRemovedChild(selection, inputs) {
            insert(selection, inputs)
            members[members.count - 1].member.enter(inputs)
        }
        invalidateElements()
    }

    private func insert(_ selection: (key: AnyHashable, view: any View), _ inputs: _NodeInputs) {
        let member = DynamicMember(makeErasedMemberNode(selection.view, inputs), of: self)
        if keysAreIDs { member.identity = selection.key }
        members.append((selection.key, member))
        hasChild = true
    }

    private func removeChild(_ inputs: _NodeInputs) {
        hasChild = false
        let (key, member) = members.removeLast()
        let leaves = member.leave(inputs) { [weak self] member in
            guard let self else { return }
            members.removeAll { $0.member === member }
            member.unmount()
            invalidateElements()
        }
        if leaves { members.append((key, member)) } else { member.unmount() }
    }

    /// Reuses a leaving child with the same key. Returns false if there is none.
    private func reuseRemovedChild(_ selection: (key: AnyHashable, view: any View), _ inputs: _NodeInputs) -> Bool {
        guard let index = members.lastIndex(where: { $0.key == selection.key }),
            selection.view.updateErased(members[index].member.node, inputs)
        else { return false }
        let entry = members.remove(at: index)
        members.append(entry)
        hasChild = true
        entry.member.revertRemoval(inputs)
        return true
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID

    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    /// Whether the elements are known only in the view tree (`DeferredViewData`).
    package var hasDeferredElements: Bool { data is any DeferredViewData }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: Self.id(at: id))
    }

    /// Makes the function that reads an id. For `\.self`, this function bypasses the key path, because key-path access
    /// would dominate the cost.
    private static func id(at path: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
        guard ID.self == Data.Element.self, path == \Data.Element.self else { return { $0[keyPath: path] } }
        return { unsafeBitCast($0, to: ID.self) }
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { index, _ in
                content(
                    Binding(
                        // A binding whose element is gone returns the last known value.
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

    /// Unlike in SwiftUI, the range may change: each number is its own id.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        if Data.self is any DeferredViewData.Type {
            return ReplacedViewNode(view, inputs.forEagerMembers) { view in
                (view.data as! any DeferredViewData).views { view.content($0 as! Data.Element) }
            }
        }
        // Creates a loop over sections or nested lists at once. Only the inner loops create their members on demand.
        let waits =
            inputs.isLazy && !isListOfLists(Content.self) && !(inputs.isOfRows && mayContainSections(Content.self))
        return waits ? LazyForEachNode(view, inputs) : ForEachNode(view, inputs)
    }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, LoopNode
{
    private var view: ForEach<Data, ID, Content>
    private typealias Member = DynamicMember<_ViewNode<Content>>

    /// The identity of a member: its id and the number of preceding members with the same id, since ids may repeat.
    private struct Key: Hashable {
        let id: ID
        var repetition = 0
    }

    /// Members in drawing order. Leaving members keep their positions.
    private var order: [(key: Key, member: Member)] = []
    /// The member of each key: the current member or, if there is none, a leaving one.
    private var members: [Key: Member] = [:]
    /// The members of the last update, in order; empty if an id was repeated.
    private var present: [Member] = []
    /// The ids of `present`, in the same order.
    private var presentIDs: [ID] = []
    private var isNew = true
    private let tracking = BodyTracking()

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        reconcile(inputs)
        isNew = false
    }

    override var childNodes: [_AnyViewNode] { order.flatMap { $0.member.nodes } }
    override var listRole: ListRole { .changingViews }
    override var listedNodes: [_AnyViewNode] { order.map(\.member.node) }
    override func makeElements() -> [Element] { order.flatMap { $0.member.makeElements() } }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        self.view = view
        reconcile(inputs)
    }

    override func rerun(transaction: Transaction) { reconcile(inputs(transaction: transaction)) }

    override func willUnmount() { tracking.end() }

    func id(of element: TransitionElement) -> AnyHashable? {
        element.node === self ? element.identity : nil
    }

    private func reconcile(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        // Evaluates all contents before it updates a member, because `tracking` must not record what the bodies of
        // members read.
        let (ids, contents) = tracking.evaluate(for: self) { evaluate(view) }
        let holdsRows = inputs.isOfRows && !isListOfLists(Content.self)
        if areThere(ids) {
            // Fast path: the same members in the same order.
            for index in 0..<present.count {
                let inputs = holdsRows ? inputs.forMember(ids[index]) : inputs
                present[index].node.update(contents[index], inputs)
                present[index].refresh(inputs)
            }
            return
        }
        var newOrder: [(key: Key, member: Member)] = []
        newOrder.reserveCapacity(ids.count)
        var kept: [Key: Member] = [:]
        /// Counts the repetitions of each id. The first occurrence does not count.
        var repetitions: [ID: Int] = [:]
        var arrivals: [Member] = []
        var anyRemovalReverts = false
        for (id, content) in zip(ids, contents) {
            var key = Key(id: id)
            if kept[key] != nil {
                host.warn(
                    "ForEach: the id \(id) occurs more than once; ids that are not unique mix up state and animations")
                key.repetition = repetitions[id, default: 0] + 1
                repetitions[id] = key.repetition
            }
            let inputs = holdsRows ? inputs.forMember(id) : inputs
            let member: Member
            if let known = members[key] {
                member = known
                member.node.update(content, inputs)
                if member.isLeaving {
                    anyRemovalReverts = true
                    member.revertRemoval(inputs)
                } else {
                    member.refresh(inputs)
                }
            } else {
                member = Member(Content._makeNode(content, inputs), of: self)
                member.identity = AnyHashable(id)
                arrivals.append(member)
            }
            kept[key] = member
            newOrder.append((key, member))
        }
        // If as many members were kept as there were before, none has been removed.
        let gone = newOrder.count - arrivals.count == order.count ? [] : order.filter { kept[$0.key] == nil }
        let changed =
            anyRemovalReverts || newOrder.count != order.count
            || order.indices.contains { newOrder[$0].member !== order[$0].member }
        let oldOrder = order
        (order, members) = (newOrder, kept)
        // Members with repeated ids are told apart by position, so their loop gets no fast path.
        (presentIDs, present) = repetitions.isEmpty ? (ids, newOrder.map(\.member)) : ([], [])
        if !isNew { for member in arrivals { member.enter(inputs) } }
        if !gone.isEmpty { letGo(gone, from: oldOrder, inputs) }
        if changed { invalidateElements() }
    }

    private func evaluate(_ view: ForEach<Data, ID, Content>) -> (ids: [ID], contents: [Content]) {
        // Specialised for `Range<Int>`, because generic iteration calls witnesses at each step.
        if let view = view as? ForEach<Range<Int>, ID, Content> { return evaluate(each: view) }
        return evaluate(each: view)
    }

    @inline(__always)
    private func evaluate<Elements: RandomAccessCollection>(
        each view: ForEach<Elements, ID, Content>
    ) -> (ids: [ID], contents: [Content]) {
        var ids: [ID] = []
        var contents: [Content] = []
        let count = view.data.count
        ids.reserveCapacity(count)
        contents.reserveCapacity(count)
        for element in view.data {
            ids.append(view.id(element))
            contents.append(view.content(element))
        }
        return (ids, contents)
    }

    /// Whether `ids` are exactly the current members, in this order.
    private func areThere(_ ids: [ID]) -> Bool {
        !ids.isEmpty && ids == presentIDs && order.count == present.count
    }

    /// Starts the removal of members. A member with a removal transition stays in `order` until the transition ends,
    /// after its previous neighbour.
    private func letGo(
        _ gone: [(key: Key, member: Member)], from oldOrder: [(key: Key, member: Member)], _ inputs: _NodeInputs
    ) {
        for (key, member) in gone {
            let stays =
                member.isLeaving
                || member.leave(inputs) { [weak self] member in
                    guard let self else { return }
                    order.removeAll { $0.member === member }
                    members[key] = nil
                    member.unmount()
                    invalidateElements()
                }
            if stays { members[key] = member } else { member.unmount() }
        }
        var place = 0
        for entry in oldOrder {
            if let index = order.firstIndex(where: { $0.member === entry.member }) {
                place = index + 1
            } else if members[entry.key] === entry.member {
                order.insert(entry, at: place)
                place += 1
            }
        }
    }
}
