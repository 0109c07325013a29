// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ViewCompiler

/// The code that an earlier build has left out is left out again without a search.
@Suite struct KnownOmissionsTests {
    private let names = ["A.swift", "B.swift"]
    private let texts = ["struct A { var a: Int { missing() } }", "struct B { var b: Int { 1 } }"]

    @Test func holdUntilTheirFileOrAnInterfaceChanges() throws {
        try TemporaryFolder.with { folder in
            let cache = BuildCache(environment: ["XDG_CACHE_HOME": folder.path])
            func known(_ texts: [String], _ parts: [String] = ["compiler"]) -> KnownOmissions {
                KnownOmissions(names, texts: texts, besides: parts, in: cache)
            }
            #expect(known(texts).texts(of: texts) == nil)
            let shortened = "struct A { var a: Int { 0 } }"
            known(texts).keep([shortened, texts[1]], of: texts, ["A.swift:1: missing is left out"])
            let edited = [texts[0], "struct B { var b: Int { 2 } }"]
            let found = try #require(known(edited).texts(of: edited))
            #expect(found.texts == [shortened, edited[1]])
            #expect(found.omissions == ["A.swift:1: missing is left out"])
            for other in [
                ["struct A { var a: Int { missing() + 1 } }", texts[1]],
                [texts[0], "struct B { var b: Double { 1 } }"],
            ] {
                #expect(known(other).texts(of: other) == nil)
            }
            #expect(known(texts, ["another compiler"]).texts(of: texts) == nil)
        }
    }

    /// The next build compiles once; the program still names what is left out.
    @Test func nextBuildsCompileOnce() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").layoutDirectionBehavior(.mirrors) } }\n",
                to: "My/A.swift")
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
            environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            var service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
            var steps: [String] = []
            service.progress = { steps.append($0) }
            for (text, isSearched) in [("1", true), ("2", false), ("3", false)] {
                try folder.write(
                    "import SwiftUI\nstruct B: View { var body: some View { A(); Text(\"\(text)\") } }\n#Preview { B() }\n",
                    to: "My/B.swift")
                steps = []
                let program = try service.program(of: try SourceSet(path: folder.path + "/My"))
                #expect(steps.contains { $0.hasPrefix("compiling again") } == isSearched, "\(text)")
                let bytes = try #require(FileManager.default.contents(atPath: program))
                #expect(bytes.range(of: Data(".layoutDirectionBehavior is left out".utf8)) != nil, "\(text)")
            }
        }
    }
}
