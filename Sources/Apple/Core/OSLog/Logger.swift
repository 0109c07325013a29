// SPDX-License-Identifier: MIT

import Foundation

public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// Stores only the category; the subsystem is ignored.
public final class OSLog: Sendable {
    let category: String

    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public init(subsystem: String, category: String) { self.category = category }
    public init(subsystem: String, category: Category) { self.category = category.name }
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Drops every message.
    public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// Writes messages to standard error, as `error: [category] text`. A logger whose category is "disabled" writes
/// nothing.
public struct Logger: @unchecked Sendable {
    private let category: String

    public init() { category = "" }
    public init(subsystem: String, category: String) { self.category = category }
    public init(_ logObj: OSLog) { category = logObj.category }

    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message.text) }
    public func log(_ message: OSLogMessage) { write(.default, message.text) }
    public func trace(_ message: OSLogMessage) { write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { write(.info, message.text) }
    public func notice(_ message: OSLogMessage) { write(.default, message.text) }
    public func warning(_ message: OSLogMessage) { write(.error, message.text) }
    public func error(_ message: OSLogMessage) { write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { write(.fault, message.text) }

    private func write(_ level: OSLogType, _ text: String) {
        if category == "disabled" { return }
        let place = category.isEmpty ? "" : "[\(category)] "
        FileHandle.standardError.write(Data("\(level.name): \(place)\(text)\n".utf8))
    }
}
