// SPDX-License-Identifier: MIT

// Generated from StandIns/CoreHaptics.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
public let CHHapticTimeImmediate: TimeInterval = 0
/// An engine that starts and stops without playing anything.
public final class CHHapticEngine {
    public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError }
    /// No haptics and no audio.
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    /// Never called.
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Never called.
    public var resetHandler: () -> Void = {}
    public var isAutoShutdownEnabled = false
    public var playsHapticsOnly = false
    public init() throws {}
    public func start() throws {}
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// A player that plays nothing.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
}
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}
private final class SilentPlayer: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
public final class CHHapticEvent {
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public var relativeTime: TimeInterval
    public var duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
            duration: TimeInterval = 0) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}
public final class CHHapticEventParameter {
    public let parameterID: CHHapticEvent.ParameterID
    public var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
public final class CHHapticDynamicParameter {
    /// Keeps nothing: no player applies parameters.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float, relativeTime time: TimeInterval) {}
}
public final class CHHapticPattern {
    /// The end of the last event, in seconds.
    public let duration: TimeInterval
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
