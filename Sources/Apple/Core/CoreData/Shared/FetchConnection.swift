// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewGraph

/// A context on whose data views depend.
package protocol ObservedContext: AnyObject {
    /// The number of changes so far.
    var version: Int { get }
    func addObserver(_ observer: any ContextObserver)
}

/// Receives `contextHasChanged()` after every change of a context to which it was added.
package protocol ContextObserver: AnyObject { func contextHasChanged() }

/// The observers of a context.
package struct ContextObservers {
    private struct Reference { weak var observer: (any ContextObserver)? }
    private var references: [Reference] = []

    package init() {}

    /// Calls `observer` after every change until `observer` is released.
    package mutating func add(_ observer: any ContextObserver) {
        references.removeAll { $0.observer == nil }
        references.append(Reference(observer: observer))
    }

    package func announceChange() { for reference in references { reference.observer?.contextHasChanged() } }
}

/// Fetches the elements for a property of a node, and evaluates the node again when the context changes. SwiftData's
/// `Query` and Core Data's fetch requests use it.
@MainActor package final class FetchConnection<Context: ObservedContext, Element>: ContextObserver {
    package let context: Context
    package private(set) var error: (any Error)?
    private let reference: NodeReference
    // Not isolated, because `contextHasChanged` reads it on the thread that changes the context.
    private nonisolated(unsafe) var transaction: Transaction?
    private var fetched: [Element] = []
    /// The context's version at the last fetch.
    private var version: Int?

    package init(_ context: Context, for node: _AnyViewNode) {
        self.context = context
        reference = NodeReference(node)
        context.addObserver(self)
    }

    /// Fetches before the view's body is evaluated. A fetch in the body would read properties of all models, and the
    /// view would then depend on all of them.
    package func prepare(_ transaction: Transaction?, _ fetch: (Context) throws -> [Element]) {
        self.transaction = transaction
        version = nil
        _ = elements(fetch)
    }

    package func elements(_ fetch: (Context) throws -> [Element]) -> [Element] {
        if version == context.version { return fetched }
        do {
            fetched = try fetch(context)
            error = nil
        } catch {
            fetched = []
            self.error = error
        }
        version = context.version
        return fetched
    }

    /// Fetches again with the next read, and evaluates the node again.
    package nonisolated func contextHasChanged() {
        if let transaction {
            withTransaction(transaction) { reference.invalidate() }
        } else {
            reference.invalidate()
        }
    }
}
