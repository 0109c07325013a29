// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What looks after a view of UIKit. Nothing is presented here; a warning says so.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The view.
    open var view: UIView! = UIView()
    /// In a bar above.
    open var title: String?
    /// The controller that this one has presented.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that has presented this one.
    open var presentingViewController: UIViewController? { nil }
    /// How it covers the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Controllers inside.
    open private(set) var children: [UIViewController] = []
    /// The controller around.
    open private(set) weak var parent: UIViewController?
    /// None.
    open var navigationController: UINavigationController? { nil }
    /// None.
    open var tabBarController: UITabBarController? { nil }
    /// Light or dark, as asked for; not heeded.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// A controller with an empty view.
    public nonisolated override init() { super.init() }
    /// A controller with an empty view: nothing is read from files.
    public nonisolated init(nibName: String?, bundle: Bundle?) { super.init() }
    /// A controller with an empty view: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init() }

    /// The view is there.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// The view has been laid out.
    open func viewDidLayoutSubviews() {}

    /// Puts a controller inside.
    open func addChild(_ child: UIViewController) {
        child.parent = self
        children.append(child)
    }
    /// Takes it out of the controller around.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Nothing.
    open func didMove(toParent parent: UIViewController?) {}
    /// Nothing.
    open func willMove(toParent parent: UIViewController?) {}

    /// Nothing is shown, which a warning says.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        HostServices.warn("\(type(of: controller)) is not shown: nothing of UIKit is presented here")
        completion?()
    }

    /// Nothing was shown.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }

    /// What SwiftUI shows of this controller; nil: nothing that is known.
    package var drawing: AnyView? { view.drawing }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case automatic = -2
    case none = -1
}

/// How a controller comes.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Controllers on top of each other; not shown here.
open class UINavigationController: UIViewController {
    /// The controllers, from the first to the one that is seen.
    open var viewControllers: [UIViewController] = []
    /// The one that is seen.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The one that is seen.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// The bar at the top.
    public let navigationBar = UINavigationBar()
    /// Whether the bar is left out.
    open var isNavigationBarHidden = false
    /// A gesture that goes back; none here.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// A stack of one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }
    /// Adds a controller.
    open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }
    /// Takes the last controller off.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Takes all but the first off.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }
}

/// Controllers beside each other; not shown here.
open class UITabBarController: UIViewController {
    /// The controllers.
    open var viewControllers: [UIViewController]?
    /// The one that is seen.
    open var selectedIndex = 0
    /// The bar at the bottom.
    public let tabBar = UITabBar()
}

/// Shows a SwiftUI view in a world of UIKit, which there is none of here.
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content

    /// A controller of this view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// A controller of this view; there is no coder to read it from.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Nothing is decoded here: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The size proposed.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }

    package override var drawing: AnyView? { AnyView(rootView) }
}

/// Shares things with other apps; there are none here.
open class UIActivityViewController: UIViewController {
    /// Things to share.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
    /// Nothing is decoded here: nil.
    public required init?(coder: NSCoder) { return nil }
    /// What is left out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when it is over: never.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

/// A way to share.
open class UIActivity: NSObject {
    /// The name of a way to share.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A way by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
