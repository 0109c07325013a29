// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Names of files that are not whole yet.
enum TemporaryName {
    private static let prefix = ".zoetrope-"
    private static let suffix = ".part"

    /// 128 random bits: numbers of processes are the same in two containers that write to one folder. Short, because where
    /// a name is just short enough this one must not be too long.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let digits = (0..<4).map { _ in String(format: "%08x", UInt32.random(in: 0 ... .max, using: &generator)) }
        return prefix + digits.joined() + suffix
    }

    /// In seconds: a day.
    static let staleAge = 86_400

    /// Removes files that nobody has written to for a day. Whoever made them was killed.
    static func removeStale(in folder: String) {
        let now = time(nil)
        for (name, _) in (try? FileSystem.entriesWithKinds(of: folder, beginningWith: prefix)) ?? []
        where name.hasSuffix(suffix) {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                now - status.st_mtim.tv_sec > staleAge
            else { continue }
            // Another user's file stays, where the folder protects it.
            unlink(path)
        }
    }
}
