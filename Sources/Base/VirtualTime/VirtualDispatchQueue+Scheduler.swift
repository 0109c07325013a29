// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension VirtualDispatchQueue: Scheduler {
    public typealias SchedulerOptions = Never

    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public var dispatchTime: VirtualDispatchTime

        public init(_ time: VirtualDispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(seconds: other.dispatchTime.time - dispatchTime.time)
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.seconds) }

        public struct Stride:
            SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Sendable
        {
            package var seconds: Double

            package init(seconds: Double) { self.seconds = seconds }

            public var magnitude: Double { seconds.magnitude }
            public init(integerLiteral value: Int) { seconds = Double(value) }
            public init(floatLiteral value: Double) { seconds = value }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let exact = Double(exactly: source) else { return nil }
                seconds = exact
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
            public static func + (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds + b.seconds) }
            public static func - (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds - b.seconds) }
            public static func * (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds * b.seconds) }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
            public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
            public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Zero, because the clock is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action after the current code, at the same moment.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        // The closure is not declared for the main actor, but is created and run there.
        nonisolated(unsafe) let action = action
        async { action() }
    }

    /// The tolerance has no effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime) { action() }
    }

    /// The tolerance has no effect.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = VirtualTimer(
            fire: VirtualClock.date(at: date.dispatchTime.time), interval: interval.seconds, repeats: true
        ) { _ in action() }
        MainActor.assumeIsolated { timer.run() }
        return AnyCancellable { timer.invalidate() }
    }
}
