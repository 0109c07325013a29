// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Bars.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUICore
import Geometry
/// Appearance settings are accepted with a warning: SwiftUI controls ignore them.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {
}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}
extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
extension UIAppearance where Self: UIBarItem {
    /// Warns. Returns a new item that is never drawn, so its settings have no effect.
    public static func appearance() -> Self {
        HostServices.warn("\(Self.self).appearance() is not heeded: SwiftUI's controls keep their looks")
        return Self.init(coder: NSCoder())!
    }
    /// Warns. Returns a new item that is never drawn, so its settings have no effect.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}
extension UIAppearance where Self: UIView {
    /// Warns. Returns a new view that is never drawn, so its settings have no effect.
    public static func appearance() -> Self {
        HostServices.warn("\(Self.self).appearance() is not heeded: SwiftUI's controls keep their looks")
        return Self.init(coder: NSCoder())!
    }
    /// Warns. Returns a new view that is never drawn, so its settings have no effect.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}
/// Keeps its properties; SwiftUI's bars ignore them.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UINavigationBar: UIView {
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = true
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var barStyle = UIBarStyle.default
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Kept and never called.
    open weak var delegate: (any UINavigationBarDelegate)?
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIBarStyle: Int, Sendable { case `default`, black }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: NSObjectProtocol {
}
/// Keeps its properties; SwiftUI's bars ignore them.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITabBar: UIView {
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open var barStyle = UIBarStyle.default
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var itemPositioning = ItemPositioning.automatic
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
}
/// Keeps its properties; SwiftUI's bars ignore them.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIToolbar: UIView {
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open var items: [UIBarButtonItem]?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Kept by its bar and ignored, like every appearance in this file.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIBarAppearance: NSObject {
    public required override init() { super.init() }
    /// Ignores `idiom`.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Subclasses copy their own properties in `take(_:)`.
    open override func copy() -> Any {
        let copy = Self()
        copy.take(self)
        return copy
    }
    func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, shadowColor, shadowImage) = (other.backgroundImage, other.shadowColor, other.shadowImage)
    }
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var titlePositionAdjustment = UIOffset.zero
    public private(set) var backIndicatorImage = UIImage()
    public private(set) var backIndicatorTransitionMaskImage = UIImage()
    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        backButtonAppearance = other.backButtonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIBarButtonItemAppearance: NSObject {
    public convenience override init() { self.init(style: .plain) }
    /// Ignores `style`.
    public init(style: UIBarButtonItem.Style) { super.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
    open var disabled = UIBarItemStateAppearance()
    open var focused = UIBarItemStateAppearance()
    open var normal = UIBarItemStateAppearance()
    open var highlighted = UIBarItemStateAppearance()
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITabBarItemAppearance: NSObject {
    open var normal = UIBarItemStateAppearance()
    open var selected = UIBarItemStateAppearance()
    open var disabled = UIBarItemStateAppearance()
    open var focused = UIBarItemStateAppearance()
    public override init() { super.init() }
    /// Ignores `style`.
    public convenience init(style: Style) { self.init() }
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
}
/// A bar item is kept and not drawn, like every item in this file.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain, done = 2
        public static var prominent: Style { .done }
    }
    public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close }
    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    /// Kept; its action is never called.
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var tintColor: UIColor?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }
    /// Takes only its style from `systemItem`: it has no title or image.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        take(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
            menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public class func flexibleSpace() -> Self {
        let item = Self.init(coder: NSCoder())!
        return item
    }
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self.init(coder: NSCoder())!
        item.width = width
        return item
    }
    private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    open var title: String?
    open var prompt: String?
    open var backButtonTitle: String?
    open var titleView: UIView?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Decodes nothing; the title is nil.
    public required init?(coder: NSCoder) { super.init() }
}
/// Keeps its text and settings; draws no search field.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    /// Kept and never called.
    open weak var delegate: (any UISearchBarDelegate)?
    open var showsCancelButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var enablesReturnKeyAutomatically = true
    open var backgroundImage: UIImage?
    /// Kept, and not connected with `text`.
    public let searchTextField = UISearchTextField()
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UISearchTextField: UITextField {}
/// The search bar keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
