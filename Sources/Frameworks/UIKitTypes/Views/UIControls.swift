// SPDX-License-Identifier: MIT

import Foundation
import Interaction

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
    /// What it says, with attributes; they are drawn instead of those of the label.
    open var attributedText: NSAttributedString? {
        didSet { if let attributedText { text = attributedText.string } }
    }
    /// Where lines end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// To their size.
    open var minimumScaleFactor: CGFloat = 0
    /// Where the text stands when it is smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether letters come closer where there is no room.
    open var allowsDefaultTighteningForTruncation = false
    /// Of letters while the label is touched.
    open var highlightedTextColor: UIColor?
    /// Whether the label is touched.
    open var isHighlighted = false
    /// Whether it can be used.
    open var isEnabled = true
    /// Behind the letters.
    open var shadowColor: UIColor?
    /// Of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// How wide lines may be, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// Of the text on its own lines, in points.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    /// Of the text where it may be no wider, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let shown = attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any])
        let limit = size.width > 0 ? size.width : preferredMaxLayoutWidth
        guard numberOfLines != 1, limit > 0 else { return shown.size() }
        return shown.boundingRect(
            with: CGSize(width: limit, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil
        ).size
    }

    package override var drawing: AnyView? {
        let alignment: TextAlignment =
            switch textAlignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        let mode: Text.TruncationMode =
            switch lineBreakMode {
            case .byTruncatingHead: .head
            case .byTruncatingMiddle: .middle
            default: .tail
            }
        let limit = numberOfLines == 0 ? nil : numberOfLines
        let ground = Color(backgroundColor ?? .clear)
        if let attributedText {
            return AnyView(attributedText.drawing.lineLimit(limit).truncationMode(mode).background(ground))
        }
        return AnyView(
            Text(verbatim: text ?? "").font(Font(font)).foregroundColor(Color(textColor))
                .multilineTextAlignment(alignment).truncationMode(mode).lineLimit(limit).background(ground))
    }
}

/// Where smaller text stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

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
        let placed =
            switch contentMode {
            case .scaleAspectFit: AnyView(picture.aspectRatio(contentMode: .fit))
            case .scaleAspectFill: AnyView(picture.aspectRatio(contentMode: .fill))
            case .scaleToFill, .redraw: AnyView(picture)
            default: AnyView(Image(uiImage: image))
            }
        // Templates take the tint.
        return AnyView(placed.foregroundStyle(Color(uiColor: tintColor ?? .tintColor)))
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
        /// A finger went down again.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 8)
        /// A finger came in.
        public static let touchDragEnter = Event(rawValue: 16)
        /// A finger went out.
        public static let touchDragExit = Event(rawValue: 32)
        /// A finger came up outside.
        public static let touchUpOutside = Event(rawValue: 128)
        /// A touch was taken away.
        public static let touchCancel = Event(rawValue: 256)
        /// The control was used.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// Typing began.
        public static let editingDidBegin = Event(rawValue: 65536)
        /// Typing ended.
        public static let editingDidEnd = Event(rawValue: 262144)
        /// Typing ended with Return.
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        /// All.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
        /// The one that keys go to.
        public static let focused = State(rawValue: 8)
    }
    /// Where content stands, down.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    /// Where content stands, across.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where content stands, down.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Where content stands, across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether it is touched.
    open var isHighlighted = false
    /// How it is.
    open var state: State {
        State(rawValue: (isHighlighted ? 1 : 0) | (isEnabled ? 0 : 2) | (isSelected ? 4 : 0))
    }
    private var actions: [(action: UIAction, events: Event)] = []

    /// A control that does something when it is used.
    public init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// A control of a size.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A control of no size: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Does something on events. Nobody touches controls of UIKit here; `sendActions` does it.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    /// Does it no longer.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }
    /// Does what is to be done on events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(on: self) }
    }
    /// Nothing: functions have no names here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    /// Nothing: nobody touches controls of UIKit here.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Nothing: nobody touches controls of UIKit here.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
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
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// How large the content is drawn.
    open var zoomScale: CGFloat = 1
    /// The smallest that the content is drawn.
    open var minimumZoomScale: CGFloat = 1
    /// The largest that the content is drawn.
    open var maximumZoomScale: CGFloat = 1
    /// Whether it zooms beyond the ends.
    open var bouncesZoom = true
    /// Draws the content larger or smaller, at once.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Nothing: nothing moves.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Moves the content so that a part of it is seen, at once.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        contentOffset.x = min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX)
        contentOffset.y = min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
    }
    /// Whether a finger moves it.
    open var isDragging: Bool { false }
    /// Whether a finger is on it.
    open var isTracking: Bool { false }
    /// Whether it moves by itself.
    open var isDecelerating: Bool { false }
    /// Whether the content hears of touches late.
    open var delaysContentTouches = true
    /// Whether the content loses touches that move.
    open var canCancelContentTouches = true
    /// Whether it moves in one direction at a time.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar leads to the top.
    open var scrollsToTop = true
    /// Around what shows how far it is.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How safe areas count.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// How safe areas count.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// Around the content.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Drags it down to bring it up to date; not shown.
    open var refreshControl: UIRefreshControl?
    /// Sees drags; nothing reaches it.
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// What of it is content, for constraints.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// What of it is its frame, for constraints.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
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
/// Shows that something is brought up to date; not shown here.
open class UIRefreshControl: UIControl {
    /// What it says.
    open var attributedTitle: NSAttributedString?
    /// Whether it turns.
    open private(set) var isRefreshing = false
    /// Turns.
    open func beginRefreshing() { isRefreshing = true }
    /// Stands still.
    open func endRefreshing() { isRefreshing = false }
}

