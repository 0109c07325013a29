// SPDX-License-Identifier: MIT

import Foundation

/// What is told.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate struct Values {
        var (title, subtitle, body) = ("", "", "")
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var (category, thread, target) = ("", "", "")
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
    }
    fileprivate var values = Values()

    /// The first line.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// The words.
    open var body: String { values.body }
    /// On the icon.
    open var badge: NSNumber? { values.badge }
    /// What is heard.
    open var sound: UNNotificationSound? { values.sound }
    /// For the author.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// What can be answered.
    open var categoryIdentifier: String { values.category }
    /// What stands together.
    open var threadIdentifier: String { values.thread }
    /// Pictures and so on.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// How urgent it is.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.level }
    /// How important it is, 0 to 1.
    open var relevanceScore: Double { values.relevance }

    /// Nothing.
    public override init() { super.init() }
    /// The same, to be changed.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}

/// What is told, to be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The words.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// On the icon.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// What is heard.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// For the author.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// What can be answered.
    open override var categoryIdentifier: String {
        get { values.category }
        set { values.category = newValue }
    }
    /// What stands together.
    open override var threadIdentifier: String {
        get { values.thread }
        set { values.thread = newValue }
    }
    /// Pictures and so on.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// How urgent it is.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.level }
        set { values.level = newValue }
    }
    /// How important it is, 0 to 1.
    open override var relevanceScore: Double {
        get { values.relevance }
        set { values.relevance = newValue }
    }
}

/// How urgent something is.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What is heard; nothing here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// As usual.
    open class var `default`: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("default")) }
    /// Even where all is silent.
    open class var defaultCritical: UNNotificationSound { .default }
    /// A file.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture and so on.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// The file.
    public let url: URL
    /// A file that is there.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard !URL.isFileURL || FileManager.default.fileExists(atPath: URL.path) else {
            throw CocoaError(.fileNoSuchFile)
        }
        self.identifier = identifier
        url = URL
    }
}

/// Something that is to be told.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What is told.
    public let content: UNNotificationContent
    /// When; nil: at once.
    public let trigger: UNNotificationTrigger?
    /// Something that is to be told.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// When something is told.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether again and again.
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// After so many seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval
    /// After so many seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// Never: nothing is told.
    open func nextTriggerDate() -> Date? { nil }
}

/// On a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date.
    public let dateComponents: DateComponents
    /// On a date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// Never: nothing is told.
    open func nextTriggerDate() -> Date? { nil }
}

/// Something that was told; nothing is.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When.
    public let date: Date
    /// What.
    public let request: UNNotificationRequest
    init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// An answer; nobody gives one.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// To what.
    public let notification: UNNotification
    /// Which.
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}
/// A tap.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// A stroke away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How an answer looks.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only for who has the key.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Dangerous.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An answer that can be given.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What it says.
    public let title: String
    /// How it looks.
    public let options: UNNotificationActionOptions
    /// An answer that can be given.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// How what is told is treated.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears of strokes away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// In a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// Answers that can be given to one kind of thing.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// The answers.
    public let actions: [UNNotificationAction]
    /// What assistants may ask.
    public let intentIdentifiers: [String]
    /// How it is treated.
    public let options: UNNotificationCategoryOptions
    /// Answers that can be given to one kind of thing.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }
}
