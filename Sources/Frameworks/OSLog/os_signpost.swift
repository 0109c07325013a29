// SPDX-License-Identifier: MIT

import Foundation

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The number by which systems know it.
    public let rawValue: UInt8
    /// A kind by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// Something begins.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Something ends.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells intervals of one name apart.
public struct OSSignpostID: RawRepresentable, Equatable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// An interval by its number.
    public init(_ value: UInt64) { rawValue = value }
    /// An interval by its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One of a log.
    public init(log: OSLog) { rawValue = 0 }
    /// That of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = 0 }
    /// Where there are no two at once.
    public static let exclusive = OSSignpostID(0)
    /// By their numbers.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Marks a moment for tools that measure; there are none here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment for tools that measure; there are none here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks intervals for tools that measure; there are none here.
public struct OSSignposter: Sendable {
    /// An interval that has begun.
    public struct OSSignpostIntervalState: Sendable {}

    /// No part of the program's.
    public init() {}
    /// Of a part of the program.
    public init(subsystem: String, category: String) {}
    /// Of a log.
    public init(logHandle: OSLog) {}
    /// False.
    public var isEnabled: Bool { false }
    /// Another interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Something begins.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Something begins.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Something ends.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Something ends.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// A moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// A moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// What a closure takes.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}
