// SPDX-License-Identifier: MIT

import Foundation
import ViewCompiler
import Zoetrope

/// Names the pictures of previews, as in `render test`: `Card/Preview`, `Todo/Dark`.
///
/// A name depends only on the names of the file and the preview, so a new preview does not rename other pictures.
struct PictureNames {
    /// The folder that names are relative to.
    private var root: String?
    private var files = SourceIndex(files: [])

    /// The environment variable with the path of a file that lists the author's files.
    static let variable = "ZOETROPE_SOURCES"

    /// The content of the file that `variable` names, as `init(text:)` reads it.
    ///
    /// - Parameters:
    ///   - root: The folder that names are relative to.
    ///   - files: The author's files.
    static func text(root: String, files: SourceIndex) -> String { root + "\n" + files.text }

    /// Used if the author's files are unknown. Names then contain no folders: `Card/Preview` for `Views/Card.swift`.
    init() {}

    init(text: String) {
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        root = parts.first.map(String.init)
        files = SourceIndex(text: parts.count > 1 ? parts[1] : "")
    }

    /// The names for the files that the parent process lists in the file named by `variable`.
    static var ofEnvironment: PictureNames {
        let path = ProcessInfo.processInfo.environment[variable]
        let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        return text.map(PictureNames.init) ?? PictureNames()
    }

    /// The absolute path of a preview's file.
    func path(of file: String) -> String? { files.path(of: file) }

    /// The modification time of a file, in seconds.
    func changeTime(of file: String) -> Double? { path(of: file).flatMap(SourceStamp.changeTime) }

    /// The picture names of previews, in the order of the previews.
    ///
    /// - Parameters:
    ///   - previews: Each preview's file, and its own name if it has one. Previews of one file are in source order.
    ///   - usual: The name to use for an unknown file.
    func names(of previews: [(file: String?, name: String?)], usual: String) -> [String] {
        var names = TestNames()
        return previews.map { preview in
            let file = preview.file.map(stem) ?? usual
            return file + "/" + names.word(for: preview.name, in: file)
        }
    }

    /// The path relative to the root, without the extension.
    private func stem(_ file: String) -> String {
        let path = files.path(of: file) ?? file
        let url = URL(filePath: path).deletingPathExtension()
        guard let root, url.path.hasPrefix(root + "/") else { return url.lastPathComponent }
        return String(url.path.dropFirst(root.count + 1))
    }
}
