// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewGraph

/// Objects that a view fetches in sections. A section consists of consecutive objects with the same identifier, so the
/// objects should be sorted by the identifier first.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: ConnectedProperty {
    @MainActor @preconcurrency public struct Configuration {
        var content: FetchConfiguration<Result>
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { content.keys }
            set { content.order = .keys(newValue) }
        }
        public var nsPredicate: NSPredicate? {
            get { content.predicate }
            set { content.predicate = newValue }
        }
    }

    /// The fetch and the key path of the section identifiers. Code may change both.
    @MainActor final class State {
        let fetch: FetchState<Result>
        var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        private var declared: KeyPath<Result, SectionIdentifier>

        init(_ fetch: FetchState<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
            (self.fetch, self.sectionIdentifier, declared) = (fetch, sectionIdentifier, sectionIdentifier)
        }

        func adopt(_ key: KeyPath<Result, SectionIdentifier>) {
            if key != declared { sectionIdentifier = key }
            declared = key
        }
    }

    private let fetch: ViewFetch<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private var state: State?

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(state?.fetch.objects ?? [], state?.sectionIdentifier ?? sectionIdentifier, state)
    }

    public var projectedValue: Binding<Configuration> {
        let (state, fetch, sectionIdentifier) = (state, fetch, sectionIdentifier)
        return Binding {
            Configuration(
                content: state?.fetch.configuration ?? fetch.configuration,
                sectionIdentifier: state?.sectionIdentifier ?? sectionIdentifier)
        } set: {
            state?.sectionIdentifier = $0.sectionIdentifier
            state?.fetch.configuration = $0.content
        }
    }

    private init(
        _ request: NSFetchRequest<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        _ order: FetchConfiguration<Result>.Order, _ predicate: NSPredicate?, _ transaction: Transaction?
    ) {
        fetch = ViewFetch(
            request: request, configuration: FetchConfiguration(order: order, predicate: predicate),
            transaction: transaction)
        self.sectionIdentifier = sectionIdentifier
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let context = node.environment.managedObjectContext
        let state = slot.kept {
            $0.fetch.connection.context === context
        } orMake: {
            State(FetchState(context, for: node, fetch), sectionIdentifier)
        }
        state.adopt(sectionIdentifier)
        state.fetch.prepare(fetch)
        self.state = state
    }

    package func hasSameSource(as other: Self) -> Bool {
        fetch.isEqual(other.fetch) && sectionIdentifier == other.sectionIdentifier
    }
    package func readsSameValue(in environment: EnvironmentValues) -> Bool {
        state?.fetch.connection.context === environment.managedObjectContext
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { content.values }
        set { content.order = .values(newValue) }
    }
}

extension SectionedFetchRequest {
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        self.init(
            request, sectionIdentifier, .keys(sortDescriptors), predicate, animation.map { Transaction(animation: $0) })
    }

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(
            fetchRequest, sectionIdentifier, .keys(fetchRequest.sortDescriptors ?? []), fetchRequest.predicate,
            animation.map { Transaction(animation: $0) })
    }

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(
            fetchRequest, sectionIdentifier, .keys(fetchRequest.sortDescriptors ?? []), fetchRequest.predicate,
            transaction)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            NSFetchRequest(), sectionIdentifier, .keys(sortDescriptors), predicate,
            animation.map { Transaction(animation: $0) })
    }

    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            NSFetchRequest(), sectionIdentifier, .values(sortDescriptors), predicate,
            animation.map { Transaction(animation: $0) })
    }
}

@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: @preconcurrency RandomAccessCollection {
    @MainActor @preconcurrency
    public struct Section: @preconcurrency Identifiable, @preconcurrency RandomAccessCollection {
        public let id: SectionIdentifier
        let elements: ArraySlice<Result>
        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public subscript(position: Int) -> Result { elements[elements.startIndex + position] }
    }

    private let sections: [Section]
    private let state: SectionedFetchRequest<SectionIdentifier, Result>.State?
    private let declaredIdentifier: KeyPath<Result, SectionIdentifier>

    init(
        _ objects: [Result], _ key: KeyPath<Result, SectionIdentifier>,
        _ state: SectionedFetchRequest<SectionIdentifier, Result>.State?
    ) {
        (self.state, declaredIdentifier) = (state, key)
        var sections: [Section] = []
        var start = 0
        for index in objects.indices {
            let isLast = index + 1 == objects.count
            guard isLast || objects[index + 1][keyPath: key] != objects[index][keyPath: key] else { continue }
            sections.append(Section(id: objects[index][keyPath: key], elements: objects[start...index]))
            start = index + 1
        }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { state?.fetch.configuration.keys ?? [] }
        nonmutating set { state?.fetch.configuration.order = .keys(newValue) }
    }
    public var nsPredicate: NSPredicate? {
        get { state?.fetch.configuration.predicate }
        nonmutating set { state?.fetch.configuration.predicate = newValue }
    }
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { state?.sectionIdentifier ?? declaredIdentifier }
        nonmutating set {
            state?.sectionIdentifier = newValue
            state?.fetch.connection.contextHasChanged()
        }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { state?.fetch.configuration.values ?? [] }
        nonmutating set { state?.fetch.configuration.order = .values(newValue) }
    }
}
