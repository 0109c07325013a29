// SPDX-License-Identifier: MIT

import Spelling
import Views

/// What is said of a name that stands for nothing.
extension AssetLibrary {
    /// Nobody looks through more names than these, nor for one longer than that.
    private static let (mostNames, longestName) = (10_000, 64)

    /// What may have been meant.
    static func nearest(to name: String, among names: [String]) -> String? {
        guard name.count <= longestName else { return nil }
        // In an order of their own: catalogs keep theirs in none.
        let names = Set(names).sorted().prefix(mostNames).filter { $0.count <= 2 * longestName }
        return NearestName.suggestion(for: name, among: Array(names))
    }

    /// Where it was looked for, and what may have been meant: the rest of a sentence.
    static func account(of folders: [String], _ nearest: String?) -> String {
        // Of a folder of projects there may be hundreds.
        let some = folders.count <= 4 ? folders : folders.prefix(2) + ["\(folders.count - 3) more"] + folders.suffix(1)
        let places = folders.isEmpty ? ": there are no asset folders" : " in \(some.joined(separator: ", "))"
        return places + (nearest.map { ": did you mean \($0)?" } ?? "")
    }
}
