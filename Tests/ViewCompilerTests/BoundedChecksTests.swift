// SPDX-License-Identifier: MIT

import Foundation
import Support
import Testing
@testable import ViewCompiler

@Suite struct BoundedChecksTests {
    private let paths = (0..<6).map { "/a/\($0).swift" }

    /// Runs the checks with a program in the place of the compiler.
    ///
    /// - Parameter outcome: The outcome of a group; nil if it takes too long.
    private func run(
        _ groups: [[Int]], _ outcome: (_ group: [Int]) -> (said: String, isOver: Bool)
    ) throws -> (BoundedChecks, [[Int]]) {
        var checks = BoundedChecks(groups, of: paths)
        var checked: [[Int]] = []
        while let (run, group) = try checks.next(start: { inputs in
            #expect(inputs.filter { $0 != "-primary-file" } == paths)
            return try ChildProgram("/bin/true", [], input: .nothing, keepsOutput: false)
        }) {
            _ = try run.wait(within: ChildProgram.Limits(seconds: 10))
            checked.append(group)
            let (said, isOver) = outcome(group)
            checks.finish(group, isOver ? nil : .init(isFine: said.isEmpty, said: said), said: said)
        }
        return (checks, checked)
    }

    /// File 3 never ends. The message about it tells that; then the others are checked without it.
    @Test func aFileWithoutEndIsLeftAlone() throws {
        let (checks, checked) = try run([[0, 2, 4], [1, 3, 5]]) { group in
            let errors = group.prefix { $0 != 3 }.map { "\(paths[$0]):1:2: error: cannot find 'x' in scope\n" }.joined()
            return group.contains(3)
                ? (errors + "/a/3.swift:7:9: error: cannot find 'y' in scope\n/a/3", true) : (errors, false)
        }
        #expect(checked == [[0, 2, 4], [1, 3, 5], [3], [5], [1]])
        #expect(checks.stopped == [3] && !checks.result.isFine && checks.rest == 0)
        let errors = Diagnostic.parse(checks.result.said)
        #expect(Set(errors.map(\.place.file)) == Set(paths))
        #expect(errors.filter { $0.place.file == paths[3] }.map(\.place.line) == [7, 7])
        #expect(checks.result.said.contains("/a/3.swift:7:9: error: the compiler is unable to type-check this file"))
    }

    /// Without messages, the first files of a group are tried alone.
    @Test func silentGroupsEnd() throws {
        let (checks, _) = try run([[0, 1, 2, 3, 4, 5]]) { ("", $0.contains(4)) }
        #expect(checks.stopped == [4] && checks.rest == 0)
    }

    /// A file whose check was stopped is named, even if a missing package may be the cause.
    @Test func theReportNamesStoppedFiles() {
        var checks = BoundedChecks([[0]], of: ["/A.swift"])
        checks.finish([0], nil, said: "")
        var report = CheckReport(path: "/", files: 1)
        report.consequences = Diagnostic.parse(checks.result.said).map {
            CheckReport.Failure(file: $0.place.file, line: $0.place.line, column: $0.place.column, message: $0.message)
        }
        let text = report.text(relativeTo: "/nowhere")
        #expect(text.contains("Files whose check was stopped\n  /A.swift:1:1: "))
        #expect(!text.contains("which missing names may cause"))
    }
}
