// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// What all views of a class look like; SwiftUI's do not heed it, which a warning says.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
    /// Takes what is said of all such items, and forgets it.
    public static func appearance() -> Self {
        HostServices.warn("\(Self.self).appearance() is not heeded: SwiftUI's controls keep their looks")
        return Self.init(coder: NSCoder())!
    }

    /// Takes what is said of all such items, and forgets it.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearance.Type]) -> Self { appearance() }
}

extension UIAppearance where Self: UIView {
    /// Takes what is said of all such views, and forgets it.
    public static func appearance() -> Self {
        HostServices.warn("\(Self.self).appearance() is not heeded: SwiftUI's controls keep their looks")
        return Self.init(coder: NSCoder())!
    }

    /// Takes what is said of all such views, and forgets it.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearance.Type]) -> Self { appearance() }
}

/// The bar at the top; its looks are not heeded.
open class UINavigationBar: UIView {
    /// As usual.
    open var standardAppearance = UINavigationBarAppearance()
    /// Where lists are at their upper end.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Where there is little height.
    open var compactAppearance: UINavigationBarAppearance?
    /// Behind the bar.
    open var barTintColor: UIColor?
    /// Whether content shines through.
    open var isTranslucent = true
    /// Whether titles are large.
    open var prefersLargeTitles = true
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// A line below the bar.
    open var shadowImage: UIImage?
    /// The image of the button back.
    open var backIndicatorImage: UIImage?
    /// Where a title lies over the image of the button back.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Where there is little height, at the upper end of lists.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Light or dark.
    open var barStyle = UIBarStyle.default
    /// What is in the bar, from the first controller to the one that is seen.
    open var items: [UINavigationItem]?
    /// What is seen.
    open var topItem: UINavigationItem? { items?.last }
    /// What was seen before.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Told what happens to items: nothing does.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Adds what is seen.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Takes what is seen away.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// An image behind the bar.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// Nothing: not drawn.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
}
/// Light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// Told what happens to items of a bar: nothing does.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: NSObjectProtocol {}
/// The bar at the bottom; its looks are not heeded.
open class UITabBar: UIView {
    /// As usual.
    open var standardAppearance = UITabBarAppearance()
    /// Where lists are at their lower end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Behind the bar.
    open var barTintColor: UIColor?
    /// Of tabs that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// Whether content shines through.
    open var isTranslucent = true
    /// A line above the bar.
    open var shadowImage: UIImage?
    /// An image behind the bar.
    open var backgroundImage: UIImage?
    /// Light or dark.
    open var barStyle = UIBarStyle.default
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The tab that is chosen.
    open var selectedItem: UITabBarItem?
    /// Where tabs stand.
    open var itemPositioning = ItemPositioning.automatic
    /// Where tabs stand.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    /// In points.
    open var itemWidth: CGFloat = 0
    /// In points.
    open var itemSpacing: CGFloat = 0
}
/// A bar of buttons; its looks are not heeded.
open class UIToolbar: UIView {
    /// Behind the bar.
    open var barTintColor: UIColor?
    /// As usual.
    open var standardAppearance = UIToolbarAppearance()
    /// Where lists are at their lower end.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Where there is little height.
    open var compactAppearance: UIToolbarAppearance?
    /// Both.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// What is in the bar.
    open var items: [UIBarButtonItem]?
    /// Light or dark.
    open var barStyle = UIBarStyle.default
    /// Whether content shines through.
    open var isTranslucent = true
    /// Puts items in the bar.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
/// How high bars are.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// How bars look; not heeded.
open class UIBarAppearance: NSObject {
    /// As usual.
    public required override init() { super.init() }
    /// As usual on a kind of device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    /// The same as another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }
    /// Behind the bar.
    open var backgroundImage: UIImage?
    /// How the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Another one that is the same.
    open override func copy() -> Any {
        let copy = Self()
        copy.take(self)
        return copy
    }
    func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, shadowColor, shadowImage) = (other.backgroundImage, other.shadowColor, other.shadowImage)
    }
    /// Behind the bar.
    open var backgroundColor: UIColor?
    /// Behind the bar.
    open var backgroundEffect: UIVisualEffect?
    /// Of the line beside the bar.
    open var shadowColor: UIColor?
    /// Of the line beside the bar.
    open var shadowImage: UIImage?
    /// Nothing shines through.
    open func configureWithOpaqueBackground() {}
    /// All shines through.
    open func configureWithTransparentBackground() {}
    /// As usual.
    open func configureWithDefaultBackground() {}
}
/// How the bar at the top looks; not heeded.
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How the button back looks.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// How the most important buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// From where the title usually stands, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// How what stands below the title looks.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image of the button back.
    public private(set) var backIndicatorImage = UIImage()
    /// Where a title lies over the image of the button back.
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
    /// The image of the button back.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}
/// How the bar at the bottom looks; not heeded.
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look with titles beside images.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look where there is little height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Behind the tab that is chosen.
    open var selectionIndicatorTintColor: UIColor?
    /// Behind the tab that is chosen.
    open var selectionIndicatorImage: UIImage?
}
/// How a bar of buttons looks; not heeded.
open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How the most important buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
/// How buttons of bars look; not heeded.
open class UIBarButtonItemAppearance: NSObject {
    /// As usual.
    public convenience override init() { self.init(style: .plain) }
    /// As usual for buttons of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }
    /// As usual for buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
    /// Not to be used.
    open var disabled = UIBarItemStateAppearance()
    /// The one that keys go to.
    open var focused = UIBarItemStateAppearance()
    /// As usual.
    open var normal = UIBarItemStateAppearance()
    /// Touched.
    open var highlighted = UIBarItemStateAppearance()
}
/// How tabs look; not heeded.
open class UITabBarItemAppearance: NSObject {
    /// As usual.
    open var normal = UIBarItemStateAppearance()
    /// Chosen.
    open var selected = UIBarItemStateAppearance()
    /// Not to be used.
    open var disabled = UIBarItemStateAppearance()
    /// The one that keys go to.
    open var focused = UIBarItemStateAppearance()
    /// As usual.
    public override init() { super.init() }
    /// As usual for tabs of a style.
    public convenience init(style: Style) { self.init() }
    /// Where titles stand.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
}
/// How a button or tab looks in a state; not heeded.
open class UIBarItemStateAppearance: NSObject {
    /// How its title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of its image.
    open var iconColor: UIColor?
    /// From where the title usually stands, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Behind it.
    open var backgroundImage: UIImage?
    /// Behind the small text at its corner.
    open var badgeBackgroundColor: UIColor?
    /// How the small text at its corner looks.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
