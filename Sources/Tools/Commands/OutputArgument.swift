// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation
import Zoetrope

/// Plans the output files from `-o`, `--format` and the number of frames.
enum OutputArgument {
    /// Plans the output.
    ///
    /// Without a path, the output is `scene.png` for one frame, and a folder `scene` for several. A path is a folder if
    /// it ends in a slash, is an existing folder or has no extension; any other path is a file. With a `format`, any
    /// path is a file, and `-` is standard output.
    static func plan(
        _ path: String?, _ format: Format?, scene: String, frameCount: Int, _ options: AnimationOptions
    ) throws -> OutputPlan {
        if let plan = try filePlan(path, format, scene: scene, frameCount: frameCount, options) { return plan }
        try options.checkUnused()
        if path == nil, frameCount == 1 { return .still(path: scene + ".png") }
        // A slash in a picture's name creates a folder: `Card/Dark` becomes `Dark.png` in the folder `Card`.
        let parts = scene.split(separator: "/").map(String.init)
        let inner = parts.dropLast().map { "/" + $0 }.joined()
        return .sequence(
            folder: path.map { ($0.hasSuffix("/") && !inner.isEmpty ? String($0.dropLast()) : $0) + inner } ?? scene,
            name: parts.last ?? scene, count: frameCount)
    }

    /// Throws if the path is neither a folder nor a file of a supported format.
    static func checkKind(of path: String, _ format: Format?) throws(UsageError) {
        guard !path.isEmpty else { throw UsageError("the path after -o is empty") }
        try checkName(of: path)
        let ending = URL(filePath: path).pathExtension
        guard format == nil, path != "-", !path.hasSuffix("/"), !ending.isEmpty, Format(path: path) == nil,
            !FileSystem.isFolder(path)
        else { return }
        throw UsageError("\(path): .\(ending) files cannot be written: use \(Format.extensions) or a folder")
    }

    /// Throws if the path is an extension without a name: `.png`.
    private static func checkName(of path: String) throws(UsageError) {
        let name = (path as NSString).lastPathComponent
        guard !path.hasSuffix("/"), name.hasPrefix("."), Format(name: String(name.dropFirst())) != nil,
            !FileSystem.isTaken(path)
        else { return }
        throw UsageError("\(path) has no name before its extension: write it like x\(name)")
    }

    /// The plan for one file or for standard output. nil if the output is a folder, or if no path is given.
    private static func filePlan(
        _ path: String?, _ format: Format?, scene: String, frameCount: Int, _ options: AnimationOptions
    ) throws -> OutputPlan? {
        guard path != "" else { throw UsageError("the path after -o is empty") }
        if let path { try checkName(of: path) }
        if path == "-" {
            guard let format else {
                throw UsageError("-o - needs a format: add --format \(Format.names)")
            }
            if let still = try still(format, "-", frameCount, options) { return .stream(.still(still)) }
            guard format.video == nil else {
                throw UsageError("a video cannot be written to standard output: use a .\(format.rawValue) file")
            }
            guard let animation = try format.animation(options) else { return nil }
            return .stream(.animation(animation))
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
            try checkKind(of: path, nil)
            kind = Format(path: path) ?? .png
        }
        let place = path ?? "\(scene).\(kind.rawValue)"
        if let still = try still(kind, place, frameCount, options) { return .still(path: place, still) }
        if let video = kind.video {
            try options.checkUnused()
            return .animation(path: place, .video(video))
        }
        return try kind.animation(options).map { .animation(path: place, $0) }
    }

    /// The format of a single image; nil for several frames. Throws for several frames if the format can only hold one
    /// image.
    private static func still(
        _ kind: Format, _ path: String, _ frameCount: Int, _ options: AnimationOptions
    ) throws -> StillFormat? {
        if kind.isStill, frameCount > 1 {
            throw UsageError(
                "\(path == "-" ? "a .\(kind.rawValue) file" : path) can hold one picture, not \(frameCount): use --at or "
                    + "--frames 1")
        }
        return frameCount == 1 ? try kind.still(options) : nil
    }

    /// The sound output in a .wav file. Throws if the path or the length is unsuitable.
    static func sound(_ path: String, _ schedule: FrameSchedule) throws -> SoundOutput {
        guard !path.isEmpty else { throw UsageError("the path after --audio is empty") }
        guard path != "-" else { throw UsageError("sound cannot be written to standard output: name a .wav file") }
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
