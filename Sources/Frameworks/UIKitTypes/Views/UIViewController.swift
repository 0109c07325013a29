// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// What looks after a view of UIKit. Nothing is presented here; a warning says so.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var content: UIView?
    /// The view; it is made when somebody asks for it.
    open var view: UIView! {
        get {
            if content == nil {
                loadView()
                viewDidLoad()
            }
            return content
        }
        set { content = newValue }
    }
    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { content }
    /// Whether the view has been made.
    open var isViewLoaded: Bool { content != nil }
    /// Makes the view: an empty one.
    open func loadView() { content = UIView() }
    /// Makes the view if it has not been made.
    open func loadViewIfNeeded() { _ = view }
    /// In a bar above.
    open var title: String?
    /// The controller that this one has presented.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that has presented this one.
    open var presentingViewController: UIViewController? { nil }
    /// How it covers the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// What presents it as a popover; nil: it is presented otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? popover : nil
    }
    /// What presents it.
    open var presentationController: UIPresentationController? { popover }
    private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    /// How it comes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Controllers inside.
    open private(set) var children: [UIViewController] = []
    /// The controller around.
    open private(set) weak var parent: UIViewController?
    /// The one around whose stack it is in.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// The one around among whose tabs it is.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    /// What it has in the bar at the top.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Its tab.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// In the bar of buttons.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether it hides the tabs.
    open var hidesBottomBarWhenPushed = false
    /// Dark or light letters at the top.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether nothing stands at the top.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the line at the bottom goes.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Where a stroke from the edge comes later.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Ways in which it may be turned.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether it turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Nothing: bars stay as they are.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Nothing: nothing turns.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Which edges go under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// In points.
    open var preferredContentSize = CGSize.zero
    /// Beyond what the device covers, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Whether what it presents covers it alone.
    open var definesPresentationContext = false
    /// Whether a stroke cannot close it.
    open var isModalInPresentation = false
    /// Whether it can be changed.
    open var isEditing = false
    /// Light or dark, and the scale.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// Whether it has just been put inside.
    open var isMovingToParent: Bool { false }
    /// Whether it is taken out.
    open var isMovingFromParent: Bool { false }
    /// Whether it is being presented.
    open var isBeingPresented: Bool { false }
    /// Whether it goes.
    open var isBeingDismissed: Bool { false }
    /// Nothing: nothing turns.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The view is seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Nothing: safe areas do not change.
    open func viewSafeAreaInsetsDidChange() {}
    /// Nothing: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Nothing: there is memory.
    open func didReceiveMemoryWarning() {}
    /// Lets it be changed, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Presents a controller: nothing is shown.
    open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    /// Light or dark, as asked for; not heeded.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// A controller with an empty view.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// A controller with an empty view: nothing is read from files.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
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
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
            for one in viewControllers where one.parent !== self { addChild(one) }
            navigationBar.items = viewControllers.map(\.navigationItem)
        }
    }
    /// Told what is shown: nothing is.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar at the bottom.
    public let toolbar: UIToolbar! = UIToolbar()
    /// Whether the bar at the bottom is left out.
    open var isToolbarHidden = true
    /// Whether the bar goes when the content moves.
    open var hidesBarsOnSwipe = false
    /// Leaves the bar out, or no longer.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Takes controllers off until one is seen.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers.suffix(from: index + 1))
        viewControllers = Array(viewControllers.prefix(index + 1))
        return gone
    }
    package override var drawing: AnyView? { topViewController?.drawing }
    /// The one that is seen.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The one that is seen.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// The bar at the top.
    public let navigationBar = UINavigationBar()
    /// Whether the bar is left out.
    open var isNavigationBarHidden = false
    /// A gesture that goes back; nobody makes it here.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    /// A stack of one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        // By way of a method: in an initializer no observer is called.
        setViewControllers([rootViewController], animated: false)
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
    /// The controller that is seen.
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    /// Shows controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Told what is chosen: nobody chooses.
    open weak var delegate: (any UITabBarControllerDelegate)?
    package override var drawing: AnyView? { selectedViewController?.drawing }
}

/// Told what a stack of controllers shows: nothing.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to be seen.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is seen.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Told which tab is chosen: nobody chooses.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether it may be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// It was chosen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Goes along with a change of size; there is none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Does something meanwhile.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
/// What is known of a change of size.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was taken back.
    var isCancelled: Bool { get }
}

/// Dark or light letters at the top.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Shows a SwiftUI view in a world of UIKit, which there is none of here.
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content

    /// A controller of this view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of this view; there is no coder to read it from.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
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
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Nothing is decoded here: nothing is shared.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
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
