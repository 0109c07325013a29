// SPDX-License-Identifier: MIT

import Foundation

/// When a snapshot is recorded instead of checked. Recording always fails the test, so that nobody takes a new image for
/// a checked one.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Where there is none yet: what people work with.
    case missing
    /// In any case.
    case all
    /// Where there is none, or another one.
    case failed
    /// A snapshot that is missing is a failure like any other: for continuous integration.
    case never

    /// The environment variable that sets the mode of a whole run: missing, all, failed or never.
    public static let environmentVariable = "SNAPSHOT_RECORD"

    /// What the environment asks for: `SNAPSHOT_RECORD`; else never where `CI` is set, and missing for people.
    package static func standard(_ environment: [String: String]) throws(SnapshotError) -> RecordMode {
        if let text = environment[environmentVariable], !text.isEmpty {
            guard let mode = RecordMode(rawValue: text) else { throw .badRecordMode(text) }
            return mode
        }
        return ["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "") ? .missing : .never
    }
}
