// SPDX-License-Identifier: MIT

import Foundation

package enum FileSystem {
    /// Whether the path is a folder, or a link to a folder.
    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether the path is anything but a folder. Follows links.
    package static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// The lower-case extension of a path; empty if the path has none. Does not use `NSString`, which is slow for many
    /// paths.
    package static func kind(of path: String) -> String {
        let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
        guard let end = path.utf8.lastIndex(where: { $0 == dot || $0 == slash }), path.utf8[end] == dot,
            end > path.utf8.startIndex, path.utf8[path.utf8.index(before: end)] != slash
        else { return "" }
        return path[end...].dropFirst().lowercased()
    }

    /// The path of the running program, with links resolved; nil if it is unknown. Does not use `Bundle.main`, which
    /// scans the program's whole folder.
    package static let runningProgram: String? = withUnsafeTemporaryAllocation(
        of: CChar.self, capacity: Int(PATH_MAX)
    ) { path in
        let count = readlink("/proc/self/exe", path.baseAddress!, path.count)
        return count > 0 ? String(decoding: UnsafeRawBufferPointer(path)[..<count], as: UTF8.self) : nil
    }

    /// The kind of file at a path. Follows links.
    package enum PlainFile {
        case file(byteCount: Int)
        case folder
        /// A pipe, device or socket, on which reading may block forever.
        case other
        /// No file was found at the path, or the path is not accessible. The reason is in words, such as "no such
        /// file".
        case missing(reason: String)
    }

    package static func plainFile(_ path: String) -> PlainFile {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return .missing(reason: errno == ENOENT ? "no such file" : words(for: errno))
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file(byteCount: Int(status.st_size))
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// Writes a file without waiting for the disk, for caches and temporary files. Foundation's `write` synchronizes,
    /// which takes milliseconds.
    package static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    package static func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(path) }
            start += count
        }
    }

    private static func failure(_ path: String) -> any Error {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [NSLocalizedDescriptionKey: "\(path) cannot be written: \(words(for: errno))"])
    }

    /// Reads a regular file. Other kinds of files are errors, because reading them may block forever.
    /// - Parameter kind: The expected content, for the error message.
    package static func bytes(of path: String, limit: Int, expected kind: String) throws(UnreadableFile) -> [UInt8] {
        func unreadable(_ reason: String) -> UnreadableFile { UnreadableFile(path: path, reason: reason) }
        let size: Int
        switch plainFile(path) {
        case .file(let count): size = count
        case .folder: throw unreadable("a folder, not \(kind)")
        case .other: throw unreadable("a pipe or a device, not a file")
        case .missing(let reason): throw unreadable(isDeadLink(path) ? "a broken link" : reason)
        }
        guard size <= limit else { throw unreadable("the file has \(size) bytes, more than \(limit)") }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw unreadable(access(path, R_OK) == 0 ? "cannot be read" : words(for: errno))
        }
        return [UInt8](data)
    }

    /// The content of a regular file; nil if the file is larger than `limit` bytes or cannot be read. Also nil for
    /// pipes, devices and sockets, on which reading may block forever.
    package static func data(of path: String, limit: Int = 1 << 30) -> Data? {
        guard case .file(let count) = plainFile(path), count <= limit else { return nil }
        return try? Data(contentsOf: URL(filePath: path))
    }

    /// Whether the path exists. A dead link counts.
    package static func isTaken(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether the path definitely does not exist. For a path without access permission, both `isTaken` and `isMissing`
    /// are false.
    package static func isMissing(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) != 0 && [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
    }

    /// Whether the path is a broken or a cyclic link.
    package static func isDeadLink(_ path: String) -> Bool {
        var status = stat()
        return isTaken(path) && stat(path, &status) != 0 && (errno == ENOENT || errno == ELOOP)
    }

    /// The final target of a link, which may lead through further links. nil if the path is not a link, or if it is a
    /// broken link.
    package static func linkTarget(of path: String) -> String? { isLink(path) ? realPath(of: path) : nil }

    /// The path with all links resolved; nil, with `errno`, if nothing is there.
    package static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether the path is a device, pipe or socket. Follows links.
    package static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Identifies a file or folder, independent of its path.
    package struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// The identity of the file at a path, with links followed; nil if there is none.
    package static func identity(_ path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// Creates a private folder in the temporary directory; nil on failure.
    package static func makeTemporaryFolder() -> String? { TemporaryFolders.make() }

    /// The user's cache folder: `$XDG_CACHE_HOME/zoetrope` if that path is absolute, otherwise `$HOME/.cache/zoetrope`;
    /// nil if neither variable has a usable value.
    package static func cacheFolder(environment: [String: String]) -> String? {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
        return base.map { $0 + "/zoetrope" }
    }

    /// A failure to list a folder, such as ENOENT for a missing one.
    package struct ListingError: Error, Equatable {
        package var errno: Int32
    }

    /// The names in a folder, sorted, so that results do not depend on the order on disk.
    package static func entries(of folder: String) throws(ListingError) -> [String] {
        try entriesWithKinds(of: folder).map(\.name)
    }

    /// The kind of a directory entry, as the directory records it.
    package enum EntryKind {
        case folder, link
        /// Neither a folder nor a link: a regular file, a pipe, a device or a socket.
        case file
        /// The file system does not record kinds.
        case unknown

        fileprivate init(_ type: UInt8) {
            self =
                switch Int(type) {
                case Int(DT_DIR): .folder
                case Int(DT_LNK): .link
                case Int(DT_UNKNOWN): .unknown
                default: .file
                }
        }
    }

    /// The names in a folder, sorted, with the kind of each entry as the directory records it.
    ///
    /// - Parameters:
    ///   - beginning: A prefix of the names to return.
    ///   - ending: A suffix of the names to return.
    package static func entriesWithKinds(
        of folder: String, beginningWith beginning: String = "", endingWith ending: String = ""
    ) throws(ListingError) -> [(name: String, kind: EntryKind)] {
        guard let stream = opendir(folder) else { throw ListingError(errno: errno) }
        defer { closedir(stream) }
        var names: [(name: String, kind: EntryKind)] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let found: String? = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                guard bytes.starts(with: beginning.utf8) else { return nil }
                let name = bytes.prefix { $0 != 0 }
                guard name.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return nil }
                return String(decoding: name, as: UTF8.self)
            }
            guard let name = found else { continue }
            if name != ".", name != ".." { names.append((name, EntryKind(entry.pointee.d_type))) }
        }
        guard errno == 0 else { throw ListingError(errno: errno) }
        return names.sorted { $0.name < $1.name }
    }

    /// Escapes control characters, so that a text, such as one with a path, fits on one line.
    package static func oneLine(_ text: String) -> String { TerminalText.oneLine(text) }

    /// The system's message for an error, starting in lower case.
    package static func words(for errno: Int32) -> String {
        let text = String(cString: strerror(errno))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
