import Foundation

/// Something that views can listen to with `onReceive`.
///
/// This is what a view needs of a publisher, and no more: Combine's own protocols come from elsewhere.
public protocol _EventSource<Output>: AnyObject {
    associatedtype Output

    /// Calls `receive` with each value, until the subscription is cancelled.
    func _subscribe(_ receive: @escaping @MainActor (Output) -> Void) -> any _Subscription
}

/// What ends when nobody listens any longer.
public protocol _Subscription: AnyObject {
    func cancel()
}

extension VirtualTimer {
    /// Says the date at regular intervals to all that listen to it, once it is connected.
    public final class TimerPublisher: _EventSource, @unchecked Sendable {
        public typealias Output = Date

        public let interval: TimeInterval
        // Main actor only, as everything about timers.
        private var listeners: [(id: Int, receive: @MainActor (Date) -> Void)] = []
        private var lastID = 0

        public init(interval: TimeInterval) { self.interval = interval }

        /// Begins to fire; the first time after one interval.
        public func connect() -> any _Subscription {
            Connection(
                VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] timer in
                    for listener in self?.listeners ?? [] { listener.receive(timer.fireDate) }
                })
        }

        /// Connects while anybody listens.
        public func autoconnect() -> Autoconnect { Autoconnect(upstream: self) }

        public func _subscribe(_ receive: @escaping @MainActor (Date) -> Void) -> any _Subscription {
            lastID += 1
            let id = lastID
            listeners.append((id, receive))
            return Listening { [weak self] in self?.listeners.removeAll { $0.id == id } }
        }
    }

    /// A timer publisher that runs from the first listener to the last.
    public final class Autoconnect: _EventSource, @unchecked Sendable {
        public let upstream: TimerPublisher
        private var connection: (any _Subscription)?
        private var count = 0

        init(upstream: TimerPublisher) { self.upstream = upstream }

        public func _subscribe(_ receive: @escaping @MainActor (Date) -> Void) -> any _Subscription {
            let subscription = upstream._subscribe(receive)
            count += 1
            if count == 1 { connection = upstream.connect() }
            return Listening { [weak self] in
                subscription.cancel()
                guard let self else { return }
                count -= 1
                guard count == 0 else { return }
                connection?.cancel()
                connection = nil
            }
        }
    }

    /// A publisher of the date every `interval` seconds. There is one run loop for all, and it has one mode.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    private final class Connection: _Subscription {
        private let timer: VirtualTimer
        init(_ timer: VirtualTimer) { self.timer = timer }
        func cancel() { timer.invalidate() }
    }

    private final class Listening: _Subscription {
        private var end: (() -> Void)?
        init(_ end: @escaping () -> Void) { self.end = end }

        func cancel() {
            end?()
            end = nil
        }
    }
}

nonisolated struct ReceivingModifier<Source: _EventSource>: _PrimitiveModifier {
    let source: Source
    let action: (Source.Output) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ReceivingNode(view, inputs)
    }
}

/// Listens as long as its view is there. Another source in the same place ends the first: a publisher that a view makes
/// with each of its values begins anew whenever the view around is evaluated, as in SwiftUI.
private final class ReceivingNode<V: View, Source: _EventSource>: InputModifierNode<V, ReceivingModifier<Source>> {
    private var subscription: (any _Subscription)?

    override func modify(_ inputs: inout _NodeInputs, old: ReceivingModifier<Source>?) {
        guard old?.source !== modifier.source else { return }
        subscription?.cancel()
        subscription = modifier.source._subscribe { [weak self] value in
            guard let self, isMounted else { return }
            modifier.action(value)
        }
    }

    override func willUnmount() { subscription?.cancel() }
}

extension View {
    /// Runs `action` with each value that the publisher sends while this view is there.
    nonisolated public func onReceive<P: _EventSource>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View {
        modifier(ReceivingModifier(source: publisher, action: action))
    }
}
