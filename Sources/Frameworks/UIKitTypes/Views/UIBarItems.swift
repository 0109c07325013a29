// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Something in a bar; not shown here.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// What it says.
    open var title: String?
    /// Its image.
    open var image: UIImage?
    /// Whether it can be used.
    open var isEnabled = true
    /// A number for the author.
    open var tag = 0
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Something in a bar.
    public override init() { super.init() }
    /// Nothing is decoded here: something in a bar.
    public required init?(coder: NSCoder) { super.init() }

    /// How its title looks.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
    }
    /// How its title looks.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

/// A button in a bar; not shown here.
open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    public enum Style: Int, Sendable {
        case plain, done = 2
        /// The same as `done`.
        public static var prominent: Style { .done }
    }
    /// Buttons that are known.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// How it looks.
    open var style = Style.plain
    /// In points; 0: as wide as its content.
    open var width: CGFloat = 0
    /// In place of a button.
    open var customView: UIView?
    /// Whose function is called: nobody's.
    open weak var target: AnyObject?
    /// The function's name.
    open var action: Selector?
    /// What it does.
    open var primaryAction: UIAction?
    /// What it offers.
    open var menu: UIMenu?
    /// Of what it says.
    open var tintColor: UIColor?

    /// A button without content.
    public override init() { super.init() }
    /// A button without content: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// A button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }
    /// A button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }
    /// A button that is known.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        take(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }
    /// A button that is known.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// A button with a title and an image.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// A view in place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that grows.
    public class func flexibleSpace() -> Self {
        let item = Self.init(coder: NSCoder())!
        return item
    }
    /// So many points of room.
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

/// A tab; not shown here.
open class UITabBarItem: UIBarItem {
    /// Its image while it is chosen.
    open var selectedImage: UIImage?
    /// A small text at its corner.
    open var badgeValue: String?
    /// Behind that.
    open var badgeColor: UIColor?
    /// A tab.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// A tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

/// What a controller has in the bar at the top; not shown here.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// What the button back says.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// The title.
    open var title: String?
    /// In place of the title.
    open var titleView: UIView?
    /// Above the title.
    open var prompt: String?
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// What the button back says.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// What the button back says.
    open var backButtonTitle: String?
    /// The button back of the next controller.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether there is no button back.
    open var hidesBackButton = false
    /// Whether there is a button back beside others.
    open var leftItemsSupplementBackButton = false
    /// On the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// On the right, from the edge on.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// On the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// On the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Whether the search goes when the content moves.
    open var hidesSearchBarWhenScrolling = true
    /// How the bar looks.
    open var standardAppearance: UINavigationBarAppearance?
    /// How the bar looks where lists are at their upper end.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How the bar looks where there is little height.
    open var compactAppearance: UINavigationBarAppearance?

    /// A title.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Nothing is decoded here: no title.
    public required init?(coder: NSCoder) { super.init() }
}
