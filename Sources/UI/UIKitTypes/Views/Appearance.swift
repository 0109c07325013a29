// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Accepted with a warning: SwiftUI controls ignore UIKit appearance.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
    /// Warns and returns a new object, which is discarded.
    public static func appearance() -> Self {
        HostServices.warn("\(Self.self).appearance() is not heeded: SwiftUI's controls keep their looks")
        return Self.init(coder: NSCoder())!
    }

    /// Warns and returns a new object, which is discarded.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearance.Type]) -> Self { appearance() }
}

extension UIAppearance where Self: UIView {
    /// Warns and returns a new view, which is discarded.
    public static func appearance() -> Self {
        HostServices.warn("\(Self.self).appearance() is not heeded: SwiftUI's controls keep their looks")
        return Self.init(coder: NSCoder())!
    }

    /// Warns and returns a new view, which is discarded.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearance.Type]) -> Self { appearance() }
}

/// Keeps its properties; SwiftUI's bars ignore them.
open class UINavigationBar: UIView {
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = true
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
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
public enum UIBarStyle: Int, Sendable { case `default`, black }
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: NSObjectProtocol {}
/// Keeps its properties; SwiftUI's bars ignore them.
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
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Kept by its bar and ignored, like every appearance in this file.
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
    open var backgroundEffect: UIVisualEffect?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var titlePositionAdjustment = UIOffset.zero
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
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
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
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
open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
