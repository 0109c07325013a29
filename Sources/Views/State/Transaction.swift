import Motion

/// What travels with a change of state: above all the animation that the change asks for.
public struct Transaction: Sendable {
    public var animation: Animation?
    /// Makes `.animation(_:value:)` modifiers inert; an animation that stands in the transaction stays.
    public var disablesAnimations = false
    /// The change is one of many of a continuous interaction, such as a drag.
    public var isContinuous = false
    /// Changes feed the velocity of the animations that follow.
    public var tracksVelocity = false
    /// Tells transactions of separate `withAnimation` blocks apart, so that each keeps its own animation.
    private(set) var id = 0

    public init() {}
    public init(animation: Animation?) {
        self.animation = animation
        id = Self.makeID()
    }

    /// Whether writes with the two transactions belong together.
    func isSame(as other: Transaction) -> Bool { id == other.id && (id != 0 || (isEmpty && other.isEmpty)) }

    var isEmpty: Bool { id == 0 && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity }

    // MARK: The current transaction

    // Only code on the main actor reads or sets these.
    nonisolated(unsafe) private static var stack: [Transaction] = []
    nonisolated(unsafe) private static var lastID = 0

    private static func makeID() -> Int {
        lastID += 1
        return lastID
    }

    /// That of the innermost `withTransaction` around the running code.
    static var current: Transaction { stack.last ?? Transaction() }

    /// The same, as a transaction of its own.
    func renumbered() -> Transaction {
        var copy = self
        copy.id = Self.makeID()
        return copy
    }

    static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        var transaction = transaction
        // One that was put together by hand has no number yet.
        if transaction.id == 0 { transaction.id = makeID() }
        stack.append(transaction)
        defer { stack.removeLast() }
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
