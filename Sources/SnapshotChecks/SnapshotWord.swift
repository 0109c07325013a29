// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Zoetrope

/// A text as a part of a snapshot's name.
package enum SnapshotWord {
    /// Letters, digits, and a few signs; a hyphen for all others. What is long is cut, with a checksum of all of it.
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
