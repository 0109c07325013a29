// SPDX-License-Identifier: MIT

/// Identifies the only collection of a container.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    init() {}
}

public struct ReorderDifference<ItemID, CollectionID> {
    public var sources: [ItemID]
    public var destination: Destination

    public struct Destination {
        public enum Position {
            case before(ItemID)
            case end
        }

        public var position: Position
        public var collectionID: CollectionID

        public init(position: Position, collectionID: CollectionID) {
            (self.position, self.collectionID) = (position, collectionID)
        }
        public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
            self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
        }
    }
}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable, CollectionID: Hashable {}
