// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// Lazy creation of views.
//
// The content of a lazy container is an ordinary list of views, but its nodes (`_NodeInputs.isLazy`) create their
// members on demand. One ordinary element, a gap, represents each range of missing members, so modifiers and conditions
// around a `ForEach` need no special case. A trait (`LazyPlace`) of each element names the node that created it and the
// members that it represents. The container asks these nodes for the visible members.

/// A node that creates its members on demand.
@MainActor
package protocol LazySource: _AnyViewNode {
    var memberCount: Int { get }

    /// Whether a member exists. An existing member may have no elements.
    func isPresent(_ index: Int) -> Bool

    /// Creates the members of `range` and removes all others. Returns whether any member was created or removed.
    ///
    /// - Parameter container: The container whose layout is running. It reads its elements again after this call.
    func realize(_ range: Range<Int>, below container: _AnyViewNode) -> Bool

    /// nil if no member has this id.
    func index(ofMember id: AnyHashable) -> Int?
    func id(ofMember index: Int) -> AnyHashable?
}

/// The members of a lazy list that an element represents.
package struct LazyPlace {
    package unowned let source: any LazySource
    package let indices: Range<Int>
    /// True for an element of an existing member, false for a gap.
    package let isPresent: Bool
}

package enum LazyPlaceTrait: OutermostTrait {
    package static var defaultValue: LazyPlace? { nil }
}

/// A gap: an element of size zero that stands for members that do not exist.
final class LazyGapElement: Element {
    init(_ indices: Range<Int>, of source: any LazySource) {
        super.init(node: source)
        setTrait(LazyPlaceTrait.self, LazyPlace(source: source, indices: indices, isPresent: false))
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(size: .zero) }
    override var layoutIgnoresPosition: Bool { true }
    override var isDrawingTimeInvariant: Bool { true }
    override func hitTest(_ point: CGPoint) -> Element? { nil }
    override var spacing: ViewSpacing { .zero }
}

extension Element {
    /// Records which member of which lazy list this element belongs to.
    final func markLazyMember(_ index: Int, of source: any LazySource) {
        if let known = ownTraits[LazyPlaceTrait.self], let known, known.indices.lowerBound == index { return }
        setTrait(LazyPlaceTrait.self, LazyPlace(source: source, indices: index..<index + 1, isPresent: true))
    }
}

// MARK: - Lists and their members

/// A view that represents any number of others. A lazy container looks inside it for visible members.
@MainActor
protocol ListOfViews {
    static var isListOfViews: Bool { get }
    /// Whether a view of this type may have any number of members, as `ForEach` does; false for a `Group`.
    static var representsLists: Bool { get }
}

/// Whether `type` adds any number of views to its container, as `TupleView`, `Group` and `ForEach` do.
@MainActor
func isList(_ type: any View.Type) -> Bool { (type as? any ListOfViews.Type)?.isListOfViews ?? false }

/// Whether a view of `type` may have any number of members, as `ForEach` does. False for types outside of
/// `ListOfViews`.
@MainActor
func isListOfLists(_ type: any View.Type) -> Bool { (type as? any ListOfViews.Type)?.representsLists ?? false }

extension ListOfViews {
    static var representsLists: Bool { false }
}

extension TupleView: ListOfViews {
    static var isListOfViews: Bool { true }
}
extension EmptyView: ListOfViews {
    @MainActor static var isListOfViews: Bool { true }
}
extension Group: ListOfViews where Content: View {
    static var isListOfViews: Bool { true }
}
extension ForEach: ListOfViews where Content: View {
    static var isListOfViews: Bool { true }
    static var representsLists: Bool { true }
}
extension _ConditionalContent: ListOfViews where TrueContent: View, FalseContent: View {
    static var isListOfViews: Bool { true }
}
extension Optional: ListOfViews where Wrapped: View {
    static var isListOfViews: Bool { true }
}
extension ModifiedContent: @MainActor ListOfViews where Content: View, Modifier: ViewModifier {
    // The body of a custom modifier is one view, even if the modified content is a list.
    @MainActor static var isListOfViews: Bool { Modifier.self is any _PrimitiveModifier.Type && isList(Content.self) }
    @MainActor static var representsLists: Bool { isListOfViews && isListOfLists(Content.self) }
}
extension IDView: ListOfViews {
    @MainActor static var isListOfViews: Bool { isList(Content.self) }
}

/// Makes the node of a list member. In a lazy list, the node creates the view on demand.
@MainActor
package func makeMemberNode<V: View>(_ view: V, _ inputs: _NodeInputs) -> _ViewNode<V> {
    guard inputs.isLazy, !isList(V.self) else { return V._makeNode(view, inputs) }
    if inputs.isOfRows { return V._makeNode(view, representsList(V.self) ? inputs : inputs.forEagerMembers) }
    return LazyUnitNode(view, inputs)
}

/// The variant of `makeMemberNode` for type-erased views.
@MainActor
func makeErasedMemberNode(_ view: any View, _ inputs: _NodeInputs) -> _AnyViewNode {
    guard inputs.isLazy else { return makeErasedNode(view, inputs) }
    func open<V: View>(_ view: V) -> _AnyViewNode { makeMemberNode(view, inputs) }
    return open(view)
}

extension _NodeInputs {
    /// These inputs without lazy creation: the list creates all its members at once.
    var forEagerMembers: _NodeInputs {
        guard isLazy else { return self }
        var inputs = self
        (inputs.isLazy, inputs.isOfRows) = (false, false)
        return inputs
    }
}

/// The node of a single view that is created on demand.
private final class LazyUnitNode<V: View>: _ViewNode<V>, LazySource {
    private var view: V
    private var child: _ViewNode<V>?
    private var gap: LazyGapElement!

    init(_ view: V, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        gap = LazyGapElement(0..<1, of: self)
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        child?.update(view, inputs.forEagerMembers)
    }

    override func makeElements() -> [Element] {
        guard let child else { return [gap] }
        for element in child.elements { element.markLazyMember(0, of: self) }
        return child.elements
    }

    var memberCount: Int { 1 }

    func isPresent(_ index: Int) -> Bool { child != nil }

    func realize(_ range: Range<Int>, below container: _AnyViewNode) -> Bool {
        guard range.isEmpty != (child == nil) else { return false }
        if range.isEmpty {
            child?.unmount()
            child = nil
        } else {
            child = adopt(V._makeNode(view, inputs(transaction: layoutTransaction).forEagerMembers))
        }
        invalidateElements(below: container)
        return true
    }

    func index(ofMember id: AnyHashable) -> Int? { self.id(ofMember: 0) == id ? 0 : nil }
    func id(ofMember index: Int) -> AnyHashable? { (view as? any IdentifiedView)?.anyID }
}

/// A view with an explicit id, of a type unknown to the caller.
protocol IdentifiedView {
    var anyID: AnyHashable { get }
}

/// Makes its content a list for lazy containers. They create the views of the list on demand. The modifiers around this
/// view are created at once.
struct ListMember<Content: View>: _PrimitiveView, ListOfViews {
    let content: Content
    static var isListOfViews: Bool { true }

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PassThroughNode(view, { $0.content }, inputs)
    }
}
