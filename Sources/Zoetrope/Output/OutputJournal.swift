import Foundation
import Synchronization

/// Remembers what one run has begun to write, so that nothing half-done outlives it.
///
/// A file is written under a temporary name in its own folder and renamed when it is whole. Every step is noted here.
/// `abandon` takes back what is not whole: temporary files, and folders that were made for the run and are still
/// empty. Whole files stay. It may be called on any thread, at any moment, and nothing can be begun or renamed after
/// it, which is what a handler for ^C needs.
public final class OutputJournal: Sendable {
    private let state = Mutex(State())

    private struct State {
        var temporaries: Set<String> = []
        /// Outermost first.
        var folders: [String] = []
        var names = 0
        var wholeFileCount = 0
        var wholeByteCount = 0
        var isAbandoned = false

        /// Nothing is written after `abandon`.
        func check() throws(CancellationError) {
            if isAbandoned { throw CancellationError() }
        }
    }

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
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let (temporary, file) = try state.withLock { state in
            try state.check()
            state.names += 1
            // Short, because a name that is just short enough must not become too long.
            let temporary = "\(folder)/.zoetrope-\(getpid())-\(state.names).part"
            let file = try OutputFile(creating: temporary, namedInErrors: path)
            state.temporaries.insert(temporary)
            return (temporary, file)
        }
        var byteCount = 0
        do {
            do {
                try pieces { piece in
                    try file.write(piece)
                    byteCount += piece.count
                }
            } catch {
                try? file.close()
                throw error
            }
            try file.close()
        } catch {
            unlink(temporary)
            _ = state.withLock { $0.temporaries.remove(temporary) }
            throw error
        }
        try state.withLock { state in
            try state.check()
            state.temporaries.remove(temporary)
            do throws(OutputError) {
                try Self.move(temporary, to: path, replaces: replaces)
            } catch {
                unlink(temporary)
                throw error
            }
            state.wholeFileCount += 1
            state.wholeByteCount += byteCount
        }
    }

    private static func move(_ temporary: String, to path: String, replaces: Bool) throws(OutputError) {
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
    /// - Parameter last: runs before anybody else can touch a file again; it may end the process. It gets the number
    ///   of whole files, which stay.
    public func abandon(_ last: (_ wholeFileCount: Int) -> Void = { _ in }) {
        state.withLock { state in
            state.isAbandoned = true
            for path in state.temporaries { unlink(path) }
            state.temporaries = []
            // Fails, as it should, for folders with something in them.
            for path in state.folders.reversed() { rmdir(path) }
            last(state.wholeFileCount)
        }
    }
}
