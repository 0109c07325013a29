// SPDX-License-Identifier: MIT

import Files
import Drawing
import Foundation

/// What a failed snapshot leaves behind for people and for `render accept`: a note beside its images.
package struct SnapshotFailure: Codable, Equatable, Sendable {
    /// Of this format.
    package var version = 1
    /// Module, file, suite, test, argument and the reference's extension: what `render accept` is told.
    package var name: String
    /// The path of the recorded image, from the package's folder on.
    package var reference: String
    /// What the reference held when the test was run; nil where there was none.
    package var referenceChecksum: String?
    /// The file with what the test has seen; it lies beside this note.
    package var actual: String
    /// The file with expected | difference | actual, where there is one.
    package var difference: String?
    /// What the test said.
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

/// `.build/snapshot-failures/` of a package.
package struct SnapshotFailures {
    /// Of the package.
    package let root: URL
    package var folder: URL { root.appending(path: ".build/snapshot-failures") }

    package init(root: URL) { self.root = root }

    /// The package around a file or folder: the nearest folder with a `Package.swift`; nil where there is none.
    package static func packageFolder(around path: String) -> URL? {
        var url = URL(filePath: path).standardizedFileURL
        while true {
            if FileSystem.isFile(url.appending(path: "Package.swift").path) { return url }
            guard url.pathComponents.count > 1 else { return nil }
            url = url.deletingLastPathComponent()
        }
    }

    /// The same; of what is no package, the nearest folder in which failures are kept.
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

    /// Names of the files of one failure, without folders.
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

    /// Where the images of a failure are, for messages.
    package func differencePath(of name: String) -> String {
        let files = files(of: name)
        return files.folder.appending(path: files.difference).path
    }

    package func actualPath(of name: String, _ fileExtension: String) -> String {
        let files = files(of: name)
        return files.folder.appending(path: files.actual(fileExtension)).path
    }

    /// Keeps a failure, in place of an older one of its name.
    package func write(
        name: String, reference: URL, referenceBytes: [UInt8]?, actual: [UInt8], difference: [UInt8]?, message: String
    ) throws {
        // Tests run side by side: nobody may take an empty folder away that another one is about to write into.
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

    /// Forgets a failure, if there is one: its test has passed, or its image was taken over.
    package func remove(_ name: String) {
        withLock { removeFiles(of: name) }
    }

    private static let lock = NSLock()

    /// Alone among the threads of this process, and among the processes that work in this project.
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
        // The note goes first: without it nobody finds the rest.
        unlink(files.note.path)
        for pictured in [files.difference] + ["png", "apng", "txt"].map(files.actual) {
            unlink(files.folder.appending(path: pictured).path)
        }
        // Folders that are empty now; those that are not stay.
        var place = files.folder
        while place.path.hasPrefix(folder.path), rmdir(place.path) == 0 { place = place.deletingLastPathComponent() }
    }

    // MARK: Reading and accepting

    /// All failures, by name.
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
                throw damaged("no note of a failed snapshot")
            }
            guard note.version == 1 else { throw damaged("of version \(note.version), not 1") }
            // A note must not make us write or remove anything elsewhere.
            let parts = note.reference.split(separator: "/", omittingEmptySubsequences: false)
            guard !note.reference.hasPrefix("/"), !parts.contains(".."), !note.actual.contains("/"),
                note.name + ".json" == path
            else { throw damaged("it leads out of the package") }
            return note
        }
    }

    /// Puts the image of a failed test in place of the recorded one.
    package func accept(_ failure: SnapshotFailure) throws {
        let reference = root.appending(path: failure.reference)
        let actual = files(of: failure.name).folder.appending(path: failure.actual)
        let now = try? Data(contentsOf: reference)
        guard now.map({ Checksum($0).description }) == failure.referenceChecksum else {
            throw SnapshotFailureError.stale(name: failure.name, reference: failure.reference)
        }
        guard let picture = try? Data(contentsOf: actual) else {
            throw SnapshotFailureError.damaged(path: actual.path, reason: "the picture of the failure cannot be read")
        }
        let journal = OutputJournal()
        try journal.createFolder(reference.deletingLastPathComponent().path)
        try journal.write([UInt8](picture), to: reference.path)
        remove(failure.name)
    }
}

/// Why an image is not taken over. One line.
package enum SnapshotFailureError: Error, Equatable, CustomStringConvertible {
    /// Somebody has recorded, or removed, the reference since the test was run.
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
