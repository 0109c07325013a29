// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension VirtualTimer {
    /// Says the date at regular intervals to all that subscribe to it, once it is connected; the first time after one
    /// interval.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The date of the virtual clock.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// The seconds between two dates.
        public let interval: TimeInterval
        /// Here for Foundation's sake: this clock is always exact.
        public let tolerance: TimeInterval?
        /// Here for Foundation's sake: there is one run loop for all.
        public let runLoop: RunLoop
        /// Here for Foundation's sake: the run loop has one mode.
        public let mode: RunLoop.Mode

        // Main actor only, as everything about timers.
        private var routes: [Route] = []

        /// - Parameters:
        ///   - interval: In seconds, as `VirtualTimer` takes it.
        ///   - tolerance: Kept, and without effect.
        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Adds a subscriber; it gets the dates that it has asked for, and others are dropped.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let route = Route(to: AnySubscriber(subscriber), from: self)
            routes.append(route)
            subscriber.receive(subscription: route)
        }

        /// Starts a timer for all subscribers. Cancel what it returns to stop it.
        public func connect() -> any Cancellable {
            let timer = VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
                for route in self.routes { route.send(timer.fireDate) }
            }
            return AnyCancellable { timer.invalidate() }
        }

        fileprivate func remove(_ route: Route) { routes.removeAll { $0 === route } }
    }

    /// A publisher of the date every `interval` seconds. There is one run loop for all, and it has one mode.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// The way to one subscriber: dates that it has not asked for are dropped.
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
