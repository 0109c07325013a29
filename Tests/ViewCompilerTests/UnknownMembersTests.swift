// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

/// Members that no type has, in expressions that take the type checker too long.
@Suite struct UnknownMembersTests {
    private static let text = """
        struct A: View {
            var body: some View {
                ForEach(store.itms) { item in Text(item.name).fonnt(.title).glassEfect().own().ownToo() }
                Color.red.tv_sec.padding().leftHalf.rightHalf.second.third
            }
            func own() {}
            func halves() -> (leftHalf: Int, rightHalf: Int) { (1, 2) }
            enum Kind { case first(Int), second, third }
        }
        """

    private func named(_ messages: [String], missing: [String] = []) throws -> [String] {
        try TemporaryFolder.with { folder in
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
            environment["XDG_CACHE_HOME"] = folder.path
            let service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
            let words = SourceWords(Self.text, file: "/A.swift") { _ in true }
            let place = Diagnostic.Place(file: "/A.swift", line: 2, column: 5)
            let found = service.namingUnknownMembers(
                messages.map { Diagnostic(place: place, isError: true, message: $0) }, in: ["/A.swift": words],
                declared: ["ownToo"], missing: missing)
            return found.map { "\($0.place.line):\($0.place.column) \($0.message)" }
        }
    }

    private static let tooLong =
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"

    @Test func theyReplaceTheVagueError() throws {
        let unknown = [("itms", "3:23"), ("fonnt", "3:55"), ("glassEfect", "3:69")]
        #expect(
            try named([Self.tooLong, "other"]) == ["2:5 other"] + unknown.map { "\($1) no type has a member '\($0)'" })
    }

    /// An unknown package may extend any type; a framework of Apple is in the table.
    @Test func aMissingPackageMayHaveAnyMember() throws {
        #expect(try named([Self.tooLong], missing: ["Shimmer"]) == ["2:5 " + Self.tooLong])
        #expect(try named([Self.tooLong], missing: ["HealthKit"]).count == 3)
    }

    @Test func otherErrorsStay() throws { #expect(try named(["other"]) == ["2:5 other"]) }

    @Test func theirSubjectIsTheMember() {
        #expect(DiagnosticSubject("no type has a member 'itms'") == .noMember("itms", of: ""))
    }
}

@Suite struct InvalidModulesTests {
    /// The compiler's notices about a module with errors are no errors of the modules that import it.
    @Test func noticesAboutInvalidModulesAreNoErrors() {
        let notices = ["invalid declaration 'a' in module 'Kit'", "error type '<null>' in module 'Kit'"].map {
            "<unknown>:0: error: allowing deserialization of \($0)\n"
        }
        #expect(!InvalidModules.hasErrors(notices.joined()))
        #expect(InvalidModules.hasErrors(notices.joined() + "/a/My.swift:1:1: error: cannot find 'x' in scope\n"))
    }
}
