// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The source files that declare the previews. The gallery's page embeds their texts.
struct GallerySources {
    /// The texts by path relative to the project.
    private(set) var texts: [String: String] = [:]
    private(set) var listed: [GalleryManifest.Source] = []

    /// The size in bytes above which a file is left out, because the page contains all sources.
    private static let longest = 512 << 10

    init(of cases: [TestCase]) {
        let paths = Dictionary(cases.map { ($0.file, $0.path) }) { first, _ in first }
        for (file, path) in paths.sorted(by: { $0.key < $1.key }) {
            guard let bytes = FileSystem.data(of: path, limit: Self.longest) else { continue }
            let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
            texts[file] = text
            let lines =
                text.split(separator: "\n", omittingEmptySubsequences: false).count - (text.hasSuffix("\n") ? 1 : 0)
            listed.append(
                GalleryManifest.Source(file: file, lines: lines, sha256: GalleryRun.sha256(of: bytes)))
        }
    }
}
