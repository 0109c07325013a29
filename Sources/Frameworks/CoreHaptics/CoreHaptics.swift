// SPDX-License-Identifier: MIT

import Foundation

/// An engine of taps and buzzes. Nothing here has one.
public final class CHHapticEngine {
    /// Why an engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError
    }

    /// What the device can do.
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Called when the engine has stopped; never here.
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine was reset; never here.
    public var resetHandler: () -> Void = {}
    /// Whether the engine may stop by itself.
    public var isAutoShutdownEnabled = false
    /// Whether only taps are played, and no sounds.
    public var playsHapticsOnly = false

    /// An engine that plays nothing.
    public init() throws {}
    /// Does nothing.
    public func start() throws {}
    /// Does nothing, and says so at once.
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Does nothing, and says so at once.
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// A player that plays nothing.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it taps.
    var supportsHaptics: Bool { get }
    /// Whether it sounds along with its taps.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins.
    func start(atTime time: TimeInterval) throws
    /// Ends.
    func stop(atTime time: TimeInterval) throws
}

private final class SilentPlayer: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}

/// A tap or a buzz.
public final class CHHapticEvent {
    /// Its kind.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A buzz.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// What of it can be set.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String
        /// A parameter by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How fast it comes.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How fast it goes.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
    }

    /// Its kind.
    public let type: EventType
    /// How it is.
    public let eventParameters: [CHHapticEventParameter]
    /// When it comes, in seconds.
    public var relativeTime: TimeInterval
    /// How long it lasts, in seconds.
    public var duration: TimeInterval

    /// A tap or a buzz.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

/// One thing that is set of a tap or a buzz.
public final class CHHapticEventParameter {
    /// Which.
    public let parameterID: CHHapticEvent.ParameterID
    /// To what.
    public var value: Float

    /// A parameter with its value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// One thing that is set of all events of a pattern.
public final class CHHapticDynamicParameter {
    /// A parameter with its value, from a time on.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float, relativeTime time: TimeInterval) {}
}

/// Taps and buzzes.
public final class CHHapticPattern {
    /// How long they take, in seconds.
    public let duration: TimeInterval

    /// A pattern of events.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
