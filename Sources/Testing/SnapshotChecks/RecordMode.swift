// SPDX-License-Identifier: MIT

import Foundation

/// The cases in which a snapshot is recorded instead of compared. Recording always fails the test, so that a new image
/// is not mistaken for a checked one.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Records snapshots that do not exist yet: the default for interactive work.
    case missing
    /// Records every snapshot, even one that equals its reference.
    case all
    /// Records snapshots that are missing or differ.
    case failed
    /// Records nothing; a missing snapshot fails: the default for continuous integration.
    case never

    /// The environment variable that sets the mode of a whole run: missing, all, failed or never.
    public static let environmentVariable = "SNAPSHOT_RECORD"

    /// The mode that `SNAPSHOT_RECORD` sets. Without that variable, `never` if `CI` is set, otherwise `missing`.
    package static func standard(_ environment: [String: String]) throws(SnapshotError) -> RecordMode {
        if let text = environment[environmentVariable], !text.isEmpty {
            guard let mode = RecordMode(rawValue: text) else { throw .badRecordMode(text) }
            return mode
        }
        return ["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "") ? .missing : .never
    }
}
