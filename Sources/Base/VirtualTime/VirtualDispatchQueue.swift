// SPDX-License-Identifier: MIT

import Foundation

/// A `DispatchQueue` on the view's virtual clock. Module `SwiftUI` exports it as `DispatchQueue`.
///
/// All queues share one order, by time, and all blocks run on the main actor. Work on a global queue takes no virtual
/// time.
public final class VirtualDispatchQueue: Sendable {
    /// The name of the queue, without effect.
    public let label: String

    public static let main = VirtualDispatchQueue(label: "com.apple.main-thread")

    /// Blocks of all qualities of service run alike, on the main actor.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> VirtualDispatchQueue {
        VirtualDispatchQueue(label: "com.apple.root.\(qos)-qos")
    }

    /// All queues behave alike, whatever their attributes.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: VirtualDispatchQueue? = nil
    ) { self.label = label }

    /// Runs the block after the current code, at the same moment.
    public func async(execute work: @escaping @MainActor () -> Void) { schedule(at: VirtualClock.now, work) }

    /// Runs the block at `deadline`. If `deadline` has passed, runs the block as soon as possible.
    public func asyncAfter(deadline: VirtualDispatchTime, execute work: @escaping @MainActor () -> Void) {
        schedule(at: deadline.time, work)
    }

    /// Runs the block after the current code, at the same moment. Quality of service and barriers have no effect: all
    /// blocks run in one order.
    public func async(
        group: VirtualDispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) { async(execute: group?.adding(work) ?? work) }

    public func async(group: VirtualDispatchGroup, execute workItem: DispatchWorkItem) {
        nonisolated(unsafe) let workItem = workItem
        async(group: group) { workItem.perform() }
    }

    /// Runs the block at `deadline`, or as soon as possible if `deadline` has passed. The quality of service has no
    /// effect.
    public func asyncAfter(
        deadline: VirtualDispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) { asyncAfter(deadline: deadline, execute: work) }

    public func async(execute workItem: DispatchWorkItem) { schedule(at: VirtualClock.now, workItem) }

    public func asyncAfter(deadline: VirtualDispatchTime, execute: DispatchWorkItem) {
        schedule(at: deadline.time, execute)
    }

    /// Runs the block for 0, 1, 2 … on the calling thread, one call after another, so that results do not depend on the
    /// number of cores.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(0, iterations) { work(index) }
    }

    /// Runs the block on the calling thread, before all queued blocks.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

    /// Runs the block immediately; barriers have no effect.
    public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }

    public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }

    private func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) {
        guard HostThread.isCurrent else {
            // A block from another thread is queued and belongs to the host that takes the next step.
            return CrossThreadChanges.add { _ = VirtualClock.current?.schedule(at: time, work) }
        }
        MainActor.assumeIsolated { _ = VirtualClock.required(for: "DispatchQueue").schedule(at: time, work) }
    }

    private func schedule(at time: Double, _ item: DispatchWorkItem) {
        // Dispatch does not declare `DispatchWorkItem` as `Sendable`, although it is thread-safe. This item stays on
        // the main thread anyway.
        nonisolated(unsafe) let item = item
        // A cancelled item does nothing when it is performed.
        schedule(at: time) { item.perform() }
    }
}

/// A `DispatchTime` on the view's virtual clock. Module `SwiftUI` exports it as `DispatchTime`.
public struct VirtualDispatchTime: Comparable, Hashable, Sendable {
    /// Virtual time in seconds.
    package let time: Double

    public static func now() -> VirtualDispatchTime { VirtualDispatchTime(time: VirtualClock.now) }

    public static let distantFuture = VirtualDispatchTime(time: .infinity)

    /// Virtual time in whole nanoseconds.
    public var uptimeNanoseconds: UInt64 {
        let nanoseconds = (time * 1e9).rounded()
        return nanoseconds < 0x1p64 ? UInt64(max(nanoseconds, 0)) : .max
    }

    public static func < (a: VirtualDispatchTime, b: VirtualDispatchTime) -> Bool { a.time < b.time }

    /// As in Dispatch, NaN counts as infinity.
    public static func + (time: VirtualDispatchTime, seconds: Double) -> VirtualDispatchTime {
        VirtualDispatchTime(time: seconds.isNaN ? .infinity : time.time + seconds)
    }

    public static func - (time: VirtualDispatchTime, seconds: Double) -> VirtualDispatchTime { time + -seconds }

    /// `.never` gives `distantFuture`.
    public static func + (time: VirtualDispatchTime, interval: DispatchTimeInterval) -> VirtualDispatchTime {
        time + interval.seconds
    }

    public static func - (time: VirtualDispatchTime, interval: DispatchTimeInterval) -> VirtualDispatchTime {
        time + -interval.seconds
    }

    /// `.never` gives `distantFuture`.
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
