// SPDX-License-Identifier: MIT

import Support
import Foundation
import SnapshotChecks
import Zoetrope

/// A preview in one variant, and the path of its snapshot. For example, variant `ar` of `#Preview("Dark card")`:
///
///     Sources/App/CardView.swift                             its file
///     Sources/App/__Snapshots__/CardView/Dark-card.ar.png    its snapshot
///     Sources/App/CardView/Dark-card.ar                      its name
struct TestCase: Sendable {
    /// The name in reports: a path relative to the project, without `__Snapshots__` and without an extension.
    var name: String
    /// The author's title: `Dark card`.
    var title: String
    var variant: TestVariant
    /// The index of the preview source in the program.
    var source: Int
    /// The index of the preview among those of its source.
    var member: Int
    /// The author's file, relative to the project.
    var file: String
    /// The path of the author's file.
    var path: String
    /// The line of the preview in that file.
    var line: Int?
    /// The file of the snapshot.
    var reference: URL
    /// The project in whose folder a failure is stored.
    var root: URL
    /// The reason why creating the preview failed.
    var failure: String?
    /// The author's reason for disabling the test.
    var disabled: String?

    /// The name of the failure. `render accept` takes this name or the end of it.
    var failureName: String { name + ".png" }

    static let folderName = "__Snapshots__"
}

/// Assigns stable names to the previews of files, from the file's and the preview's own name. Only unnamed previews and
/// duplicate names within a file are numbered.
package struct TestNames {
    private var taken: Set<String> = []

    package init() {}

    /// The preview's part of a test's name. Call this once for each preview, in source order: repeated titles
    /// are numbered.
    ///
    /// - Parameter file: The file that declares the preview.
    package mutating func word(for title: String?, in file: String) -> String {
        let word = title.map(SnapshotWord.typable) ?? "Preview"
        // Compares in lower case, because some file systems ignore case.
        var (count, candidate) = (1, word)
        while !taken.insert("\(file)/\(candidate)".lowercased()).inserted {
            count += 1
            candidate = "\(word)-\(count)"
        }
        return candidate
    }
}
