// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Controllers.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUICore
import Geometry
import Views
/// A controller that loads its view on first use. It presents nothing and warns of attempts. No appearance method is
/// called.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var content: UIView?
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
    open var viewIfLoaded: UIView? { content }
    open var isViewLoaded: Bool { content != nil }
    open func loadView() { content = UIView() }
    open var storyboard: UIStoryboard? { nil }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open func loadViewIfNeeded() { _ = view }
    /// Kept and never called.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    private var contentScrollViews: [UInt: UIScrollView] = [:]
    /// Kept; bars do not follow the scroll view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews[edge.rawValue] = scrollView
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] {
            setContentScrollView(scrollView, for: edge)
        }
    }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge.rawValue] }
    open var title: String?
    /// Always nil: nothing is presented.
    open private(set) var presentedViewController: UIViewController?
    open var presentingViewController: UIViewController? { nil }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var popoverPresentationController: UIPopoverPresentationController? { modalPresentationStyle == .popover ? popover : nil }
    /// Always a popover controller, whatever the presentation style.
    open var presentationController: UIPresentationController? { popover }
    /// Kept, and never presented.
    open var sheetPresentationController: UISheetPresentationController? { sheet }
    private lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var navigationController: UINavigationController? { parent as? UINavigationController ?? parent?.navigationController }
    open var splitViewController: UISplitViewController? { parent as? UISplitViewController ?? parent?.splitViewController }
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var definesPresentationContext = false
    open var isModalInPresentation = false
    open var isEditing = false
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var preferredContentSize = CGSize.zero
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The interface style and scale of the screen.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// Never called.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Never called.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Never called.
    open func viewSafeAreaInsetsDidChange() {}
    /// Never called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called.
    open func didReceiveMemoryWarning() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Presents nothing, with a warning.
    open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    /// Kept and ignored.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// Ignores both arguments: there are no nib files here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func viewDidLoad() {}
    /// Never called, like the appearance and layout methods below.
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func addChild(_ child: UIViewController) {
        child.parent = self
        children.append(child)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Never called by `addChild(_:)` or `removeFromParent()`.
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    /// Warns and calls `completion`.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        HostServices.warn("\(type(of: controller)) is not shown: nothing of UIKit is presented here")
        completion?()
    }
    /// Dismisses nothing, because nothing is presented.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
    /// The SwiftUI view that draws this controller; nil if it has nothing to draw.
    package var drawing: AnyView? { view.drawing }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, automatic = -2, none = -1 }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
/// Draws its top controller's view, without bars.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
            for one in viewControllers where one.parent !== self { addChild(one) }
            navigationBar.items = viewControllers.map(\.navigationItem)
        }
    }
    /// Kept and never called.
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let toolbar: UIToolbar! = UIToolbar()
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var isNavigationBarHidden = false
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    @discardableResult open func popToViewController(_ viewController: UIViewController,
            animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers.suffix(from: index + 1))
        viewControllers = Array(viewControllers.prefix(index + 1))
        return gone
    }
    package override var drawing: AnyView? { topViewController?.drawing }
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }
    public let navigationBar = UINavigationBar()
    /// Never recognized.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        // `viewControllers` has a `didSet` observer, which does not run if the initializer assigns to it directly.
        setViewControllers([rootViewController], animated: false)
    }
    open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.removeLast() : nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }
}
/// Draws its selected controller's view, without the tab bar.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
    public let tabBar = UITabBar()
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Kept and never called.
    open weak var delegate: (any UITabBarControllerDelegate)?
    package override var drawing: AnyView? { selectedViewController?.drawing }
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    open var mode = Mode.automatic
    /// The tabs. Their controllers become `viewControllers`.
    open var tabs: [UITab] = [] {
        didSet { viewControllers = tabs.compactMap(\.viewController) }
    }
    open var selectedTab: UITab? {
        get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
        set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UITab: NSObject {
    open var title: String
    open var image: UIImage?
    public let identifier: String
    open var subtitle: String?
    open var badgeValue: String?
    open var isHidden: Bool = false
    open var allowsHiding: Bool = false
    private let provider: ((UITab) -> UIViewController)?
    /// Made by the provider, once.
    public private(set) lazy var viewController: UIViewController? = provider?(self)
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITabGroup: UITab {
    open var children: [UITab]
    open weak var selectedChild: UITab?
    public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [],
            viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}
/// The navigation controller keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool) {}
    public func navigationController(_ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool) {}
}
/// The tab bar controller keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
/// No coordinator is ever made: sizes do not change.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var transitionDuration: TimeInterval { get }
    var isCancelled: Bool { get }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// Draws its root view where a representable shows the controller.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
    /// Does not measure the root view.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
    package override var drawing: AnyView? { AnyView(ImplicitColumn(rootView)) }
}
/// Keeps its settings; shares nothing and is never presented.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Never called.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}
/// Kept and never asked: nothing is shared.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
}
extension UIActivityItemSource {
    public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
    public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIActivity: NSObject {
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
/// Draws the first controller of the last `setViewControllers` call. No user turns pages here.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Kept and never called.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Kept and never called.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided = false
    open private(set) var viewControllers: [UIViewController]?
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
            options: [OptionsKey: Any]? = nil) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }
    /// Sets the controllers and calls `completion` immediately.
    open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
            completion: ((Bool) -> Void)? = nil) {
        self.viewControllers = viewControllers
        completion?(true)
    }
    package override var drawing: AnyView? { viewControllers?.first?.drawing ?? super.drawing }
}
/// The controller keeps its data source but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
/// The controller keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
}
extension UIPageViewControllerDelegate {
    public func pageViewController(_ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]) {}
    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
    public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { .min }
}
