// SPDX-License-Identifier: MIT

import Foundation

/// Encodes results as indented JSON with sorted keys, so that equal results give equal text.
enum JSONText {
    /// The JSON text of a value, with a newline at the end.
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
