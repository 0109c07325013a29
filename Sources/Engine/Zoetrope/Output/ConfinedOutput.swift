// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The output of a program with confined view code. The program writes files in a folder of its own (`OutputBroker`),
/// and this process moves them to their places.
///
/// The program is not trusted. Only regular files are moved, and only to the places that the user has named. They
/// replace no foreign file unless `--force` is given. In a folder, files must have the extension of a picture, an
/// animation, a video or a sound.
package final class ConfinedOutput {
    package struct Places {
        /// Paths of single files that the program may write.
        package var files: [String] = []
        /// Folders in which the program may write files under names of its choice.
        package var folders: [String] = []
        package var overwrites = false
        package init() {}
    }

    /// The folder in which the program writes.
    package let folder: String
    /// The two descriptors of the connection: `ours` in this process, `theirs` in the program.
    package let (ours, theirs): (Int32, Int32)
    private let places: Places
    private let journal = OutputJournal()

    /// - Parameter scratch: A folder to use if none can be made beside the output.
    package init?(_ places: Places, scratch: String) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        (ours, theirs, self.places) = (ends[0], ends[1], places)
        // Prefers a folder on the output's file system, so that finished files can be renamed instead of copied.
        let first =
            places.files.first.map { URL(filePath: $0).deletingLastPathComponent().path } ?? places.folders.first ?? "."
        var base = URL(filePath: first).standardizedFileURL
        while !FileSystem.isFolder(base.path), base.pathComponents.count > 1 { base.deleteLastPathComponent() }
        TemporaryName.removeLeftovers(in: base.path)
        let beside = base.path + (base.path.hasSuffix("/") ? "" : "/") + TemporaryName.make()
        if mkdir(beside, 0o700) == 0, TemporaryFolders.hold(beside) {
            folder = beside
        } else {
            folder = scratch + "/output"
            mkdir(folder, 0o700)
        }
    }

    deinit {
        close(ours)
        close(theirs)
        TemporaryFolders.remove(folder)
        // Removes folders that were created and are still empty.
        journal.abandon()
    }

    /// The value of the environment variable `OutputBroker.variable` for the program.
    ///
    /// - Parameter descriptor: The program's descriptor of the connection.
    package func variable(_ descriptor: Int32) -> String { "\(descriptor) \(folder)" }

    /// Answers one request.
    ///
    /// - Returns: false if the connection has ended.
    package func answer() -> Bool {
        var buffer = [UInt8](repeating: 0, count: OutputBroker.longest)
        let count = recv(ours, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        guard count > 0 else { return false }
        let fields = String(decoding: buffer[..<count], as: UTF8.self)
            .split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        let (answer, errno) = answer(to: fields)
        let words = Array("\(answer.rawValue) \(errno)".utf8)
        _ = words.withUnsafeBytes { send(ours, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        return true
    }

    private func answer(to fields: [String]) -> (OutputBroker.Answer, Int32) {
        switch (OutputBroker.Request(rawValue: fields[0]), fields.count) {
        case (.isOurs, 2):
            guard let place = place(of: fields[1]) else { return (.no, EACCES) }
            return (SignedFile.isOurs(place) ? .done : .no, 0)
        case (.folder, 2):
            guard isAllowed(folder: fields[1]) else { return (.failed, EACCES) }
            do {
                try journal.createFolder(fields[1])
                return (.done, 0)
            } catch OutputError.notAFolder {
                return (.notAFolder, 0)
            } catch OutputError.deadLink {
                return (.deadLink, 0)
            } catch OutputError.cannotCreate(_, let errno) {
                return (.failed, errno)
            } catch {
                return (.failed, EIO)
            }
        case (.move, 4):
            guard let place = place(of: fields[2]) else { return (.failed, EACCES) }
            return move(fields[1], to: place, replaces: fields[3] == "replaces" && places.overwrites)
        default: return (.failed, EINVAL)
        }
    }

    private func move(_ name: String, to place: String, replaces: Bool) -> (OutputBroker.Answer, Int32) {
        guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { return (.failed, EINVAL) }
        let file = folder + "/" + name
        var status = stat()
        guard lstat(file, &status) == 0 else { return (.failed, errno) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { return (.failed, EINVAL) }
        do throws(OutputError) {
            try OutputJournal.move(file, to: place, named: place, replaces: replaces)
        } catch {
            switch error {
            case .exists: return (.exists, 0)
            case .notAFile: return (.special, 0)
            case .cannotCreate(_, EXDEV): return copy(file, to: place, replaces: replaces)
            case .cannotCreate(_, let errno): return (.failed, errno)
            default: return (.failed, EIO)
            }
        }
        // Between the check and the move, the program may have replaced the file with a link. Removes such a link.
        if lstat(place, &status) == 0, status.st_mode & S_IFMT != S_IFREG { unlink(place) }
        return (.done, 0)
    }

    /// Copies a file to another file system, because renaming works only within one file system.
    private func copy(_ file: String, to place: String, replaces: Bool) -> (OutputBroker.Answer, Int32) {
        let source = open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard source >= 0 else { return (.failed, errno) }
        defer { close(source) }
        do {
            try journal.write(to: place, replaces: replaces, synchronizes: false) { write in
                var buffer = [UInt8](repeating: 0, count: 1 << 20)
                while true {
                    let count = read(source, &buffer, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count >= 0 else { throw OutputError.cannotWrite(path: place, errno: errno) }
                    if count == 0 { break }
                    try write(Array(buffer[..<count]))
                }
            }
        } catch OutputError.exists {
            return (.exists, 0)
        } catch OutputError.cannotWrite(_, let errno) {
            return (.failed, errno)
        } catch OutputError.cannotCreate(_, let errno) {
            return (.failed, errno)
        } catch {
            return (.failed, EIO)
        }
        unlink(file)
        return (.done, 0)
    }

    // MARK: Places

    /// The extensions that a file in an allowed folder may have.
    private static let kinds: Set = [
        "png", "apng", "gif", "webp", "jpg", "jpeg", "svg", "pdf", "mp4", "mov", "webm", "wav",
    ]

    /// The path with the links of its folder resolved; nil if the folder does not exist.
    private static func real(_ path: String) -> String? {
        let url = URL(filePath: path)
        guard let base = FileSystem.realPath(of: url.deletingLastPathComponent().path) else { return nil }
        return base + (base.hasSuffix("/") ? "" : "/") + url.lastPathComponent
    }

    /// The real path of a file that the program may write; nil for other files.
    private func place(of path: String) -> String? {
        guard let real = Self.real(path) else { return nil }
        // Allows the target of a link that the user has named, because `--force` replaces the target.
        if places.files.contains(where: { Self.real($0) == real || FileSystem.realPath(of: $0) == real }) {
            return real
        }
        guard Self.kinds.contains(FileSystem.kind(of: real)) else { return nil }
        return places.folders.contains { Self.isVisible(real, below: FileSystem.realPath(of: $0)) } ? real : nil
    }

    /// Whether a path lies below `folder`, and neither the path itself nor a folder in between is hidden.
    private static func isVisible(_ path: String, below folder: String?) -> Bool {
        guard let folder, path.hasPrefix(folder == "/" ? folder : folder + "/") else { return false }
        return !path.dropFirst(folder.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// Whether the program may create this folder. It may create the folders of allowed files, the allowed folders, and
    /// folders inside allowed folders.
    private func isAllowed(folder path: String) -> Bool {
        // The folder may not exist yet, so its links cannot be resolved.
        let wanted = URL(filePath: path).standardizedFileURL.path
        let folders =
            places.files.map { URL(filePath: $0).deletingLastPathComponent().standardizedFileURL.path }
        if folders.contains(wanted) { return true }
        return places.folders.contains { folder in
            let base = URL(filePath: folder).standardizedFileURL.path
            return wanted == base || Self.isVisible(wanted, below: base)
        }
    }
}
