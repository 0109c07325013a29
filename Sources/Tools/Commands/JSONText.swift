// SPDX-License-Identifier: MIT

import Foundation

/// Results as JSON, formatted for reading and for comparison as text.
enum JSONText {
    /// Sorts keys and ends with a newline.
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
