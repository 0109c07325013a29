// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The texts of the author's files that the page may show.
enum PreviewedSource {
    /// The size in bytes above which a file is not sent.
    private static let longest = 1 << 20

    /// The text of a file; nil if the page may not show it.
    ///
    /// - Parameter isPreviewed: Whether the absolute path is that of a previewed file.
    static func text(of file: String, isPreviewed: (String) -> Bool) -> String? {
        guard file.hasSuffix(".swift"), isPreviewed(file), let bytes = FileSystem.data(of: file, limit: longest)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
