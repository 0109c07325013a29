// SPDX-License-Identifier: MIT

import Foundation

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}

extension Notification.Name {
    /// Never posted: virtual time does not jump.
    public static let NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
}
