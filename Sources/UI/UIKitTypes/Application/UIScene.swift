// SPDX-License-Identifier: MIT

import Foundation
import Interaction

@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
    }

    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    /// Kept and never called.
    open var delegate: (any UISceneDelegate)?
}

public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    static let host = UIWindowScene()

    open var windows: [UIWindow] { [.host] }
    open var keyWindow: UIWindow? { .host }
    open var screen: UIScreen { .main }
    /// Portrait if the window is at least as high as it is wide.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// A status bar has a frame here, but is not drawn.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// The safe area at the top of the screen, at full width.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { false }
}

@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open var role: Role { .windowApplication }
}

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

/// Kept by the scene and never called.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

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

/// Fills the screen. The host draws its own views, not those of a `UIWindow`.
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
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
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
    /// The bounds of the screen; values set are dropped.
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
}
