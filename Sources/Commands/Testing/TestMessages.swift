// SPDX-License-Identifier: MIT

import Foundation

/// What a process with an author's code is to do: told in a file, answered in another one, a line of JSON each.
struct TestOrder: Codable {
    /// The variables with the paths of both files.
    static let variable = "ZOETROPE_TEST_ORDER"
    static let answerVariable = "ZOETROPE_TEST_ANSWER"

    enum Task: Codable {
        /// All sources of previews from this one on.
        case list(from: Int)
        case take(TestTaking)
    }

    var task: Task
    var device: String
    /// Of the views.
    var assets: [String]
    var system: String
    var isStrict: Bool
    /// In seconds without a sign of life, and in bytes.
    var timeLimit: Double
    var memoryLimit: Int
    /// What messages speak of.
    var path: String
}

/// A snapshot to be taken.
struct TestTaking: Codable {
    var source: Int
    var member: Int
    var variant: TestVariant
    var scale: Double
    /// How long something may move, in seconds.
    var settle: Double
    var mode: String
    /// A path.
    var reference: String
    var failureName: String
    var root: String
}

/// A source of previews.
struct ListedSource: Codable {
    struct Listed: Codable {
        var name: String?
        var disabled: String?
    }

    var file: String?
    var line: Int?
    var title: String
    /// nil before they are made.
    var previews: [Listed]?
    var error: String?
}

/// What became of a snapshot.
struct TestTaken: Codable {
    enum Outcome: String, Codable {
        case passed, recorded, missing, differs, failed, disabled
    }

    var outcome: Outcome
    /// One line.
    var summary = ""
    /// More lines.
    var details: [String] = []
    /// Of all frames together, in pixels.
    var width = 0
    var height = 0
    var times: [Double] = []
    var columns = 1
    /// What is different in the tree of views.
    var views: [String] = []
    var warnings: [String] = []
    var tolerance: String?
    /// Why it may differ.
    var because: String?
    /// A small PNG.
    var thumbnail: Data?
}
