// SPDX-License-Identifier: MIT

import Support
import Foundation
import Zoetrope

/// Parses the arguments of `render test`, `render report` and `render accept`: a path of a project, and names of tests.
enum TestArguments {
    /// - Returns: the path, by default the working directory, and the names of tests.
    static func split(_ arguments: [String]) throws(UsageError) -> (path: String, names: [String]) {
        var paths: [String] = []
        var names: [String] = []
        for argument in arguments {
            if argument.isEmpty { throw UsageError("an argument is empty: name a file, a folder or a test") }
            if isPath(argument) { paths.append(argument) } else { names.append(argument) }
        }
        if paths.count > 1 {
            throw UsageError("\(paths[0]) and \(paths[1]) are in two projects: name files of one project")
        }
        return (paths.first ?? ".", names)
    }

    /// Whether the argument is an existing file or has the form of a path.
    static func isPath(_ argument: String) -> Bool {
        !FileSystem.isMissing(argument) || argument == "-" || argument.hasSuffix(".swift") || argument.hasSuffix("/")
    }

    /// Whether a name selects a test: the whole name or the end of it, with or without the extension of a picture.
    static func isCalled(_ test: String, _ name: String) -> Bool {
        let stem = test.hasSuffix(".png") ? String(test.dropLast(4)) : test
        return [test, stem].contains { $0 == name || $0.hasSuffix("/" + name) } || test + ".png" == name
            || (test + ".png").hasSuffix("/" + name)
    }

    /// The prefix of the names of a file's tests: its path relative to the project, without the extension.
    static func stem(of file: String) -> String {
        let path = URL(filePath: file).standardizedFileURL.deletingPathExtension().path
        let root = root(of: file).path
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// The folder of the project around `path`. Without a project, `path` itself or, for a file, its folder.
    static func root(of path: String) -> URL {
        let url = URL(filePath: path).standardizedFileURL
        return SnapshotFailures.packageFolder(around: path)
            ?? (FileSystem.isFolder(path) ? url : url.deletingLastPathComponent())
    }
}
