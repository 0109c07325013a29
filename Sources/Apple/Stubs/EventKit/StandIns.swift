// SPDX-License-Identifier: MIT

// Generated from StandIns/EventKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Quartz2D
public enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, fullAccess, writeOnly }
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKReminderPriority: UInt, Sendable { case none, high, medium = 5, low = 9 }
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
open class EKObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var isNew: Bool { true }
    open func reset() {}
}
open class EKSource: EKObject, @unchecked Sendable {
    open var title: String { "" }
    open var sourceType: EKSourceType { .local }
    open var sourceIdentifier: String { "" }
}
open class EKCalendar: EKObject, @unchecked Sendable {
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
    open var title = ""
    open var cgColor: CGColor!
    open var source: EKSource!
    open var calendarIdentifier: String { "" }
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { false }
}
open class EKAlarm: EKObject, @unchecked Sendable {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}
open class EKRecurrenceRule: EKObject, @unchecked Sendable {}
open class EKCalendarItem: EKObject, @unchecked Sendable {
    open var calendar: EKCalendar!
    open var title: String!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendarItemIdentifier: String { "" }
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { self.init() }
    open var eventIdentifier: String! { "" }
    open var startDate: Date!
    open var endDate: Date!
    open var occurrenceDate: Date! { startDate }
    open var isDetached: Bool { false }
    open var isAllDay = false
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public convenience init(eventStore: EKEventStore) { self.init() }
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
}
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { completion(false, nil) }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { completion(false, nil) }
    open var sources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    @discardableResult open func fetchReminders(matching predicate: NSPredicate,
            completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
        completion([])
        return NSObject()
    }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw CocoaError(.featureUnsupported) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw CocoaError(.featureUnsupported) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    open func commit() throws {}
}
extension Notification.Name {
    public static var EKEventStoreChanged: Notification.Name { Notification.Name("EKEventStoreChangedNotification") }
}
