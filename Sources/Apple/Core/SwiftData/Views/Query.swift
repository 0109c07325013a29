// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import SwiftUI
import ViewGraph

/// Models that a view fetches from the model context in its environment. The macro `@Query` declares a property of this
/// type.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: ConnectedProperty {
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction?
    private let result: ([Element]) -> Result
    private let section: Section?
    private var connection: FetchConnection<ModelContext, Element>?

    /// The key path by which a query makes sections, and the title of an element's section.
    struct Section {
        let keyPath: AnyKeyPath
        let title: (Element) -> String

        init(_ keyPath: KeyPath<Element, String>) {
            self.keyPath = keyPath
            title = { $0[keyPath: keyPath] }
        }
        /// Elements without a title make a section with an empty title.
        init(_ keyPath: KeyPath<Element, String?>) {
            self.keyPath = keyPath
            title = { $0[keyPath: keyPath] ?? "" }
        }
    }

    private var elements: [Element] { connection?.elements { try $0.fetch(descriptor) } ?? [] }

    public var wrappedValue: Result { result(elements) }
    /// Empty if the query makes no sections.
    public var sections: SectionedResults<Element, String> {
        section.map { SectionedResults(elements, by: $0.title) } ?? SectionedResults([]) { _ in "" }
    }
    public var fetchError: (any Error)? { connection?.error }
    public var modelContext: ModelContext { connection?.context ?? EnvironmentValues().modelContext }

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ section: Section? = nil)
    where Result == [Element] {
        self.descriptor = descriptor
        self.transaction = transaction
        self.section = section
        result = { $0 }
    }

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ section: Section)
    where Result == SectionedResults<Element, String> {
        self.descriptor = descriptor
        self.transaction = transaction
        self.section = section
        result = { SectionedResults($0, by: section.title) }
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let context = node.environment.modelContext
        let connection = slot.kept {
            $0.context === context
        } orMake: {
            FetchConnection<ModelContext, Element>(context, for: node)
        }
        connection.prepare(transaction) { try $0.fetch(descriptor) }
        self.connection = connection
    }

    package func hasSameSource(as other: Self) -> Bool {
        // Predicates cannot be compared, so two queries with a predicate always differ.
        descriptor.predicate == nil && other.descriptor.predicate == nil
            && descriptor.sortBy == other.descriptor.sortBy && descriptor.fetchLimit == other.descriptor.fetchLimit
            && descriptor.fetchOffset == other.descriptor.fetchOffset
            && section?.keyPath == other.section?.keyPath
    }

    package func readsSameValue(in environment: EnvironmentValues) -> Bool {
        connection?.context === environment.modelContext
    }
}

// MARK: - Initializers

extension Query where Result == [Element] {
    public init() { self.init(FetchDescriptor(), nil) }
    public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation))
    }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction)
    }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation)) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
    ) { self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], animation: animation) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], transaction: transaction) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
    ) { self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], animation: animation) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], transaction: transaction) }
}

/// Casts a key path to a sendable type. A key path to a property captures nothing, so it is sendable, although its type
/// does not say so.
nonisolated func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafe unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}
