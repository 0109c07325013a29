import Combine
import Foundation

extension VirtualDispatchQueue: Scheduler {
    public typealias SchedulerOptions = Never

    /// A moment of virtual time, as publishers reckon with it.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public var dispatchTime: VirtualDispatchTime

        public init(_ time: VirtualDispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(seconds: other.dispatchTime.time - dispatchTime.time)
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.seconds) }

        /// A length of virtual time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable {
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
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        // The closure is not said to be for the main actor; there it comes from, and there it runs.
        nonisolated(unsafe) let action = action
        async { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime) { action() }
    }

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
