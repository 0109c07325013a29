// SPDX-License-Identifier: MIT

// Generated from StandIns/AlarmKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

@_exported import ActivityKit
import AppIntents
import Foundation
import SwiftUI
public protocol AlarmMetadata: Codable, Hashable, Sendable {
}
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
    public enum State: String, Sendable { case scheduled, countdown, paused, alerting }
    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date), relative(Relative)
        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int
                public init(hour: Int, minute: Int) {
                    (self.hour, self.minute) = (hour, minute)
                }
            }
            public enum Recurrence: Codable, Hashable, Sendable {
                case never, weekly([Locale.Weekday])
            }
            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) {
                (self.time, self.repeats) = (time, repeats)
            }
        }
    }
    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}
extension Alarm.State: Codable {}
/// A button of an alarm, which is never shown.
public struct AlarmButton: Codable, Hashable, Sendable {
    private var kept: KeptText
    private var tint = UndrawnTint()
    public var systemImageName: String
    public var text: LocalizedStringResource {
        get { kept.resource }
        set { kept.resource = newValue }
    }
    public var textColor: Color {
        get { tint.color }
        set { tint.color = newValue }
    }
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (kept, self.systemImageName) = (KeptText(resource: text), systemImageName)
        tint.color = textColor
    }
}
/// The texts of an alarm, which is never shown.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            case countdown, custom
        }
        private var kept: KeptText
        public var title: LocalizedStringResource {
            get { kept.resource }
            set { kept.resource = newValue }
        }
        public var stopButton: AlarmButton?
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        public init(title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
                secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
            kept = KeptText(resource: title)
            self.stopButton = stopButton
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }
        public init(title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
                secondaryButtonBehavior: SecondaryButtonBehavior? = nil) {
            kept = KeptText(resource: title)
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }
    }
    public struct Countdown: Codable, Hashable, Sendable {
        private var kept: KeptText
        public var title: LocalizedStringResource {
            get { kept.resource }
            set { kept.resource = newValue }
        }
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (kept, self.pauseButton) = (KeptText(resource: title), pauseButton)
        }
    }
    public struct Paused: Codable, Hashable, Sendable {
        private var kept: KeptText
        public var title: LocalizedStringResource {
            get { kept.resource }
            set { kept.resource = newValue }
        }
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            (kept, self.resumeButton) = (KeptText(resource: title), resumeButton)
        }
    }
    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert), countdown(Countdown), paused(Paused)
        public struct Alert: Codable, Hashable, Sendable {
            public var time: Alarm.Schedule.Relative.Time
        }
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date
        }
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
        }
    }
    public var alarmID: Alarm.ID
    public var mode: Mode
}
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
    public typealias ContentState = AlarmPresentationState
    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    private var tint = UndrawnTint()
    public var tintColor: Color {
        get { tint.color }
        set { tint.color = newValue }
    }
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata) = (presentation, metadata)
        tint.color = tintColor
    }
}
/// A text that is encoded as it is read in the present language.
struct KeptText: Codable, Hashable, Sendable {
    var resource: LocalizedStringResource
    init(resource: LocalizedStringResource) { self.resource = resource }
    init(from decoder: any Decoder) throws {
        resource = LocalizedStringResource(stringLiteral: try decoder.singleValueContainer().decode(String.self))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(localized: resource))
    }
    static func == (one: KeptText, other: KeptText) -> Bool {
        String(localized: one.resource) == String(localized: other.resource)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(String(localized: resource)) }
}
/// A colour that is not encoded.
struct UndrawnTint: Codable, Hashable, Sendable {
    var color = Color.accentColor
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
/// Schedules nothing: authorization is denied.
public final class AlarmManager: Sendable {
    public enum AuthorizationState: Hashable, Sendable {
        case notDetermined, denied, authorized
    }
    public enum AlarmError: Error, Hashable, Sendable {
        case maximumLimitReached
    }
    public static let shared = AlarmManager()
    private init() {}
    public var authorizationState: AuthorizationState { .denied }
    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: AlarmUpdates { AlarmUpdates() }
    public var authorizationUpdates: AlarmAuthorizationStateUpdates { AlarmAuthorizationStateUpdates() }
    public struct AlarmUpdates: AsyncSequence, Sendable {
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> [Alarm]? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public struct AlarmAuthorizationStateUpdates: AsyncSequence, Sendable {
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> AuthorizationState? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public init(countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default) {}
        public static func alarm(schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
                stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
                sound: AlertConfiguration.AlertSound = .default) -> AlarmConfiguration {
            AlarmConfiguration(schedule: schedule, attributes: attributes)
        }
        public static func timer(duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
                stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
                sound: AlertConfiguration.AlertSound = .default) -> AlarmConfiguration {
            AlarmConfiguration(attributes: attributes)
        }
    }
    /// Fails: authorization is denied.
    @discardableResult public func schedule<Metadata: AlarmMetadata>(id: Alarm.ID,
            configuration: AlarmConfiguration<Metadata>) async throws -> Alarm { throw CocoaError(.featureUnsupported) }
    // The methods below fail: there is no alarm.
    public func cancel(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func stop(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func pause(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func resume(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
    public func countdown(id: Alarm.ID) throws { throw CocoaError(.featureUnsupported) }
}
