// SPDX-License-Identifier: MIT

import Foundation
import Views

// A declaration of this module wins over one that it only hands on. So in files that import SwiftUI and not Foundation,
// these names mean virtual time. Files that import both need a word about it: docs/virtual-time.md.

/// Fires in virtual time, where a file imports SwiftUI and not Foundation.
public typealias Timer = VirtualTimer
/// Runs blocks in virtual time, where a file imports SwiftUI and not Foundation.
public typealias DispatchQueue = VirtualDispatchQueue
/// Work on queues in virtual time that is waited for together.
public typealias DispatchGroup = VirtualDispatchGroup
/// A moment of virtual time, where a file imports SwiftUI and not Foundation.
public typealias DispatchTime = VirtualDispatchTime
/// A moment of virtual time, where a file imports SwiftUI and not Foundation.
public typealias DispatchWallTime = VirtualDispatchWallTime

// `Date` stays Foundation's type; only what asks for the present is replaced. Disfavoured, so that files that import
// Foundation as well compile: they get Foundation's, which asks the machine.
extension Date {
    /// The present: virtual time, counted from 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public init() { self.init(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// The present: virtual time, counted from 1 January 2001, 00:00 UTC.
    @_disfavoredOverload
    public static var now: Date { Date(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// The present in virtual time, also for files that import Foundation.
    public static var virtualNow: Date { Date(timeIntervalSinceReferenceDate: VirtualClock.now) }

    /// So many seconds after the present, in virtual time.
    @_disfavoredOverload
    public init(timeIntervalSinceNow: TimeInterval) {
        self.init(timeIntervalSinceReferenceDate: VirtualClock.now + timeIntervalSinceNow)
    }

    /// The seconds from the present, in virtual time, to this date.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - VirtualClock.now }
}
