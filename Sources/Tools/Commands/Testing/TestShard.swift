// SPDX-License-Identifier: MIT

import Drawing
import Zoetrope

/// A shard of all tests: `2/4`. The name of a test alone determines its shard.
package struct TestShard: Equatable, Sendable {
    /// The index of the shard, counted from 1.
    package var index: Int
    package var count: Int

    package init(parsing text: String) throws {
        (index, count) = try Arguments.part(text, of: "tests", most: 1000)
    }

    /// The shard as written on the command line: `2/4`.
    var text: String { "\(index)/\(count)" }

    package func contains(_ name: String) -> Bool {
        // Similar names have checksums whose low bits are similar. Mixing in the high bits spreads them over
        // all shards.
        let sum = Checksum(name.utf8).value
        return Int((sum ^ (sum >> 32)) % UInt64(count)) == index - 1
    }
}
