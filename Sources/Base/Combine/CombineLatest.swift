// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// Combines the latest values of several upstreams, once each upstream has sent a value. Sends nothing while there is
/// no demand.
private final class CombineLatestSubscription<Downstream: Subscriber>: MultipleUpstreams<Downstream> {
    private var makeOutput: () -> Downstream.Input? = { nil }
    /// Requests as many values from each upstream as the subscriber demands.
    override var firstRequest: Subscribers.Demand { demand }

    /// Makes the subscriber for upstream `index`. It stores each value of that upstream in `latest`.
    func makeSubscriber<Input>(_ index: Int, _ latest: Latest<Input>) -> UpstreamSubscriber<Input, Downstream> {
        UpstreamSubscriber(index: index, all: self) { [self] input in
            let output = lock.withLock { () -> Downstream.Input? in
                guard !isOver else { return nil }
                latest.value = input
                guard demand > .none, let output = makeOutput() else { return nil }
                demand -= 1
                return output
            }
            guard let output else { return .none }
            let more = send(output)
            if more > .none { didIncreaseDemand(by: more) }
            return .none
        }
    }

    /// Sets the closure that makes an output, then sends the subscriber its subscription. The closure is called with
    /// `lock` held.
    func open(_ makeOutput: @escaping () -> Downstream.Input?) {
        lock.withLock { self.makeOutput = makeOutput }
        open()
    }

    override func didIncreaseDemand(by more: Subscribers.Demand) {
        for subscription in lock.withLock({ subscriptions }) { subscription?.request(more) }
    }
}

/// Stores the latest value of one upstream; nil until the upstream has sent a value.
private final class Latest<Value> {
    var value: Value?
}

extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S)
        where B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            let all = CombineLatestSubscription(subscriber, count: 2)
            let (ofA, ofB) = (Latest<A.Output>(), Latest<B.Output>())
            a.subscribe(all.makeSubscriber(0, ofA))
            b.subscribe(all.makeSubscriber(1, ofB))
            all.open {
                guard let a = ofA.value, let b = ofB.value else { return nil }
                return (a, b)
            }
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S)
        where C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            let all = CombineLatestSubscription(subscriber, count: 3)
            let (ofA, ofB, ofC) = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>())
            a.subscribe(all.makeSubscriber(0, ofA))
            b.subscribe(all.makeSubscriber(1, ofB))
            c.subscribe(all.makeSubscriber(2, ofC))
            all.open {
                guard let a = ofA.value, let b = ofB.value, let c = ofC.value else { return nil }
                return (a, b, c)
            }
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S)
        where D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            let all = CombineLatestSubscription(subscriber, count: 4)
            let (ofA, ofB, ofC, ofD) = (
                Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>(), Latest<D.Output>()
            )
            a.subscribe(all.makeSubscriber(0, ofA))
            b.subscribe(all.makeSubscriber(1, ofB))
            c.subscribe(all.makeSubscriber(2, ofC))
            d.subscribe(all.makeSubscriber(3, ofD))
            all.open {
                guard let a = ofA.value, let b = ofB.value, let c = ofC.value, let d = ofD.value else { return nil }
                return (a, b, c, d)
            }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure { Publishers.CombineLatest(self, other) }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
