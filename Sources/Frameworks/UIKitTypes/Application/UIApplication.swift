// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// The app that runs: one window, which is the host's.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// Whether the app is seen.
    public enum State: Int, Sendable { case active, inactive, background }

    /// Why the app was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A link.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// How a link is opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The one app.
    public nonisolated static let shared = MainActor.assumeIsolated { UIApplication() }
    /// Who is told of what happens to the app; nobody here.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The one window.
    open var windows: [UIWindow] { [.host] }
    /// The one window.
    open var keyWindow: UIWindow? { .host }
    /// The one scene.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.host] }
    /// Seen.
    open var applicationState: State { .active }
    /// Whether the screen stays on.
    open var isIdleTimerDisabled = false
    /// A number on the icon of the app.
    open var applicationIconBadgeNumber = 0
    /// The height of the status bar, in points: what the device covers at the top.
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
    }
    /// From left to right.
    open var userInterfaceLayoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// Upright where the window is higher than wide.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.host.interfaceOrientation }

    /// No: there is nothing that could open it.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Nothing opens, which a warning says.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        HostServices.warn("UIApplication.open: nothing here opens \(url)")
        completion?(false)
    }

    /// False: nobody is asked.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    /// Nothing.
    open func endEditing(_ force: Bool) {}
    /// Nothing.
    open func registerForRemoteNotifications() {}
    /// Nothing changes: there is no icon.
    open var supportsAlternateIcons: Bool { false }
    /// Nothing changes: there is no icon.
    open var alternateIconName: String? { nil }
    /// Nothing changes: there is no icon.
    open func setAlternateIconName(_ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    /// Where an app's settings are.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Posted by nobody here.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted by nobody here.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted by nobody here.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted by nobody here.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted by nobody here.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted by nobody here.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted by nobody here.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}

/// Who is told of what happens to an app; nobody tells it here.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app has been started.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// How a new scene is made.
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scenes were closed.
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>)
    /// Ways in which the interface may be turned.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// The entry of a program whose app has a delegate. Here it is never reached: `render` draws previews instead.
    public static func main() {}
    /// True.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The scene's default.
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
    /// Nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
    /// All.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
}
