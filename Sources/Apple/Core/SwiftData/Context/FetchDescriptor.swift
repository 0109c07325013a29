// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    /// Has no effect: models are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Has no effect: models are in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// The models that match the descriptor's predicate, sorted by `sortBy` and within its limits.
    func select(from models: [T]) throws -> ArraySlice<T> {
        let found = try predicate.map { predicate in try models.filter(predicate.evaluate) } ?? models
        var sorted = found[...]
        if !sortBy.isEmpty {
            var comparators: [(T, T) -> ComparisonResult] = []
            for descriptor in sortBy { comparators.append(Self.comparison(of: descriptor)) }
            // Equal models keep their order, because `sort` is stable.
            sorted.sort { first, second in
                for compare in comparators {
                    let result = compare(first, second)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        sorted = sorted.dropFirst(fetchOffset ?? 0)
        // As in Core Data, a limit of 0 means no limit.
        return fetchLimit.map { $0 > 0 ? sorted.prefix($0) : sorted } ?? sorted
    }

    /// A comparison by `descriptor`. Strings are compared by `localizedStandardCompare`, unless the descriptor has
    /// another comparator.
    private static func comparison(of descriptor: SortDescriptor<T>) -> (T, T) -> ComparisonResult {
        guard let keyPath = descriptor.keyPath, descriptor.stringComparator.map({ $0.isLocalizedStandard }) ?? true
        else { return descriptor.compare }
        func ordered(_ result: ComparisonResult) -> ComparisonResult {
            descriptor.order == .forward ? result : ComparisonResult(rawValue: -result.rawValue)!
        }
        if let keyPath = keyPath as? KeyPath<T, String> {
            return { ordered($0[keyPath: keyPath].localizedStandardCompare($1[keyPath: keyPath])) }
        }
        if let keyPath = keyPath as? KeyPath<T, String?> {
            return { first, second in
                switch (first[keyPath: keyPath], second[keyPath: keyPath]) {
                case (nil, nil): .orderedSame
                case (nil, _): ordered(.orderedAscending)
                case (_, nil): ordered(.orderedDescending)
                case (let first?, let second?): ordered(first.localizedStandardCompare(second))
                }
            }
        }
        return descriptor.compare
    }
}

/// The result of a fetch in batches. All models are in memory anyway.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    let elements: [Element]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element { elements[position] }
}

public struct SwiftDataError: Error, Hashable, Sendable {
    private let name: String
    public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
    public static let unknownSchema = SwiftDataError(name: "unknownSchema")
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
    public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
}
