// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A line or more of text.
open class UILabel: UIView {
    /// What it says.
    open var text: String?
    /// Its letters.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// Of the letters.
    open var textColor: UIColor! = .label
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// The most lines; 0: any number.
    open var numberOfLines = 1
    /// Whether letters become smaller where there is no room.
    open var adjustsFontSizeToFitWidth = false
    /// Whether letters follow the size of text.
    open var adjustsFontForContentSizeCategory = false

    package override var drawing: AnyView? {
        AnyView(
            Text(verbatim: text ?? "").font(Font(font)).foregroundColor(Color(textColor))
                .lineLimit(numberOfLines == 0 ? nil : numberOfLines).background(Color(backgroundColor ?? .clear)))
    }
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// An image.
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// A view of an image.
    public convenience init(image: UIImage?) {
        self.init()
        self.image = image
    }

    package override var drawing: AnyView? {
        guard let image else { return nil }
        let picture = Image(uiImage: image).resizable()
        return switch contentMode {
        case .scaleAspectFit: AnyView(picture.aspectRatio(contentMode: .fit))
        case .scaleAspectFill: AnyView(picture.aspectRatio(contentMode: .fill))
        case .scaleToFill, .redraw: AnyView(picture)
        default: AnyView(Image(uiImage: image))
        }
    }
}

/// What can be touched; nothing reaches it here.
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came up inside.
        public static let touchUpInside = Event(rawValue: 64)
        /// A finger went down.
        public static let touchDown = Event(rawValue: 1)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 131072)
    }
    /// How a control is.
    public struct State: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// States by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As usual.
        public static let normal = State([])
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Nothing: nobody touches controls of UIKit here.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

/// Text that is typed; nothing is typed here.
open class UITextField: UIControl {
    /// What it says.
    open var text: String? = ""
    /// What it says while it is empty.
    open var placeholder: String?
    /// Its letters.
    open var font: UIFont?
    /// Of the letters.
    open var textColor: UIColor?
    /// Where the line stands.
    open var textAlignment = NSTextAlignment.natural
}

/// Long text; nothing is typed here.
open class UITextView: UIScrollView {
    /// What it says.
    open var text: String! = ""
    /// Its letters.
    open var font: UIFont?
    /// Of the letters.
    open var textColor: UIColor?
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// Whether it can be changed.
    open var isEditable = true
    /// Whether it can be selected.
    open var isSelectable = true
    /// From the edges to the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    package override var drawing: AnyView? {
        AnyView(
            Text(verbatim: text ?? "").font(font.map { Font($0) } ?? .body).padding(EdgeInsets(textContainerInset))
                .background(Color(backgroundColor ?? .clear)))
    }
}

/// Something larger than its frame; nothing moves here.
open class UIScrollView: UIView {
    /// How fast it comes to rest.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// What is left of the speed after a millisecond.
        public let rawValue: CGFloat
        /// A rate by what is left of the speed after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// How far the content is moved, in points.
    open var contentOffset = CGPoint.zero
    /// How large the content is, in points.
    open var contentSize = CGSize.zero
    /// Around the content.
    open var contentInset = UIEdgeInsets.zero
    /// Told what happens: nothing does.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether it goes beyond the ends where all fits in.
    open var alwaysBounceVertical = false
    /// Whether it goes beyond the ends where all fits in.
    open var alwaysBounceHorizontal = false
    /// Moves the content, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Whether it goes beyond the ends.
    open var bounces = true
    /// Whether it moves.
    open var isScrollEnabled = true
    /// Whether it stops at pages.
    open var isPagingEnabled = false
    /// Whether it shows how far it is.
    open var showsVerticalScrollIndicator = true
    /// Whether it shows how far it is.
    open var showsHorizontalScrollIndicator = true
    /// How fast it comes to rest.
    open var decelerationRate = DecelerationRate.normal
    /// What a drag does to the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// What a drag does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}
/// Rows; not shown here.
open class UITableView: UIScrollView {
    /// Lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Of the lines between rows.
    open var separatorColor: UIColor?
    /// Below all rows.
    open var tableFooterView: UIView?
    /// Above all rows.
    open var tableHeaderView: UIView?
    /// Above a section's header, in points.
    open var sectionHeaderTopPadding: CGFloat = 22
}
/// A row; not shown here.
open class UITableViewCell: UIView {
    /// Lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a row looks that is chosen.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// How the row looks when it is chosen.
    open var selectionStyle = SelectionStyle.default
}
/// Cells; not shown here.
open class UICollectionView: UIScrollView {}
/// A choice of a few; not shown here.
open class UISegmentedControl: UIControl {
    /// Behind the segment that is chosen.
    open var selectedSegmentTintColor: UIColor?
    /// How titles look.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
/// A switch; not shown here.
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// Of the ground while it is on.
    open var onTintColor: UIColor?
    /// Of the knob.
    open var thumbTintColor: UIColor?
}
/// A value between two ends; not shown here.
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// Of the knob.
    open var thumbTintColor: UIColor?
    /// Before the knob.
    open var minimumTrackTintColor: UIColor?
    /// Behind the knob.
    open var maximumTrackTintColor: UIColor?
    /// The image of the knob.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
/// Dots for pages; not shown here.
open class UIPageControl: UIControl {
    /// How many.
    open var numberOfPages = 0
    /// The one that is seen.
    open var currentPage = 0
    /// Of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// Of the dot of the page that is seen.
    open var currentPageIndicatorTintColor: UIColor?
}
/// A button; not shown here.
open class UIButton: UIControl {
    /// What it says.
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    /// In which colour.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    /// With which image.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}
/// A spinner; not shown here.
open class UIActivityIndicatorView: UIView {
    /// How large.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }
    /// Of the spokes.
    open var color: UIColor! = .gray
    /// How large.
    open var style = Style.medium
    /// Whether it turns.
    open private(set) var isAnimating = false
    /// Whether it goes when it stands still.
    open var hidesWhenStopped = true
    /// A spinner.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
    /// Turns.
    open func startAnimating() { isAnimating = true }
    /// Stands still.
    open func stopAnimating() { isAnimating = false }
}
