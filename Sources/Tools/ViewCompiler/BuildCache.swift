// SPDX-License-Identifier: MIT

import CMessageDigest
import Support
import SwiftTokens
import Foundation

/// A cache of compiled programs, or of object files, keyed by a digest of their inputs. Several processes may use it at
/// once.
package struct BuildCache {
    package var folder: String
    /// The folder of the compiler's cache of C modules. The environment variable `ZOETROPE_MODULE_CACHE` overrides it.
    /// Filling the cache takes a second, and it cannot be copied to another folder.
    let modules: String
    /// The folder of the remote packages of Xcode projects.
    let checkouts: String
    /// The cache folder of SwiftPM; nil for its default.
    private(set) var packages: String?
    /// The number of entries kept; the least recently used are evicted.
    private(set) var capacity = 64
    /// The number of notes kept. They are small, and do not count as entries.
    static let noteCapacity = 512
    private static let noteSuffix = "-note"

    /// The cache of object files and modules, in a folder of its own. It is larger, because an app has an object file for
    /// each source file.
    var objects: BuildCache {
        var cache = self
        cache.folder = (folder as NSString).deletingLastPathComponent + "/objects"
        cache.capacity = 1024
        return cache
    }

    /// A warning that the usual folder cannot be used, with the reason; nil if it is used.
    package private(set) var notice: String?

    /// Uses `$XDG_CACHE_HOME/zoetrope/views` or `~/.cache/zoetrope/views`, or a temporary folder if programs cannot be
    /// kept or run there.
    package init(environment: [String: String]) {
        let usual = FileSystem.cacheFolder(environment: environment)
        let root: String
        let problem =
            usual.map { Self.problem(with: $0 + "/views") } ?? "neither HOME nor XDG_CACHE_HOME names a folder"
        if let usual, problem == nil {
            root = usual
        } else if let temporary = Self.temporaryFolder {
            root = temporary
            packages = temporary + "/modules"
            notice =
                "compiled views are kept in \(temporary): "
                + (usual.map { "\($0) cannot be used (\(problem ?? ""))" } ?? problem ?? "")
            if let worse = Self.problem(with: temporary + "/views") {
                notice =
                    "compiled views can be kept neither in \(usual ?? "~/.cache") (\(problem ?? "")) nor in "
                    + "\(temporary) (\(worse))"
            }
        } else {
            root = usual ?? NSTemporaryDirectory()
            notice = "compiled views can be kept neither in \(root) (\(problem ?? "")) nor in \(NSTemporaryDirectory())"
        }
        folder = root + "/views"
        checkouts = root + "/packages"
        modules = environment["ZOETROPE_MODULE_CACHE"].flatMap { $0.isEmpty ? nil : $0 } ?? root + "/modules"
    }

    /// ST_NOEXEC, which Swift's import of the C library lacks.
    private static let noExecution: UInt = 8
    /// The free disk space that a compilation needs, in bytes.
    private static let leastSpace: UInt64 = 16 << 20

    /// The reason why programs in a folder cannot be kept or run; nil if they can. Creates the folder if it is missing.
    private static func problem(with folder: String) -> String? {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard FileSystem.isFolder(folder) else { return "no folder can be made there" }
        guard access(folder, W_OK | X_OK) == 0 else { return FileSystem.words(for: errno) }
        var system = statvfs()
        guard statvfs(folder, &system) == 0 else { return nil }
        if system.f_flag & noExecution != 0 { return "programs there cannot be run: noexec" }
        if UInt64(system.f_bavail) * UInt64(system.f_frsize) < leastSpace { return "the disk is full" }
        return nil
    }

    /// A folder that only this user can write to: `/tmp/zoetrope-cache-1000` for user 1000. If that path is unsafe, a
    /// new folder.
    private static var temporaryFolder: String? {
        let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("zoetrope-cache-\(getuid())")
        mkdir(folder, 0o700)
        var status = stat()
        let isOwn =
            lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
            && status.st_mode & 0o022 == 0
        return isOwn ? folder : FileSystem.makeTemporaryFolder()
    }

    /// The SHA-256 digest of a list of strings, as 64 hexadecimal digits.
    static func key(of parts: [String]) -> String {
        // Includes the lengths of the strings, so that the lists `a`, `bc` and `ab`, `c` give different keys.
        var text = parts.map { "\($0.utf8.count):\($0)" }.joined()
        return text.withUTF8(digest)
    }

    /// The digest of a list of strings and of the interfaces of files (`InterfaceText`).
    static func key(of parts: [String], interfacesOf files: [(name: String, text: String)]) -> String {
        key(of: parts + files.flatMap { [$0.name, InterfaceText(of: $0.text).text] })
    }

    /// The SHA-256 digest of bytes, as 64 hexadecimal digits.
    static func digest(of bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer(digest) }

    private static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var digits = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
        SHA256Data(bytes.baseAddress, bytes.count, &digits)
        return String(decoding: digits.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    /// The program of a key, if it is cached and undamaged; marks it as used.
    func program(for key: String) -> String? {
        folder(for: key).map { $0 + "/program" }.flatMap { access($0, X_OK) == 0 ? $0 : nil }
    }

    /// The folder of a key, if it is cached and undamaged; marks it as used. Removes a damaged folder.
    func folder(for key: String) -> String? {
        let path = "\(folder)/\(key)"
        guard FileSystem.isFolder(path) else { return nil }
        guard let digest = try? String(contentsOfFile: path + "/" + Self.digestName, encoding: .utf8),
            digest == Self.digest(ofFolder: path)
        else {
            try? FileManager.default.removeItem(atPath: path)
            return nil
        }
        utimes(path, nil)
        return path
    }

    /// The name of the file that holds the digest of an entry's other files.
    private static let digestName = "digest"
    /// The size limit of each file in an entry, in bytes.
    private static let longest = 1 << 30

    /// The digest of the names and contents of all files in an entry; nil if one cannot be read.
    private static func digest(ofFolder path: String) -> String? {
        var lines: [String] = []
        var folders = [""]
        while let inner = folders.popLast() {
            guard let entries = try? FileSystem.entriesWithKinds(of: path + "/" + inner) else { return nil }
            for (entry, _) in entries {
                let name = inner + entry
                if FileSystem.isFolder(path + "/" + name) {
                    folders.append(name + "/")
                } else if name != digestName {
                    guard
                        let bytes = try? FileSystem.bytes(
                            of: path + "/" + name, limit: longest, expected: "a compiled file")
                    else { return nil }
                    lines.append(name + " " + digest(of: bytes))
                }
            }
        }
        return key(of: lines.sorted())
    }

    /// Stores a program text from standard input in a file named after its digest.
    package func fileOfStandardInput(_ bytes: Data) throws(ViewCompilerError) -> String {
        let key = Self.key(of: [String(decoding: bytes, as: UTF8.self)])
        let path = "\(folder)/\(key)-stdin/stdin.swift"
        do {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(key)-stdin", withIntermediateDirectories: true)
            try bytes.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .failed("\(folder): nothing can be kept there (\(error.localizedDescription))")
        }
        return path
    }

    /// The text that `keepNote` stored for a key; marks it as used.
    func note(for key: String) -> String? {
        let path = "\(folder)/\(key)\(Self.noteSuffix)"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        utimes(path, nil)
        return text
    }

    /// Stores a short text, and replaces the one before. Does nothing if the cache cannot be written to.
    func keepNote(_ text: String, for key: String) {
        try? Data(text.utf8).write(to: URL(filePath: "\(folder)/\(key)\(Self.noteSuffix)"), options: .atomic)
        removeOldest()
    }

    /// Creates an empty folder that belongs to this process, in which an entry is built.
    func scratchFolder(for key: String) throws(ViewCompilerError) -> String {
        let path = "\(folder)/\(key).\(getpid())"
        removeLeftovers()
        do {
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            TemporaryFolders.hold(path)
        } catch {
            throw .failed("\(folder): nothing can be kept there (\(error.localizedDescription))")
        }
        return path
    }

    /// Moves a finished scratch folder into the cache, and returns the path of its program. If another process has
    /// stored this entry first, uses the stored one.
    func keep(_ scratchFolder: String, for key: String) -> String { keepFolder(scratchFolder, for: key) + "/program" }

    /// Moves a finished scratch folder into the cache, like `keep`, but returns the folder of the cache entry.
    func keepFolder(_ scratchFolder: String, for key: String) -> String {
        let place = "\(folder)/\(key)"
        if let digest = Self.digest(ofFolder: scratchFolder) {
            try? FileSystem.write(digest, to: scratchFolder + "/" + Self.digestName)
        }
        if rename(scratchFolder, place) != 0 { try? FileManager.default.removeItem(atPath: scratchFolder) }
        TemporaryFolders.release(scratchFolder)
        removeOldest()
        return place
    }

    func discard(_ scratchFolder: String) { TemporaryFolders.remove(scratchFolder) }

    /// Removes the scratch folders of processes that have ended without removing them.
    private func removeLeftovers() {
        TemporaryFolders.removeLeftovers(in: folder, beginningWith: "") { name, _ in
            guard let owner = Self.owner(ofScratchFolder: name) else { return false }
            return kill(owner, 0) != 0 && errno == ESRCH
        }
    }

    /// The process that made a scratch folder; nil if the name is not that of a scratch folder.
    private static func owner(ofScratchFolder name: String) -> pid_t? {
        let parts = name.split(separator: ".")
        return parts.count == 2 && parts[0].count == 64 ? pid_t(parts[1]) : nil
    }

    /// Evicts the least recently used entries beyond `capacity`, and notes beyond `noteCapacity`. Keeps scratch folders,
    /// whose processes may still be compiling.
    private func removeOldest() {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { Self.owner(ofScratchFolder: $0) == nil }
        removeOldest(of: names.filter { !$0.hasSuffix(Self.noteSuffix) }, beyond: capacity)
        removeOldest(of: names.filter { $0.hasSuffix(Self.noteSuffix) }, beyond: Self.noteCapacity)
    }

    private func removeOldest(of names: [String], beyond capacity: Int) {
        guard names.count > capacity else { return }
        let aged = names.map { name in
            var status = stat()
            stat("\(folder)/\(name)", &status)
            return (name: name, used: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
        }
        for entry in aged.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }).prefix(names.count - capacity) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)")
        }
    }
}
