// SPDX-License-Identifier: MIT

import Foundation

/// Results as JSON: for programs, and such that a person can read them and two of them be compared.
enum JSONText {
    /// With keys in order, and a newline at the end.
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
