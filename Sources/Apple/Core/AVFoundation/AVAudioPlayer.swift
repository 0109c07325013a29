// SPDX-License-Identifier: MIT

import Foundation
import Sound
import SwiftUICore

/// Plays a sound in virtual time. The host records the playback, and the animation's sound file contains the sound.
///
/// A player belongs to the host whose code calls `play()`. As on Apple's platforms, releasing a player stops its sound.
/// Unlike on Apple's platforms, `rate` also changes the pitch.
// Used on the main actor only. Not declared `@MainActor`, because Apple's class is not.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?

    private let clip: Clip
    private var volumeLevel = Level(1, in: 0...1)
    private var panLevel = Level(0, in: -1...1)
    private var tempo: Float = 1
    private var tempoCounts = false
    private var loops = 0
    /// The position in seconds. While stopped, this is the present position; while playing, it is the position at which
    /// the current run started. `passesDone` counts the complete passes through the sound before this position.
    private var position = 0.0
    private var passesDone = 0
    private var run: Run?

    /// Playback between `play()` and a stop.
    private struct Run {
        weak var clock: VirtualClock?
        let voice: Int
        let start: Double
        /// The event at the end; nil for endless playback.
        var event: EventQueue.ID?
    }

    // MARK: Initialisers

    /// Reports a failure as a warning of the host, too, because callers often discard the error.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL else { throw Self.reported(SoundError(path: url.absoluteString, "not a file")) }
        clip = try Self.decoded { soundtrack throws(SoundError) in
            if let soundtrack { return try soundtrack.clip(at: url.path) }
            return try SoundDecoder().clip(at: url.path)
        }
        (self.url, data) = (url, nil)
    }

    /// Ignores the hint: the file's content determines its type.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        clip = try Self.decoded { _ throws(SoundError) in try SoundDecoder().clip([UInt8](data)) }
        (url, self.data) = (nil, data)
    }

    /// Ignores the hint: the content determines the type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private static func decoded(
        _ decode: @MainActor (Soundtrack?) throws(SoundError) -> Clip
    ) throws(SoundError) -> Clip {
        let result = MainActor.assumeIsolated { () -> Result<Clip, SoundError> in
            do throws(SoundError) {
                return .success(try decode(VirtualClock.current?.services.soundtrack))
            } catch {
                return .failure(reported(error))
            }
        }
        return try result.get()
    }

    private static func reported(_ error: SoundError) -> SoundError {
        MainActor.assumeIsolated {
            let name = error.path ?? "\(error)"
            VirtualClock.current?.services.report(.sound, name) {
                RenderWarning(.sound, name, message: "\(error)")
            }
        }
        return error
    }

    deinit {
        // Does nothing off the main actor, because view code never releases players there.
        guard let run, Self.isOnMainActor else { return }
        MainActor.assumeIsolated { Self.silence(run) }
    }

    /// The main actor's thread need not be the main thread: a program with an asynchronous `main` uses another thread.
    private static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private static let mainQueueKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    // MARK: Playing

    /// Has no effect.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Returns false outside of a host.
    @discardableResult open func play() -> Bool {
        if isPlaying { return true }
        return MainActor.assumeIsolated {
            guard let clock = VirtualClock.current else { return false }
            begin(on: clock, at: clock.time)
            return true
        }
    }

    /// Starts at the virtual time `time`, or immediately if `time` has passed. `isPlaying` is true from this call on.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        guard !time.isNaN else { return false }
        return MainActor.assumeIsolated {
            guard let clock = VirtualClock.current else { return false }
            halt()
            begin(on: clock, at: max(time, clock.time))
            return true
        }
    }

    open func pause() { halt() }

    /// Keeps the position, as Apple's method does.
    open func stop() { halt() }

    open var isPlaying: Bool { run?.clock != nil }

    private func begin(on clock: VirtualClock, at time: Double) {
        MainActor.assumeIsolated {
            var voice = Voice(clip, start: time, position: position, rate: Double(effectiveRate), passCount: passesLeft)
            voice.volume = volumeLevel.line
            voice.pan = panLevel.line
            run = Run(clock: clock, voice: clock.services.soundtrack.begin(voice), start: time)
            awaitEnd()
        }
    }

    private func awaitEnd() {
        MainActor.assumeIsolated {
            guard var run, let clock = run.clock else { return }
            if let event = run.event { clock.cancel(event) }
            let end = clock.services.soundtrack.voices[run.voice].end
            run.event = end.isFinite ? clock.schedule(at: end) { [weak self] in self?.finish() } : nil
            self.run = run
        }
    }

    private func finish() {
        run = nil
        (position, passesDone) = (0, 0)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    private func halt() {
        guard let run else { return }
        (position, passesDone) = place
        self.run = nil
        MainActor.assumeIsolated { Self.silence(run) }
    }

    @MainActor private static func silence(_ run: Run) {
        guard let clock = run.clock else { return }
        if let event = run.event { clock.cancel(event) }
        clock.services.soundtrack.change(run.voice) { $0.stop = clock.time }
    }

    /// Applies a change that a playing voice does not support, by ending the voice and beginning another one.
    private func interrupted(_ change: () -> Void) {
        guard let run, let clock = run.clock else { return change() }
        halt()
        change()
        begin(on: clock, at: max(run.start, MainActor.assumeIsolated { clock.time }))
    }

    // MARK: Position

    open var duration: TimeInterval { clip.duration }

    open var numberOfChannels: Int { clip.channelCount }

    /// The host's virtual time, in seconds.
    open var deviceCurrentTime: TimeInterval { VirtualClock.now }

    /// Clamped to the sound's duration.
    open var currentTime: TimeInterval {
        get { place.position }
        set {
            let place = newValue.isNaN ? 0 : min(max(newValue, 0), duration)
            interrupted { position = place }
        }
    }

    private var place: (position: Double, passesDone: Int) {
        MainActor.assumeIsolated {
            guard let run, let clock = run.clock else { return (position, passesDone) }
            let heard = position + max(clock.time - run.start, 0) * Double(effectiveRate)
            let passes = (heard / duration).rounded(.down)
            if let left = passesLeft, passes >= Double(left) { return (duration, passesDone + left - 1) }
            return (heard - passes * duration, passesDone + (passes < 1e9 ? Int(passes) : 0))
        }
    }

    open var numberOfLoops: Int {
        get { loops }
        set { interrupted { loops = newValue } }
    }

    /// The remaining passes through the sound, including the current pass; nil if they are endless or more than 10⁹.
    private var passesLeft: Int? { loops < 0 || loops > 1_000_000_000 ? nil : max(loops + 1 - passesDone, 1) }

    // MARK: Volume, pan and rate

    open var volume: Float {
        get { volumeLevel.value }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        volumeLevel.move(to: volume, duration: duration, isHeard: isPlaying)
        tellVoice()
    }

    open var pan: Float {
        get { panLevel.value }
        set {
            panLevel.move(to: newValue, duration: 0, isHeard: isPlaying)
            tellVoice()
        }
    }

    private func tellVoice() {
        MainActor.assumeIsolated {
            guard let run, let clock = run.clock else { return }
            clock.services.soundtrack.change(run.voice) {
                $0.volume = volumeLevel.line
                $0.pan = panLevel.line
            }
        }
    }

    open var enableRate: Bool {
        get { tempoCounts }
        set { interrupted { tempoCounts = newValue } }
    }

    open var rate: Float {
        get { tempo }
        set {
            guard !newValue.isNaN else { return }
            interrupted { tempo = min(max(newValue, 0.5), 2) }
        }
    }

    private var effectiveRate: Float { tempoCounts ? tempo : 1 }
}
