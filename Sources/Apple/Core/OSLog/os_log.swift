// SPDX-License-Identifier: MIT

import Foundation

/// Writes to standard error.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Writes to standard error.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) { Logger().log(level: type, message) }

/// Writes to standard error.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { Logger(log).log(level: type, message) }

/// Formats as `printf` does and writes to standard error.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    write(message, args, to: log, type)
}

/// Formats as `printf` does and writes to standard error.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    write(message, args, to: log, type)
}

private func write(_ message: StaticString, _ args: [any CVarArg], to log: OSLog, _ type: OSLogType) {
    // Removes privacy options such as `public` in `%{public}@`, because every value is shown.
    let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
    Logger(log).log(level: type, "\(String(format: format, arguments: args))")
}
