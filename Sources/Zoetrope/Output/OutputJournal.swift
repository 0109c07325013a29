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
        var isAbandoned = false

        /// Nothing is written after `abandon`.
        func check() throws(CancellationError) {
            if isAbandoned { throw CancellationError() }
        }
    }

    public init() {}

    /// Temporary names that this process has used: several journals may write to one folder.
    private static let names = Atomic(0)

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
                guard mkdir(folder, 0o777) == 0 else { throw OutputError.cannotCreate(path: path, errno: errno) }
                state.folders.append(folder)
            }
        }
    }

    /// Writes a file, in one step, or leaves everything as it was.
    /// - Parameter replaces: whether a file of that name may be replaced; if not, it is an error, even where it was
    ///   made a moment ago.
    public func write(_ bytes: [UInt8], to path: String, replaces: Bool = true) throws {
        try write(to: path, replaces: replaces) { write in try write(bytes) }
    }

    /// Writes a file piece by piece, or leaves everything as it was.
    /// - Parameters:
    ///   - replaces: as above.
    ///   - pieces: calls its argument with each piece in turn. When it throws there is no file.
    package func write(
        to path: String, replaces: Bool = true, _ pieces: (_ write: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        let file = try begin(path, replaces: replaces)
        do {
            try pieces(file.append)
        } catch {
            file.discard()
            throw error
        }
        try file.commit()
    }

    /// Begins a file that is written over a longer time. It is in place when it is committed, and not before.
    package func begin(_ path: String, replaces: Bool = true) throws -> PendingFile {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        return try state.withLock { state in
            try state.check()
            // Short, because a name that is just short enough must not become too long.
            let number = Self.names.add(1, ordering: .relaxed).newValue
            let temporary = "\(folder)/.zoetrope-\(getpid())-\(number).part"
            let file = try OutputFile(creating: temporary, namedInErrors: path)
            state.temporaries.insert(temporary)
            return PendingFile(file, journal: self, temporary: temporary, path: path, replaces: replaces)
        }
    }

    /// A file under its temporary name, to be committed or discarded, once; who drops it discards it.
    package final class PendingFile: Sendable {
        private let file: OutputFile
        private let journal: OutputJournal
        /// Where it is until it is committed.
        let temporary: String
        private let path: String
        private let replaces: Bool
        private let isDone = Mutex(false)

        fileprivate init(
            _ file: OutputFile, journal: OutputJournal, temporary: String, path: String, replaces: Bool
        ) {
            self.file = file
            self.journal = journal
            self.temporary = temporary
            self.path = path
            self.replaces = replaces
        }

        package func append(_ bytes: [UInt8]) throws { try file.write(bytes) }

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
                try file.close()
            } catch {
                remove()
                throw error
            }
            try journal.state.withLock { state in
                try state.check()
                state.temporaries.remove(temporary)
                do throws(OutputError) {
                    try OutputJournal.move(temporary, to: path, replaces: replaces)
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

    fileprivate static func move(_ temporary: String, to path: String, replaces: Bool) throws(OutputError) {
        if !replaces {
            // Only a second link fails, in one step, where there is a file already.
            if link(temporary, path) == 0 {
                unlink(temporary)
                return
            }
            if errno == EEXIST || FileSystem.isTaken(path) { throw .exists(first: path, count: 1) }
            // Some file systems have no second links: there, the look before must be enough.
        }
        guard rename(temporary, path) == 0 else { throw .cannotCreate(path: path, errno: errno) }
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
