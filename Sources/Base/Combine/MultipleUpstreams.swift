// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The base class of subscriptions to several upstreams. Stores the subscriptions of the upstreams, whether each
/// upstream has finished, and the demand of the subscriber.
/// Sends nothing after the completion.
/// Subclasses hold `lock` while they read or write state and release it before they call other objects.
class MultipleUpstreams<Downstream: Subscriber>: Subscription {
    /// Guards all mutable state of this object, including that of subclasses.
    let lock = NSLock()
    /// Held while the subscriber receives a value or completion, so that the subscriber receives one at a time.
    private let turn = NSRecursiveLock()
    private var downstream: Downstream?
    /// The subscriptions of unfinished upstreams, by index.
    private(set) var subscriptions: [(any Subscription)?]
    private var isFinished: [Bool]
    /// The number of values that the subscriber has requested and not yet received.
    var demand = Subscribers.Demand.none
    /// Whether the subscriber has received its subscription. Before that, it must not receive values.
    private var isOpen = false
    private var endBeforeOpening: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        isFinished = Array(repeating: false, count: count)
    }

    /// Whether nothing more will be sent. Requires `lock`.
    var isOver: Bool { downstream == nil || endBeforeOpening != nil }

    /// The number of finished upstreams. Requires `lock`.
    var finishedCount: Int { isFinished.count { $0 } }

    // MARK: For subclasses

    /// The demand to request from an upstream when it subscribes. Requires `lock`.
    var firstRequest: Subscribers.Demand { .none }

    /// Whether no values are waiting for demand. Subclasses that queue values override this property. Requires `lock`.
    var isDrained: Bool { true }

    /// Called after the subscriber requests more, without `lock`.
    func didIncreaseDemand(by more: Subscribers.Demand) {}

    // MARK: Downstream

    /// Sends the subscriber its subscription. `CombineLatest` subscribes to its upstreams before this call, `Merge`
    /// after it.
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

    /// Sends a value to the subscriber. The demand that the subscriber returns is added to `demand`.
    ///
    /// - Returns: The additional demand.
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

    /// Sends the completion if all upstreams have finished and no values are pending.
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
        if counts { didIncreaseDemand(by: more) }
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

/// The subscriber of one upstream. Passes values to `heard`. Passes the subscription and the completion to `all`, with
/// the upstream's `index`.
struct UpstreamSubscriber<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let index: Int
    let all: MultipleUpstreams<Downstream>
    let heard: (Input) -> Subscribers.Demand

    func receive(subscription: any Subscription) { all.receive(subscription, from: index) }
    func receive(_ input: Input) -> Subscribers.Demand { heard(input) }
    func receive(completion: Subscribers.Completion<Failure>) { all.receive(completion, from: index) }
}
