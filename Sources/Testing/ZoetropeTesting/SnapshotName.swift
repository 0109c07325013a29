// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks

/// The path of a snapshot, made of the test's file, suite, name and arguments. It contains no counter, because two
/// assertions that swap places would then swap their references.
///
///     Tests/AppTests/Snapshots/GearsTests/gears.dark.png
///                    └ folder └ file, suites └ test, arguments, name
package struct SnapshotName: Equatable {
    static let folderName = "Snapshots"

    /// The folder with the snapshots of the test's module.
    package var folder: URL
    /// The path in that folder, without the extension.
    package var path: String
    package var module: String

    /// - Parameter name: the `named:` argument of the assertion.
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
        // Omits the outermost suite if it has the name of its file, as is usual.
        let suites = test.suites.first == stem ? Array(test.suites.dropFirst()) : test.suites
        let folders = ([stem] + suites).map(SnapshotWord.typable)
        path = folders.joined(separator: "/") + "/" + words.map(SnapshotWord.typable).joined(separator: ".")
    }

    /// The nearest enclosing folder with the name of the test's module; without one, the file's own folder.
    ///
    /// All tests of a module record into this folder, so a target has to exclude only one folder in `Package.swift`.
    private static func moduleFolder(of file: URL, _ module: String) -> URL {
        let own = file.deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 1 {
            // The name of a target's module is the target's name, with an underscore for each character that is not a
            // letter or digit.
            let name = folder.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }
            if String(name) == module { return folder }
            folder = folder.deletingLastPathComponent()
        }
        return own
    }
}
