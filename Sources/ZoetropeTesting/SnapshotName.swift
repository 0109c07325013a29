// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks

/// Where a snapshot is kept: a path made of the test's file, suite, name and arguments. Never of a counter, which would
/// give one snapshot's image to another when a line is moved.
///
///     Tests/AppTests/Snapshots/GearsTests/gears.dark.png
///                    └ folder └ file, suites └ test, arguments, name
package struct SnapshotName: Equatable {
    static let folderName = "Snapshots"

    /// The folder with the snapshots of the test's module.
    package var folder: URL
    /// From that folder on, without the extension.
    package var path: String
    package var module: String

    /// - Parameter name: given to the assertion, if one is.
    package init(_ test: TestIdentity, named name: String?) throws(SnapshotError) {
        module = test.module
        let file = URL(filePath: test.filePath)
        folder = Self.moduleFolder(of: file, test.module).appending(path: Self.folderName)
        let stem = file.deletingPathExtension().lastPathComponent
        guard let arguments = name == nil ? test.arguments : test.arguments ?? [] else {
            throw .unnamedArguments
        }
        var words = [test.name]
        if !arguments.isEmpty { words.append(arguments.joined(separator: "-")) }
        if let name { words.append(name) }
        // A suite is most often called like its file.
        let suites = test.suites.first == stem ? Array(test.suites.dropFirst()) : test.suites
        let folders = ([stem] + suites).map(SnapshotWord.typable)
        path = folders.joined(separator: "/") + "/" + words.map(SnapshotWord.typable).joined(separator: ".")
    }

    /// The folder above a test's file that is called like its module, so that a target has one folder of snapshots to
    /// exclude; else the file's own.
    private static func moduleFolder(of file: URL, _ module: String) -> URL {
        let own = file.deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 1 {
            // A module's name has underscores where that of a target has other signs.
            let name = folder.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }
            if String(name) == module { return folder }
            folder = folder.deletingLastPathComponent()
        }
        return own
    }
}
