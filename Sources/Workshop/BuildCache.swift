// SPDX-License-Identifier: MIT

import CMessageDigest
import Files
import Foundation

/// Programs made of view code, by what they were made of. Two may work in it at once.
package struct BuildCache {
    package var folder: String
    /// Where the compiler keeps modules of C; nil for its own place.
    private(set) var modules: String?
    /// Programs that are kept; those used last.
    static let capacity = 64

    /// `$XDG_CACHE_HOME/zoetrope/views`, or that below `~/.cache`; where neither can be written, a folder for temporary files.
    package init(environment: [String: String]) {
        let usual = FileSystem.cacheFolder(environment: environment).map { $0 + "/views" }
        if let usual, Self.isWritable(usual) {
            folder = usual
        } else if let temporary = Self.temporaryFolder {
            folder = temporary + "/views"
            modules = temporary + "/modules"
        } else {
            folder = usual ?? "views"
        }
    }

    /// Made where it is missing.
    private static func isWritable(_ folder: String) -> Bool {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return FileSystem.isFolder(folder) && access(folder, W_OK | X_OK) == 0
    }

    /// The user's own, which nobody else can enter; the same for all runs where that is possible.
    private static var temporaryFolder: String? {
        let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("zoetrope-cache-\(getuid())")
        mkdir(folder, 0o700)
        var status = stat()
        let isOwn =
            lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
            && status.st_mode & 0o022 == 0
        return isOwn ? folder : FileSystem.makeTemporaryFolder()
    }

    /// 64 hexadecimal digits, other ones for any other parts.
    static func key(of parts: [String]) -> String {
        // Each with its length, so that no two lists read alike.
        var text = parts.map { "\($0.utf8.count):\($0)" }.joined()
        return text.withUTF8(digest)
    }

    /// 64 hexadecimal digits of bytes as they are.
    static func digest(of bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer(digest) }

    private static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var digits = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
        SHA256Data(bytes.baseAddress, bytes.count, &digits)
        return String(decoding: digits.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The program of a key, if it is there; from now on among those used last.
    func program(for key: String) -> String? {
        let path = "\(folder)/\(key)/program"
        guard access(path, X_OK) == 0 else { return nil }
        utimes("\(folder)/\(key)", nil)
        return path
    }

    /// The folder of a key, if it is there; from now on among those used last.
    func folder(for key: String) -> String? {
        let path = "\(folder)/\(key)"
        return utimes(path, nil) == 0 ? path : nil
    }

    /// What came on standard input, as a file whose name follows from it.
    package func fileOfStandardInput(_ bytes: Data) throws(WorkshopError) -> String {
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

    /// A folder of one's own to work in.
    func workplace(for key: String) throws(WorkshopError) -> String {
        let path = "\(folder)/\(key).\(getpid())"
        do {
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .failed("\(folder): nothing can be kept there (\(error.localizedDescription))")
        }
        return path
    }

    /// Gives what was made in the workplace its name. Where somebody else was quicker, theirs is as good.
    func keep(_ workplace: String, for key: String) -> String { keepFolder(workplace, for: key) + "/program" }

    /// The same of a folder without a program.
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
