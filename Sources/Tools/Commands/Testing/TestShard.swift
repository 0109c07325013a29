// SPDX-License-Identifier: MIT

import Drawing
import Zoetrope

/// A shard of all tests: `2/4`. The name of a test alone determines its shard.
package struct TestShard: Equatable, Sendable {
    /// Counted from 1.
    package var index: Int
    package var count: Int

    package init(parsing text: String) throws {
        (index, count) = try Arguments.part(text, of: "tests", most: 1000)
    }

    /// The notation of the command line.
    var text: String { "\(index)/\(count)" }

    package func contains(_ name: String) -> Bool {
        // Mixes in the high bits, because similar names have checksums with similar low bits.
        let sum = Checksum(name.utf8).value
        return Int((sum ^ (sum >> 32)) % UInt64(count)) == index - 1
    }
}
