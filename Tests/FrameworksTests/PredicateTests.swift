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

    @Test(arguments: [
        ("age > 3 AND name != nil", true), ("age = 4", true), ("age * 2 - 1 == 7", true), ("age IN {1, 2}", false),
        ("name LIKE '?da'", true), ("name ENDSWITH[c] 'DA' OR FALSEPREDICATE", true), ("!(age >= 4)", false),
        ("(age == 4) AND (name == 'Ada')", true), ("(age + 1) < 6", true), ("list.@max.self == 3", true),
        ("ALL list < 4", true), ("NONE list == 2", false), ("2 IN list", true), ("length(name) == 3", true),
        ("inner.name == 'x'", true), ("missing == nil", true), ("name <", false), ("", false),
    ])
    func aConditionOfADictionary(_ format: String, _ holds: Bool) {
        let object: [String: Any] = ["age": 4, "name": "Ada", "list": [1, 2, 3], "inner": ["name": "x"]]
        #expect(NSPredicate(format: format).evaluate(with: object) == holds)
    }

    @Test func nowIsTheTimeOfTheView() {
        let (past, future) = (Date.virtualNow - 10, Date.virtualNow + 1_000_000)
        let started = NSPredicate(format: "date < now()")
        #expect(started.evaluate(with: ["date": past]) && !started.evaluate(with: ["date": future]))
    }

    @Test func keysSortObjects() {
        final class Person: NSObject {
            let name: String?
            init(_ name: String?) { self.name = name }
        }
        let people = ["b", nil, "a"].map { Person($0) }
        func names(_ descriptor: NSSortDescriptor) -> [String?] {
            people.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.name)
        }
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == [nil, "a", "b"])
        #expect(names(NSSortDescriptor(keyPath: \Person.name, ascending: false)) == ["b", "a", nil])
        #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
    }
}
