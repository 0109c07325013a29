// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import SwiftUI
import ViewGraph

/// The order and the predicate of a fetch, as its property declares them or as code sets them later.
struct FetchConfiguration<Result> {
    /// The sort descriptors of a fetch: Objective-C's, or Swift's.
    enum Order {
        case keys([NSSortDescriptor])
        case values([SortDescriptor<Result>])
    }

    var order: Order
    var predicate: NSPredicate?

    func isEqual(_ other: Self) -> Bool {
        let sameOrder =
            switch (order, other.order) {
            case (.keys(let first), .keys(let second)):
                first.elementsEqual(second) {
                    $0.keyPath == $1.keyPath && $0.ascending == $1.ascending && $0.key == $1.key
                }
            case (.values(let first), .values(let second)): first == second
            default: false
            }
        return sameOrder && (predicate?.isSame(as: other.predicate) ?? (other.predicate == nil))
    }

    var keys: [NSSortDescriptor] { if case .keys(let keys) = order { keys } else { [] } }
    var values: [SortDescriptor<Result>] { if case .values(let values) = order { values } else { [] } }
}

/// The fetch that a property of a view declares.
struct ViewFetch<Result> {
    let request: NSFetchRequest<Result>
    var configuration: FetchConfiguration<Result>
    var transaction: Transaction?

    func isEqual(_ other: Self) -> Bool {
        request.entityName == other.request.entityName && request.entity === other.request.entity
            && request.fetchLimit == other.request.fetchLimit && request.fetchOffset == other.request.fetchOffset
            && configuration.isEqual(other.configuration)
    }

    func objects(in context: NSManagedObjectContext) throws -> [Result] {
        let request = request.copy() as! NSFetchRequest<Result>
        request.predicate = configuration.predicate
        request.sortDescriptors = configuration.keys
        if configuration.values.isEmpty { return try context.fetch(request) }
        // Swift's sort descriptors are evaluated here, so the offset and the limit must wait for them.
        let (offset, limit) = (request.fetchOffset, request.fetchLimit)
        (request.fetchOffset, request.fetchLimit) = (0, 0)
        let found: [Result] = try context.fetch(request)
        // Foundation's `sorted(using:)` compares by all descriptors.
        let rest = found.sorted(using: configuration.values).dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}

/// The fetch of one node, with the changes that code has made to its configuration.
@MainActor final class FetchState<Result> {
    let connection: FetchConnection<NSManagedObjectContext, Result>
    private(set) var fetch: ViewFetch<Result>
    private var declared: ViewFetch<Result>

    init(_ context: NSManagedObjectContext, for node: _AnyViewNode, _ fetch: ViewFetch<Result>) {
        connection = FetchConnection(context, for: node)
        (self.fetch, declared) = (fetch, fetch)
    }

    /// Adopts `fetch` if the property's declaration has changed. Otherwise keeps the changes that code has made.
    func prepare(_ fetch: ViewFetch<Result>) {
        if !fetch.isEqual(declared) { self.fetch = fetch }
        declared = fetch
        let current = self.fetch
        connection.prepare(current.transaction) { try current.objects(in: $0) }
    }

    var objects: [Result] {
        let current = fetch
        return connection.elements { try current.objects(in: $0) }
    }

    var configuration: FetchConfiguration<Result> {
        get { fetch.configuration }
        set {
            fetch.configuration = newValue
            connection.contextHasChanged()
        }
    }
}

private enum ManagedObjectContextKey: EnvironmentKey {
    // A context without a data model, from which every fetch fails.
    static let defaultValue = NSManagedObjectContext(.mainQueue)
}

extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
