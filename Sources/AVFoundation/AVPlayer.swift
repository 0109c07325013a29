// SPDX-License-Identifier: MIT

import Foundation

/// A film or a sound that a player may play. Nothing is read of it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Where it is.
    public let asset: AVURLAsset
    /// A film by its address.
    public init(url: URL) { asset = AVURLAsset(url: url) }
    /// A film.
    public init(asset: AVURLAsset) { self.asset = asset }
    /// Its length, which nobody knows.
    open var duration: CMTime { .indefinite }
    /// Where it is: at its beginning.
    open func currentTime() -> CMTime { .zero }

    /// The film has come to its end; never here.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    /// A film has come to its end; never here.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A film at an address. Nothing is read of it.
open class AVURLAsset: NSObject, @unchecked Sendable {
    /// Where it is.
    public let url: URL
    /// A film by its address.
    public init(url: URL) { self.url = url }
}

/// Plays films. Films are not drawn here, and their sounds are not heard: it keeps what it is told.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
    /// The film.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast it plays; 0: it does not.
    open var rate: Float = 0
    /// From 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// What it does at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    private var time = CMTime.zero

    /// What a player does at the end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next film.
        case advance
        /// It stands still.
        case pause
        /// Nothing.
        case none
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It does not.
        case paused
        /// It would, if it had anything to play.
        case waitingToPlayAtSpecifiedRate
        /// It does.
        case playing
    }

    /// No film.
    public override nonisolated init() {}
    /// A film by its address.
    public convenience init(url: URL) {
        self.init()
        currentItem = AVPlayerItem(url: url)
    }
    /// A film.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        currentItem = item
    }

    /// Whether it plays.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    /// Starts.
    open func play() { rate = 1 }
    /// Stops.
    open func pause() { rate = 0 }
    /// Goes to a moment.
    open func seek(to time: CMTime) { self.time = time }
    /// Goes to a moment.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    /// The moment that was gone to last.
    open func currentTime() -> CMTime { time }
    /// Another film.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Tells of the moment again and again while it plays; never here.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Tells nothing any more.
    open func removeTimeObserver(_ observer: Any) {}
}

/// A length or a moment as a fraction of seconds.
public struct CMTime: Hashable, Sendable, Comparable {
    /// Above the line.
    public var value: Int64
    /// Below the line; 0 where there is no such length.
    public var timescale: Int32

    /// A fraction of seconds.
    public init(value: Int64 = 0, timescale: Int32 = 0) { (self.value, self.timescale) = (value, timescale) }
    /// The nearest fraction to so many seconds.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(
            value: Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0, timescale: preferredTimescale)
    }

    /// In seconds; not a number where there is no such length.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    /// Whether there is such a length.
    public var isValid: Bool { timescale != 0 }
    /// Nothing.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Nobody knows.
    public static let indefinite = CMTime()
    /// Whether `a` is shorter.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// The nearest fraction to so many seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// In seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// How a film fills its view.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole, in its proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Cut, in its proportions.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
