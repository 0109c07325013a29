// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What all views of a class look like; SwiftUI's do not heed it, which a warning says.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

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
    /// An image behind the bar.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
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
}
/// A bar of buttons; its looks are not heeded.
open class UIToolbar: UIView {
    /// Behind the bar.
    open var barTintColor: UIColor?
    /// As usual.
    open var standardAppearance = UIToolbarAppearance()
}
/// How high bars are.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
/// How bars look; not heeded.
open class UIBarAppearance: NSObject {
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
    /// The image of the button back.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
/// How the bar at the bottom looks; not heeded.
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
}
/// How a bar of buttons looks; not heeded.
open class UIToolbarAppearance: UIBarAppearance {}
/// How buttons of bars look; not heeded.
open class UIBarButtonItemAppearance: NSObject {
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
}
/// How a button or tab looks in a state; not heeded.
open class UIBarItemStateAppearance: NSObject {
    /// How its title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of its image.
    open var iconColor: UIColor?
}
