// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Drops notifications beyond the subscriber's demand.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationRoute(to: AnySubscriber(subscriber), from: self))
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// Delivers notifications to one subscriber.
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
