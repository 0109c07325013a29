// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
    /// The notifications that are posted from the first call of `makeAsyncIterator()` on.
    public func notifications(
        named name: Notification.Name, object: (AnyObject & Sendable)? = nil
    ) -> NotificationCenter.Notifications { Notifications(center: self, name: name, object: object) }

    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (AnyObject & Sendable)?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator {
            let stream = AsyncStream<Posted> { continuation in
                let observer = Observer(
                    token: center.addObserver(forName: name, object: object, queue: nil) {
                        continuation.yield(Posted(notification: $0))
                    })
                continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Posted>.Iterator

            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }
    }
}

// Notifications are passed on as they are, like Foundation does; their objects need not be sendable.
private struct Posted: @unchecked Sendable { let notification: Notification }
private struct Observer: @unchecked Sendable { let token: any NSObjectProtocol }
