// SPDX-License-Identifier: MIT

import Files
import Foundation
import SnapshotChecks
import Zoetrope

/// One preview in one variant, and where its snapshot is kept.
///
///     Sources/App/CardView.swift, #Preview("Dark card"), variant ar
///     Sources/App/__Snapshots__/CardView/Dark-card.ar.png
///     Sources/App/CardView/Dark-card.ar                            its name
struct TestCase: Sendable {
    /// Of the report: a path from the project on, without `__Snapshots__`, and without an extension.
    var name: String
    /// What people call it: `Dark card`.
    var title: String
    var variant: TestVariant
    /// Which of the program's sources of previews it is of, and which of its previews.
    var source: Int
    var member: Int
    /// The author's file, from the project on, and the line.
    var file: String
    var line: Int?
    /// The file of the snapshot.
    var reference: URL
    /// In which failures of its project are kept.
    var root: URL
    /// Why there is none, where its making has ended the process, or the author does not want one.
    var failure: String?
    var disabled: String?

    /// What the failure's note is called: `render accept` takes it, or its end.
    var failureName: String { name + ".png" }

    static let folderName = "__Snapshots__"
}

/// Gives the previews of files names that stay: made of the file's and of the preview's own. Only those without one, and those of one
/// name in a file, are counted.
package struct TestNames {
    private var taken: Set<String> = []

    package init() {}

    /// - Parameter file: all previews of it come one after the other.
    package mutating func word(for title: String?, in file: String) -> String {
        let word = title.map(SnapshotWord.typable) ?? "Preview"
        // Some file systems do not tell upper from lower case.
        var (count, candidate) = (1, word)
        while !taken.insert("\(file)/\(candidate)".lowercased()).inserted {
            count += 1
            candidate = "\(word)-\(count)"
        }
        return candidate
    }
}
