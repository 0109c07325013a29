// SPDX-License-Identifier: MIT

import Foundation
import Sound
import Interaction

/// AVFoundation's `AVAudioPlayer`, on the clock of the view: what it plays is recorded, and heard in the animation's
/// sound file.
///
/// It plays on the clock of the host whose code calls `play()`. As on Apple's systems it falls silent when nobody holds
/// it any longer. A change of `rate` changes the pitch, too, which it does not there.
// All of its state is used on the main actor only; as with Apple's, no method says so.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The file; nil for a sound that came as data.
    public let url: URL?
    /// nil for a sound that came from a file.
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?

    private let clip: Clip
    private var volumeLevel = Level(1, in: 0...1)
    private var panLevel = Level(0, in: -1...1)
    private var tempo: Float = 1
    private var tempoCounts = false
    private var loops = 0
    /// Where it goes on, in seconds, and how often it has come round before; while it plays, where this run began.
    private var position = 0.0
    private var passesDone = 0
    private var run: Run?

    /// From `play()` to a stop.
    private struct Run {
        weak var clock: VirtualClock?
        /// The index of its voice.
        let voice: Int
        let start: Double
        /// The end, where it waits for one.
        var event: EventQueue.ID?
    }

    // MARK: Making

    /// A player of a file. Throws where it cannot be decoded; the host's warnings say so, too, because much code keeps
    /// such errors to itself.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL else { throw Self.reported(SoundError(path: url.absoluteString, "not a file")) }
        clip = try Self.decoded { soundtrack throws(SoundError) in
            if let soundtrack { return try soundtrack.clip(at: url.path) }
            return try SoundDecoder().clip(at: url.path)
        }
        (self.url, data) = (url, nil)
    }

    /// A player of a file. The file itself tells its type; the hint is not needed.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// A player of the bytes of a file.
    public init(data: Data) throws {
        clip = try Self.decoded { _ throws(SoundError) in try SoundDecoder().clip([UInt8](data)) }
        (url, self.data) = (nil, data)
    }

    /// A player of the bytes of a file. They tell their type themselves; the hint is not needed.
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
        // Elsewhere no view's code can have been the last to hold it.
        guard let run, Self.isOnMainActor else { return }
        MainActor.assumeIsolated { Self.silence(run) }
    }

    /// The main actor need not run on the main thread: a program with an asynchronous `main` gives it another one.
    private static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private static let mainQueueKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    // MARK: Playing

    /// Nothing has to be prepared.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Plays from `currentTime` on. False, and silent, where no view is running.
    @discardableResult open func play() -> Bool {
        if isPlaying { return true }
        return MainActor.assumeIsolated {
            guard let clock = VirtualClock.current else { return false }
            begin(on: clock, at: clock.time)
            return true
        }
    }

    /// Plays from a moment of `deviceCurrentTime` on; at once where that has passed. It counts as playing until then.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        guard !time.isNaN else { return false }
        return MainActor.assumeIsolated {
            guard let clock = VirtualClock.current else { return false }
            halt()
            begin(on: clock, at: max(time, clock.time))
            return true
        }
    }

    /// Stops; `play()` goes on from here.
    open func pause() { halt() }

    /// Stops. As Apple's it keeps its place: `play()` goes on from here, unless `currentTime` is set to 0.
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

    /// Makes a change that a voice cannot take while it is heard.
    private func interrupted(_ change: () -> Void) {
        guard let run, let clock = run.clock else { return change() }
        halt()
        change()
        begin(on: clock, at: max(run.start, MainActor.assumeIsolated { clock.time }))
    }

    // MARK: Where it is

    /// Of the sound, once, at its own rate; in seconds.
    open var duration: TimeInterval { clip.duration }

    open var numberOfChannels: Int { clip.channelCount }

    /// The clock of the view, in seconds.
    open var deviceCurrentTime: TimeInterval { VirtualClock.now }

    /// In seconds from the beginning of the sound. A place outside of it counts as its nearer end.
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

    /// How often it comes round after the first time; −1 without end.
    open var numberOfLoops: Int {
        get { loops }
        set { interrupted { loops = newValue } }
    }

    /// nil without end: below 0, and beyond the times that anybody could hear.
    private var passesLeft: Int? { loops < 0 || loops > 1_000_000_000 ? nil : max(loops + 1 - passesDone, 1) }

    // MARK: How it sounds

    /// From 0 to 1.
    open var volume: Float {
        get { volumeLevel.value }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// Moves the volume there in so many seconds, beginning now.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        volumeLevel.move(to: volume, duration: duration, isHeard: isPlaying)
        tellVoice()
    }

    /// From −1, left, to 1, right.
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

    /// Whether `rate` counts.
    open var enableRate: Bool {
        get { tempoCounts }
        set { interrupted { tempoCounts = newValue } }
    }

    /// How fast it is played, from 0.5 to 2, where `enableRate` is true.
    open var rate: Float {
        get { tempo }
        set {
            guard !newValue.isNaN else { return }
            interrupted { tempo = min(max(newValue, 0.5), 2) }
        }
    }

    private var effectiveRate: Float { tempoCounts ? tempo : 1 }
}
