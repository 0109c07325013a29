// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// A part of an app that has windows of its own.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Whether a scene is seen.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// How a scene was asked for.
    public final class ConnectionOptions: NSObject {
        /// None.
        public var urlContexts: Set<UIOpenURLContext> { [] }
    }

    /// Seen.
    open var activationState: ActivationState { .foregroundActive }
    /// No title.
    open var title: String! = ""
    /// Who is told what happens to the scene; nobody here.
    open var delegate: (any UISceneDelegate)?
}

/// A link that opens an app.
public final class UIOpenURLContext: NSObject {
    /// The link.
    public let url: URL
    init(url: URL) { self.url = url }
}

/// The scene that holds the window of the host.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    static let host = UIWindowScene()

    /// The one window.
    open var windows: [UIWindow] { [.host] }
    /// The one window.
    open var keyWindow: UIWindow? { .host }
    /// The one screen.
    open var screen: UIScreen { .main }
    /// Upright where the window is higher than wide.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The bar at the top, which is not drawn here.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar at the top of the screen, which is not drawn here.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// What the device covers at the top, in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    /// False.
    open var isStatusBarHidden: Bool { false }
}

/// A scene that was there before.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What scenes are for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// A role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows of an app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    open var role: Role { .windowApplication }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name in the app's list; nil where it has none.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// Who is told what happens to the scene.
    open var delegateClass: AnyClass?

    /// A way to make a scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Who is told what happens to a scene; nobody tells it here.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

/// Who is told what happens to a scene with windows; nobody tells it here.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// What a press on the app's icon offers; nobody presses it here.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    /// What the app knows it by.
    public let type: String
    /// What it is called.
    public let localizedTitle: String
    /// What stands below that.
    public let localizedSubtitle: String?

    /// An offer without a symbol.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
    }

    private init(type: String, localizedTitle: String, localizedSubtitle: String?) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        super.init()
    }
}

/// The window of the host.
@MainActor @preconcurrency
open class UIWindow: UIView {
    static let host = UIWindow()

    /// The one scene.
    open var windowScene: UIWindowScene? = .host
    /// What fills the window; the host's views are not told.
    open var rootViewController: UIViewController?
    /// True.
    open var isKeyWindow: Bool { true }
    /// The one screen.
    open var screen: UIScreen { .main }
    /// How far up the window is.
    open var windowLevel = Level.normal

    /// How far up windows are.
    public struct Level: Hashable, RawRepresentable, Sendable {
        /// Larger is further up.
        public var rawValue: CGFloat
        /// A level by its height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Of apps.
        public static let normal = Level(rawValue: 0)
        /// Of alerts.
        public static let alert = Level(rawValue: 2000)
        /// Of the status bar.
        public static let statusBar = Level(rawValue: 1000)
    }

    /// A window of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// A window; it fills the screen.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A window that was kept; it fills the screen.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Nothing: there is one window, and it is seen.
    open func makeKeyAndVisible() {}
    /// Nothing: there is one window, and it is seen.
    open func makeKey() {}
    /// Nothing: there is one window, and it is seen.
    open func becomeKey() {}
    /// Nothing: there is one window, and it is seen.
    open func resignKey() {}
    /// What a device covers of the window's edges.
    open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }
    /// All of the screen.
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
}
