// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewGraph

/// Objects that a view fetches from the managed object context in its environment.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: ConnectedProperty {
    @MainActor @preconcurrency public struct Configuration {
        var content: FetchConfiguration<Result>
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { content.keys }
            set { content.order = .keys(newValue) }
        }
        public var nsPredicate: NSPredicate? {
            get { content.predicate }
            set { content.predicate = newValue }
        }
    }

    private let fetch: ViewFetch<Result>
    private var state: FetchState<Result>?

    public var wrappedValue: FetchedResults<Result> { FetchedResults(elements: state?.objects ?? [], state: state) }

    public var projectedValue: Binding<Configuration> {
        let (state, fetch) = (state, fetch)
        return Binding {
            Configuration(content: state?.configuration ?? fetch.configuration)
        } set: {
            state?.configuration = $0.content
        }
    }

    private init(
        _ request: NSFetchRequest<Result>, _ order: FetchConfiguration<Result>.Order, _ predicate: NSPredicate?,
        _ transaction: Transaction?
    ) {
        fetch = ViewFetch(
            request: request, configuration: FetchConfiguration(order: order, predicate: predicate),
            transaction: transaction)
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let context = node.environment.managedObjectContext
        let state = slot.kept {
            $0.connection.context === context
        } orMake: {
            FetchState(context, for: node, fetch)
        }
        state.prepare(fetch)
        self.state = state
    }

    package func hasSameSource(as other: Self) -> Bool { fetch.isEqual(other.fetch) }
    package func readsSameValue(in environment: EnvironmentValues) -> Bool {
        state?.connection.context === environment.managedObjectContext
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { content.values }
        set { content.order = .values(newValue) }
    }
}

extension FetchRequest {
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        self.init(request, .keys(sortDescriptors), predicate, animation.map { Transaction(animation: $0) })
    }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(
            fetchRequest, .keys(fetchRequest.sortDescriptors ?? []), fetchRequest.predicate,
            animation.map { Transaction(animation: $0) })
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest, .keys(fetchRequest.sortDescriptors ?? []), fetchRequest.predicate, transaction)
    }
}

extension FetchRequest where Result: NSManagedObject {
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(NSFetchRequest(), .keys(sortDescriptors), predicate, animation.map { Transaction(animation: $0) })
    }

    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(NSFetchRequest(), .values(sortDescriptors), predicate, animation.map { Transaction(animation: $0) })
    }
}

/// The objects of a `FetchRequest`. Setting the order or the predicate fetches again.
@MainActor @preconcurrency public struct FetchedResults<Result>: @preconcurrency RandomAccessCollection {
    let elements: [Result]
    let state: FetchState<Result>?

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Result { elements[position] }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { state?.configuration.keys ?? [] }
        nonmutating set { state?.configuration.order = .keys(newValue) }
    }
    public var nsPredicate: NSPredicate? {
        get { state?.configuration.predicate }
        nonmutating set { state?.configuration.predicate = newValue }
    }
}

extension FetchedResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { state?.configuration.values ?? [] }
        nonmutating set { state?.configuration.order = .values(newValue) }
    }
}
