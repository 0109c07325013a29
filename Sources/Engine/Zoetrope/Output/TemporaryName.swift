// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Names temporary files, and removes temporary files that a killed process has left.
package enum TemporaryName {
    private static let prefix = ".zoetrope-"
    private static let suffix = ".part"

    /// A name with 128 random bits, because process ids would collide between containers that write to one folder. The
    /// name is short, to stay below the length limit of file names.
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let digits = (0..<4).map { _ in String(format: "%08x", UInt32.random(in: 0 ... .max, using: &generator)) }
        return prefix + digits.joined() + suffix
    }

    /// Removes the folders of confined programs (`ConfinedOutput`) that killed runs have left in `folder`.
    package static func removeLeftovers(in folder: String) {
        TemporaryFolders.removeLeftovers(in: folder, beginningWith: prefix) { name, _ in name.hasSuffix(suffix) }
    }

    /// The age in seconds from which a temporary file counts as left behind: one day.
    static let staleAge = 86_400

    /// Removes temporary files that were not modified for a day, because their process was killed.
    static func removeStale(in folder: String) {
        let now = time(nil)
        for (name, _) in (try? FileSystem.entriesWithKinds(of: folder, beginningWith: prefix)) ?? []
        where name.hasSuffix(suffix) {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                now - status.st_mtim.tv_sec > staleAge
            else { continue }
            // If the file belongs to another user and the folder protects it, `unlink` fails and the file stays.
            unlink(path)
        }
    }
}
