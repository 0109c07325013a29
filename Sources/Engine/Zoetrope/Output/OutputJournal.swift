// SPDX-License-Identifier: MIT

import Support
import Foundation
import Synchronization

/// Tracks the incomplete files of one run, so that no incomplete file outlives the run.
///
/// A file is written under a temporary name in its own folder and renamed when it is complete. `abandon` removes
/// temporary files, and folders that were created for the run and are still empty. Complete files stay. Any thread may
/// call `abandon` at any moment, such as in a handler of ^C. Afterwards, no file can be begun or renamed.
public final class OutputJournal: Sendable {
    fileprivate let state = Mutex(State())

    fileprivate struct State {
        var temporaries: Set<String> = []
        /// The folders that were created for the run, the outermost first.
        var folders: [String] = []
        var wholeFileCount = 0
        var wholeByteCount = 0
        /// The folders already searched for stale temporary files.
        var clearedFolders: Set<String> = []
        var isAbandoned = false

        /// Throws after `abandon`.
        func check() throws(CancellationError) {
            if isAbandoned { throw CancellationError() }
        }
    }

    /// Creates an empty journal. Each run needs its own, because a journal cannot be used after `abandon`.
    public init() {}

    /// The number of files that are in place under their own names.
    public var wholeFileCount: Int { state.withLock { $0.wholeFileCount } }
    /// The size of the complete files and of streamed output, in bytes.
    public var wholeByteCount: Int { state.withLock { $0.wholeByteCount } }

    /// Creates a folder and the missing folders above it.
    public func createFolder(_ path: String) throws {
        try state.withLock { state in
            try state.check()
            if path.isEmpty || FileSystem.isFolder(path) { return }
            if let broker = OutputBroker.current { return try broker.createFolder(path) }
            var missing: [String] = []
            var current = URL(filePath: path).standardizedFileURL
            while !FileSystem.isFolder(current.path), current.pathComponents.count > 1 {
                missing.insert(current.path, at: 0)
                current = current.deletingLastPathComponent()
            }
            for folder in missing {
                if FileSystem.isFile(folder) { throw OutputError.notAFolder(path: folder) }
                if FileSystem.isDeadLink(folder) { throw OutputError.deadLink(path: folder) }
                if mkdir(folder, 0o777) == 0 {
                    state.folders.append(folder)
                } else if errno != EEXIST || !FileSystem.isFolder(folder) {
                    // `mkdir` has failed, and not because another process has just created the folder.
                    throw OutputError.cannotCreate(path: path, errno: errno)
                }
            }
        }
    }

    /// Writes a file atomically, or leaves everything as it was.
    /// - Parameters:
    ///   - replaces: whether a foreign file (`SignedFile`) at `path` may be replaced. If not, a foreign file is an
    ///     error, even if another process created it after an earlier check.
    ///   - synchronizes: whether to wait until the file is on disk, which is slow for many small files.
    public func write(_ bytes: [UInt8], to path: String, replaces: Bool = true, synchronizes: Bool = false) throws {
        try write(to: path, replaces: replaces, synchronizes: synchronizes) { write in try write(bytes) }
    }

