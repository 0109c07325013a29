// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Formats warnings for the author of a view. Adds the innermost view that the author has declared, with its file and
/// line.
package struct WarningWords {
    private let places: [String: (file: String, line: Int)]

    /// - Parameter places: the files and lines in which the author's structures are declared.
    package init(_ places: [String: (file: String, line: Int)] = [:]) { self.places = places }

    /// The author's view that caused the warning, if there is one.
    package func asker(of warning: RenderWarning) -> (name: String, file: String, line: Int)? {
        let path = warning.viewPath?.components(separatedBy: " › ") ?? []
        guard let name = path.last(where: { places[$0] != nil }), let place = places[name] else { return nil }
        return (name, place.file, place.line)
    }

    /// Sorts the warnings by file and line. Warnings without a source location keep their positions in the list.
    package func sorted(_ warnings: [RenderWarning]) -> [RenderWarning] {
        let placed = warnings.enumerated().compactMap { index, warning in
            asker(of: warning).map { (index: index, place: $0, warning: warning) }
        }
        let ordered = placed.sorted {
            ($0.place.file, $0.place.line, $0.index) < ($1.place.file, $1.place.line, $1.index)
        }
        var result = warnings
        for (slot, entry) in zip(placed, ordered) { result[slot.index] = entry.warning }
        return result
    }

    /// The warning in one line. If the author's view is known, ends with its name, file and line.
    package func sentence(_ warning: RenderWarning) -> String {
        guard let asker = asker(of: warning) else { return "\(warning)" }
        let file = URL(filePath: asker.file).lastPathComponent
        return "\(warning.message) (asked for by \(asker.name), \(file):\(asker.line))"
    }
}
