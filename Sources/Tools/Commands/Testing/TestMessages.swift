// SPDX-License-Identifier: MIT

import Foundation
import Zoetrope

/// A task for the process with an author's code: to list previews or to take a snapshot. Tasks and answers are sent as
/// files with one line of JSON each.
struct TestOrder: Codable {
    /// The environment variable with the path of the order.
    static let variable = "ZOETROPE_TEST_ORDER"
    /// The environment variable with the path of the answers.
    static let answerVariable = "ZOETROPE_TEST_ANSWER"

    enum Task: Codable {
        /// List all preview sources from this index on.
        case list(from: Int)
        case take(SnapshotOrder)
        case exhibit(GalleryOrder)
    }

    var task: Task
    var device: String
    /// The folders of the views' assets.
    var assets: [String]
    var system: String
    var isStrict: Bool
    /// The limit of the time without progress, in seconds.
    var timeLimit: Double
    /// The memory limit, in bytes.
    var memoryLimit: Int
    /// The path by which error messages name the author's code.
    var path: String
}

extension TestOrder {
    /// An order to list the previews, with the options of a command. Without a device among the options, it has the
    /// device of the project's settings.
    init(_ path: String, _ pictures: TestPictureOptions, _ files: TestFileOptions, _ settings: ProjectSettings) {
        self.init(
            task: .list(from: 0), device: (pictures.device ?? settings.device ?? .standard).name,
            assets: pictures.assets.map { URL(filePath: $0).standardizedFileURL.path }, system: pictures.os.rawValue,
            isStrict: pictures.strict, timeLimit: files.timeLimit, memoryLimit: files.memoryLimit, path: path)
    }
}

/// The part of a `TestOrder` that asks for one snapshot.
struct SnapshotOrder: Codable {
    var source: Int
    var member: Int
    var variant: TestVariant
    var scale: Double
    /// The maximum time to wait for animations to come to rest, in seconds of virtual time.
    var settle: Double
    var mode: String
    /// The path of the recorded snapshot.
    var reference: String
    var failureName: String
    var root: String
    /// The tolerance for a preview that declares none, written as for `--tolerance`; nil for an exact comparison.
    var tolerance: String?
    /// The reason for `tolerance`.
    var because: String?
}

/// A preview source, as the process with the author's code reports it.
struct ListedSource: Codable {
    struct Listed: Codable {
        var name: String?
        var disabled: String?
    }

    var file: String?
    var line: Int?
    var title: String
    /// The source's previews; nil until they are created.
    var previews: [Listed]?
    var error: String?
}

/// The answer to a `SnapshotOrder`.
struct SnapshotOutcome: Codable {
    enum Outcome: String, Codable {
        case passed, recorded, missing, differs, failed, disabled
    }

    var outcome: Outcome
    /// The result in one line.
    var summary = ""
    /// Further lines of the result.
    var details: [String] = []
    /// The width of the picture with all frames, in pixels.
    var width = 0
    /// The height of the picture with all frames, in pixels.
    var height = 0
    var times: [Double] = []
    var columns = 1
    /// The differences of the view trees, in sentences.
    var views: [String] = []
    /// The faults of the screen that the recorded picture did not have, in a line each.
    var findings: [String]?
    /// What VoiceOver reads, in a line each; nil except in accessibility variants.
    var reading: [String]?
    var warnings: [String] = []
    var tolerance: String?
    /// The author's reason for the tolerance.
    var because: String?
    /// A small picture, as a PNG file.
    var thumbnail: Data?
}
