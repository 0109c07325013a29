// SPDX-License-Identifier: MIT

// Generated from StandIns/OSLog-Signposts.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}
public struct OSSignpostID: RawRepresentable, Equatable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
    /// Always 0: signposts are not recorded, so identifiers need not differ.
    public init(log: OSLog) { rawValue = 0 }
    public init(log: OSLog, object: AnyObject) { rawValue = 0 }
    public static let exclusive = OSSignpostID(0)
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
/// Does nothing: signposts are not recorded.
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}
/// Does nothing: signposts are not recorded.
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...) {}
/// Records nothing; `withIntervalSignpost` only runs its closure.
public struct OSSignposter: Sendable {
    public struct OSSignpostIntervalState: Sendable {}
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logHandle: OSLog) {}
    public var isEnabled: Bool { false }
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T { try task() }
}
