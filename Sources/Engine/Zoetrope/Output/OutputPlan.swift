// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The files that a run writes, known before its first frame.
public enum OutputPlan: Sendable, Equatable {
    /// One image in one file; PNG by default.
    case still(path: String, StillFormat = .png)
    /// `folder/name-0000.png` and so on, `count` files.
    case sequence(folder: String, name: String, count: Int)
    /// All frames in one file.
    case animation(path: String, AnimationFormat)
    /// An image or an animation on standard output.
    case stream(Stream)

    /// The content of standard output.
    public enum Stream: Sendable, Equatable {
        /// One image, as a complete file in this format.
        case still(StillFormat)
        /// All frames as one file.
        case animation(AnimationFormat)
    }

    /// The number of digits of a frame number: at least four.
    static func digits(forCount count: Int) -> Int { max(4, String(max(count - 1, 0)).count) }

    /// The path that frame `index`, counted from 0, is written to. Stills and animations have one path for all frames.
    /// A stream has the text "standard output".
    public func path(ofFrame index: Int) -> String {
        switch self {
        case .still(let path, _), .animation(let path, _):
            return path
        case .stream:
            return Self.standardOutput
        case .sequence(let folder, let name, let count):
            return Self.slashed(folder) + Self.fileName(ofFrame: index, name: name, count: count)
        }
    }

    private static func fileName(ofFrame index: Int, name: String, count: Int) -> String {
        let number = String(index)
        let zeros = String(repeating: "0", count: max(digits(forCount: count) - number.count, 0))
        return "\(name)-\(zeros)\(number).png"
    }

    private static func slashed(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

    /// The path for a summary, in one line: the file, or the folder with a final slash.
    public var displayPath: String {
        switch self {
        case .still(let path, _), .animation(let path, _): FileSystem.oneLine(path)
        case .stream: Self.standardOutput
        case .sequence(let folder, _, _): FileSystem.oneLine(Self.slashed(folder))
        }
    }

    static let standardOutput = "standard output"

    /// Whether frames go to standard output. Messages must then go elsewhere.
    public var isStream: Bool {
        if case .stream = self { true } else { false }
    }

    /// Whether players loop the output.
    public var repeats: Bool {
        switch self {
        case .animation(_, let format): format.repeats
        case .stream(.animation): true
        case .stream(.still), .still, .sequence: false
        }
    }

    /// The format of a single image; nil for animations and sequences.
    public var stillFormat: StillFormat? {
        switch self {
        case .still(_, let format), .stream(.still(let format)): format
        case .sequence, .animation, .stream(.animation): nil
        }
    }

    /// The existing folder into which the files are written; empty for standard output.
    public var folder: String {
        switch self {
        case .stream: ""
        case .still(let path, _), .animation(let path, _): URL(filePath: path).deletingLastPathComponent().path
        case .sequence(let folder, _, _): folder
        }
    }

    /// Throws if a file of this plan cannot be written, before anything is rendered.
    public func check(overwrites: Bool) throws(OutputError) {
        if overwrites { try checkPlace() } else { try checkNothingExists() }
    }

    /// Throws if the path is a device or a dead link, because even `--force` replaces neither. The files of a sequence
    /// are checked when they are written.
    private func checkPlace() throws(OutputError) {
        switch self {
        case .stream, .sequence: return
        case .still(let path, _), .animation(let path, _): _ = try OutputPlace.resolve(path)
        }
    }

    /// Throws if a file of this plan exists that Zoetrope has not written, or if one is a dead link. The error has the
    /// path of the first such file and the number of such files. Runs before anything is rendered.
    public func checkNothingExists() throws(OutputError) {
        let existing: [String]
        // Devices and dead links have their own errors, because `--force` would not help with them.
        try checkPlace()
        switch self {
        case .stream:
            existing = []
        case .still(let path, _), .animation(let path, _):
            existing = FileSystem.isTaken(path) ? [path] : []
        case .sequence(let folder, let name, let count):
            if FileSystem.isFile(folder) { throw .notAFolder(path: folder) }
            if FileSystem.isDeadLink(folder) { throw .deadLink(path: folder) }
            do {
                // Lists the folder once instead of checking each file, because there may be a million frames.
                existing = try FileSystem.entries(of: folder)
                    .compactMap { Self.frame(of: $0, name: name, count: count) }.sorted().map(path(ofFrame:))
            } catch {
                if error.errno == ENOENT { return }
                // If the folder is writable but not readable, checks the path of each frame.
                existing = (0..<count).lazy.map(path(ofFrame:)).filter(FileSystem.isTaken)
            }
        }
        // Devices and dead links come first: the error about foreign files suggests `--force`, which would not help here.
        for path in existing { _ = try OutputPlace.resolve(path) }
        let foreign = existing.filter { !SignedFile.isOurs($0) }
        if let first = foreign.first { throw .exists(first: first, count: foreign.count) }
    }

    /// The number of the frame whose file is named `fileName`; nil if there is none.
    private static func frame(of fileName: String, name: String, count: Int) -> Int? {
        guard fileName.hasPrefix(name + "-"), fileName.hasSuffix(".png"),
            let index = Int(fileName.dropFirst(name.count + 1).dropLast(".png".count)), (0..<count).contains(index),
            fileName == Self.fileName(ofFrame: index, name: name, count: count)
        else { return nil }
        return index
    }
}
