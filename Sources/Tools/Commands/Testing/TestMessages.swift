// SPDX-License-Identifier: MIT

import Foundation

/// An order to a process with an author's code. Orders and answers are files with a line of JSON each.
struct TestOrder: Codable {
    /// The environment variables with the paths of both files.
    static let variable = "ZOETROPE_TEST_ORDER"
    static let answerVariable = "ZOETROPE_TEST_ANSWER"

    enum Task: Codable {
        /// List all preview sources from this index on.
        case list(from: Int)
        case take(SnapshotOrder)
    }

    var task: Task
    var device: String
    /// The folders of the views' assets.
    var assets: [String]
    var system: String
    var isStrict: Bool
    /// Seconds without progress, and bytes.
    var timeLimit: Double
    var memoryLimit: Int
    /// The path that messages name.
    var path: String
}

/// A snapshot to take.
struct SnapshotOrder: Codable {
    var source: Int
    var member: Int
    var variant: TestVariant
    var scale: Double
    /// The seconds that motion may last.
    var settle: Double
    var mode: String
    /// The path of the reference.
    var reference: String
    var failureName: String
    var root: String
}

/// A preview source in an answer.
struct ListedSource: Codable {
    struct Listed: Codable {
        var name: String?
        var disabled: String?
    }

    var file: String?
    var line: Int?
    var title: String
    /// nil until they are created.
    var previews: [Listed]?
    var error: String?
}

/// The result of a snapshot.
struct SnapshotOutcome: Codable {
    enum Outcome: String, Codable {
        case passed, recorded, missing, differs, failed, disabled
    }

    var outcome: Outcome
    /// The result in one line.
    var summary = ""
    /// Further lines.
    var details: [String] = []
    /// The size of all frames together, in pixels.
    var width = 0
    var height = 0
    var times: [Double] = []
    var columns = 1
    /// The differences of the view trees.
    var views: [String] = []
    var warnings: [String] = []
    var tolerance: String?
    /// The author's reason for the tolerance.
    var because: String?
    /// A small PNG.
    var thumbnail: Data?
}
