// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// The items of one loop in a reorder container.
struct ReorderCollection {
    let id: AnyHashable
    /// The ids of all items, in the order of the data.
    let items: [AnyHashable]
}

/// A drag of one item: the frames of all items when it began, and the place where it would be dropped.
struct ReorderSession {
    let item: AnyHashable
    let source: ReorderCollection
    let frames: [AnyHashable: CGRect]
    /// All collections by id, to find the one of the item under the finger.
    let collections: [AnyHashable: ReorderCollection]
    var target: Target

    /// A place between items.
    struct Target: Equatable {
        var collection: AnyHashable
        /// The index among the other items.
        var index: Int
    }

    init?(
        of item: AnyHashable, in source: ReorderCollection, frames: [AnyHashable: CGRect],
        collections: [AnyHashable: ReorderCollection]
    ) {
        guard let index = source.items.firstIndex(of: item), frames[item] != nil else { return nil }
        (self.item, self.source, self.frames, self.collections) = (item, source, frames, collections)
        target = Target(collection: source.id, index: index)
    }

    /// The place for the item when its centre is at a point.
    func target(at centre: CGPoint) -> Target {
        let nearest = frames.min { a, b in
            (a.value.distance(to: centre), a.value.minY, a.value.minX) < (
                b.value.distance(to: centre), b.value.minY, b.value.minX
            )
        }
        guard let nearest else { return target }
        if let index = source.items.firstIndex(of: nearest.key) { return Target(collection: source.id, index: index) }
        for collection in collections.values {
            guard let index = collection.items.firstIndex(of: nearest.key) else { continue }
            let isColumn = nearest.value.width >= nearest.value.height
            let isBehind = isColumn ? centre.y > nearest.value.midY : centre.x > nearest.value.midX
            return Target(collection: collection.id, index: isBehind ? index + 1 : index)
        }
        return target
    }

    /// The item before which the dragged item would be dropped; nil: at the end.
    var following: AnyHashable? {
        let others = (collections[target.collection] ?? source).items.filter { $0 != item }
        return others.indices.contains(target.index) ? others[target.index] : nil
    }

    var changesOrder: Bool {
        target.collection != source.id || source.items.firstIndex(of: item) != target.index
    }

    /// The offset by which another item makes room.
    func offset(of other: AnyHashable) -> CGSize {
        let order = source.items
        guard other != item, let start = order.firstIndex(of: item), let index = order.firstIndex(of: other),
            let own = frames[other]
        else { return .zero }
        // In another collection the item leaves a gap, which the items behind it close.
        let end = target.collection == source.id ? target.index : order.count - 1
        let step = start < index && index <= end ? -1 : end <= index && index < start ? 1 : 0
        guard step != 0, let place = frames[order[index + step]] else { return .zero }
        if let line = lineStep(start, step) { return line }
        return CGSize(width: place.minX - own.minX, height: place.minY - own.minY)
    }

    /// In a row or a column, items of any size make room for the size of the dragged item and its spacing.
    private func lineStep(_ start: Int, _ step: Int) -> CGSize? {
        let all = source.items.compactMap { frames[$0] }
        guard all.count == source.items.count else { return nil }
        let (from, neighbour) = (all[start], all[start - step])
        if all.allSatisfy({ abs($0.midX - from.midX) < 1 }) {
            return CGSize(width: 0, height: step < 0 ? from.minY - neighbour.minY : from.maxY - neighbour.maxY)
        }
        if all.allSatisfy({ abs($0.midY - from.midY) < 1 }) {
            return CGSize(width: step < 0 ? from.minX - neighbour.minX : from.maxX - neighbour.maxX, height: 0)
        }
        return nil
    }
}

extension CGRect {
    /// The squared distance of a point from the rectangle's centre, or 0 inside of the rectangle.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        if contains(point) { return 0 }
        let (x, y) = (point.x - midX, point.y - midY)
        return x * x + y * y
    }
}
