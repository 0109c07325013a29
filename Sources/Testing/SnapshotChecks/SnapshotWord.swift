// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Zoetrope

/// Converts a text to a part of a snapshot's name.
package enum SnapshotWord {
    /// Keeps letters, digits and a few signs, and replaces other characters by hyphens. Truncates long texts, and
    /// appends a checksum of the whole text.
    package static func typable(_ text: String) -> String {
        var name = ""
        for character in text {
            if character.isLetter || character.isNumber || "_+@".contains(character) {
                name.append(character)
            } else if character == ".", name.last?.isNumber == true {
                name.append(character)
            } else if name.last != "-" {
                name.append("-")
            }
        }
        let trimmed = name.trimmingCharacters(in: CharacterSet(charactersIn: "-."))
        if trimmed.utf8.count <= 80, !trimmed.isEmpty { return trimmed }
        let checksum = Checksum(text.utf8).description.prefix(8)
        return trimmed.isEmpty ? String(checksum) : trimmed.prefix(40) + "-" + checksum
    }
}
