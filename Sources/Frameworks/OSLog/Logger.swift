// SPDX-License-Identifier: MIT

import Foundation

/// How grave a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number by which systems know it.
    public let rawValue: UInt8
    /// A level by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What anybody may want to know.
    public static let `default` = OSLogType(0)
    /// What helps with a search.
    public static let info = OSLogType(1)
    /// What helps its author.
    public static let debug = OSLogType(2)
    /// Something went wrong.
    public static let error = OSLogType(16)
    /// Something went wrong that cannot.
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

/// Where messages of one kind go.
public final class OSLog: Sendable {
    let category: String

    /// Logs that tools know.
    public struct Category: Sendable {
        let name: String
        /// Moments that matter to a person.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// With the calls that led there.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// With the calls that led there.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// A log of a part of a program.
    public init(subsystem: String, category: String) { self.category = category }
    /// A log that tools know.
    public init(subsystem: String, category: Category) { self.category = category.name }
    /// The log of who has none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log of which nothing is shown.
    public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// Writes messages to standard error: `error: [category] text`.
public struct Logger: @unchecked Sendable {
    private let category: String

    /// A logger of no part of the program.
    public init() { category = "" }
    /// A logger of a part of the program.
    public init(subsystem: String, category: String) { self.category = category }
    /// A logger that writes to a log.
    public init(_ logObj: OSLog) { category = logObj.category }

    /// A message of any level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message.text) }
    /// A message that anybody may want to know.
    public func log(_ message: OSLogMessage) { write(.default, message.text) }
    /// A message that helps its author.
    public func trace(_ message: OSLogMessage) { write(.debug, message.text) }
    /// A message that helps its author.
    public func debug(_ message: OSLogMessage) { write(.debug, message.text) }
    /// A message that helps with a search.
    public func info(_ message: OSLogMessage) { write(.info, message.text) }
    /// A message that anybody may want to know.
    public func notice(_ message: OSLogMessage) { write(.default, message.text) }
    /// Something went wrong.
    public func warning(_ message: OSLogMessage) { write(.error, message.text) }
    /// Something went wrong.
    public func error(_ message: OSLogMessage) { write(.error, message.text) }
    /// Something went wrong that cannot.
    public func critical(_ message: OSLogMessage) { write(.fault, message.text) }
    /// Something went wrong that cannot.
    public func fault(_ message: OSLogMessage) { write(.fault, message.text) }

    private func write(_ level: OSLogType, _ text: String) {
        if category == "disabled" { return }
        let place = category.isEmpty ? "" : "[\(category)] "
        FileHandle.standardError.write(Data("\(level.name): \(place)\(text)\n".utf8))
    }
}
