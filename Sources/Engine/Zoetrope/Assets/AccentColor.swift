// SPDX-License-Identifier: MIT

import Foundation

/// The accent colour that a project names.
package enum AccentColor: Hashable, Sendable {
    /// A colour set of a catalog, by name.
    case asset(String)
    /// A system colour by its name in Swift Playgrounds, such as `orange`.
    case system(String)

    /// The environment variable with the accent colour, which `render` sets for the program that it builds from an
    /// author's files.
    package static let variable = "ZOETROPE_ACCENT_COLOR"

    /// Parses the value of the environment variable: `asset:AccentColor` or `system:orange`.
    package init?(word: String) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "asset": self = .asset(parts[1])
        case "system": self = .system(parts[1])
        default: return nil
        }
    }

    /// The accent colour of the running program, read from its environment.
    package static func ofProgram(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> AccentColor? {
        environment[variable].flatMap(AccentColor.init(word:))
    }
}
