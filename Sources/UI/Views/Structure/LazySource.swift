// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// How views come to be made when they are needed.
//
// The content of a lazy container is a list of views, as that of any other, but its nodes know (`_NodeInputs.isLazy`) that
// their members are to come when they are asked for. Those that are not there are represented by gaps, which are elements
// like others: modifiers and conditions around a `ForEach` need not know. The container finds out from a trait whose members
// an element stands for, and asks that node for those that can be seen.

/// A node that makes its members when they are needed.
@MainActor
package protocol LazySource: _AnyViewNode {
    var memberCount: Int { get }

    /// Whether a member has been made. One that is there may have no elements.
    func isThere(_ index: Int) -> Bool

    /// Has the members of a range there and no others; true where any have come or gone.
    ///
    /// - Parameter container: The one that has its layout made, and asks again for its elements.
    func realize(_ range: Range<Int>, below container: _AnyViewNode) -> Bool

    /// The member of an id, if there is one.
    func index(ofMember id: AnyHashable) -> Int?
    func id(ofMember index: Int) -> AnyHashable?
}

/// Which members of which list an element stands for.
package struct LazyPlace {
    package unowned let source: any LazySource
    package let indices: Range<Int>
    /// Whether it is the member itself.
    package let isThere: Bool
}

package enum LazyPlaceTrait: OuterTrait {
    package static var defaultValue: LazyPlace? { nil }
}

/// Stands for members that are not there.
final class LazyGapElement: Element {
    init(_ indices: Range<Int>, of source: any LazySource) {
        super.init(node: source)
        setTrait(LazyPlaceTrait.self, LazyPlace(source: source, indices: indices, isThere: false))
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(size: .zero) }
    override var drawsAlike: Bool { true }
    override func hitTest(_ point: CGPoint) -> Element? { nil }
    override var spacing: ViewSpacing { .zero }
}

extension Element {
    /// Says that this element stands for a member of a lazy list.
    final func standsFor(_ index: Int, of source: any LazySource) {
        if let known = ownTraits[LazyPlaceTrait.self], let known, known.indices.lowerBound == index { return }
        setTrait(LazyPlaceTrait.self, LazyPlace(source: source, indices: index..<index + 1, isThere: true))
    }
}

// MARK: - Lists and their members

/// A view that stands for several others, or for none: a lazy container looks inside for what can be seen.
@MainActor
protocol ListOfViews {
    static var isListOfViews: Bool { get }
    /// Whether a view of this type alone may be long.
    static var standsForLists: Bool { get }
}

/// Whether views of a type are lists of others.
@MainActor
func isList(_ type: any View.Type) -> Bool { (type as? any ListOfViews.Type)?.isListOfViews ?? false }

/// Whether each view of a type is a list of views that may be long.
@MainActor
func isListOfLists(_ type: any View.Type) -> Bool { (type as? any ListOfViews.Type)?.standsForLists ?? false }

extension ListOfViews {
    static var standsForLists: Bool { false }
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
    static var standsForLists: Bool { true }
}
extension _ConditionalContent: ListOfViews where TrueContent: View, FalseContent: View {
    static var isListOfViews: Bool { true }
}
extension Optional: ListOfViews where Wrapped: View {
    static var isListOfViews: Bool { true }
}
extension ModifiedContent: @MainActor ListOfViews where Content: View, Modifier: ViewModifier {
    // The body of a modifier of one's own is a view like any other.
    @MainActor static var isListOfViews: Bool { Modifier.self is any _PrimitiveModifier.Type && isList(Content.self) }
    @MainActor static var standsForLists: Bool { isListOfViews && isListOfLists(Content.self) }
}
extension IDView: ListOfViews {
    @MainActor static var isListOfViews: Bool { isList(Content.self) }
}

/// Makes the node of a view in a list: one that makes the view when it is needed, in a lazy list.
@MainActor
package func makeMemberNode<V: View>(_ view: V, _ inputs: _NodeInputs) -> _ViewNode<V> {
    guard inputs.isLazy, !isList(V.self) else { return V._makeNode(view, inputs) }
    if inputs.isOfRows { return V._makeNode(view, standsForList(V.self) ? inputs : inputs.atOnce) }
    return LazyUnitNode(view, inputs)
}

/// The same for a view whose type is known only at run time.
@MainActor
func makeErasedMemberNode(_ view: any View, _ inputs: _NodeInputs) -> _AnyViewNode {
    guard inputs.isLazy else { return makeErasedNode(view, inputs) }
    func open<V: View>(_ view: V) -> _AnyViewNode { makeMemberNode(view, inputs) }
    return open(view)
}

extension _NodeInputs {
    /// Those of views that are to be made at once.
    var atOnce: _NodeInputs {
        guard isLazy else { return self }
        var inputs = self
        (inputs.isLazy, inputs.isOfRows) = (false, false)
        return inputs
    }
}

/// A view that is made when it is needed.
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
        child?.update(view, inputs.atOnce)
    }

    override func makeElements() -> [Element] {
        guard let child else { return [gap] }
        for element in child.elements { element.standsFor(0, of: self) }
        return child.elements
    }

    var memberCount: Int { 1 }

    func isThere(_ index: Int) -> Bool { child != nil }

    func realize(_ range: Range<Int>, below container: _AnyViewNode) -> Bool {
        guard range.isEmpty != (child == nil) else { return false }
        if range.isEmpty {
            child?.unmount()
            child = nil
        } else {
            child = adopt(V._makeNode(view, inputs(transaction: layoutTransaction).atOnce))
        }
        invalidateElements(below: container)
        return true
    }

    func index(ofMember id: AnyHashable) -> Int? { self.id(ofMember: 0) == id ? 0 : nil }
    func id(ofMember index: Int) -> AnyHashable? { (view as? any IdentifiedView)?.anyID }
}

/// A view that has been given an id.
protocol IdentifiedView {
    var anyID: AnyHashable { get }
}

/// A member of a list with nothing around it, for modifiers that are to stand outside of what is made late.
struct ListMember<Content: View>: _PrimitiveView, ListOfViews {
    let content: Content
    static var isListOfViews: Bool { true }

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PassThroughNode(view, { $0.content }, inputs)
    }
}
