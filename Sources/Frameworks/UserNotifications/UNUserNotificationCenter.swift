// SPDX-License-Identifier: MIT

import Foundation

/// What people are told beside an app. Nobody is asked, and nothing is told here; what is to be told is kept.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    /// The one centre.
    open class func current() -> UNUserNotificationCenter { shared }
    /// Told what happens: nothing does.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// False.
    open var supportsContentExtensions: Bool { false }

    /// Nobody is asked: the answer is no.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// Nobody is asked: the answer is no.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Nobody has been asked.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) { completionHandler(UNNotificationSettings()) }
    /// Nobody has been asked.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Keeps what is to be told.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        lock.withLock {
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(request)
        }
        completionHandler?(nil)
    }
    /// Keeps what is to be told.
    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }
    /// What is to be told.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(lock.withLock { pending }) }
    /// What is to be told.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
    /// Forgets what was to be told.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Forgets what was to be told.
    open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
    /// Nothing has been told.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// Nothing has been told.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Nothing has been told.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Nothing has been told.
    open func removeAllDeliveredNotifications() {}
    /// Keeps what can be answered.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }
    /// What can be answered.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }
    /// There is no icon.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// There is no icon.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Told what happens to what people are told: nothing does.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Something is about to be told while the app is seen.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Something was answered.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Something is about to be told while the app is seen.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Something was answered.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// What may be done.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Words.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Even where all is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The app has settings for it.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Silently, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What may be done while the app is seen.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Words.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of what was told.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What a person has said; nothing here.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What a person has said; nothing here.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Nobody has been asked.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// Not here.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// Not here.
    open var badgeSetting: UNNotificationSetting { .notSupported }
    /// Not here.
    open var alertSetting: UNNotificationSetting { .notSupported }
    /// Not here.
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
    /// Not here.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
}
