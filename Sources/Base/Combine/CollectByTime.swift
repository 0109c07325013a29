// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

extension Publishers {
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(Collector(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// As in Apple's Combine, the remaining values are delivered when the publisher finishes, and dropped when it
    /// fails.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Collects values and delivers them on a timer that starts with the subscription.
private final class Collector<Downstream: Subscriber, Value, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Value] {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var collected: [Value] = []
    private var demand = Subscribers.Demand.none
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, max(count, 1))
        }
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, downstream != nil else { return false }
            upstream = subscription
            return true
        }
        guard isFirst, let downstream else { return subscription.cancel() }
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.deliver() }
        lock.withLock { self.timer = timer }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        let isFull = lock.withLock {
            guard downstream != nil else { return false }
            collected.append(input)
            return count.map { collected.count >= $0 } ?? false
        }
        if isFull { deliver() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { deliver(isLast: true) }
        end()?.receive(completion: completion)
    }

    /// Delivers the collected values if there is demand, and keeps them otherwise. The last delivery needs no demand.
    private func deliver(isLast: Bool = false) {
        let found = lock.withLock { () -> (to: Downstream, values: [Value])? in
            guard let downstream, !collected.isEmpty, demand > .none || isLast else { return nil }
            if demand > .none { demand -= 1 }
            defer { collected = [] }
            return (downstream, collected)
        }
        guard let found else { return }
        let more = found.to.receive(found.values)
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        _ = end()
        upstream?.cancel()
    }

    /// Stops the timer and releases all state.
    ///
    /// - Returns: The subscriber, which still has to receive the completion.
    private func end() -> Downstream? {
        let (timer, subscriber) = lock.withLock {
            defer { (self.timer, downstream, upstream, collected) = (nil, nil, nil, []) }
            return (self.timer, downstream)
        }
        timer?.cancel()
        return subscriber
    }
}
