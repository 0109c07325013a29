// SPDX-License-Identifier: MIT

import Support
import Drawing
import Foundation

/// The record of a failed snapshot test, a JSON file beside its images. `render accept` reads it.
package struct SnapshotFailure: Codable, Equatable, Sendable {
    /// The version of the record's format.
    package var version = 1
    /// The name by which `render accept` finds the failure. It consists of module, file, suite, test, argument, and the
    /// extension of the reference image.
    package var name: String
    /// The path of the reference image, relative to the package.
    package var reference: String
    /// The checksum of the reference when the test ran; nil if there was no reference.
    package var referenceChecksum: String?
    /// The file with the actual image, beside this record.
    package var actual: String
    /// The file that shows the expected image, the difference and the actual image side by side; nil if there is none.
    package var difference: String?
    /// The message with which the test failed. Only messages about text snapshots have several lines.
    package var message: String

    package init(
        name: String, reference: String, referenceChecksum: String?, actual: String, difference: String?,
        message: String
    ) {
        self.name = name
        self.reference = reference
        self.referenceChecksum = referenceChecksum
        self.actual = actual
        self.difference = difference
        self.message = message
    }
}

/// The folder `.build/snapshot-failures/` of a package.
package struct SnapshotFailures {
    /// The package's folder.
    package let root: URL
    package var folder: URL { root.appending(path: ".build/snapshot-failures") }

    package init(root: URL) { self.root = root }

    /// The package that contains a file or folder: the nearest folder with a `Package.swift`; nil if there is none.
    package static func packageFolder(around path: String) -> URL? {
        var url = URL(filePath: path).standardizedFileURL
        while true {
            if FileSystem.isFile(url.appending(path: "Package.swift").path) { return url }
            guard url.pathComponents.count > 1 else { return nil }
            url = url.deletingLastPathComponent()
        }
    }

    /// The package that contains a path; outside of packages, the nearest folder with recorded failures.
    package static func projectFolder(around path: String) -> URL? {
        if let package = packageFolder(around: path) { return package }
        var url = URL(filePath: path).standardizedFileURL
        while !FileSystem.isFolder(SnapshotFailures(root: url).folder.path) {
            guard url.pathComponents.count > 1 else { return nil }
            url = url.deletingLastPathComponent()
        }
        return url
    }

    // MARK: Writing

    private struct Files {
        let folder: URL
        let stem: String

        var note: URL { folder.appending(path: stem + ".json") }
        func actual(_ fileExtension: String) -> String { stem + ".actual." + fileExtension }
        var difference: String { stem + ".difference.png" }
    }

    private func files(of name: String) -> Files {
        let place = folder.appending(path: name)
        return Files(folder: place.deletingLastPathComponent(), stem: place.lastPathComponent)
    }

    /// The path of a failure's difference image, for messages.
    package func differencePath(of name: String) -> String {
        let files = files(of: name)
        return files.folder.appending(path: files.difference).path
    }

    /// The path of a failure's actual image, for messages.
    package func actualPath(of name: String, _ fileExtension: String) -> String {
        let files = files(of: name)
        return files.folder.appending(path: files.actual(fileExtension)).path
    }

    /// Stores a failure. Replaces an older failure of the same name.
    package func write(
        name: String, reference: URL, referenceBytes: [UInt8]?, actual: [UInt8], difference: [UInt8]?, message: String
    ) throws {
        // The lock keeps other tests, which run in parallel, from removing this failure's folder while it is still
        // empty.
        try withLock { try writeFiles(name: name, reference, referenceBytes, actual, difference, message) }
    }

    private func writeFiles(
        name: String, _ reference: URL, _ referenceBytes: [UInt8]?, _ actual: [UInt8], _ difference: [UInt8]?,
        _ message: String
    ) throws {
        removeFiles(of: name)
        let files = files(of: name)
        let actualName = files.actual(reference.pathExtension)
        let journal = OutputJournal()
        try journal.createFolder(files.folder.path)
        try journal.write(actual, to: files.folder.appending(path: actualName).path)
        if let difference { try journal.write(difference, to: files.folder.appending(path: files.difference).path) }
        let note = SnapshotFailure(
            name: name, reference: relativePath(of: reference),
            referenceChecksum: referenceBytes.map { Checksum($0).description }, actual: actualName,
            difference: difference == nil ? nil : files.difference, message: message)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try journal.write([UInt8](try encoder.encode(note)), to: files.note.path)
    }

    private func relativePath(of file: URL) -> String {
        let (path, base) = (file.standardizedFileURL.path, root.standardizedFileURL.path + "/")
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }

    /// Removes the failure `name` if it exists. Its test has passed, or its image was accepted.
    package func remove(_ name: String) {
        withLock { removeFiles(of: name) }
    }

    private static let lock = NSLock()

    /// Runs `body` under a lock against other threads of this process and against other processes in this project.
    private func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let folder = open(root.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 { while flock(folder, LOCK_EX) == -1, errno == EINTR {} }
        defer { if folder >= 0 { close(folder) } }
        return try body()
    }

    private func removeFiles(of name: String) {
        let files = files(of: name)
        guard FileSystem.isTaken(files.note.path) else { return }
        // Removes the record first, because the other files are never read without a record.
        unlink(files.note.path)
        for pictured in [files.difference] + ["png", "apng", "txt"].map(files.actual) {
            unlink(files.folder.appending(path: pictured).path)
        }
        // Removes the folders that are now empty. For other folders, `rmdir` fails.
        var place = files.folder
        while place.path.hasPrefix(folder.path), rmdir(place.path) == 0 { place = place.deletingLastPathComponent() }
    }

    // MARK: Reading and accepting

    /// Reads all recorded failures, sorted by the paths of their records.
    package func all() throws -> [SnapshotFailure] {
        guard FileSystem.isFolder(folder.path) else { return [] }
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".json") }.sorted().map { path in
            let file = folder.appending(path: path)
            func damaged(_ reason: String) -> SnapshotFailureError { .damaged(path: file.path, reason: reason) }
            let note: SnapshotFailure
            do {
                note = try JSONDecoder().decode(SnapshotFailure.self, from: Data(contentsOf: file))
            } catch {
                throw damaged("not a record of a failed snapshot")
            }
            guard note.version == 1 else { throw damaged("of version \(note.version), not 1") }
            // Rejects a record that could lead to writes or removals outside of the package.
            let parts = note.reference.split(separator: "/", omittingEmptySubsequences: false)
            guard !note.reference.hasPrefix("/"), !parts.contains(".."), !note.actual.contains("/"),
                note.name + ".json" == path
            else { throw damaged("it refers to a file outside of the package") }
            return note
        }
    }

    /// Replaces the reference image by the image of the failed test.
    package func accept(_ failure: SnapshotFailure) throws {
        let reference = root.appending(path: failure.reference)
        let actual = files(of: failure.name).folder.appending(path: failure.actual)
        let now = try? Data(contentsOf: reference)
        guard now.map({ Checksum($0).description }) == failure.referenceChecksum else {
            throw SnapshotFailureError.stale(name: failure.name, reference: failure.reference)
        }
        guard let picture = try? Data(contentsOf: actual) else {
            throw SnapshotFailureError.damaged(
                path: actual.path, reason: "the picture of the failed test cannot be read")
        }
        let journal = OutputJournal()
        try journal.createFolder(reference.deletingLastPathComponent().path)
        try journal.write([UInt8](picture), to: reference.path)
        remove(failure.name)
    }
}

/// A failure that cannot be accepted. Its description is one line.
package enum SnapshotFailureError: Error, Equatable, CustomStringConvertible {
    /// The reference has changed since the test ran.
    case stale(name: String, reference: String)
    case damaged(path: String, reason: String)

    package var description: String {
        let text =
            switch self {
            case .stale(let name, let reference):
                "\(name): \(reference) has changed since the test failed: run the test again"
            case .damaged(let path, let reason): "\(path): \(reason)"
            }
        return FileSystem.oneLine(text)
    }
}
