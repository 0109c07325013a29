// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Formats whole numbers as a locale writes them, without a formatter.
///
/// Creating a formatter is slow, and lists format a number per row. The locale's digits, sign and grouping are inferred
/// from a few formatted samples. If the rules do not reproduce all `examples`, the initializer fails and callers use a
/// formatter.
package struct IntegerSpelling: Sendable {
    private var digits: [Character] = []
    /// The prefix of negative numbers.
    private var sign = ""
    private var separator = ""
    /// `lastGroup` is the number of digits after the last separator, `otherGroups` the number between two separators.
    private var (lastGroup, otherGroups) = (Int.max, Int.max)
    /// The least number of digits that are grouped: 5 if the locale writes 1234 without a separator.
    private var leastGrouped = Int.max

    // MARK: Formatting

    package func string(_ number: Int64) -> String {
        var places: [Int] = []
        var rest = number.magnitude
        repeat {
            places.append(Int(rest % 10))
            rest /= 10
        } while rest > 0
        var string = number < 0 ? sign : ""
        for place in places.indices.reversed() {
            string.append(digits[places[place]])
            if place > 0, places.count >= leastGrouped, place >= lastGroup, (place - lastGroup) % otherGroups == 0 {
                string += separator
            }
        }
        return string
    }

    // MARK: Inference from samples

    /// Infers the rules from the results of `format`. Fails if the locale's rules do not fit this model.
    package init?(_ format: (Int64) -> String) {
        for digit in 0...9 {
            let spelled = format(Int64(digit))
            guard spelled.count == 1 else { return nil }
            digits.append(spelled.first!)
        }
        sign = String(format(-1).dropLast())
        learnGroups(format)
        for number in Self.examples where string(number) != format(number) { return nil }
    }

    private mutating func learnGroups(_ format: (Int64) -> String) {
        /// `groups`: the lengths of the digit groups from left to right. `gaps`: the separators between them.
        var groups = [0], gaps: [String] = []
        for character in format(1_234_567_890_123) {
            if digits.contains(character) {
                if gaps.count == groups.count { groups.append(0) }
                groups[groups.count - 1] += 1
            } else if gaps.count == groups.count {
                gaps[gaps.count - 1].append(character)
            } else {
                gaps.append(String(character))
            }
        }
        guard let gap = gaps.last, groups.count > 1 else { return }
        separator = gap
        lastGroup = groups[groups.count - 1]
        otherGroups = groups.count > 2 ? groups[groups.count - 2] : Int.max
        var number: Int64 = 1
        for count in 1...18 {
            if count > lastGroup, format(number).count > count {
                leastGrouped = count
                return
            }
            number *= 10
        }
    }

    private static let examples: [Int64] = [
        -1, 10, -12, 100, 999, 1000, -1234, 9999, 10_000, -12_345, 99_999, 123_456, -1_234_567, 12_345_678,
        123_456_789, 1_234_567_890, -12_345_678_901, 1_234_567_890_123, .max, .min,
    ]

    // MARK: Cache by locale

    private struct Known {
        package var last: (locale: Locale, spelling: IntegerSpelling?)?
        package var all: [Locale: IntegerSpelling?] = [:]
    }
    private static let known = Mutex(Known())

    /// The spelling of the locale's whole numbers, cached; nil if the locale needs a formatter.
    package static func of(_ locale: Locale) -> IntegerSpelling? {
        known.withLock { known in
            if let last = known.last, last.locale == locale { return last.spelling }
            let spelling =
                known.all[locale] ?? IntegerSpelling { String(format: "%lld", locale: locale, $0) }
            known.all[locale] = .some(spelling)
            known.last = (locale, spelling)
            return spelling
        }
    }
}
