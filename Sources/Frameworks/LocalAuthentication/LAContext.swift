// SPDX-License-Identifier: MIT

import Foundation

/// Finds out whether somebody is who they are. There is nobody to look at here.
open class LAContext: NSObject, @unchecked Sendable {
    /// What kind of look.
    open var biometryType: LABiometryType { .none }
    /// What else can be done.
    open var localizedFallbackTitle: String?
    /// What to say to it.
    open var localizedCancelTitle: String?
    /// Why one asks.
    open var localizedReason = ""
    /// For so many seconds one look is enough.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether nothing may be shown.
    open var interactionNotAllowed = false

    /// False: nothing here can look at anybody.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }
    /// Says that nothing here can look at anybody.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.biometryNotAvailable)) }
    /// Says that nothing here can look at anybody.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Ends.
    open func invalidate() {}
}

/// How one looks.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What kind of look.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }

/// Why nobody was recognised.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
    /// Why.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, notInteractive = -1004
    }
    /// Why.
    public let code: Code
    /// For a reason.
    public init(_ code: Code) { self.code = code }
    /// Whose error.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// Its number.
    public var errorCode: Int { code.rawValue }
    /// It was not recognised.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// It was ended.
    public static var userCancel: Code { .userCancel }
    /// Something else was asked for.
    public static var userFallback: Code { .userFallback }
    /// Nothing can look.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// Nobody is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// It was tried too often.
    public static var biometryLockout: Code { .biometryLockout }
    /// There is no key.
    public static var passcodeNotSet: Code { .passcodeNotSet }
}
