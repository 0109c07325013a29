// SPDX-License-Identifier: MIT

import Files
import Foundation

/// What a folder with a stretch of a film says of itself: `part.json`, which is written when all its frames are there.
package struct FilmPart: Codable, Sendable, Equatable {
    package static let fileName = "part.json"
    private static let currentVersion = 1

    /// How the frames of the film were chosen, which decides what it may become.
    package enum Choice: String, Codable, Sendable {
        /// By arguments, whatever is made of them.
        case given
        /// As those of a GIF or an APNG are.
        case loop
        /// As those of a video or of single pictures are.
        case whole
    }

    /// All that is the same in each part of one film.
    package struct Film: Codable, Sendable, Equatable {
        package var program: String
        package var fonts: String
        package var scene: String
        package var choice: Choice
        package var frameCount: Int
        /// Frames in so many seconds.
        package var frames: Int
        package var seconds: Int
        /// Of the first frame.
        package var start: Double
        package var width: Int
        package var height: Int
        package var isTransparent: Bool
    }

    package var version = Self.currentVersion
    package var film: Film
    package var shard: FilmShard
    /// The files of the frame before the first of this part, and of the last one, as checksums.
    package var seam: String?
    package var last: String
    /// The file of what is heard in all of the film; of the last part alone.
    package var sound: String?

    package static let soundName = "sound.wav"

    /// Where a frame is in the folder.
    package static func fileName(ofFrame index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(7 - digits.count, 0)) + digits + ".png"
    }

    /// What stands in a file; nil where that is no part of a film, or one of another version.
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
    /// What is different in another film, in words; nil where nothing is.
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
