// SPDX-License-Identifier: MIT

import Foundation

/// Writes a message to standard error.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Writes a message of a level to standard error.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { Logger().log(level: type, message) }

/// Writes a message of a level to a log, on standard error.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { Logger(log).log(level: type, message) }

/// Writes a message in the format of `printf` to a log, on standard error.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    write(message, args, to: log, type)
}

/// Writes a message of a level in the format of `printf` to a log, on standard error.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    write(message, args, to: log, type)
}

private func write(_ message: StaticString, _ args: [any CVarArg], to log: OSLog, _ type: OSLogType) {
    // Who may read a value is no business of the format here.
    let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
    Logger(log).log(level: type, "\(String(format: format, arguments: args))")
}
