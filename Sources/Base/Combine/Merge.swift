// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The treatment of an incoming value: `dropped` after the end, `kept` until there is demand, `counted` against finite
/// demand, or `free` under unlimited demand.
private enum Way { case dropped, kept, counted, free }

/// Forwards the values of several upstreams. Under finite demand, queues at most one value of each upstream.
///
/// First sends the subscriber its subscription, then subscribes to the upstreams in order. So with unlimited demand, an
/// upstream that is a sequence sends all of its values before the next upstream starts.
private final class MergeSubscription<Downstream: Subscriber>: MultipleUpstreams<Downstream> {
    /// Values that wait for demand, the oldest first; at most one of each upstream.
    private var waiting: [(index: Int, value: Downstream.Input)] = []
    private var isDelivering = false
    /// Whether the subscriber has requested values. Until then, upstreams receive no request.
    private var hasBegun = false

    override var firstRequest: Subscribers.Demand {
        guard hasBegun else { return .none }
        return demand == .unlimited ? .unlimited : .max(1)
    }
    override var isDrained: Bool { waiting.isEmpty }

    /// Subscribes to all upstreams on behalf of a subscriber.
    static func hear(
        _ downstream: Downstream, _ upstreams: [any Publisher<Downstream.Input, Downstream.Failure>]
    ) {
        let all = MergeSubscription(downstream, count: upstreams.count)
        all.open()
        for (index, upstream) in upstreams.enumerated() { all.add(upstream, index) }
    }

    private func add<P: Publisher>(_ upstream: P, _ index: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        upstream.subscribe(UpstreamSubscriber(index: index, all: self) { [self] in hear($0, from: index) })
    }

    private func hear(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
        let way = lock.withLock { () -> Way in
            guard !isOver else { return .dropped }
            if demand == .unlimited { return .free }
            guard demand > .none, waiting.isEmpty else {
                waiting.append((index, value))
                return .kept
            }
            demand -= 1
            return .counted
        }
        switch way {
        case .dropped, .kept: return .none
        case .free:
            _ = send(value)
            return .none
        case .counted:
            let more = send(value)
            if more == .unlimited {
                didIncreaseDemand(by: more)
                return .none
            }
            if more > .none { didIncreaseDemand(by: more) }
            return .max(1)
        }
    }

    /// Starts a delivery; false if one is already in progress.
    private func beginDelivering() -> Bool {
        lock.withLock {
            defer { isDelivering = true }
            return !isDelivering
        }
    }

    override func didIncreaseDemand(by more: Subscribers.Demand) {
        if more == .unlimited {
            let (values, upstreams) = lock.withLock {
                defer { (waiting, hasBegun) = ([], true) }
                return (waiting, subscriptions)
            }
            for (_, value) in values { _ = send(value) }
            for upstream in upstreams { upstream?.request(.unlimited) }
            return finishIfAllDone()
        }
        let beginners = lock.withLock {
            defer { hasBegun = true }
            return hasBegun ? [] : subscriptions
        }
        for upstream in beginners { upstream?.request(.max(1)) }
        // If the subscriber requests more while it receives a value, the outer call that delivers this value continues.
        guard beginDelivering() else { return }
        while true {
            let next = lock.withLock { () -> (value: Downstream.Input, upstream: (any Subscription)?)? in
                guard !isOver, demand > .none, !waiting.isEmpty else {
                    isDelivering = false
                    return nil
                }
                if demand != .unlimited { demand -= 1 }
                let (index, value) = waiting.removeFirst()
                return (value, subscriptions[index])
            }
            guard let next else { break }
            if send(next.value) == .unlimited { didIncreaseDemand(by: .unlimited) }
            if lock.withLock({ demand != .unlimited }) { next.upstream?.request(.max(1)) }
        }
        finishIfAllDone()
    }
}

extension Publishers {
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where B.Failure == S.Failure, B.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b])
        }

        public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
        where B.Failure == P.Failure, B.Output == P.Output { Merge3(a, b, other) }

        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge4<A, B, Z, Y>
        where B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge4(a, b, z, y)
        }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge5<A, B, Z, Y, X>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        { Merge5(a, b, z, y, x) }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
            -> Merge6<A, B, Z, Y, X, W>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        { Merge6(a, b, z, y, x, w) }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge7<A, B, Z, Y, X, W, V>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output
        { Merge7(a, b, z, y, x, w, v) }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Merge8<A, B, Z, Y, X, W, V, U>
        where
            B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
        { Merge8(a, b, z, y, x, w, v, u) }
    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where C.Failure == S.Failure, C.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b, c])
        }

        public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
        where C.Failure == P.Failure, C.Output == P.Output { Merge4(a, b, c, other) }

        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge5<A, B, C, Z, Y>
        where C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge5(a, b, c, z, y)
        }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge6<
            A, B, C, Z, Y, X
        >
        where
            C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        { Merge6(a, b, c, z, y, x) }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
            -> Merge7<A, B, C, Z, Y, X, W>
        where
            C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        { Merge7(a, b, c, z, y, x, w) }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge8<A, B, C, Z, Y, X, W, V>
        where
            C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output
        { Merge8(a, b, c, z, y, x, w, v) }
    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where D.Failure == S.Failure, D.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b, c, d])
        }

        public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
        where D.Failure == P.Failure, D.Output == P.Output { Merge5(a, b, c, d, other) }

        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge6<A, B, C, D, Z, Y>
        where D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge6(a, b, c, d, z, y)
        }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge7<
            A, B, C, D, Z, Y, X
        >
        where
            D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        { Merge7(a, b, c, d, z, y, x) }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
            -> Merge8<A, B, C, D, Z, Y, X, W>
        where
            D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        { Merge8(a, b, c, d, z, y, x, w) }
    }

    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where E.Failure == S.Failure, E.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b, c, d, e])
        }

        public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
        where E.Failure == P.Failure, E.Output == P.Output { Merge6(a, b, c, d, e, other) }

        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge7<A, B, C, D, E, Z, Y>
        where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge7(a, b, c, d, e, z, y)
        }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge8<
            A, B, C, D, E, Z, Y, X
        >
        where
            E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        { Merge8(a, b, c, d, e, z, y, x) }
    }

    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where F.Failure == S.Failure, F.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b, c, d, e, f])
        }

        public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
        where F.Failure == P.Failure, F.Output == P.Output { Merge7(a, b, c, d, e, f, other) }

        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge8<A, B, C, D, E, F, Z, Y>
        where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge8(a, b, c, d, e, f, z, y)
        }
    }

    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where G.Failure == S.Failure, G.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b, c, d, e, f, g])
        }

        public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
        where G.Failure == P.Failure, G.Output == P.Output { Merge8(a, b, c, d, e, f, g, other) }
    }

    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where H.Failure == S.Failure, H.Output == S.Input {
            MergeSubscription.hear(subscriber, [a, b, c, d, e, f, g, h])
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            MergeSubscription.hear(subscriber, publishers)
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output { Publishers.Merge(self, other) }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output
    { Publishers.Merge4(self, b, c, d) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    { Publishers.Merge5(self, b, c, d, e) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    { Publishers.Merge6(self, b, c, d, e, f) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
        E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    { Publishers.Merge7(self, b, c, d, e, f, g) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
        E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    { Publishers.Merge8(self, b, c, d, e, f, g, h) }

    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
