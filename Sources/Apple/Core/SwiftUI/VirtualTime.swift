// SPDX-License-Identifier: MIT

import CoreFoundation
import Dispatch
import Foundation
import FoundationAdditions
import Views

// The declarations of a module take precedence over the declarations that it re-exports. So in files that import
// SwiftUI but not Foundation, these names stand for virtual time. For files that import both, see docs/virtual-time.md.

/// Ours, because open-source Foundation declares this class too, without its work.
public typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter

/// Fires exactly at its times on the virtual clock, without drift. Blocks run on the main actor.
public typealias Timer = VirtualTimer
/// Runs blocks on the main actor, in the order of their virtual times. All queues share this order.
public typealias DispatchQueue = VirtualDispatchQueue
/// Groups blocks that run on the virtual clock.
public typealias DispatchGroup = VirtualDispatchGroup
/// `now()` returns virtual time.
public typealias DispatchTime = VirtualDispatchTime
/// `now()` returns virtual time.
public typealias DispatchWallTime = VirtualDispatchWallTime

// `Date` stays Foundation's type; only the members that read the present time are replaced. The replacements are
// disfavoured, so that files that also import Foundation compile. Such files get Foundation's members and the machine's
// time.
extension Date {
    /// The present virtual time, counted from 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public init() { self.init(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// The present virtual time, counted from 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public static var now: Date { Date(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// The present virtual time under a second name, for files that also import Foundation.
    public static var virtualNow: Date { Date(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// `timeIntervalSinceNow` seconds after the present virtual time.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
        self.init(timeIntervalSinceReferenceDate: VirtualClock.now + timeIntervalSinceNow)
    }

    /// Seconds from the present virtual time to this date.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - VirtualClock.now }
}

extension Calendar {
    /// Whether a date is on the day that follows the present virtual day by `days`. The generated replacements of
    /// `isDateInToday` and its kin call it.
    public func isDate(_ date: Date, daysFromNow days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: .virtualNow).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}

extension ProcessInfo {
    /// Virtual time since its beginning, in seconds; outside of a host, the time since the machine started.
    @_disfavoredOverload
    public var systemUptime: TimeInterval { VirtualInstants.uptime }

    /// `systemUptime` under a second name, for files that also import Foundation.
    public var virtualUptime: TimeInterval { VirtualInstants.uptime }
}

/// The C library's clock functions in virtual time. In the files that `render` compiles, the names of the C functions
/// call these functions.
public enum VirtualCTime {
    /// `time`: the seconds since 1970, rounded down.
    public static func time(_ place: UnsafeMutablePointer<time_t>?) -> time_t {
        let seconds = time_t(Date.virtualNow.timeIntervalSince1970.rounded(.down))
        place?.pointee = seconds
        return seconds
    }

    /// `clock_gettime`: for `CLOCK_REALTIME`, the present date; for every other clock, the virtual time since its
    /// beginning.
    public static func clock_gettime(_ clock: clockid_t, _ place: UnsafeMutablePointer<timespec>?) -> Int32 {
        let time = clock == CLOCK_REALTIME ? Date.virtualNow.timeIntervalSince1970 : VirtualClock.now
        let (seconds, rest) = parts(of: time, count: 1_000_000_000)
        place?.pointee = timespec(tv_sec: seconds, tv_nsec: rest)
        return 0
    }

    /// `gettimeofday`: the present date.
    public static func gettimeofday(_ place: UnsafeMutablePointer<timeval>?) -> Int32 {
        let (seconds, rest) = parts(of: Date.virtualNow.timeIntervalSince1970, count: 1_000_000)
        place?.pointee = timeval(tv_sec: seconds, tv_usec: rest)
        return 0
    }

    /// Splits a time into whole seconds and a remainder in units of 1/`count` s.
    private static func parts(of time: Double, count: Int) -> (seconds: Int, rest: Int) {
        let whole = time.rounded(.down)
        return (Int(whole), min(Int(((time - whole) * Double(count)).rounded()), count - 1))
    }
}

extension DispatchSource {
    /// The source for authors' queues, which are virtual. It never fires.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: VirtualDispatchQueue?
    ) -> any DispatchSourceFileSystemObject {
        makeFileSystemObjectSource(fileDescriptor: fileDescriptor, eventMask: eventMask)
    }
}
