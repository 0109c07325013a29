// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Which files a run writes, known before its first frame.
public enum OutputPlan: Sendable, Equatable {
    /// One file of one image.
    case still(path: String, StillFormat = .png)
    /// `folder/name-0000.png` and so on, `count` of them.
    case sequence(folder: String, name: String, count: Int)
    /// All frames in one file.
    case animation(path: String, AnimationFormat)
    /// The same, or one image, on standard output.
    case stream(Stream)

    /// What goes to standard output.
    public enum Stream: Sendable, Equatable {
        /// One image.
        case still(StillFormat)
        /// All frames as one file.
        case animation(AnimationFormat)
    }

    /// Digits of a frame number: four, or more where four are too few for all.
    static func digits(forCount count: Int) -> Int { max(4, String(max(count - 1, 0)).count) }

    /// Where a frame goes.
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

    /// What a summary calls it: the file, or the folder with a final slash. On one line, whatever the path.
    public var displayPath: String {
        switch self {
        case .still(let path, _), .animation(let path, _): FileSystem.oneLine(path)
        case .stream: Self.standardOutput
        case .sequence(let folder, _, _): FileSystem.oneLine(Self.slashed(folder))
        }
    }

    static let standardOutput = "standard output"

    /// Whether frames go to standard output, which then is no place for words.
    public var isStream: Bool {
        if case .stream = self { true } else { false }
    }

    /// Whether players of what is written begin anew at its end.
    public var repeats: Bool {
        switch self {
        case .animation(_, .gif), .animation(_, .apng), .animation(_, .webp), .stream(.animation): true
        case .animation(_, .video), .stream(.still), .still, .sequence: false
        }
    }

    /// Of one image; nil for what has several, and for folders.
    public var stillFormat: StillFormat? {
        switch self {
        case .still(_, let format), .stream(.still(let format)): format
        case .sequence, .animation, .stream(.animation): nil
        }
    }

    /// The folder that must be there; empty where none must.
    public var folder: String {
        switch self {
        case .stream: ""
        case .still(let path, _), .animation(let path, _): URL(filePath: path).deletingLastPathComponent().path
        case .sequence(let folder, _, _): folder
        }
    }

    /// Throws for what would make a file of this plan impossible, before anything is rendered.
    public func check(overwrites: Bool) throws(OutputError) {
        if overwrites { try checkPlace() } else { try checkNothingExists() }
    }

    /// Throws if the file of this plan cannot be replaced by any, whatever is permitted. Of a folder the journal looks at
    /// each.
    private func checkPlace() throws(OutputError) {
        switch self {
        case .stream, .sequence: return
        case .still(let path, _), .animation(let path, _): _ = try OutputPlace.resolve(path)
        }
    }

    /// Throws if a file of this plan exists that we have not written, naming the first and the number, or is a link that leads
    /// nowhere; before anything is rendered.
    public func checkNothingExists() throws(OutputError) {
        let existing: [String]
        // `--force` would not help there.
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
                // One look at what is there: there may be a million frames to come.
                existing = try FileSystem.entries(of: folder)
                    .compactMap { Self.frame(of: $0, name: name, count: count) }.sorted().map(path(ofFrame:))
            } catch {
                if error.errno == ENOENT { return }
                // A folder may be open for writing and closed for reading: then one look at each name.
                existing = (0..<count).lazy.map(path(ofFrame:)).filter(FileSystem.isTaken)
            }
        }
        // Nor there: first what no permission mends.
        for path in existing { _ = try OutputPlace.resolve(path) }
        let foreign = existing.filter { !OwnFile.isOurs($0) }
        if let first = foreign.first { throw .exists(first: first, count: foreign.count) }
    }

    /// The frame that would be written to a file of that name; nil where none would.
    private static func frame(of fileName: String, name: String, count: Int) -> Int? {
        guard fileName.hasPrefix(name + "-"), fileName.hasSuffix(".png"),
            let index = Int(fileName.dropFirst(name.count + 1).dropLast(".png".count)), (0..<count).contains(index),
            fileName == Self.fileName(ofFrame: index, name: name, count: count)
        else { return nil }
        return index
    }
}
