// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension VirtualTimer {
    /// Publishes the virtual date at regular intervals after it is connected. The first date is published after one
    /// interval.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        /// Has no effect: the clock is exact.
        public let tolerance: TimeInterval?
        /// Has no effect: there is one run loop.
        public let runLoop: RunLoop
        /// Has no effect: the run loop has one mode.
        public let mode: RunLoop.Mode

        // Accessed on the main actor only.
        private var routes: [Route] = []

        /// - Parameters:
        ///   - interval: The interval in seconds, with the limits of `VirtualTimer`.
        ///   - tolerance: Stored, without effect.
        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Drops dates beyond the subscriber's demand.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let route = Route(to: AnySubscriber(subscriber), from: self)
            routes.append(route)
            subscriber.receive(subscription: route)
        }

        /// Starts one timer for all subscribers.
        public func connect() -> any Cancellable {
            let timer = VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
                for route in self.routes { route.send(timer.fireDate) }
            }
            return AnyCancellable { timer.invalidate() }
        }

        fileprivate func remove(_ route: Route) { routes.removeAll { $0 === route } }
    }

    /// `runLoop` and `mode` have no effect.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// Delivers dates to one subscriber. Drops dates that exceed the subscriber's demand.
    fileprivate final class Route: Subscription {
        private var subscriber: AnySubscriber<Date, Never>?
        private weak var publisher: TimerPublisher?
        private var demand = Subscribers.Demand.none

        init(to subscriber: AnySubscriber<Date, Never>, from publisher: TimerPublisher) {
            self.subscriber = subscriber
            self.publisher = publisher
        }

        func request(_ demand: Subscribers.Demand) { self.demand += demand }

        func cancel() {
            subscriber = nil
            publisher?.remove(self)
        }

        func send(_ date: Date) {
            guard let subscriber, demand > 0 else { return }
            demand -= 1
            demand += subscriber.receive(date)
        }
    }
}
