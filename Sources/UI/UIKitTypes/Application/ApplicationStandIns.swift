// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Application.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUICore
import VirtualTime
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var sourceApplication: String? { nil }
    }
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    /// Kept and never called.
    open var delegate: (any UISceneDelegate)?
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) {
        self.url = url
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    static let host = UIWindowScene()
    open var windows: [UIWindow] { [.host] }
    open var keyWindow: UIWindow? { .host }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// Portrait if the window is at least as high as it is wide.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// Has the frame of a status bar, which is not drawn.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// The safe area at the top of the screen, at full width.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { false }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    open var role: Role { .windowApplication }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// Kept; no delegate is created.
    open var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
/// The scene keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
    }
    private init(type: String, localizedTitle: String, localizedSubtitle: String?) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        super.init()
    }
}
/// A window that fills the screen. The host draws its own views, not those of a `UIWindow`.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIWindow: UIView {
    static let host = UIWindow()
    open var windowScene: UIWindowScene? = .host
    /// Kept and not drawn.
    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { true }
    open var screen: UIScreen { .main }
    open var windowLevel = Level.normal
    public struct Level: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
    }
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    /// Ignores `frame` and fills the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Fills the screen.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Does nothing: the window is always key and visible.
    open func makeKeyAndVisible() {}
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }
    /// The bounds of the screen; setting them has no effect.
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
}
/// A responder that never becomes first responder and receives no touches. There is no responder chain here.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }
    /// Always nil, except in subclasses that override it.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement: Bool = false
    open var accessibilityElementsHidden: Bool = false
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityElements: [Any]?
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Always `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never posted, like every notification below.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
/// Kept by responders: the accessibility tree contains no UIKit views.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    public static let tabBar = UIAccessibilityTraits(rawValue: 268435456)
}
/// A touch whose values are constant. No touch reaches UIKit objects here.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    open var phase: Phase { .ended }
    open var timestamp: TimeInterval { 0 }
    open var tapCount: Int { 0 }
    open var type: TouchType { .direct }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
/// An event without touches. No event reaches UIKit objects here.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
    public enum EventSubtype: Int, Sendable { case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack }
    open var type: EventType { .touches }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
}
/// Reports that no assistive technology runs; posted notifications are dropped.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }
    public static func post(notification: Notification, argument: Any?) {}
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    /// Always false. The rendering's setting is `accessibilityReduceMotion` in the environment.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false. The rendering's setting is `accessibilityReduceTransparency` in the environment.
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    /// Never posted.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Never posted.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}
/// Warns and does nothing: there is no photo library.
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {
    HostServices.warn("UIImageWriteToSavedPhotosAlbum: there are no photos to write to here")
}
/// An active app with one scene and one window, the host's.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    public nonisolated static var openNotificationSettingsURLString: String { "app-settings:notifications" }
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
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top) }
    open var userInterfaceLayoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// Portrait if the window is at least as high as it is wide.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.host.interfaceOrientation }
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Warns and completes with `false`.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        HostServices.warn("UIApplication.open: nothing here opens \(url)")
        completion?(false)
    }
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    open func endEditing(_ force: Bool) {}
    /// Returns `UIBackgroundTaskIdentifier.invalid`: the app is never in the background.
    @discardableResult open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    @discardableResult open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var supportsMultipleScenes: Bool { false }
    open var openSessions: Set<UISceneSession> { [] }
    /// Kept and not shown: there is no Home Screen.
    open var shortcutItems: [UIApplicationShortcutItem]?
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    /// Does nothing and completes without an error: there is no app icon.
    open func setAlternateIconName(_ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Never posted, like every notification below.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
/// The app keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}
extension UIApplicationDelegate {
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    public func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
    public func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }
}
extension UIApplicationDelegate {
    /// Does nothing: `render` shows previews instead of running the app.
    public static func main() {}
}
/// Holds copied items within the process of one rendering.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public final class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String?
    /// At most one string; setting keeps the first.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    public var url: URL?
    public var image: UIImage?
    private var kept: [String: Data] = [:]
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { kept[pasteboardType] = data }
    public func data(forPasteboardType pasteboardType: String) -> Data? { kept[pasteboardType] }
    public var hasStrings: Bool { string != nil }
    public var hasImages: Bool { image != nil }
    public var hasURLs: Bool { url != nil }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
