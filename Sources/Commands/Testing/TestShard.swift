// SPDX-License-Identifier: MIT

import Drawing
import Zoetrope

/// A part of all tests: `2/4`. Which one a test is in follows from its name alone, whatever other tests there are.
package struct TestShard: Equatable, Sendable {
    /// From 1 on.
    package var index: Int
    package var count: Int

    package init(parsing text: String) throws {
        (index, count) = try Arguments.part(text, of: "tests", most: 1000)
    }

    /// As it was said.
    var text: String { "\(index)/\(count)" }

    package func contains(_ name: String) -> Bool {
        // The last digits of the sum alone are much alike for names that are.
        let sum = Checksum(name.utf8).value
        return Int((sum ^ (sum >> 32)) % UInt64(count)) == index - 1
    }
}
