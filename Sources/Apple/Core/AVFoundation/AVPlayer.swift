// SPDX-License-Identifier: MIT

import Foundation

/// A media item; its content is never read.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    public init(url: URL) { asset = AVURLAsset(url: url) }
    public init(asset: AVAsset) { self.asset = asset }
    /// Indefinite, because the file is never read.
    open var duration: CMTime { .indefinite }
    /// Zero, even after a seek of the player.
    open func currentTime() -> CMTime { .zero }

    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Unknown, because the file is never read.
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    /// Kept and ignored.
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }

    /// Never posted.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    /// Never posted.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A media file whose content is never read.
open class AVAsset: NSObject, @unchecked Sendable {
    let file: URL
    public init(url: URL) { file = url }
    /// Indefinite, because the file is never read.
    open var duration: CMTime { .indefinite }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    open var url: URL { file }
    /// Ignores the options.
    public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// A player without output: stores its settings, but shows no video and plays no sound.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Always `unknown`: no file is read.
    open var status: Status { .unknown }
    /// Kept and ignored, like the properties below.
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    /// Always nil: no file is read, so none can fail.
    open var error: (any Error)? { nil }
    private var time = CMTime.zero

    public enum ActionAtItemEnd: Int, Sendable {
        case advance
        case pause
        case none
    }

    public enum TimeControlStatus: Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
    }

    public override nonisolated init() {}
    public convenience init(url: URL) {
        self.init()
        currentItem = AVPlayerItem(url: url)
    }
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        currentItem = item
    }

    /// Never `playing`, because the player has no output.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open func play() { rate = 1 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func pause() { rate = 0 }
    open func seek(to time: CMTime) { self.time = time }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    /// Ignores the tolerances: every time can be sought.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) { self.time = time }
    /// Ignores the tolerances: every time can be sought.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// The time of the last seek.
    open func currentTime() -> CMTime { time }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// The block is never called.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

public struct CMTime: Hashable, Sendable, Comparable {
    public var value: Int64
    public var timescale: Int32

    public init(value: Int64 = 0, timescale: Int32 = 0) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(
            value: Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0, timescale: preferredTimescale)
    }

    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time whose timescale is 0. Unlike Apple's, its `isValid` is false.
    public static let indefinite = CMTime()
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
