// SPDX-License-Identifier: MIT

import Zoetrope

/// A part of all tests: `2/4`. Which one a test is in follows from its name alone, whatever other tests there are.
package struct TestShard: Equatable, Sendable {
    /// From 1 on.
    package var index: Int
    package var count: Int

    package init(parsing text: String) throws {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...1000).contains(count),
            (1...count).contains(index)
        else { throw UsageError("'\(text)' is no part of tests: write it like 2/4, the second of four") }
        (self.index, self.count) = (index, count)
    }

    package func contains(_ name: String) -> Bool {
        // The last digits of the sum alone are much alike for names that are.
        let sum = Checksum(name.utf8).value
        return Int((sum ^ (sum >> 32)) % UInt64(count)) == index - 1
    }
}