/// What scrolls. A protocol, so that each class of scroll views may have a delegate of its own type.
@MainActor @preconcurrency
public protocol _ScrollsContent: UIScrollView {}
extension UIScrollView: _ScrollsContent {}
extension _ScrollsContent {
    /// Told what happens: nothing does.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// A choice of a few; not shown here.
open class UISegmentedControl: UIControl {
    /// None.
    public nonisolated static let noSegment = -1
    private var segments: [Any] = []
    /// The one that is chosen; -1: none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// Behind the segment that is chosen.
    open var selectedSegmentTintColor: UIColor?
    /// Whether it springs back.
    open var isMomentary = false
    /// Whether segments are as wide as their content.
    open var apportionsSegmentWidthsByContent = false
    /// How many.
    open var numberOfSegments: Int { segments.count }

    /// Segments of titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = items ?? []
    }
    /// No segments.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// No segments: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    /// Takes all segments away.
    open func removeAllSegments() { segments = [] }
    /// Names a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = title ?? "" }
    }
    /// The name of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment] as? String : nil
    }
    /// Nothing: not shown.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    /// Nothing: not shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Nothing: not shown.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
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
    /// What it says on a Mac.
    open var title: String?
    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
/// A value between two ends; not shown here.
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The lower end.
    open var minimumValue: Float = 0
    /// The upper end.
    open var maximumValue: Float = 1
    /// Whether events come while a finger moves.
    open var isContinuous = true
    /// At the lower end.
    open var minimumValueImage: UIImage?
    /// At the upper end.
    open var maximumValueImage: UIImage?
    /// Of the knob.
    open var thumbTintColor: UIColor?
    /// Before the knob.
    open var minimumTrackTintColor: UIColor?
    /// Behind the knob.
    open var maximumTrackTintColor: UIColor?
    /// Takes a value, no further than the ends.
    open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
    /// The image of the knob.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// The image before the knob.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    /// The image behind the knob.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}
/// A value in steps; not shown here.
open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The lower end.
    open var minimumValue: Double = 0
    /// The upper end.
    open var maximumValue: Double = 100
    /// From one value to the next.
    open var stepValue: Double = 1
    /// Whether it goes on at the other end.
    open var wraps = false
}
/// A date; not shown here.
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    /// The date.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// How it is chosen.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The first.
    open var minimumDate: Date?
    /// The last.
    open var maximumDate: Date?
    /// Between two, in minutes.
    open var minuteInterval = 1
    /// In seconds.
    open var countDownDuration: TimeInterval = 0
    /// Whose days.
    open var calendar: Calendar! = .current
    /// Whose words.
    open var locale: Locale?
    /// Whose hours.
    open var timeZone: TimeZone?
    /// Takes a date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
/// Dots for pages; not shown here.
open class UIPageControl: UIControl {
    /// How many.
    open var numberOfPages = 0
    /// The one that is seen.
    open var currentPage = 0
    /// Of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// Whether one dot is left out.
    open var hidesForSinglePage = false
    /// In place of dots.
    open var preferredIndicatorImage: UIImage?
    /// What stands behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// What stands behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// How large it is for so many pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 17, height: 26) }
    /// Of the dot of the page that is seen.
    open var currentPageIndicatorTintColor: UIColor?
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