    /// Writes a file in pieces, or leaves everything as it was.
    /// - Parameters:
    ///   - replaces, synchronizes: as in `write(_:to:replaces:synchronizes:)`.
    ///   - pieces: calls its argument with each piece in turn. If `pieces` throws, everything stays as it was.
    package func write(
        to path: String, replaces: Bool = true, synchronizes: Bool = true,
        _ pieces: (_ write: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        let file = try begin(path, replaces: replaces, synchronizes: synchronizes)
        do {
            try pieces(file.append)
        } catch {
            file.discard()
            throw error
        }
        try file.commit()
    }

    /// Begins a file that is written in several steps. The file appears in its place when it is committed.
    ///
    /// - Parameter synchronizes: Whether committing waits until the file is on disk.
    package func begin(_ path: String, replaces: Bool = true, synchronizes: Bool = true) throws -> PendingFile {
        // Resolves links first. The temporary file must be beside the link's target, because renaming works only within
        // one file system.
        let place = try OutputPlace.resolve(path)
        let folder = OutputBroker.current?.folder ?? URL(filePath: place).deletingLastPathComponent().path
        return try state.withLock { state in
            try state.check()
            if state.clearedFolders.insert(folder).inserted { TemporaryName.removeStale(in: folder) }
            let temporary = "\(folder)/\(TemporaryName.make())"
            let file = try OutputFile(creating: temporary, namedInErrors: path)
            state.temporaries.insert(temporary)
            // Takes the permissions of the file to be replaced, as `cp` does. Takes them before the first byte is
            // written, so that no other user can read a private file in the meantime.
            file.takePermissions(of: place)
            return PendingFile(
                file, journal: self, temporary: temporary, path: path, place: place, replaces: replaces,
                synchronizes: synchronizes)
        }
    }

    /// A file under its temporary name, to be committed or discarded once; `deinit` discards it.
    package final class PendingFile: Sendable {
        private let file: OutputFile
        private let journal: OutputJournal
        let temporary: String
        /// The path that was requested.
        private let path: String
        /// The requested path with links resolved.
        private let place: String
        private let replaces: Bool
        private let synchronizes: Bool
        private let isDone = Mutex(false)

        fileprivate init(
            _ file: OutputFile, journal: OutputJournal, temporary: String, path: String, place: String,
            replaces: Bool, synchronizes: Bool
        ) {
            self.file = file
            self.journal = journal
            self.temporary = temporary
            self.path = path
            self.place = place
            self.replaces = replaces
            self.synchronizes = synchronizes
        }

        package func append(_ bytes: [UInt8]) throws { try file.write(bytes) }

        /// Must be called after the last byte is written, because the signature covers all bytes.
        package func sign() throws { try file.sign() }

        package func overwrite(_ bytes: [UInt8], at offset: Int) throws { try file.overwrite(bytes, at: offset) }

        package func discard() {
            isDone.withLock { $0 = true }
            try? file.close()
            remove()
        }

        deinit { if !isDone.withLock(\.self) { discard() } }

        private func remove() {
            unlink(temporary)
            _ = journal.state.withLock { $0.temporaries.remove(temporary) }
        }

        /// Renames the complete file into its place.
        package func commit() throws {
            isDone.withLock { $0 = true }
            let byteCount = file.byteCount
            do {
                if synchronizes { try file.synchronize() }
            } catch {
                try? file.close()
                remove()
                throw error
            }
            do {
                try file.close()
            } catch {
                remove()
                throw error
            }
            try journal.state.withLock { state in
                try state.check()
                state.temporaries.remove(temporary)
                do throws(OutputError) {
                    if let broker = OutputBroker.current {
                        try broker.move(temporary, to: place, named: path, replaces: replaces)
                    } else {
                        try OutputJournal.move(temporary, to: place, named: path, replaces: replaces)
                    }
                } catch {
                    unlink(temporary)
                    throw error
                }
                state.wholeFileCount += 1
                state.wholeByteCount += byteCount
            }
        }
    }

    /// Counts bytes that were written to standard output.
    package func noteStreamed(_ byteCount: Int) { state.withLock { $0.wholeByteCount += byteCount } }

    static func move(
        _ temporary: String, to place: String, named path: String, replaces: Bool
    ) throws(OutputError) {
        if !replaces {
            // `link` is atomic and fails if the file exists; `rename` would replace it.
            if link(temporary, place) == 0 {
                unlink(temporary)
                return
            }
            let isOurs = SignedFile.isOurs(place)
            if !isOurs, errno == EEXIST || FileSystem.isTaken(place) { throw .exists(first: path, count: 1) }
            // If the file system has no hard links, `link` fails, and only the check above protects foreign files.
        }
        // Checks again, because another process may have created a device at this path in the meantime.
        if FileSystem.isSpecial(place) { throw .notAFile(path: path) }
        guard rename(temporary, place) == 0 else { throw .cannotCreate(path: path, errno: errno) }
    }

    /// Removes all incomplete files. Other threads cannot create files meanwhile.
    /// - Parameters:
    ///   - last: called after the removal, still under the lock, so it may end the process. Receives the number of
    ///     complete files, which stay.
    ///   - first: called before the removal, to stop the threads that could create a file again.
    public func abandon(
        _ last: (_ wholeFileCount: Int) -> Void = { _ in }, first: () -> Void = {}
    ) {
        state.withLock { state in
            state.isAbandoned = true
            first()
            for path in state.temporaries { unlink(path) }
            state.temporaries = []
            // For folders that are not empty, `rmdir` fails, as intended.
            for path in state.folders.reversed() { rmdir(path) }
            last(state.wholeFileCount)
        }
    }
}
