// SPDX-License-Identifier: MIT

// Generated from StandIns/AppTrackingTransparency.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
open class ATTrackingManager: NSObject, @unchecked Sendable {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) { completion(.denied) }
    @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
