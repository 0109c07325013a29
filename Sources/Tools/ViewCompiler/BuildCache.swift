// SPDX-License-Identifier: MIT

import CMessageDigest
import Support
import Foundation

/// A cache of compiled programs, keyed by a digest of their inputs. Several processes may use it at once.
package struct BuildCache {
    package var folder: String
    /// The compiler's cache of C modules. Its own default is the working directory where there is no home folder.
    let modules: String
    /// The cache folder of SwiftPM; nil for its default.
    private(set) var packages: String?
    /// The number of entries kept; the least recently used are evicted.
    static let capacity = 64

    /// `$XDG_CACHE_HOME/zoetrope/views`, or `~/.cache/zoetrope/views`; a temporary folder if neither is writable.
    package init(environment: [String: String]) {
        let usual = FileSystem.cacheFolder(environment: environment)
        let root: String
        if let usual, Self.isWritable(usual + "/views") {
            root = usual
        } else if let temporary = Self.temporaryFolder {
            root = temporary
            packages = temporary + "/modules"
        } else {
            root = usual ?? NSTemporaryDirectory()
        }
        (folder, modules) = (root + "/views", root + "/modules")
    }

    /// Creates the folder if it is missing.
    private static func isWritable(_ folder: String) -> Bool {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return FileSystem.isFolder(folder) && access(folder, W_OK | X_OK) == 0
    }

    /// A folder for this user that other users cannot write to. It is the same one in every run, unless that name is
    /// taken.
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
        // The lengths keep different lists with equal concatenations apart.
        var text = parts.map { "\($0.utf8.count):\($0)" }.joined()
        return text.withUTF8(digest)
    }

    /// The SHA-256 digest of bytes, as 64 hexadecimal digits.
    static func digest(of bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer(digest) }

    private static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var digits = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
        SHA256Data(bytes.baseAddress, bytes.count, &digits)
        return String(decoding: digits.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    /// The program of a key, if it is cached; marks it as used.
    func program(for key: String) -> String? {
        let path = "\(folder)/\(key)/program"
        guard access(path, X_OK) == 0 else { return nil }
        utimes("\(folder)/\(key)", nil)
        return path
    }

    /// The folder of a key, if it is cached; marks it as used.
    func folder(for key: String) -> String? {
        let path = "\(folder)/\(key)"
        return utimes(path, nil) == 0 ? path : nil
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

    /// Creates an empty folder that belongs to this process, in which an entry is built.
    func workplace(for key: String) throws(ViewCompilerError) -> String {
        let path = "\(folder)/\(key).\(getpid())"
        do {
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .failed("\(folder): nothing can be kept there (\(error.localizedDescription))")
        }
        return path
    }

    /// Moves a finished workplace to its key, and returns the program's path. If another process was faster, keeps its
    /// equal entry.
    func keep(_ workplace: String, for key: String) -> String { keepFolder(workplace, for: key) + "/program" }

    /// As `keep`, for an entry without a program; returns the folder.
    func keepFolder(_ workplace: String, for key: String) -> String {
        let place = "\(folder)/\(key)"
        if rename(workplace, place) != 0 { try? FileManager.default.removeItem(atPath: workplace) }
        removeOldest()
        return place
    }

    private func removeOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.capacity else { return }
        let aged = names.map { name in
            var status = stat()
            stat("\(folder)/\(name)", &status)
            return (name: name, used: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
        }
        for entry in aged.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }).prefix(names.count - Self.capacity) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)")
        }
    }
}
