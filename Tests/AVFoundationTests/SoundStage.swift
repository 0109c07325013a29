// SPDX-License-Identifier: MIT

import AVFoundation
import Foundation
import Sound
import SwiftUI
import TestSupport
import SwiftUICore
import Zoetrope

/// A view without content, its clock, and code that runs in it at given times.
@MainActor final class SoundStage {
    let host: ViewHost
    private let temporary: TemporaryFolder
    var folder: URL { temporary.url }

    /// - Parameter files: WAV files of 48 kHz and constant level: names and durations in seconds.
    init(files: [String: Double] = ["tone.wav": 2]) throws {
        temporary = try TemporaryFolder()
        for (name, seconds) in files { try Self.wav(seconds).write(to: temporary.url.appending(path: name)) }
        let assets = AssetLibrary(directories: [temporary.path])
        host = ViewHost(size: CGSize(width: 10, height: 10), images: assets, files: assets) { Color.clear }
        host.advance(to: 0)
    }

    static func wav(_ seconds: Double) -> Data {
        let count = Int(seconds * 48_000)
        return Data(
            WAVWriter(channelCount: 1, sampleRate: 48_000, frameCount: count).header
                + WAVWriter.bytes(of: Array(repeating: 0.5, count: count)))
    }

    func player(_ name: String = "tone.wav") throws -> AVAudioPlayer {
        try inside { try AVAudioPlayer(contentsOf: folder.appending(path: name)) }
    }

    /// Advances the clock to a time in seconds, and runs `body` as code of the view.
    @discardableResult func at<Result>(_ time: Double, _ body: () throws -> Result) rethrows -> Result {
        host.advance(to: time)
        return try inside(body)
    }

    func inside<Result>(_ body: () throws -> Result) rethrows -> Result { try host.clock.makeCurrent(body) }

    /// The spans of the first `seconds` that are not silent, in samples at 48 kHz.
    func spans(seconds: Double = 10) -> [Range<Int>] {
        let mix = Mix(host.soundtrack.voices, from: 0, sampleCount: Int(seconds * 48_000))
        var (spans, start, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
        mix.forEachBlock { left, _ in
            for sample in left {
                if sample != 0, start == nil { start = place }
                if sample == 0, let begin = start {
                    spans.append(begin..<place)
                    start = nil
                }
                place += 1
            }
        }
        if let start { spans.append(start..<place) }
        return spans
    }
}
