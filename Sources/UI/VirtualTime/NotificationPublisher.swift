// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension NotificationCenter {
    /// Says each notification of a name to all that subscribe to it.
    public struct Publisher: Combine.Publisher {
        /// A notification.
        public typealias Output = Notification
        /// It never fails.
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter
        /// Which ones.
        public let name: Notification.Name
        /// Whose; nil: anybody's.
        public let object: AnyObject?

        /// - Parameter object: Whose notifications; nil: anybody's.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Adds a subscriber; it gets the notifications that it has asked for, and others are dropped.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationRoute(to: AnySubscriber(subscriber), from: self))
        }
    }

    /// A publisher of the notifications of a name.
    ///
    /// - Parameter object: Whose notifications; nil: anybody's.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// The way to one subscriber.
private final class NotificationRoute: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let center: NotificationCenter
    private var subscriber: AnySubscriber<Notification, Never>?
    private var demand = Subscribers.Demand.none
    private var observation: (any NSObjectProtocol)?

    init(to subscriber: AnySubscriber<Notification, Never>, from source: NotificationCenter.Publisher) {
        center = source.center
        self.subscriber = subscriber
        observation = center.addObserver(forName: source.name, object: source.object, queue: nil) { [weak self] in
            self?.send($0)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let observation = lock.withLock {
            defer { (subscriber, self.observation) = (nil, nil) }
            return self.observation
        }
        if let observation { center.removeObserver(observation) }
    }

    private func send(_ notification: Notification) {
        let waiting = lock.withLock { () -> AnySubscriber<Notification, Never>? in
            guard demand > .none, let subscriber else { return nil }
            demand -= 1
            return subscriber
        }
        guard let more = waiting?.receive(notification) else { return }
        lock.withLock { demand += more }
    }
}
