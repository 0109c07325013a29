// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUICore

/// A source that `LoopFinder` and `SettledMoment` ask for its repetitions.
@MainActor package protocol RepeatingSource: FrameSource {
    /// The repetitions that are active at the time of the last frame.
    var repetitions: [Repetition] { get }
}

/// Finds the time after which a scene repeats.
///
/// Animations, keyframes, phases and timers report their periods. The least common multiple of the periods is a
/// candidate. For scenes with timers, multiples of this candidate are candidates, too, because a timer runs the
/// author's code, which may repeat only after several firings. A candidate is accepted if small images at several
/// moments of one round equal the images of the next round.
@MainActor public struct LoopFinder {
    /// The shortest candidate that is accepted, or the reason why none is.
    public enum Result: Sendable, Equatable {
        case closes(Loop)
        /// No loop was found. `nearest` is the duration, in seconds, after which the motions are nearest to closing;
        /// nil if unknown.
        case open(reason: String, nearest: Double?)
    }

    private let scene: SceneDescription
    private let settings: RenderSettings
    /// Whether a scene in which only a caret blinks counts as still.
    package var ignoresCarets = false

    /// The longest loop that is tried, in seconds.
    public static let longest = 120.0
    /// The maximum number of multiples of the common period that are tried for scenes with timers.
    private static let mostCandidates = 48
    /// The longer side of the compared images, in pixels.
    private static let pictureSide = 256.0
    /// The maximum number of rounds that are checked for rare changes.
    private static let mostRounds = 100
    /// The moments to compare, as fractions of a round. They are irregular, so that they do not coincide with periodic
    /// changes.
    private static let moments = [0, 0.0713, 0.1931, 0.2887, 0.4127, 0.5309, 0.6451, 0.7723, 0.8837, 0.9791]

    /// A finder for the scene with these settings. Draws nothing yet.
    public init(_ scene: SceneDescription, _ settings: RenderSettings) throws {
        self.scene = scene
        let side = max(settings.size.width, settings.size.height)
        self.settings = try RenderSettings(
            size: settings.size, scale: min(settings.scale, Self.pictureSide / side), rate: settings.rate,
            background: settings.background ?? .white, assets: settings.assets, traits: settings.traits,
            events: settings.events, fatalWarnings: settings.fatalWarnings)
    }

    /// Finds the loop. If only the first round of a scene differs from the later rounds, the loop is the second round.
    /// - Parameter start: the earliest beginning of the loop, in seconds.
    public func find(from start: Double = 0) throws -> Result {
        // The loop begins one second after the last scripted touch, because touches are not repeated.
        let start = max(start, settings.events.events.map(\.time).max().map { $0 + 1 } ?? 0)
        let probe = try scene.makeSource(settings)
        _ = try probe.displayList(at: start)
        _ = try probe.displayList(at: start + max(scene.duration, 4))
        let repetitions = (probe as? any RepeatingSource)?.repetitions ?? []
        guard !repetitions.isEmpty else {
            if let loop = try loop(of: Seconds(scene.duration), from: start) { return .closes(loop) }
            return .open(reason: "nothing in the scene repeats", nearest: nil)
        }
        for candidate in candidates(repetitions) {
            if let loop = try loop(of: candidate, from: start) { return .closes(loop) }
        }
        return open(repetitions)
    }

    // MARK: Candidates

    /// The durations to try, shortest first.
    private func candidates(_ repetitions: [Repetition]) -> [Seconds] {
        var candidates = Set<Seconds>()
        if let base = Self.leastCommonMultiple(repetitions.map(\.period)) {
            let rounds = repetitions.contains { $0.source == .timer } ? Self.mostCandidates : 1
            for count in 1...rounds where base.value * Double(count) <= Self.longest {
                candidates.insert(base * count)
            }
        }
        // The duration that the author has declared is also a candidate.
        if let duration = Seconds(scene.duration) { candidates.insert(duration) }
        return candidates.sorted()
    }

