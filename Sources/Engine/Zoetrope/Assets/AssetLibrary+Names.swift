// SPDX-License-Identifier: MIT

import Support
import Views

/// Suggestions for unknown names, and the text of errors about them.
extension AssetLibrary {
    /// The maximum number of compared names, and the maximum length of a name that gets a suggestion.
    private static let (mostNames, longestName) = (10_000, 64)

    /// The nearest known name; nil if none is near, or if `name` is longer than `longestName`.
    static func nearest(to name: String, among names: [String]) -> String? {
        guard name.count <= longestName else { return nil }
        // Sorted, so that the suggestion is always the same, because catalogs are dictionaries, whose order is
        // arbitrary.
        let names = Set(names).sorted().prefix(mostNames).filter { $0.count <= 2 * longestName }
        return NearestName.suggestion(for: name, among: Array(names))
    }

    /// The end of an error message: the folders that were searched, and the suggestion.
    static func account(of folders: [String], _ nearest: String?) -> String {
        // Names at most four folders: a folder of projects may contain hundreds of asset folders.
        let some = folders.count <= 4 ? folders : folders.prefix(2) + ["\(folders.count - 3) more"] + folders.suffix(1)
        let places = folders.isEmpty ? ": there are no asset folders" : " in \(some.joined(separator: ", "))"
        return places + (nearest.map { ": did you mean \($0)?" } ?? "")
    }
}
