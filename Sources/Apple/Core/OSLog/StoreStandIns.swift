// SPDX-License-Identifier: MIT

// Generated from StandIns/OSLog-Store.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
open class OSLogEntry: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var date: Date { .distantPast }
    open var composedMessage: String { "" }
}
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
    open var level: Level { .undefined }
    open var category: String { "" }
    open var subsystem: String { "" }
    open var process: String { "" }
    open var sender: String { "" }
    open var processIdentifier: Int32 { 0 }
    open var threadIdentifier: UInt64 { 0 }
}
open class OSLogPosition: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
open class OSLogStore: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case system, currentProcessIdentifier }
    public init(scope: Scope) throws { super.init() }
    public init(url: URL) throws { super.init() }
    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    open func getEntries(with options: Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
            -> AnySequence<OSLogEntry> {
        AnySequence([])
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}
