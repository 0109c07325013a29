// SPDX-License-Identifier: MIT

import Foundation
import LivePreview
import Support
import Synchronization

/// The versions of the previewed files in their Git repository, for the comparison of `render preview`.
///
/// Git writes the files of a version to a temporary folder and uses a separate index, so that the author's working
/// copy, index and list of worktrees stay as they are. `TemporaryFolders` removes the folders when the process ends,
/// even by a signal.
final class GitVersions: Sendable {
    /// The previewed file or folder, as given.
    private let path: String
    /// The folders with the files of versions, in the order in which they were made.
    private let folders = Mutex<[(commit: String, folder: String)]>([])

    private static let mostFolders = 4, mostListed = 30
    /// The time limit of a run of Git, in seconds.
    private static let timeout = 120.0

    init(of path: String) { self.path = path }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The place of the previewed path in its repository.
    private struct Place {
        var git: String
        var root: String
        /// The path relative to the root; empty for the root itself.
        var relative: String
    }

    private func place() throws -> Place {
        guard let git = ProgramSearch.find("git", in: ProgramSearch.standardPath) else {
            throw Failure(description: "git is not installed")
        }
        guard let real = FileSystem.realPath(of: path) ?? FileSystem.realPath(of: path + ".swift") else {
            throw Failure(description: "\(path): no such file or folder")
        }
        let folder = FileSystem.isFolder(real) ? real : (real as NSString).deletingLastPathComponent
        let found = try Self.run(git, ["-C", folder, "rev-parse", "--show-toplevel"])
        guard found.status == 0 else {
            // Git also refuses repositories of other users, and says how to allow them.
            let isNone = found.said.contains("not a git repository")
            throw Failure(description: isNone ? "\(folder) is not in a Git repository" : found.said)
        }
        let root = found.out.trimmingCharacters(in: .newlines)
        return Place(git: git, root: root, relative: real == root ? "" : String(real.dropFirst(root.count + 1)))
    }

    /// The latest commits that change the previewed files, the newest first.
    func list() throws -> [PreviewVersion] {
        let place = try place()
        let found = try Self.run(
            place.git,
            ["-C", place.root, "log", "-n", String(Self.mostListed), "--format=%h%x09%cr%x09%s", "--"]
                + (place.relative.isEmpty ? [] : [":(literal)" + place.relative]))
        guard found.status == 0 else { throw Failure(description: found.said) }
        return found.out.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            return parts.count == 3 ? PreviewVersion(commit: parts[0], age: parts[1], subject: parts[2]) : nil
        }
    }

    /// Returns the files of a version. Writes them first, unless they are among the last four versions written.
    ///
    /// - Parameter revision: A commit, branch or tag, as for Git.
    /// - Returns: The previewed path among these files, and the version.
    func files(of revision: String) throws -> (path: String, version: PreviewVersion) {
        let place = try place()
        let found = try Self.run(
            place.git,
            ["-C", place.root, "log", "-n", "1", "--format=%H%x09%h%x09%cr%x09%s", "--end-of-options", revision, "--"])
        let parts = found.out.trimmingCharacters(in: .newlines)
            .split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard found.status == 0, parts.count == 4 else {
            throw Failure(description: "\(revision) is no version of the repository \(place.root)")
        }
        let version = PreviewVersion(commit: parts[1], age: parts[2], subject: parts[3])
        let folder = try folder(of: parts[0], place)
        let files = folder + "/files"
        let path = place.relative.isEmpty ? files : files + "/" + place.relative
        guard FileSystem.isTaken(path) else {
            throw Failure(description: "\(place.relative) does not exist in \(version.commit)")
        }
        return (path, version)
    }

    private func folder(of commit: String, _ place: Place) throws -> String {
        if let known = folders.withLock({ $0.first { $0.commit == commit } }) { return known.folder }
        guard let made = FileSystem.makeTemporaryFolder(), let folder = FileSystem.realPath(of: made) else {
            throw Failure(description: "no folder for the files of a version can be created")
        }
        do {
            try FileManager.default.createDirectory(atPath: folder + "/files", withIntermediateDirectories: false)
            let environment = ["GIT_INDEX_FILE=\(folder)/index"]
            for arguments in [
                ["-C", place.root, "read-tree", commit],
                ["-C", place.root, "checkout-index", "-a", "-q", "--prefix=\(folder)/files/"],
            ] {
                let run = try Self.run(place.git, arguments, environment: environment)
                guard run.status == 0 else { throw Failure(description: run.said) }
            }
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
        let old = folders.withLock { folders -> [String] in
            folders.append((commit, folder))
            guard folders.count > Self.mostFolders else { return [] }
            return [folders.removeFirst().folder]
        }
        for folder in old { try? FileManager.default.removeItem(atPath: folder) }
        return folder
    }

    private static func run(
        _ git: String, _ arguments: [String], environment: [String] = []
    ) throws -> (status: Int32, out: String, said: String) {
        let words = environment + ["GIT_OPTIONAL_LOCKS=0", "LC_ALL=C", git] + arguments
        let program = try ChildProgram("/usr/bin/env", words, input: .nothing, keepsOutput: true)
        guard case .exit(let status) = try program.wait(within: .init(seconds: timeout)) else {
            throw Failure(description: "git was ended by a signal")
        }
        let said = program.messages.split(separator: "\n").first.map(String.init) ?? ""
        return (status, String(decoding: try program.outputBytes(), as: UTF8.self), said)
    }
}
