// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Synchronization

public struct Transaction: Sendable {
    public var animation: Animation?
    /// Disables `.animation(_:value:)` modifiers. An animation in the transaction itself still applies.
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    /// The rarely used fields; nil for most transactions.
    private var rest: Rest?
    /// Distinguishes the transactions of separate `withAnimation` blocks, so that each keeps its own animation.
    package private(set) var id = 0

    /// Rarely used fields in a separate object: every node keeps a copy of its last transaction, so a transaction must
    /// be cheap to copy.
    private final class Rest: Sendable {
        let customValues: CustomValues
        let listeners: [AnimationListener]
        let scopes: [Transaction]

        init(_ customValues: CustomValues, _ listeners: [AnimationListener], _ scopes: [Transaction]) {
            (self.customValues, self.listeners, self.scopes) = (customValues, listeners, scopes)
        }
    }

    /// Values set by `TransactionKey`.
    package var customValues: CustomValues {
        get { rest?.customValues ?? CustomValues() }
        set { rest = Rest(newValue, listeners, scopes) }
    }

    /// Listeners for the completion of animations that begin with this transaction.
    package private(set) var listeners: [AnimationListener] {
        get { rest?.listeners ?? [] }
        set { rest = Rest(customValues, newValue, scopes) }
    }

    /// The transactions saved by `enterScope(_:)`, the innermost last.
    private var scopes: [Transaction] {
        get { rest?.scopes ?? [] }
        set { rest = Rest(customValues, listeners, newValue) }
    }

    public init() {}
    /// Creates a transaction with a new `id`, so that writes in it form a batch of their own.
    public init(animation: Animation?) {
        self.animation = animation
        id = Self.makeID()
    }

    /// Whether writes with the two transactions form one batch.
    package func isSame(as other: Transaction) -> Bool { id == other.id && (id != 0 || (isEmpty && other.isEmpty)) }

    /// Whether the transaction has no custom values, listeners or scopes.
    package var isPlain: Bool {
        rest.map { $0.customValues.isEmpty && $0.listeners.isEmpty && $0.scopes.isEmpty } ?? true
    }

    package var isEmpty: Bool {
        id == 0 && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
            && (rest.map { $0.listeners.isEmpty && $0.customValues.isEmpty } ?? true)
    }

    // MARK: Completions

    /// If no animation begins, `completion` runs right after the update.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        listen(AnimationListener(criteria, completion))
    }

    package mutating func listen(_ listener: AnimationListener) { listeners.append(listener) }

    // MARK: Scopes

    /// Changes the transaction up to the matching `leaveScope()`.
    package mutating func enterScope(_ change: (inout Transaction) -> Void) {
        let outer = self
        change(&self)
        scopes.append(outer)
    }

    package mutating func leaveScope() {
        guard let outer = scopes.last else { return }
        self = outer
    }

    // MARK: The current transaction

    private static let lastID = Atomic(0)

    private static func makeID() -> Int { lastID.add(1, ordering: .relaxed).newValue }

    /// The transaction stack of the host's thread, accessed only on that thread.
    nonisolated(unsafe) private static var hostStack: [Transaction] = []

    /// The transactions of the enclosing `withTransaction` blocks, the innermost last; one stack per thread.
    private static var stack: [Transaction] {
        get {
            if HostThread.isCurrent { return hostStack }
            return Thread.current.threadDictionary[stackKey] as? [Transaction] ?? []
        }
        set {
            if HostThread.isCurrent {
                hostStack = newValue
            } else {
                Thread.current.threadDictionary[stackKey] = newValue.isEmpty ? nil : newValue
            }
        }
    }
    private static let stackKey = "Zoetrope.Transaction"

    /// The transaction of the innermost enclosing `withTransaction`.
    package static var current: Transaction { stack.last ?? Transaction() }

    /// A copy with a new id, so that writes in it form a batch of their own.
    package func renumbered() -> Transaction {
        var copy = self
        copy.id = Self.makeID()
        return copy
    }

    package static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        var transaction = transaction
        // A transaction that was created with `init()` has no id yet.
        if transaction.id == 0 { transaction.id = makeID() }
        stack.append(transaction)
        defer {
            stack.removeLast()
            for listener in transaction.listeners { listener.transactionDidChangeState() }
        }
        return try body()
    }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.run(transaction, body)
}

public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current.renumbered()
    transaction[keyPath: keyPath] = value
    return try Transaction.run(transaction, body)
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = Transaction.current.disablesAnimations
    return try Transaction.run(transaction, body)
}

/// `completion` runs once, as soon as all animations are complete. If nothing is animated, `completion` runs right
/// after the update. If an animation repeats for ever, `completion` never runs.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = Transaction.current.disablesAnimations
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try Transaction.run(transaction, body)
}
