// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Keeps its settings; draws no calendar.
open class UICalendarView: UIView {
    /// Its appearance is not kept.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        public enum Size: Int, Sendable { case small, medium, large }
        public override init() { super.init() }
        public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) { super.init() }
        public init(customViewProvider: @escaping () -> UIView) { super.init() }
        public class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }

    /// Kept and never called.
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Kept by the calendar; none of its methods is called.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// Keeps the selection set by code. No user selects dates here.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Kept and never called.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Kept and never called.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
