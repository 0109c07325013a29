// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The days of a month; not shown here.
open class UICalendarView: UIView {
    /// What stands below a day.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        /// How large it is.
        public enum Size: Int, Sendable { case small, medium, large }
        /// A dot.
        public override init() { super.init() }
        /// An image.
        public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) { super.init() }
        /// A view.
        public init(customViewProvider: @escaping () -> UIView) { super.init() }
        /// A dot.
        public class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
        /// An image.
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        /// A view.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }

    /// Asked what stands below days.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// How days are chosen.
    open var selectionBehavior: UICalendarSelection?
    /// Whose days.
    open var calendar = Calendar.current
    /// Whose words.
    open var locale = Locale.current
    /// Whose midnight.
    open var timeZone: TimeZone?
    /// From when to when.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// A day of the month that is seen.
    open var visibleDateComponents = DateComponents()
    /// How letters look.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// Whether something stands below days.
    open var wantsDateDecorations = true
    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Nothing: not shown.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Asked what stands below days; nobody asks here.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil: nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Another month is seen.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// How days are chosen; nobody chooses here.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    /// Nothing: not shown.
    open func updateSelectableDates() {}
}

/// One day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Asked about the day, and told which it is.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day.
    open var selectedDate: DateComponents?
    /// One day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Chooses a day.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// Asked about the day, and told which it is.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A day was chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day may be chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// True.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Asked about days, and told which they are.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    open var selectedDates: [DateComponents] = []
    /// Several days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Chooses days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }
}

/// Asked about days, and told which they are.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// A day was chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A day is chosen no longer.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
