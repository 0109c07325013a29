// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Synchronization

/// What travels with a change of state: above all the animation that the change asks for.
public struct Transaction: Sendable {
    /// How what changes gets there; nil: at once.
    public var animation: Animation?
    /// Makes `.animation(_:value:)` modifiers inert; an animation that stands in the transaction stays.
    public var disablesAnimations = false
    /// The change is one of many of a continuous interaction, such as a drag.
    public var isContinuous = false
    /// Changes feed the velocity of the animations that follow.
    public var tracksVelocity = false
    /// nil of most.
    private var rest: Rest?
    /// Tells transactions of separate `withAnimation` blocks apart, so that each keeps its own animation.
    package private(set) var id = 0

    /// What hardly any transaction has, set apart: each node keeps the last one that has reached it, so that they are copied
    /// for every view in every update.
    private final class Rest: Sendable {
        let customValues: CustomValues
        let listeners: [AnimationListener]
        let scopes: [Transaction]

        init(_ customValues: CustomValues, _ listeners: [AnimationListener], _ scopes: [Transaction]) {
            (self.customValues, self.listeners, self.scopes) = (customValues, listeners, scopes)
        }
    }

    /// What view code added, by `TransactionKey`.
    package var customValues: CustomValues {
        get { rest?.customValues ?? CustomValues() }
        set { rest = Rest(newValue, listeners, scopes) }
    }

    /// Those who wait for the ends of the animations that begin with this transaction.
    package private(set) var listeners: [AnimationListener] {
        get { rest?.listeners ?? [] }
        set { rest = Rest(customValues, newValue, scopes) }
    }

    /// The transactions around modifiers whose changes have a scope, the innermost last.
    private var scopes: [Transaction] {
        get { rest?.scopes ?? [] }
        set { rest = Rest(customValues, listeners, newValue) }
    }

    /// A transaction that asks for nothing.
    public init() {}
    /// A transaction that asks for an animation; its changes are carried out apart from those of other transactions.
    public init(animation: Animation?) {
        self.animation = animation
        id = Self.makeID()
    }

    /// Whether writes with the two transactions belong together.
    package func isSame(as other: Transaction) -> Bool { id == other.id && (id != 0 || (isEmpty && other.isEmpty)) }

    /// Whether it carries nothing that view code or modifiers have added.
    package var isPlain: Bool {
        rest.map { $0.customValues.isEmpty && $0.listeners.isEmpty && $0.scopes.isEmpty } ?? true
    }

    package var isEmpty: Bool {
        id == 0 && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
            && (rest.map { $0.listeners.isEmpty && $0.customValues.isEmpty } ?? true)
    }

    // MARK: Completions

    /// Runs `completion` when the animations that begin with this transaction are complete, and as soon as that is
    /// known where none begins.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        listen(AnimationListener(criteria, completion))
    }

    package mutating func listen(_ listener: AnimationListener) { listeners.append(listener) }

    // MARK: Scopes

    /// Makes a change for the modifiers up to the matching `leaveScope()`.
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

    /// Those of the host's thread, which alone uses this.
    nonisolated(unsafe) private static var hostStack: [Transaction] = []

    /// The transactions of the `withTransaction` blocks around the running code, the innermost last: each thread has its
    /// own.
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

    /// That of the innermost `withTransaction` around the running code.
    package static var current: Transaction { stack.last ?? Transaction() }

    /// The same, as a transaction of its own.
    package func renumbered() -> Transaction {
        var copy = self
        copy.id = Self.makeID()
        return copy
    }

    package static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        var transaction = transaction
        // One that was put together by hand has no number yet.
        if transaction.id == 0 { transaction.id = makeID() }
        stack.append(transaction)
        defer {
            stack.removeLast()
            for listener in transaction.listeners { listener.changesAreMade() }
        }
        return try body()
    }
}

/// Carries out the changes of `body` with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.run(transaction, body)
}

/// Carries out the changes of `body` with one field of the transaction set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current.renumbered()
    transaction[keyPath: keyPath] = value
    return try Transaction.run(transaction, body)
}

/// Animates the changes of state in `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = Transaction.current.disablesAnimations
    return try Transaction.run(transaction, body)
}

/// Animates the changes of state in `body`, and runs `completion` when those animations are complete.
///
/// - Parameters:
///   - completionCriteria: which end of the animations counts.
///   - completion: runs once, as soon as all animations are complete; where nothing is animated, that is right after the
///     update. Animations that repeat for ever never are.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = Transaction.current.disablesAnimations
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try Transaction.run(transaction, body)
}
