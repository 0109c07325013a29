// SPDX-License-Identifier: MIT

import Foundation
import Views

// Declarations of a module take precedence over those it re-exports. In files that import SwiftUI but not Foundation,
// these names thus stand for virtual time. For files that import both, see docs/virtual-time.md.

/// A timer in virtual time.
public typealias Timer = VirtualTimer
/// A dispatch queue in virtual time.
public typealias DispatchQueue = VirtualDispatchQueue
/// A dispatch group in virtual time.
public typealias DispatchGroup = VirtualDispatchGroup
/// A moment of virtual time.
public typealias DispatchTime = VirtualDispatchTime
/// A moment of virtual time.
public typealias DispatchWallTime = VirtualDispatchWallTime

// `Date` stays Foundation's type; only the members that read the present time are replaced. They are disfavoured, so
// that files which also import Foundation compile: these get Foundation's members and the machine's time.
extension Date {
    /// The present virtual time, counted from 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public init() { self.init(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// The present virtual time, counted from 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public static var now: Date { Date(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// The present virtual time, under a name that also works in files that import Foundation.
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
