// SPDX-License-Identifier: MIT

import Controls
import Foundation
import Motion
import Observation
import SwiftUICore

/// The items that may be dragged within a view, and the present drag.
@MainActor @Observable
final class ReorderContainer {
    fileprivate(set) var session: ReorderSession?
    /// The offset of the dragged item from its place. It follows the finger without animation.
    fileprivate(set) var translation = CGSize.zero
    @ObservationIgnored fileprivate var frames: [AnyHashable: CGRect] = [:]
    @ObservationIgnored fileprivate var collections: [AnyHashable: ReorderCollection] = [:]
    /// The arguments: the item, the collection that it moves to, and the item behind it.
    @ObservationIgnored fileprivate var move: (AnyHashable, AnyHashable, AnyHashable?) -> Void = { _, _, _ in }

    nonisolated static let space = "reorder"
    private static let motion = Animation.easeInOut(duration: 0.25)

    nonisolated init() {}

    fileprivate func lift(_ item: AnyHashable, of collection: ReorderCollection) {
        guard session == nil else { return }
        withAnimation(Self.motion) {
            session = ReorderSession(of: item, in: collection, frames: frames, collections: collections)
        }
    }

    fileprivate func drag(_ item: AnyHashable, by way: CGSize) {
        guard let session, session.item == item, let frame = session.frames[item] else { return }
        translation = way
        var next = session
        next.target = session.target(at: CGPoint(x: frame.midX + way.width, y: frame.midY + way.height))
        if next.target != session.target { withAnimation(Self.motion) { self.session = next } }
    }

    fileprivate func drop(_ item: AnyHashable) {
        guard let session, session.item == item else { return }
        withAnimation(Self.motion) {
            self.session = nil
            translation = .zero
            if session.changesOrder { move(item, session.target.collection, session.following) }
        }
    }
}

private enum ReorderContainerKey: EnvironmentKey { static var defaultValue: ReorderContainer? { nil } }

extension EnvironmentValues {
    /// nil outside of a container, or if it does not allow reordering.
    fileprivate var reorderContainer: ReorderContainer? {
        get { self[ReorderContainerKey.self] }
        set { self[ReorderContainerKey.self] = newValue }
    }
}

extension View {
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        reorderContainer(for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
    }

    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(
            ReorderContainerModifier(isEnabled: isEnabled) { item, collection, following in
                guard let item = item.base as? Item.ID, let collection = collection.base as? CollectionID else {
                    return HostServices.warn("reorderContainer: the dragged item has an id of another type")
                }
                let position =
                    (following?.base as? Item.ID)
                    .map(ReorderDifference<Item.ID, CollectionID>.Destination.Position.before) ?? .end
                move(
                    ReorderDifference(
                        sources: [item], destination: .init(position: position, collectionID: collection)))
            })
    }
}

private struct ReorderContainerModifier: ViewModifier {
    let isEnabled: Bool
    // Only the main actor moves items.
    nonisolated(unsafe) let move: (AnyHashable, AnyHashable, AnyHashable?) -> Void
    @State private var container = ReorderContainer()

    nonisolated init(isEnabled: Bool, move: @escaping (AnyHashable, AnyHashable, AnyHashable?) -> Void) {
        (self.isEnabled, self.move) = (isEnabled, move)
    }

    func body(content: Content) -> some View {
        container.move = move
        return
            content
            .coordinateSpace(.named(ReorderContainer.space))
            .environment(\.reorderContainer, isEnabled ? container : nil)
    }
}

extension ForEach where Content: View {
    /// A long press lifts an item. In lists, the handles of edit mode move items.
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        reorderable(in: AnyHashable(ReorderableSingleCollectionIdentifier()))
    }
    /// A long press lifts an item. In lists, the handles of edit mode move items.
    nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        reorderable(in: AnyHashable(collectionID))
    }

    nonisolated private func reorderable(
        in collection: AnyHashable
    ) -> ForEach<Data, ID, ModifiedContent<Content, ReorderableItem>> {
        let (content, id, data, loop) = (content, id, data, RowLoop())
        return ForEach<Data, ID, ModifiedContent<Content, ReorderableItem>>(
            data: data,
            content: { element in
                content(element).modifier(
                    ReorderableItem(id: AnyHashable(id(element)), loop: loop) {
                        ReorderCollection(id: collection, items: data.map { AnyHashable(id($0)) })
                    })
            }, id: id)
    }
}

extension DynamicViewContent {
    /// Supported directly after a `ForEach` only.
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        unsupported(self, "reorderable() after another modifier")
    }
    /// Supported directly after a `ForEach` only.
    nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        unsupported(self, "reorderable(collectionID:) after another modifier")
    }
}

/// An item that a long press lifts out of its container.
struct ReorderableItem: ViewModifier {
    // Only the main actor compares ids and lists the items.
    nonisolated(unsafe) let id: AnyHashable
    let loop: RowLoop
    nonisolated(unsafe) let collection: () -> ReorderCollection
    @Environment(\.reorderContainer) private var container
    @Environment(\.isInList) private var isInList

    nonisolated init(id: AnyHashable, loop: RowLoop, collection: @escaping () -> ReorderCollection) {
        (self.id, self.loop, self.collection) = (id, loop, collection)
    }

    func body(content: Content) -> some View {
        if let container {
            if isInList {
                content.trait(RowEditingTrait.self, [RowEditing(move: listMove(container), loop: loop)])
            } else {
                lifted(content, container)
            }
        } else {
            content
        }
    }

    private func lifted(_ content: Content, _ container: ReorderContainer) -> some View {
        let session = container.session
        let isLifted = session?.item == id
        return
            content
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .named(ReorderContainer.space))
            } action: { frame in
                container.frames[id] = frame
                let collection = collection()
                container.collections[collection.id] = collection
            }
            .shadow(color: .black.opacity(isLifted ? 0.25 : 0), radius: 6, y: 2)
            .offset(isLifted ? container.translation : session?.offset(of: id) ?? .zero)
            .zIndex(isLifted ? 1 : 0)
            .gesture(press(container))
            .onDisappear { container.frames[id] = nil }
    }

    private func press(_ container: ReorderContainer) -> some Gesture {
        LongPressGesture()
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onChanged { value in
                guard case .second(true, let drag) = value else { return }
                container.lift(id, of: collection())
                if let drag { container.drag(id, by: drag.translation) }
            }
            .onEnded { _ in container.drop(id) }
    }

    /// Moves rows as `onMove` does.
    private func listMove(_ container: ReorderContainer) -> (IndexSet, Int) -> Void {
        { [collection] source, destination in
            let collection = collection()
            let following = collection.items.indices.contains(destination) ? collection.items[destination] : nil
            MainActor.assumeIsolated {
                for index in source { container.move(collection.items[index], collection.id, following) }
            }
        }
    }
}
