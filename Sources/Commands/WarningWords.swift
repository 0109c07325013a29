// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Warnings as the author of a view reads them: by the innermost view of their own that a fault stands in, and its place.
package struct WarningWords {
    private let places: [String: (file: String, line: Int)]

    /// - Parameter places: the files and lines in which the author's structures are declared.
    package init(_ places: [String: (file: String, line: Int)] = [:]) { self.places = places }

    /// The author's view that has asked, where one has.
    package func asker(of warning: RenderWarning) -> (name: String, file: String, line: Int)? {
        let path = warning.viewPath?.components(separatedBy: " › ") ?? []
        guard let name = path.last(where: { places[$0] != nil }), let place = places[name] else { return nil }
        return (name, place.file, place.line)
    }

    /// One line.
    package func sentence(_ warning: RenderWarning) -> String {
        guard let asker = asker(of: warning) else { return "\(warning)" }
        let file = URL(filePath: asker.file).lastPathComponent
        return "\(warning.message) (asked for by \(asker.name), \(file):\(asker.line))"
    }
}
