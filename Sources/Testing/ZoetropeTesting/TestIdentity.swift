// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The source location of an assertion.
struct CallSite: Sendable {
    var fileID: String
    var filePath: StaticString
    var line: Int
    var column: Int
    var function: String
}

/// The running test and its arguments, from which snapshots get their names.
package struct TestIdentity: Equatable {
    package var module: String
    /// The file of the test. In XCTest, the file of the assertion.
    package var filePath: String
    /// The names of the enclosing suites, outermost first.
    package var suites: [String]
    package var name: String
    /// The arguments, one per parameter; nil if any cannot be read.
    package var arguments: [String]?

    package init(module: String, filePath: String, suites: [String], name: String, arguments: [String]?) {
        self.module = module
        self.filePath = filePath
        self.suites = suites
        self.name = name
        self.arguments = arguments
    }

    /// The running test. XCTest does not report it, so there the function that contains the assertion counts as the
    /// test.
    static func current(at site: CallSite) -> TestIdentity {
        guard let test = Test.current else {
            return TestIdentity(
                module: String(site.fileID.prefix { $0 != "/" }), filePath: "\(site.filePath)", suites: [],
                name: plainName(site.function), arguments: [])
        }
        var names = test.id.nameComponents
        let name = names.popLast() ?? test.name
        return TestIdentity(
            module: test.id.moduleName, filePath: test.sourceLocation.filePath, suites: names.map(plainName),
            name: plainName(name), arguments: arguments(of: Test.Case.current))
    }

    /// The name of a test function alone: `gears` for `gears(scheme:)` and for `` `gears` ``.
    private static func plainName(_ name: String) -> String {
        // A raw identifier in backticks may contain parentheses, so its name ends at the closing backtick.
        if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
            return String(name[name.index(after: name.startIndex)..<end])
        }
        return String(name.prefix { $0 != "(" })
    }

    /// The arguments of the running test case. Swift Testing does not make them public, so reflection finds them: in a
    /// field `arguments`, whose elements have a `value`. If this layout changes, tests must name their snapshots.
    private static func arguments(of testCase: Test.Case?) -> [String]? {
        guard let testCase, testCase.isParameterized else { return [] }
        guard let arguments = field("arguments", in: testCase, depth: 4) else { return nil }
        let values = Mirror(reflecting: arguments).children.map { field("value", in: $0.value, depth: 1) }
        guard !values.isEmpty, !values.contains(where: { $0 == nil }) else { return nil }
        return values.map { String(describingForTest: $0!) }
    }

    /// The first field named `name`, in the value or at most `depth` levels inside it.
    private static func field(_ name: String, in value: Any, depth: Int) -> Any? {
        if depth == 0 { return nil }
        let children = Mirror(reflecting: value).children
        if let found = children.first(where: { $0.label == name }) { return found.value }
        for child in children { if let found = field(name, in: child.value, depth: depth - 1) { return found } }
        return nil
    }
}
