// SPDX-License-Identifier: MIT

import Drawing
import SnapshotChecks
import Synchronization
import Zoetrope

/// The names of the snapshots that this process has checked. Two snapshots with one name would share a reference, so a
/// second snapshot with a name is an error.
struct ClaimedNames: ~Copyable {
    private struct Claim {
        var fileID: String
        var line: Int
        var column: Int
        var content: Checksum
    }

    private let claims = Mutex<[String: Claim]>([:])

    static let process = ClaimedNames()

    /// Registers a snapshot's name. Throws if another assertion has this name, or if the snapshot's content has
    /// changed.
    ///
    /// - Parameters:
    ///   - path: The path of the reference, compared without case, because some file systems ignore case.
    ///   - content: The checksum of the snapshot. A repeated test may claim its name again with the same content.
    borrowing func claim(_ path: String, as name: String, at site: CallSite, content: Checksum) throws(SnapshotError) {
        let mine = Claim(fileID: site.fileID, line: site.line, column: site.column, content: content)
        let other = claims.withLock { claims -> Claim? in
            if let known = claims[path.lowercased()] { return known }
            claims[path.lowercased()] = mine
            return nil
        }
        guard let other else { return }
        guard (other.fileID, other.line, other.column) == (mine.fileID, mine.line, mine.column) else {
            throw .nameTaken(name, otherLine: other.line)
        }
        if other.content != content { throw .takenTwice(name) }
    }
}