    private static func leastCommonMultiple(_ periods: [Double]) -> Seconds? {
        let all = periods.map { Seconds($0) }
        guard let first = all.first else { return nil }
        return all.dropFirst().reduce(first) { multiple, period in
            guard let multiple, let period else { return nil }
            return multiple.leastCommonMultiple(with: period)
        }
    }

    // MARK: Images

    /// The loop of duration `length`: the first or the second round. nil if the scene does not repeat after either.
    private func loop(of length: Seconds?, from start: Double) throws -> Loop? {
        // A round shorter than one and a half frames shows one frame only, so it is a still image.
        guard let duration = length?.value, duration <= Self.longest, duration * settings.rate.value >= 1.5 else {
            return nil
        }
        let source = try scene.makeSource(settings)
        let rasterizer = FrameRasterizer()
        func pictures(ofRound number: Double) throws -> [Bitmap] {
            try Self.moments.map { moment in
                rasterizer.draw(try source.displayList(at: start + (number + moment) * duration))
            }
        }
        func isSame(_ one: [Bitmap], _ other: [Bitmap]) -> Bool {
            zip(one, other).allSatisfy { $0.isLike($1) }
        }
        func moves(_ pictures: [Bitmap]) -> Bool {
            pictures.contains { picture in
                !picture.isLike(pictures[0]) && !(ignoresCarets && picture.differsAtMostByCaret(from: pictures[0]))
            }
        }
        let (first, second) = (try pictures(ofRound: 0), try pictures(ofRound: 1))
        // A still scene does not loop.
        guard moves(second) else { return nil }
        let repeatsAtOnce = isSame(first, second)
        guard try repeatsAtOnce || isSame(second, pictures(ofRound: 2)) else { return nil }
        // A later round may differ from the first rounds, so rounds up to the scene's declared duration are compared,
        // too.
        for round in 3..<max(4, min(Self.mostRounds, Int(scene.duration / duration))) {
            for index in stride(from: 0, to: Self.moments.count, by: 3) {
                let time = start + (Double(round) + Self.moments[index]) * duration
                let picture = rasterizer.draw(try source.displayList(at: time))
                guard picture.isLike(second[index]) else { return nil }
            }
        }
        return Loop(start: repeatsAtOnce ? start : start + duration, duration: duration)
    }

    // MARK: Words

    private func open(_ repetitions: [Repetition]) -> Result {
        let periods = repetitions.map(\.period)
        // The candidates are the multiples of each period, because after such a duration at least one motion closes.
        let durations = Set(
            periods.flatMap { period in
                (1...max(1, Int(min(Self.longest / period, 10_000)))).map { Double($0) * period }
            })
        func error(_ duration: Double, _ period: Double) -> Double {
            abs(duration - max(1, (duration / period).rounded()) * period)
        }
        let nearest = durations.sorted().min { a, b in
            periods.map { error(a, $0) }.max()! < periods.map { error(b, $0) }.max()! - 1e-9
        }
        let all = Self.list(repetitions)
        guard let nearest else { return .open(reason: all, nearest: nil) }
        let misfits = repetitions.filter { error(nearest, $0.period) > 1e-6 }
        if misfits.isEmpty {
            return .open(reason: "\(all): but the pictures of one round differ from those of the next", nearest: nil)
        }
        let names = Self.list(misfits)
        return .open(
            reason: "\(all) repeat together only after more than \(Self.text(Self.longest)) s; nearest are "
                + "\(Self.text(nearest)) s, where \(names) does not fit",
            nearest: nearest)
    }

    private static func text(_ seconds: Double) -> String { LimitError.text((seconds * 1000).rounded() / 1000) }

    /// Lists the first four repetitions in words.
    private static func list(_ repetitions: [Repetition]) -> String {
        var parts = repetitions.prefix(4).map { "\($0.source.rawValue) of \(text($0.period)) s" }
        if repetitions.count > parts.count { parts.append("\(repetitions.count - parts.count) more") }
        return parts.count < 2 ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts.last!
    }
}
