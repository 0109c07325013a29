// SPDX-License-Identifier: MIT

import Files
import Foundation
import Synchronization

/// Remembers what one run has begun to write, so that nothing half-done outlives it.
///
/// A file is written under a temporary name in its own folder and renamed when it is whole. Every step is noted here.
/// `abandon` takes back what is not whole: temporary files, and folders that were made for the run and are still
/// empty. Whole files stay. It may be called on any thread, at any moment, and nothing can be begun or renamed after
/// it, which is what a handler for ^C needs.
public final class OutputJournal: Sendable {
    fileprivate let state = Mutex(State())

    fileprivate struct State {
        var temporaries: Set<String> = []
        /// Outermost first.
        var folders: [String] = []
        var wholeFileCount = 0
        var wholeByteCount = 0
        /// In which files that others left behind were looked for.
        var clearedFolders: Set<String> = []
        var isAbandoned = false

        /// Nothing is written after `abandon`.
        func check() throws(CancellationError) {
            if isAbandoned { throw CancellationError() }
        }
    }

    /// A journal without files.
    public init() {}

    /// Files that are in place under their own names.
    public var wholeFileCount: Int { state.withLock { $0.wholeFileCount } }
    /// The bytes in them.
    public var wholeByteCount: Int { state.withLock { $0.wholeByteCount } }

    /// Makes a folder, and those above it, where they are missing.
    public func createFolder(_ path: String) throws {
        try state.withLock { state in
            try state.check()
            if path.isEmpty || FileSystem.isFolder(path) { return }
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
                    // Else another process has just made it.
                    throw OutputError.cannotCreate(path: path, errno: errno)
                }
            }
        }
    }

    /// Writes a file, in one step, or leaves everything as it was.
    /// - Parameters:
    ///   - replaces: whether a file of that name may be replaced that is not ours (`OwnFile`); if not, it is an error, even
    ///     where it was made a moment ago.
    ///   - synchronizes: whether to wait until the file is on the disk. Of many files in a row it takes longer than all
    ///     the rest.
    public func write(_ bytes: [UInt8], to path: String, replaces: Bool = true, synchronizes: Bool = false) throws {
        try write(to: path, replaces: replaces, synchronizes: synchronizes) { write in try write(bytes) }
    }

    /// Writes a file piece by piece, or leaves everything as it was.
    /// - Parameters:
    ///   - replaces, synchronizes: as above.
    ///   - pieces: calls its argument with each piece in turn. When it throws there is no file.
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

    /// Begins a file that is written over a longer time. It is in place when it is committed, and not before.
    /// - Parameter synchronizes: as above.
    package func begin(_ path: String, replaces: Bool = true, synchronizes: Bool = true) throws -> PendingFile {
        // Where a link leads the file is written, too: renaming works within a disk only.
        let place = try OutputPlace.resolve(path)
        let folder = URL(filePath: place).deletingLastPathComponent().path
        return try state.withLock { state in
            try state.check()
            if state.clearedFolders.insert(folder).inserted { TemporaryName.removeStale(in: folder) }
            let temporary = "\(folder)/\(TemporaryName.make())"
            let file = try OutputFile(creating: temporary, namedInErrors: path)
            state.temporaries.insert(temporary)
            // As with `cp`: what nobody else may read stays so. From the beginning, so that nobody reads it meanwhile.
            file.takePermissions(of: place)
            return PendingFile(
                file, journal: self, temporary: temporary, path: path, place: place, replaces: replaces,
                synchronizes: synchronizes)
        }
    }

    /// A file under its temporary name, to be committed or discarded, once; who drops it discards it.
    package final class PendingFile: Sendable {
        private let file: OutputFile
        private let journal: OutputJournal
        /// Where it is until it is committed.
        let temporary: String
        /// As it was asked for.
        private let path: String
        /// Where that leads.
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

        /// Says in the whole file that it is ours (`FileSignature`).
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

        /// Puts the whole file in its place.
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
                    try OutputJournal.move(temporary, to: place, named: path, replaces: replaces)
                } catch {
                    unlink(temporary)
                    throw error
                }
                state.wholeFileCount += 1
                state.wholeByteCount += byteCount
            }
        }
    }

    /// Bytes that went elsewhere than into a file count, too.
    package func noteStreamed(_ byteCount: Int) { state.withLock { $0.wholeByteCount += byteCount } }

    fileprivate static func move(
        _ temporary: String, to place: String, named path: String, replaces: Bool
    ) throws(OutputError) {
        if !replaces {
            // Only a second link fails, in one step, where there is a file already.
            if link(temporary, place) == 0 {
                unlink(temporary)
                return
            }
            let isOurs = OwnFile.isOurs(place)
            if !isOurs, errno == EEXIST || FileSystem.isTaken(place) { throw .exists(first: path, count: 1) }
            // Some file systems have no second links: there, the look before must be enough.
        }
        // Somebody may have put it there meanwhile.
        if FileSystem.isSpecial(place) { throw .notAFile(path: path) }
        guard rename(temporary, place) == 0 else { throw .cannotCreate(path: path, errno: errno) }
    }

    /// Removes all that is not whole.
    /// - Parameters:
    ///   - last: runs before anybody else can touch a file again; it may end the process. It gets the number
    ///   of whole files, which stay.
    ///   - first: ends those who could make a file anew.
    public func abandon(
        _ last: (_ wholeFileCount: Int) -> Void = { _ in }, first: () -> Void = {}
    ) {
        state.withLock { state in
            state.isAbandoned = true
            first()
            for path in state.temporaries { unlink(path) }
            state.temporaries = []
            // Fails, as it should, for folders with something in them.
            for path in state.folders.reversed() { rmdir(path) }
            last(state.wholeFileCount)
        }
    }
}
