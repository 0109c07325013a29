// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite struct PredicateTests {
    @Test(arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "ada@math.com", true),
        ("SELF MATCHES %@", "[a-z]+", "ada@math.com", false),
        ("SELF MATCHES[c] %@", "[a-z]+", "ADA", true),
        ("self BEGINSWITH[cd] %@", "éc", "ECOLE", true),
        ("SELF BEGINSWITH %@", "ec", "ECOLE", false),
        ("SELF ENDSWITH %@", "le", "école", true),
        ("SELF CONTAINS %@", "col", "école", true),
        ("SELF == %@", "a", "a", true),
        ("SELF != %@", "a", "a", false),
        ("SELF CONTAINS 'b c'", "", "a b c", true),
        ("name == %@", "a", "a", false),
    ])
    func aConditionOfOneString(_ format: String, _ operand: String, _ text: String, _ holds: Bool) {
        #expect(NSPredicate(format: format, operand).evaluate(with: text) == holds)
    }
}
