// SPDX-License-Identifier: MIT

import Foundation

/// Finds the paths of a program's files. The keys are the compiler's names of the files: `Module/File.swift`.
package struct SourceIndex: Sendable {
    /// Absolute paths, by module; a program of one module has an empty name as key.
    private var files: [String: [String]]

    package init(files: [String]) { self.files = ["": files] }
    init(files: [String: [String]]) { self.files = files }

    /// The absolute path of a file.
    ///
    /// - Parameter name: `Module/File.swift`, or an absolute path, which is returned unchanged.
    package func path(of name: String) -> String? {
        if name.hasPrefix("/") { return name }
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        func first(in paths: [String]) -> String? { paths.first { ($0 as NSString).lastPathComponent == parts[1] } }
        return files[parts[0]].flatMap(first) ?? files[""].flatMap(first)
            ?? files.sorted { $0.key < $1.key }.lazy.compactMap { first(in: $0.value) }.first
    }

    /// One line for each file: its module, a tab, its path.
    package var text: String {
        files.sorted { $0.key < $1.key }.flatMap { module, paths in paths.map { "\(module)\t\($0)\n" } }.joined()
    }

    /// - Parameter text: The `text` of another index, for example from the parent process.
    package init(text: some StringProtocol) {
        files = [:]
        for line in String(text).split(whereSeparator: \.isNewline) {
            let parts = line.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "\t" }.map { String($0) }
            if parts.count == 2 { files[parts[0], default: []].append(parts[1]) }
        }
    }

    /// The paths of all indexed files, sorted.
    package var all: [String] { files.values.flatMap(\.self).sorted() }
}
