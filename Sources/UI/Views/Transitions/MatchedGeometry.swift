// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Frames are those of the layout: effects such as `offset` around a source are ignored.
    ///
    /// The first placed view with `isSource` is the source; all others follow it. A source inserted with an animation
    /// starts at its predecessor's frame, and a leaving source moves to its successor's frame.
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

    /// Whether this view may be the source that other views follow. A view that is leaving may not.
    var isSource: Bool {
        modifier.isSource
            && !sequence(first: self as Element, next: \.parent).contains { ($0 as? TransitionElement)?.leaves == true }
    }

    // This element receives every move at once, because other views follow its frame. Invariant 17.
    override func layOut(_ proposal: ProposedViewSize) {
        let model = host.feature(MatchedGeometries.self).frame(for: modifier.key)
        if isSource {
            // An animated leaf starts at its previous frame, but a new leaf has none. It is first placed at the
            // predecessor's frame, so that it starts there.
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

/// A host's groups of views with matching `matchedGeometryEffect` ids.
final class MatchedGeometries: HostFeature {
    nonisolated struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    private struct Group {
        /// The matched views, in order of registration.
        var members: [WeakMember] = []
        /// The frame of the source; nil if no source has been placed.
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

    /// Records the sources' frames and invalidates the layout of followers whose source has moved.
    func layoutHasEnded() {
        // The dictionary's order is irrelevant: each group invalidates only its own members.
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
