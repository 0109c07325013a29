// SPDX-License-Identifier: MIT

// Generated from StandIns/CoreHaptics.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import AVFoundation
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
    public var playsAudioOnly = false
    public var isMutedForAudio = false
    public var isMutedForHaptics = false
    public var currentTime: TimeInterval { 0 }
    /// Ignores the session: nothing is played.
    public convenience init(audioSession: AVAudioSession?) throws { try self.init() }
    public init() throws {}
    public func start() throws {}
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func start() async throws {}
    public func stop() async throws {}
    /// A number for each file; nothing is loaded.
    public func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws -> CHHapticAudioResourceID { 1 }
    public func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {}
    public func playPattern(from fileURL: URL) throws {}
    public func playPattern(from data: Data) throws {}
    /// A player that plays nothing.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    /// A player that plays nothing.
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }
}
public typealias CHHapticAudioResourceID = Int
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
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var completionHandler: ((any Error)?) -> Void { get set }
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var isMuted: Bool { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    func cancel() throws
}
private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var completionHandler: ((any Error)?) -> Void = { _ in }
    var loopEnabled = false
    var isMuted = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    func pause(atTime time: TimeInterval) throws {}
    func resume(atTime time: TimeInterval) throws {}
    func seek(toOffset offsetTime: TimeInterval) throws {}
    func cancel() throws {}
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
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public var relativeTime: TimeInterval
    public var duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
            duration: TimeInterval = 0) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
    public init(audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
            relativeTime time: TimeInterval, duration: TimeInterval = 0) {
        (type, eventParameters, relativeTime, self.duration) = (.audioCustom, eventParams, time, duration)
    }
}
public final class CHHapticEventParameter {
    public let parameterID: CHHapticEvent.ParameterID
    public var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}
public final class CHHapticParameterCurve {
    public final class ControlPoint {
        public var relativeTime: TimeInterval
        public var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    public var relativeTime: TimeInterval
    public let controlPoints: [ControlPoint]
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
public final class CHHapticDynamicParameter {
    public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }
    /// Keeps nothing: no player applies parameters.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}
public final class CHHapticPattern {
    /// The end of the last event, in seconds.
    public let duration: TimeInterval
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
