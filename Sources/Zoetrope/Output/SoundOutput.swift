// SPDX-License-Identifier: MIT

import Files
import Foundation
import Sound

/// A source that lets something be heard.
@MainActor package protocol AudibleSource: FrameSource {
    /// All that is heard until a moment, in seconds since the start of the animation; not before that of the last
    /// frame.
    func voices(until time: Double) -> [Voice]
}

/// The file that the mix of an animation is written to: WAV, 16 bits, two channels, 48 000 samples a second.
public struct SoundOutput: Sendable, Equatable {
    /// Of the WAV file.
    public let path: String

    /// - Parameter path: of the file.
    public init(path: String) { self.path = path }

    /// What a summary calls it. On one line, whatever the path.
    public var displayPath: String { FileSystem.oneLine(path) }

    /// Exactly as many as the frames take, to the nearest one; an error where a file cannot hold them.
    public static func sampleCount(of schedule: FrameSchedule) throws(LimitError) -> Int {
        // A frame more or less than a million, a million seconds for a frame at most: no product is too large.
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

    /// Throws for what would make the file impossible, before anything is rendered.
    func check(overwrites: Bool) throws(OutputError) { try OutputPlan.still(path: path).check(overwrites: overwrites) }

    /// Writes what is heard from the beginning of the first frame to the end of the last.
    /// - Returns: what the author should know about it.
    @MainActor func write(
        _ source: any FrameSource, _ schedule: FrameSchedule, journal: OutputJournal, overwrites: Bool
    ) throws -> [String] {
        let mix = try Self.mix(source, schedule) ?? Mix([], from: 0, sampleCount: try Self.sampleCount(of: schedule))
        try journal.createFolder(URL(filePath: path).deletingLastPathComponent().path)
        let file = try journal.begin(path, replaces: overwrites)
        try Self.write(mix, file.append)
        try file.sign()
        try file.commit()
        if mix.isSilent { return ["the scene plays no sound in this time: \(path) is silent"] }
        return Self.remarks(about: mix, schedule)
    }

    /// Nil where nothing is to be heard.
    @MainActor static func mix(_ source: any FrameSource, _ schedule: FrameSchedule) throws -> Mix? {
        let (start, length) = (schedule.time(ofFrame: 0), schedule.endTime(ofFrame: schedule.count - 1))
        let voices = (source as? any AudibleSource)?.voices(until: start + length) ?? []
        guard !voices.isEmpty else { return nil }
        let mix = Mix(voices, from: start, sampleCount: try sampleCount(of: schedule))
        return mix.isSilent ? nil : mix
    }

    /// The bytes of a WAV file, piece by piece.
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
            "the sound is \(String(format: "%.2f", peak.level)) times as loud as a file can hold, at "
                + "\(String(format: "%.2f", schedule.time(ofFrame: 0) + peak.time)) s; it was softened"
        ]
    }
}
