// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// What several upstreams have in common that one subscriber hears: their subscriptions, which of them have finished, and that
/// nothing is said after the end. Subclasses hold `lock` while they look at their state, and let go of it before they call anybody.
class SeveralUpstreams<Downstream: Subscriber>: Subscription {
    /// Guards the state.
    let lock = NSLock()
    /// Held while the subscriber is told something, so that it hears one thing at a time.
    private let turn = NSRecursiveLock()
    private var downstream: Downstream?
    /// Those that still say something, by their number.
    private(set) var subscriptions: [(any Subscription)?]
    private var isFinished: [Bool]
    /// What the subscriber has asked for, and not yet got.
    var demand = Subscribers.Demand.none
    /// Whether the subscriber has its subscription; before that it must hear nothing.
    private var isOpen = false
    private var endBeforeOpening: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        isFinished = Array(repeating: false, count: count)
    }

    /// Whether anything is still to be said. Needs the lock.
    var isOver: Bool { downstream == nil || endBeforeOpening != nil }

    /// The number of upstreams that have finished. Needs the lock.
    var finishedCount: Int { isFinished.count { $0 } }

    // MARK: For subclasses

    /// What an upstream is asked for as soon as it is there. Needs the lock.
    var firstRequest: Subscribers.Demand { .none }

    /// Whether all has been said once all upstreams have finished. Needs the lock.
    var isDrained: Bool { true }

    /// The subscriber asks for more. Has no lock.
    func demandGrew(by more: Subscribers.Demand) {}

    // MARK: Downstream

    /// Hands the subscriber its subscription, when all upstreams have been subscribed to.
    func open() {
        guard let downstream = lock.withLock({ self.downstream }) else { return }
        downstream.receive(subscription: self)
        let end = lock.withLock {
            isOpen = true
            defer { endBeforeOpening = nil }
            return endBeforeOpening
        }
        if let end { finish(end) } else { finishIfAllDone() }
    }

    /// Tells the subscriber a value, and remembers what it asks for then.
    /// - Returns: what it asks for in addition.
    func send(_ value: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ self.downstream }) else { return .none }
        turn.lock()
        defer { turn.unlock() }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        return more
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (subscriber, rest) = lock.withLock { () -> (Downstream?, [any Subscription]) in
            guard isOpen else {
                endBeforeOpening = endBeforeOpening ?? completion
                return (nil, takeSubscriptions())
            }
            defer { downstream = nil }
            return (downstream, takeSubscriptions())
        }
        for subscription in rest { subscription.cancel() }
        guard let subscriber else { return }
        turn.lock()
        defer { turn.unlock() }
        subscriber.receive(completion: completion)
    }

    /// The end, if all upstreams have come to theirs and nothing is left.
    func finishIfAllDone() {
        let isDone = lock.withLock { !isOver && isOpen && finishedCount == isFinished.count && isDrained }
        if isDone { finish(.finished) }
    }

    private func takeSubscriptions() -> [any Subscription] {
        defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
        return subscriptions.compactMap { $0 }
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > .none, "a subscriber must ask for something")
        let counts = lock.withLock {
            guard !isOver else { return false }
            demand += more
            return true
        }
        if counts { demandGrew(by: more) }
    }

    func cancel() {
        let rest = lock.withLock {
            downstream = nil
            return takeSubscriptions()
        }
        for subscription in rest { subscription.cancel() }
    }

    // MARK: Upstream

    func receive(_ subscription: any Subscription, from index: Int) {
        let asked = lock.withLock { () -> Subscribers.Demand? in
            guard !isOver, subscriptions[index] == nil, !isFinished[index] else { return nil }
            subscriptions[index] = subscription
            return firstRequest
        }
        guard let asked else { return subscription.cancel() }
        if asked > .none { subscription.request(asked) }
    }

    func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        let counts = lock.withLock {
            guard !isOver, !isFinished[index] else { return false }
            isFinished[index] = true
            subscriptions[index] = nil
            return true
        }
        guard counts else { return }
        if case .failure = completion { finish(completion) } else { finishIfAllDone() }
    }
}

/// Hears one upstream of several.
struct OneOfSeveral<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let index: Int
    let all: SeveralUpstreams<Downstream>
    let heard: (Input) -> Subscribers.Demand

    func receive(subscription: any Subscription) { all.receive(subscription, from: index) }
    func receive(_ input: Input) -> Subscribers.Demand { heard(input) }
    func receive(completion: Subscribers.Completion<Failure>) { all.receive(completion, from: index) }
}
