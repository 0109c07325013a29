// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Folders that exist only during a run.
///
/// The process of a run locks its folders. A later run, even in another container, removes folders that are not locked,
/// because their processes have died.
package enum TemporaryFolders {
    /// The open files that hold the locks, by path.
    private static let held = Mutex<[String: Int32]>([:])

    private static let prefix = "zoetrope-run-"
    /// The prefix of folder names in older versions, which did not lock their folders. Folders with this prefix are
    /// removed when they are a day old.
    private static let oldPrefix = "zoetrope-"
    private static let day = 86_400

    /// Creates a private folder in the temporary directory; nil on failure.
    package static func make() -> String? {
        for _ in 0..<8 {
            var template = Array((NSTemporaryDirectory() + "/" + prefix + "XXXXXX").utf8CString)
            guard mkdtemp(&template) != nil else { return nil }
            let path = String(decoding: template.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
            if hold(path) { return path }
        }
        return nil
    }

    /// Locks a folder of this run. The folder is then removed by this run's `removeAll`, and by no other run.
    ///
    /// - Returns: Whether the folder still exists. Another run may have removed it before it was locked.
    @discardableResult package static func hold(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return false }
        // Ignores failures, because some network file systems do not support locks.
        _ = flock(file, LOCK_SH | LOCK_NB)
        guard FileSystem.isFolder(path) else {
            close(file)
            return false
        }
        if let old = held.withLock({ $0.updateValue(file, forKey: path) }) { close(old) }
        return true
    }

    /// Unlocks a folder without removing it.
    package static func release(_ path: String) {
        if let file = held.withLock({ $0.removeValue(forKey: path) }) { close(file) }
    }

    package static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
        release(path)
    }

    /// Removes all folders of this run. Call when this process is about to end.
    package static func removeAll() {
        for path in held.withLock({ Array($0.keys) }) { remove(path) }
    }

    /// Removes the folders that killed runs have left in the temporary directory.
    package static func removeLeftovers() {
        let now = time(nil)
        removeLeftovers(in: NSTemporaryDirectory(), beginningWith: oldPrefix) { name, status in
            name.hasPrefix(prefix)
                || name.utf8.count == oldPrefix.utf8.count + 6 && now - status.st_mtim.tv_sec > day
        }
    }

    /// Removes this user's folders that no run has locked.
    ///
    /// - Parameter isMeant: Whether a folder may be removed, judging by its name and its status.
    package static func removeLeftovers(
        in folder: String, beginningWith prefix: String, _ isMeant: (String, stat) -> Bool
    ) {
        for (name, _) in (try? FileSystem.entriesWithKinds(of: folder, beginningWith: prefix)) ?? [] {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
                isMeant(name, status)
            else { continue }
            let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard file >= 0 else { continue }
            defer { close(file) }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
        }
    }
}
