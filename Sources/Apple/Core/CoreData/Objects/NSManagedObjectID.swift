// SPDX-License-Identifier: MIT

import Foundation

/// The identity of a managed object in all contexts. It stays the same when the object is saved for the first time.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    open internal(set) weak var persistentStore: NSPersistentStore?
    /// Whether the object has not been saved. Also false after `obtainPermanentIDs(for:)`.
    open internal(set) var isTemporaryID = true
    private let number: Int

    // Guarded by `lock`.
    nonisolated(unsafe) private static var count = 0
    private static let lock = NSLock()

    /// Whether the identity was made before another one.
    func isBefore(_ other: NSManagedObjectID) -> Bool { number < other.number }

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        number = Self.lock.withLock {
            Self.count += 1
            return Self.count
        }
    }

    open func uriRepresentation() -> URL { URL(string: "x-coredata://store/\(entity.name ?? "")/p\(number)")! }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { uriRepresentation().absoluteString }
}
