// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension VirtualDispatchQueue: Scheduler {
    /// There are none.
    public typealias SchedulerOptions = Never

    /// A moment of virtual time, as publishers reckon with it.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The moment on the clock of the view.
        public var dispatchTime: VirtualDispatchTime

        /// The same moment.
        public init(_ time: VirtualDispatchTime) { dispatchTime = time }

        /// The virtual time from this moment to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(seconds: other.dispatchTime.time - dispatchTime.time)
        }

        /// The moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.seconds) }

        /// A length of virtual time.
        public struct Stride:
            SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Sendable
        {
            package var seconds: Double

            package init(seconds: Double) { self.seconds = seconds }

            /// Its length in seconds, without the sign.
            public var magnitude: Double { seconds.magnitude }
            /// So many seconds.
            public init(integerLiteral value: Int) { seconds = Double(value) }
            /// So many seconds.
            public init(floatLiteral value: Double) { seconds = value }
            /// So many seconds, if a `Double` holds the number exactly.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let exact = Double(exactly: source) else { return nil }
                seconds = exact
            }

            /// Whether the left side is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
            /// The sum of both.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds + b.seconds) }
            /// The difference of both.
            public static func - (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds - b.seconds) }
            /// The product of both in seconds, which `SignedNumeric` asks for.
            public static func * (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds * b.seconds) }
            /// Multiplies in place, in seconds.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// So many seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
            /// So many seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
            /// So many thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
            /// So many millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
            /// So many billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }
        }
    }

    /// The moment at which the view is now.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// 0: this clock is always exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action after the code that is running now, at the same moment.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        // The closure is not said to be for the main actor; there it comes from, and there it runs.
        nonisolated(unsafe) let action = action
        async { action() }
    }

    /// Runs the action at `date`, or at once where that has passed. The tolerance is without effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime) { action() }
    }

    /// Runs the action at `date` first, and then at each interval, until what is returned is cancelled. The tolerance
    /// is without effect.
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
