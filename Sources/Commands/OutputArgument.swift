// SPDX-License-Identifier: MIT

import Files
import Foundation
import Zoetrope

/// Decides, from `-o`, `--format` and the number of frames, which files are written.
enum OutputArgument {
    /// What a file can be, by its extension or by `--format`.
    enum Format: String, CaseIterable {
        case png, gif, apng, mp4, mov, webm

        static let names = "png, gif, apng, mp4, mov or webm"

        /// Nil for images.
        var video: VideoFormat? { VideoFormat(rawValue: rawValue) }

        /// By the extension of a path; nil where that means none of them.
        init?(path: String) { self.init(rawValue: URL(filePath: path).pathExtension.lowercased()) }
    }

    /// Without a path: `scene.png` for one frame, else a folder `scene`. With one: a folder if it ends in a slash, is
    /// one already or has no extension; else a file. `format` makes any path a file, and `-` standard output.
    static func plan(
        _ path: String?, _ format: Format?, scene: String, frameCount: Int, _ options: AnimationOptions
    ) throws -> OutputPlan {
        if let plan = try filePlan(path, format, scene: scene, frameCount: frameCount, options) { return plan }
        try options.checkUnused()
        guard let path else {
            return frameCount == 1
                ? .still(path: scene + ".png") : .sequence(folder: scene, name: scene, count: frameCount)
        }
        return .sequence(folder: path, name: scene, count: frameCount)
    }

    /// Nil for a folder and for what is written without being asked for.
    private static func filePlan(
        _ path: String?, _ format: Format?, scene: String, frameCount: Int, _ options: AnimationOptions
    ) throws -> OutputPlan? {
        guard path != "" else { throw UsageError("the path after -o is empty") }
        if path == "-" {
            guard let format else {
                throw UsageError("-o - needs to be told what to write: --format \(Format.names)")
            }
            if format == .png, frameCount == 1 {
                try options.checkUnused()
                return .stream(nil)
            }
            guard format.video == nil else {
                throw UsageError("a video cannot be written to standard output: use a .\(format.rawValue) file")
            }
            return .stream(try options.animation(format == .gif ? .gif : .apng))
        }
        if let path, format == nil, path.hasSuffix("/") || URL(filePath: path).pathExtension.isEmpty { return nil }
        if let path, path.hasSuffix("/") || FileSystem.isFolder(path) {
            guard format == nil else { throw OutputError.cannotCreate(path: path, errno: EISDIR) }
            return nil
        }
        let kind: Format
        switch (path, format) {
        case (_, let format?): kind = format
        case (nil, nil): return nil
        case (let path?, nil):
            guard let known = Format(path: path) else {
                throw UsageError(
                    "\(path): .\(URL(filePath: path).pathExtension) files cannot be written: use .png, .gif, .apng, .mp4, .mov, .webm or a folder"
                )
            }
            kind = known
        }
        let place = path ?? "\(scene).\(kind.rawValue)"
        if kind == .png, frameCount == 1 {
            try options.checkUnused()
            return .still(path: place)
        }
        if let video = kind.video {
            try options.checkUnused()
            return .animation(path: place, .video(video))
        }
        return .animation(path: place, try options.animation(kind == .gif ? .gif : .apng))
    }

    /// A .wav file that is long enough.
    static func sound(_ path: String, _ schedule: FrameSchedule) throws -> SoundOutput {
        guard !path.isEmpty else { throw UsageError("the path after --audio is empty") }
        guard path != "-" else { throw UsageError("standard output is no place for sound: use a .wav file") }
        guard !path.hasSuffix("/"), !FileSystem.isFolder(path) else {
            throw OutputError.cannotCreate(path: path, errno: EISDIR)
        }
        guard URL(filePath: path).pathExtension.lowercased() == "wav" else {
            throw UsageError("\(path): sound can only be written to a .wav file")
        }
        _ = try SoundOutput.sampleCount(of: schedule)
        return SoundOutput(path: path)
    }
}
