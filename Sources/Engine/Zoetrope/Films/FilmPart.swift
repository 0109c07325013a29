// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The manifest of a part of a film, `part.json`. Written after all frames of the part.
package struct FilmPart: Codable, Sendable, Equatable {
    package static let fileName = "part.json"
    private static let currentVersion = 1

    /// The way in which the frames of the film were chosen. It decides the possible output formats.
    package enum Choice: String, Codable, Sendable {
        /// Explicit arguments give the frames. Any format is possible.
        case given
        /// The frames cover one loop of the scene, for GIF and APNG.
        case loop
        /// The frames cover the scene's whole duration, for videos and single images.
        case whole
    }

    /// The properties that all parts of one film share.
    package struct Film: Codable, Sendable, Equatable {
        package var program: String
        package var fonts: String
        package var scene: String
        package var choice: Choice
        package var frameCount: Int
        /// The frame rate as a fraction: `frames` frames in `seconds` seconds.
        package var frames: Int
        /// The number of seconds that `frames` frames take.
        package var seconds: Int
        /// The time of the first frame, in seconds.
        package var start: Double
        package var width: Int
        package var height: Int
        package var isTransparent: Bool
    }

    package var version = Self.currentVersion
    package var film: Film
    package var shard: FilmShard
    /// The checksum of the frame before this part, which this part's run has drawn; nil for the first part. The
    /// checksum must equal `last` of the preceding part.
    package var seam: String?
    /// The checksum of the last frame's file in this part.
    package var last: String
    /// The file with the sound of the whole film; nil except in the last part.
    package var sound: String?

    package static let soundName = "sound.wav"

    /// The file of a frame in the part's folder, such as `0000012.png`.
    package static func fileName(ofFrame index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(7 - digits.count, 0)) + digits + ".png"
    }

    /// Reads a manifest; nil if the file is not a valid manifest of the current version.
    init?(reading path: String) {
        guard let bytes = try? FileSystem.bytes(of: path, limit: 1 << 20, expected: "a part of a film"),
            let part = try? JSONDecoder().decode(FilmPart.self, from: Data(bytes)), part.version == Self.currentVersion,
            FilmShard(index: part.shard.index, of: part.shard.count) == part.shard,
            (1...FrameSchedule.maximumCount).contains(part.film.frameCount), part.shard.count <= part.film.frameCount
        else { return nil }
        self = part
    }

    init(film: Film, shard: FilmShard, seam: String?, last: String, sound: String?) {
        (self.film, self.shard, self.seam, self.last, self.sound) = (film, shard, seam, last, sound)
    }

    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

extension FilmPart.Film {
    /// The first difference from another film, in words; nil if there is none.
    func difference(from other: FilmPart.Film) -> String? {
        if self == other { return nil }
        let pairs = [
            ("scene", scene, other.scene), ("program", program, other.program), ("fonts", fonts, other.fonts),
            ("size", "\(width)×\(height) pixels", "\(other.width)×\(other.height) pixels"),
            ("number of frames", "\(frameCount)", "\(other.frameCount)"),
            ("rate", "\(frames)/\(seconds)", "\(other.frames)/\(other.seconds)"),
            ("start", LimitError.text(start), LimitError.text(other.start)),
            ("choice of frames", choice.rawValue, other.choice.rawValue),
            ("background", isTransparent ? "transparent" : "opaque", other.isTransparent ? "transparent" : "opaque"),
        ]
        return pairs.first { $0.1 != $0.2 }.map { "its \($0.0) is \($0.1), not \($0.2)" }
    }
}
