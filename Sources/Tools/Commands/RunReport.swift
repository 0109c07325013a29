// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation
import SwiftUICore
import Zoetrope

/// Prints progress while frames are rendered, and the summary afterwards.
@MainActor struct RunReport {
    private let job: RenderJob
    /// The shard of the frames that is rendered; nil if all frames are rendered.
    private let part: FilmPartJob?
    private let console: Console
    private let isQuiet: Bool
    private let words: WarningWords
    /// The automatically chosen moment of a still picture; nil if the arguments select the time.
    private let moment: SettledMoment?
    private let clock = ContinuousClock()
    private let begin: ContinuousClock.Instant
    private var lastProgress: ContinuousClock.Instant?
    /// The current attempt at rendering the output. A limit such as `--max-size` needs several attempts.
    private var attempt: (begin: ContinuousClock.Instant, written: Int)

    init(
        _ job: RenderJob, part: FilmPartJob? = nil, console: Console, isQuiet: Bool,
        words: WarningWords = WarningWords(), moment: SettledMoment? = nil
    ) {
        (self.job, self.part, self.words, self.moment) = (job, part, words, moment)
        self.console = console
        self.isQuiet = isQuiet
        begin = clock.now
        attempt = (begin, 0)
    }

    /// Overwrites the line of progress, at most ten times per second; only on a terminal, and for a parent process that
    /// wants it.
    mutating func showProgress(_ written: Int) {
        guard console.isInteractive && !isQuiet || ToldProgress.isWanted, written > 0 else { return }
        let now = clock.now
        if written < attempt.written { attempt.begin = now }
        attempt.written = written
        if let lastProgress, now - lastProgress < ToldProgress.pause { return }
        lastProgress = now
        if ToldProgress.isWanted { return console.err(ToldProgress.line(written, of: frameCount)) }
        let remaining = (now - attempt.begin) / written * (frameCount - written)
        console.err(
            Console.clearLine + "\(written) of \(frameCount) frames, \(Self.estimate(remaining)) left")
    }

    /// Clears the line of progress before other text is printed.
    func clearProgress() {
        if console.isInteractive, !isQuiet { console.err(Console.clearLine) }
    }

    /// Prints warnings, one per line, below the line of progress.
    func show(_ warnings: [RenderWarning]) {
        if isQuiet { return }
        clearProgress()
        for warning in warnings { console.warn(words.sentence(warning)) }
    }

    func showSummary(_ journal: OutputJournal, _ result: RenderResult) throws {
        if isQuiet { return }
        let (width, height) = job.settings.pixelSize
        let frames = frameCount == 1 ? "1 frame" : "\(frameCount) frames"
        let seconds = Self.seconds(clock.now - begin)
        let pictures = job.output != nil || part != nil ? "\(frames) of \(width)×\(height) pixels\(momentWords)" : nil
        let sound = job.sound.map { _ in "\(LimitError.text((length * 1000).rounded() / 1000)) s of sound" }
        let made = [pictures, sound].compactMap { $0 }.joined(separator: " and ")
        let places = [place, job.sound?.displayPath].compactMap { $0 }.joined(separator: " and ")
        let line =
            "\(FileSystem.oneLine(job.scene.name)): \(made) in \(seconds) s, \(journal.wholeByteCount) bytes\(result.quality), \(places)\n"
        try say(line)
    }

    /// The words of the summary about the automatically chosen moment, such as "at 0.5 s, when it has settled,". Empty
    /// if the arguments select the time, and for the first moment.
    private var momentWords: String {
        guard let moment else { return "" }
        let time = " at \(LimitError.text(moment.time)) s, "
        switch moment.reason {
        case .first: return ""
        case .settled: return time + "when it has settled,"
        case .unfinished: return time + "before its animation has finished,"
        case .notBlank: return time + "the first that is not blank,"
        }
    }

    /// Prints to standard output, or to standard error if standard output carries the image.
    private func say(_ text: String) throws {
        if job.output?.isStream == true { console.err(text) } else { try console.out(text) }
    }

    /// The duration of the rendered frames, in seconds.
    private var length: Double { Double(frameCount * job.schedule.rate.seconds) / Double(job.schedule.rate.frames) }

    private var frameCount: Int { part?.frames.count ?? job.schedule.count }

    private var place: String? { part.map { FileSystem.oneLine($0.place) + "/" } ?? job.output?.displayPath }

    // MARK: JSON

    func writeJSON(_ journal: OutputJournal, _ result: RenderResult, _ warnings: [RenderWarning]) throws {
        let (width, height) = job.settings.pixelSize
        let document = Document(
            version: 1, scene: job.scene.name, frames: frameCount, width: width, height: height,
            duration: length, time: moment?.time, bytes: journal.wholeByteCount, output: place,
            audio: job.sound?.displayPath, quality: result.gif?.quality, colors: result.gif?.colors,
            warnings: warnings.map { Document.Warning($0, words) })
        try say(JSONText.of(document))
    }

    private struct Document: Encodable {
        var version: Int
        var scene: String
        var frames: Int
        /// The size of a frame, in pixels.
        var width, height: Int
        /// The duration of the rendered frames, in seconds.
        var duration: Double
        /// The automatically chosen time of a still picture, in seconds; nil for animations, and if the arguments
        /// select the time.
        var time: Double?
        var bytes: Int
        /// The paths of the images and of the sound; each absent if there are none.
        var output, audio: String?
        /// The quality of a GIF, 1…100, and the size of its colour table; nil for other formats.
        var quality, colors: Int?
        var warnings: [Warning]

        struct Warning: Encodable {
            var kind: String
            /// The missing resource or feature; absent in warnings about anything else.
            var name: String?
            var viewPath: String?
            /// The name of the author's innermost view that contains the cause. `file` and `line` are the place of its
            /// declaration.
            var view, file: String?
            var line: Int?
            var message: String

            init(_ warning: RenderWarning, _ words: WarningWords) {
                kind = warning.kind.rawValue
                name = warning.kind == .other ? nil : warning.name
                (viewPath, message) = (warning.viewPath, warning.message)
                let asker = words.asker(of: warning)
                (view, file, line) = (asker?.name, asker?.file, asker?.line)
            }
        }
    }

    private static func seconds(_ duration: Duration) -> String {
        String(format: "%.2f", duration / .seconds(1))
    }

    /// The remaining time, rounded up to seconds, at least "1 s".
    static func estimate(_ duration: Duration) -> String {
        let seconds = max(Int((duration / .seconds(1)).rounded(.up)), 1)
        return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}
