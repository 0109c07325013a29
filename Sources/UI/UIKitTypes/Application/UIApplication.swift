// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// An active app with one scene and one window, the host's.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public nonisolated static let shared = MainActor.assumeIsolated { UIApplication() }
    /// Kept and never called.
    open weak var delegate: (any UIApplicationDelegate)?

    open var windows: [UIWindow] { [.host] }
    open var keyWindow: UIWindow? { .host }
    open var connectedScenes: Set<UIScene> { [UIWindowScene.host] }
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    /// The safe area at the top of the screen, at full width.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
    }
    open var userInterfaceLayoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// Portrait if the window is at least as high as it is wide.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.host.interfaceOrientation }

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Warns and completes with `false`.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        HostServices.warn("UIApplication.open: nothing here opens \(url)")
        completion?(false)
    }

    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    open func endEditing(_ force: Bool) {}
    open func registerForRemoteNotifications() {}
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    /// Does nothing and completes without an error: there is no app icon.
    open func setAlternateIconName(_ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Never posted, like every notification below.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}

/// Kept by the app; none of its methods is called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Does nothing: `render` shows previews instead of running the app.
    public static func main() {}
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
    public func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}
