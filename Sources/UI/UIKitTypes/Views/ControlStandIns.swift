// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Controls.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUICore
/// Receives no touches. Its actions run only when code calls `sendActions(for:)`.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingDidBegin = Event(rawValue: 65536)
        public static let editingDidEnd = Event(rawValue: 262144)
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        public static let valueChanged = Event(rawValue: 4096)
        public static let editingChanged = Event(rawValue: 131072)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var isHighlighted = false
    open var isSelected = false
    open var state: State { State(rawValue: (isHighlighted ? 1 : 0) | (isEnabled ? 0 : 2) | (isSelected ? 4 : 0)) }
    private var actions: [(action: UIAction, events: Event)] = []
    public init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Keeps the action, which runs only when code calls `sendActions(for:)`.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(on: self) }
    }
    /// Does nothing: this platform has no Objective-C selectors.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    open var isEnabled = true
    /// Does nothing: this platform has no Objective-C selectors.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}
/// Draws its subviews unscrolled; keeps its offset, zoom and other settings.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIScrollView: UIView {
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Storage of `delegate`, which each subclass declares with its own type. Never told of scrolling.
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    open var zoomScale: CGFloat = 1
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var bounces = true
    open var isScrollEnabled = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    /// Ignores `animated`.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Sets `contentOffset` immediately.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        contentOffset.x = min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX)
        contentOffset.y = min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
    }
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isDirectionalLockEnabled = false
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Kept and ignored.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// Always `contentInset`: safe areas are not added.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Kept and not drawn.
    open var refreshControl: UIRefreshControl?
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// Its anchors are those of the whole view.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// Its anchors are those of the whole view.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// Ignores `animated`.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}
/// Kept and not drawn.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIRefreshControl: UIControl {
    open var attributedTitle: NSAttributedString?
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
/// Declares `delegate` in a protocol extension, so that each subclass can declare one of its own type.
@MainActor @preconcurrency
public protocol _ScrollsContent: UIScrollView {
}
extension UIScrollView: _ScrollsContent {}
extension _ScrollsContent {
    /// Kept and never called.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
/// Keeps titles and selection; draws no segments.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UISegmentedControl: UIControl {
    public nonisolated static let noSegment = -1
    private var segments: [Any] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var numberOfSegments: Int { segments.count }
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = items ?? []
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = title ?? "" }
    }
    open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment] as? String : nil }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
/// Keeps its state; draws no switch.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
/// Keeps its value; draws no slider.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var thumbTintColor: UIColor?
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}
/// Keeps its value; draws no stepper.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
}
/// Keeps its date; draws no picker.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    /// 1 January 2001, UTC, by default: the current date would differ between renderings.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var calendar: Calendar! = .current
    open var locale: Locale?
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
/// Keeps its pages; draws no dots.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var hidesForSinglePage = false
    open var preferredIndicatorImage: UIImage?
    open var backgroundStyle = BackgroundStyle.automatic
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// Kept; its timer does not turn pages.
    open var progress: UIPageControlProgress?
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
    /// 17 points per page, 26 points high.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 17, height: 26) }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
    /// Kept and never called.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    open var currentProgress: Float = 0
    open var isProgressVisible: Bool { false }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
/// Keeps its durations; its timer does not run.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIPageControlTimerProgress: UIPageControlProgress {
    open var preferredDuration: TimeInterval
    open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { false }
    private var durations: [Int: TimeInterval] = [:]
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }
    open func resumeTimer() {}
    open func pauseTimer() {}
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}
/// Keeps whether it animates; draws no spinner.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }
    open var color: UIColor! = .gray
    open var style = Style.medium
    open private(set) var isAnimating = false
    open var hidesWhenStopped = true
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
