// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// What a view takes over from another one with the same id.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each property.
    public let rawValue: UInt32

    /// Properties by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the view is: the anchors of both coincide.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large it is: the size of the other one is offered to it.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both where the view is and how large.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Gives this view the geometry of another one with the same id.
    ///
    /// Views with `isSource` say where they are, all others follow the first of them that is there. A source that is
    /// inserted with an animation comes from where its predecessor was, and one that leaves goes to where its successor
    /// is. Frames are those that layout has given: effects such as `offset` around a source are not followed.
    ///
    /// - Parameters:
    ///   - id: what the views have in common within `namespace`.
    ///   - properties: what is taken over.
    ///   - anchor: the point of both frames that coincides.
    ///   - isSource: whether other views follow this one.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometries.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}

nonisolated struct MatchedGeometryModifier: WrappingModifier {
    let key: MatchedGeometries.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        MatchedGeometryElement(self, around: content, node: node)
    }
}

final class MatchedGeometryElement: WrapperElement<MatchedGeometryModifier> {
    private(set) var hasBeenPlaced = false

    override init(_ modifier: MatchedGeometryModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(MatchedGeometries.self).add(self, for: modifier.key)
    }

    override func update(_ modifier: MatchedGeometryModifier, _ inputs: _NodeInputs) {
        let old = self.modifier
        super.update(modifier, inputs)
        if old.key != modifier.key { host.feature(MatchedGeometries.self).add(self, for: modifier.key) }
        if old.key != modifier.key || old.properties != modifier.properties || old.anchor != modifier.anchor
            || old.isSource != modifier.isSource
        {
            invalidateLayout()
        }
    }

    /// Whether others follow this view: not those that are about to go.
    var isSource: Bool {
        modifier.isSource
            && !sequence(first: self as Element, next: \.parent).contains { ($0 as? TransitionElement)?.leaves == true }
    }

    // Others follow it.
    override var mindsMoves: Bool { true }

    override func layOut(_ proposal: ProposedViewSize) {
        let model = host.feature(MatchedGeometries.self).frame(for: modifier.key)
        if isSource {
            // Leaves are animated from one layout to the next: the first one is where the predecessor was.
            if !hasBeenPlaced, let model, node.layoutTransaction.animation != nil { place(on: model, proposal) }
            content.place(at: position, proposal: proposal)
        } else if let model {
            place(on: model, proposal)
        } else {
            content.place(at: position, proposal: proposal)
        }
        hasBeenPlaced = true
    }

    private func place(on model: CGRect, _ proposal: ProposedViewSize) {
        let offered = modifier.properties.contains(.size) ? ProposedViewSize(model.size) : proposal
        let size = content.dimensions(in: offered).size
        let point = modifier.anchor.point(in: modifier.properties.contains(.position) ? model : frame)
        content.place(
            at: CGPoint(x: point.x - modifier.anchor.x * size.width, y: point.y - modifier.anchor.y * size.height),
            proposal: offered)
    }
}

/// The views of one host that share their geometry.
final class MatchedGeometries: HostFeature {
    nonisolated struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    private struct Group {
        /// In the order in which they came.
        var members: [WeakMember] = []
        /// Where the source is.
        package var frame: CGRect?
    }

    private struct WeakMember {
        weak var element: MatchedGeometryElement?
    }

    private unowned let host: ViewHost
    private var groups: [Key: Group] = [:]

    init(host: ViewHost) { self.host = host }

    func add(_ element: MatchedGeometryElement, for key: Key) {
        groups[key, default: Group()].members.append(WeakMember(element: element))
    }

    package func frame(for key: Key) -> CGRect? { groups[key]?.frame }

    /// Takes over where sources are now; asks for a new layout of those who follow one that has moved.
    func layoutHasEnded() {
        // The order of the groups makes no difference: each asks for layout of its own members only.
        for (key, var group) in groups {
            group.members.removeAll { $0.element.map { !$0.node.isMounted || $0.modifier.key != key } ?? true }
            let elements = group.members.compactMap(\.element)
            let sources = elements.filter(\.isSource)
            if sources.count > 1 {
                host.warn("several views are sources of the geometry with the id \(key.id.base); the first one counts")
            }
            let old = group.frame
            group.frame = sources.first { $0.hasBeenPlaced }?.frame
            groups[key] = elements.isEmpty ? nil : group
            if group.frame != old { for element in elements where !element.isSource { element.invalidateLayout() } }
        }
    }
}
