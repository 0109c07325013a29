// SPDX-License-Identifier: MIT

import Foundation

/// Which colour a project names as its accent colour.
package enum AccentColor: Hashable, Sendable {
    /// A colour set.
    case asset(String)
    /// A colour of the system, as Swift Playgrounds calls it: `orange`.
    case system(String)

    /// By which `render` tells the program of an author's files.
    package static let variable = "ZOETROPE_ACCENT_COLOR"

    /// As it stands in the environment: `asset:AccentColor`, `system:orange`.
    package init?(word: String) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "asset": self = .asset(parts[1])
        case "system": self = .system(parts[1])
        default: return nil
        }
    }

    /// That of the program which is running.
    package static func ofProgram(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> AccentColor? {
        environment[variable].flatMap(AccentColor.init(word:))
    }
}
