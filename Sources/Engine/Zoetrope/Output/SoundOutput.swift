// SPDX-License-Identifier: MIT

import Support
import Foundation
import Sound

/// A source whose voices `SoundOutput` mixes.
@MainActor package protocol AudibleSource: FrameSource {
    /// The voices up to `time`, in seconds since the start of the animation. `time` must not precede the last frame.
    func voices(until time: Double) -> [Voice]
}

/// The sound file of an animation: WAV, 16 bits, two channels, 48 000 samples per second.
public struct SoundOutput: Sendable, Equatable {
    /// The path of the WAV file. A bad path is an error when the job runs.
    public let path: String

    /// - Parameter path: the path of the WAV file. It is checked when the job runs, not here.
    public init(path: String) { self.path = path }

    /// The path with control characters escaped, so that it fits on one line of a summary.
    public var displayPath: String { FileSystem.oneLine(path) }

    /// The duration of the frames in samples, rounded to the nearest; throws if a WAV file cannot hold them.
    public static func sampleCount(of schedule: FrameSchedule) throws(LimitError) -> Int {
        // The products below do not overflow: a schedule has at most 10⁶ frames, and a frame rate at most 10⁶ seconds.
        let rate = schedule.rate
        let (whole, rest) = (schedule.count * rate.seconds).quotientAndRemainder(dividingBy: rate.frames)
        let samples =
            whole * Mix.standardSampleRate + (rest * Mix.standardSampleRate * 2 + rate.frames) / (rate.frames * 2)
        let most = WAVWriter.maximumFrameCount(channelCount: 2)
        guard samples <= most else {
            throw LimitError(
                "the duration of the sound",
                "\(LimitError.text(Double(samples) / Double(Mix.standardSampleRate))) s",
                mustBe: "at most \(most / Mix.standardSampleRate) s")
        }
        return samples
    }

    /// Throws, before anything is rendered, if the file cannot be written.
    func check(overwrites: Bool) throws(OutputError) { try OutputPlan.still(path: path).check(overwrites: overwrites) }

    /// Writes the sound from the beginning of the first frame to the end of the last frame.
    /// - Returns: remarks for the author.
    @MainActor func write(
        _ source: any FrameSource, _ schedule: FrameSchedule, journal: OutputJournal, overwrites: Bool
    ) throws -> [String] {
        let mix = try Self.mix(source, schedule) ?? Mix([], from: 0, sampleCount: try Self.sampleCount(of: schedule))
        try journal.createFolder(URL(filePath: path).deletingLastPathComponent().path)
        let file = try journal.begin(path, replaces: overwrites)
        try Self.write(mix, file.append)
        try file.sign()
        try file.commit()
        if mix.isSilent { return ["the scene plays no sound in this interval: \(path) is silent"] }
        return Self.remarks(about: mix, schedule)
    }

    /// The mix of all voices; nil if it is silent.
    @MainActor static func mix(_ source: any FrameSource, _ schedule: FrameSchedule) throws -> Mix? {
        let (start, length) = (schedule.time(ofFrame: 0), schedule.endTime(ofFrame: schedule.count - 1))
        let voices = (source as? any AudibleSource)?.voices(until: start + length) ?? []
        guard !voices.isEmpty else { return nil }
        let mix = Mix(voices, from: start, sampleCount: try sampleCount(of: schedule))
        return mix.isSilent ? nil : mix
    }

    /// Writes a WAV file in pieces.
    static func write(_ mix: Mix, _ write: ([UInt8]) throws -> Void) throws {
        let limit = SoftLimit(peak: mix.peak.level)
        try write(WAVWriter(channelCount: 2, sampleRate: mix.sampleRate, frameCount: mix.sampleCount).header)
        try mix.forEachBlock { left, right in
            try write(WAVWriter.bytes(of: zip(left, right).flatMap { [limit($0), limit($1)] }))
        }
    }

    static func remarks(about mix: Mix, _ schedule: FrameSchedule) -> [String] {
        let peak = mix.peak
        guard peak.level > 1 else { return [] }
        return [
            "the sound is \(String(format: "%.2f", peak.level)) times as loud as a file can hold at "
                + "\(String(format: "%.2f", schedule.time(ofFrame: 0) + peak.time)) s; it was made quieter"
        ]
    }
}
