// SPDX-License-Identifier: MIT

import Foundation

/// Dispatch's `DispatchQueue`, on the clock of the view: module `SwiftUI` calls it `DispatchQueue`.
///
/// There is one order for all queues, that of time, and all blocks run on the main actor: what an author sends to a
/// global queue to keep it off the screen's back takes no virtual time anyway.
public final class VirtualDispatchQueue: Sendable {
    /// The name of the queue; it changes nothing.
    public let label: String

    /// The queue of the main thread, which has the order of all others too.
    public static let main = VirtualDispatchQueue(label: "com.apple.main-thread")

    /// A queue of the system's; blocks of all qualities of service run alike, on the main actor.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> VirtualDispatchQueue {
        VirtualDispatchQueue(label: "com.apple.root.\(qos)-qos")
    }

    /// A queue of its own name; it is not otherwise of its own.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: VirtualDispatchQueue? = nil
    ) { self.label = label }

    /// Runs the block after the code that is running now, at the same moment.
    public func async(execute work: @escaping @MainActor () -> Void) { schedule(at: VirtualClock.now, work) }

    /// Runs the block at `deadline`, or at once where that has passed.
    public func asyncAfter(deadline: VirtualDispatchTime, execute work: @escaping @MainActor () -> Void) {
        schedule(at: deadline.time, work)
    }

    /// Runs the block after the code that is running now, at the same moment, for a group that may wait for it. All qualities
    /// of service run alike, and in one order: there is nothing for a barrier to hold back.
    public func async(
        group: VirtualDispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) { async(execute: group?.adding(work) ?? work) }

    /// The same of an item.
    public func async(group: VirtualDispatchGroup, execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let workItem = workItem
        async(group: group) { workItem.perform() }
    }

    /// Runs the block at `deadline`, or at once where that has passed; all qualities of service run alike.
    public func asyncAfter(
        deadline: VirtualDispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) { asyncAfter(deadline: deadline, execute: work) }

    /// Runs the item after the code that is running now, unless it is cancelled.
    public func async(execute workItem: DispatchWorkItem) { schedule(at: VirtualClock.now, workItem) }

    /// Runs the item at `deadline`, unless it is cancelled until then.
    public func asyncAfter(deadline: VirtualDispatchTime, execute: DispatchWorkItem) {
        schedule(at: deadline.time, execute)
    }

    /// Runs the block now.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

    /// Runs the block now, barrier or not.
    public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }

    /// Runs the item now, unless it is cancelled.
    public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }

    private func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) {
        guard HostThread.isCurrent else {
            // Another thread's block: it is handed over, and belongs to the host that takes the next step.
            return ForeignChanges.add { _ = VirtualClock.current?.schedule(at: time, work) }
        }
        MainActor.assumeIsolated { _ = VirtualClock.required(for: "DispatchQueue").schedule(at: time, work) }
    }

    private func schedule(at time: Double, _ item: DispatchWorkItem) {
        // Items are objects for any thread, though Dispatch does not say so; this one stays on the main one.
        nonisolated(unsafe) let item = item
        // An item that was cancelled does nothing when it is performed.
        schedule(at: time) { item.perform() }
    }
}

/// Dispatch's `DispatchTime`, on the clock of the view: module `SwiftUI` calls it `DispatchTime`.
public struct VirtualDispatchTime: Comparable, Hashable, Sendable {
    /// Virtual seconds.
    package let time: Double

    /// The moment at which the view is now.
    public static func now() -> VirtualDispatchTime { VirtualDispatchTime(time: VirtualClock.now) }

    /// A moment that never comes.
    public static let distantFuture = VirtualDispatchTime(time: .infinity)

    /// Whole nanoseconds since the view began to live.
    public var uptimeNanoseconds: UInt64 {
        let nanoseconds = (time * 1e9).rounded()
        return nanoseconds < 0x1p64 ? UInt64(max(nanoseconds, 0)) : .max
    }

    /// Whether the left moment is earlier.
    public static func < (a: VirtualDispatchTime, b: VirtualDispatchTime) -> Bool { a.time < b.time }

    /// The moment so many seconds later; what is no number is for ever.
    public static func + (time: VirtualDispatchTime, seconds: Double) -> VirtualDispatchTime {
        // As in Dispatch, what is no number is for ever.
        VirtualDispatchTime(time: seconds.isNaN ? .infinity : time.time + seconds)
    }

    /// The moment so many seconds earlier.
    public static func - (time: VirtualDispatchTime, seconds: Double) -> VirtualDispatchTime { time + -seconds }

    /// The moment so much later; `.never` is for ever.
    public static func + (time: VirtualDispatchTime, interval: DispatchTimeInterval) -> VirtualDispatchTime {
        time + interval.seconds
    }

    /// The moment so much earlier.
    public static func - (time: VirtualDispatchTime, interval: DispatchTimeInterval) -> VirtualDispatchTime {
        time + -interval.seconds
    }

    /// The moment so much later; `.never` is for ever.
    public func advanced(by interval: DispatchTimeInterval) -> VirtualDispatchTime { self + interval }
}

extension DispatchTimeInterval {
    fileprivate var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }
}
