// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

/// A check that looks only at what has changed gives the report of a first check.
@Suite(.serialized) struct RepeatedCheckTests {
    private func service(
        _ folder: String, cache: String, progress: @escaping (String) -> Void = { _ in }
    ) throws -> CompileService {
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
        environment["XDG_CACHE_HOME"] = "\(folder)/\(cache)"
        environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
        var service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
        service.progress = progress
        return service
    }

    private static let files = [
        "A.swift":
            "import SwiftUI\nstruct A: View {\n    var title = \"a\"\n    var body: some View { Text(title) }\n}\n",
        "B.swift": "import SwiftUI\nstruct B: View {\n    var body: some View { A(title: \"b\") }\n}\n",
        "C.swift": "func twice(_ number: Int) -> Int { number * 2 }\n",
    ]

    /// The edits follow each other. Each names a file, the old text, the new text, and the files with errors after it.
    private static let edits: [(file: String, old: String, new: String, bad: Set<String>)] = [
        ("A.swift", "Text(title)", "Text(titel)", ["A.swift"]),
        ("C.swift", "number * 2", "number * \"2\"", ["A.swift", "C.swift"]),
        ("A.swift", "Text(titel)", "Text(title).bold()", ["C.swift"]),
        ("A.swift", "var title = \"a\"", "var name = \"a\"", ["A.swift", "B.swift", "C.swift"]),
        ("A.swift", "Text(title)", "Text(name)", ["B.swift", "C.swift"]),
        ("C.swift", "\"2\"", "3", ["B.swift"]), ("B.swift", "title:", "name:", []), ("B.swift", "\"b\"", "\"c\"", []),
    ]

    @Test func editsAreSeen() throws {
        try TemporaryFolder.with { folder in
            for (name, text) in Self.files { try folder.write(text, to: "My/\(name)") }
            let service = try service(folder.path, cache: "kept")
            func check(_ service: CompileService) throws -> CheckReport {
                try service.check(try SourceSet(path: folder.path + "/My"))
            }
            #expect(try check(service).compiles)
            for (number, edit) in Self.edits.enumerated() {
                let path = "\(folder.path)/My/\(edit.file)"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                try #require(text.contains(edit.old))
                try text.replacing(edit.old, with: edit.new).write(toFile: path, atomically: true, encoding: .utf8)
                let report = try check(service)
                let bad = Set((report.errors + report.calls).map { ($0.file as NSString).lastPathComponent })
                #expect(bad == edit.bad && report.compiles == bad.isEmpty, "\(edit)")
                #expect(try check(service) == report, "\(edit)")
                #expect(try check(self.service(folder.path, cache: "new \(number)")) == report, "\(edit)")
            }
        }
    }

    /// A mistake in a `ForEach` that the compiler blames on the collection is named in each check, and the compiler is
    /// asked once.
    @Test func mistakesInClosuresAreKept() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                import SwiftUI
                struct Rows: View {
                    let names: [String]
                    var body: some View { ForEach(names, id: \\.self) { name in Text(name.lenght) } }
                }
                """, to: "My/A.swift")
            let service = try service(folder.path, cache: "kept")
            let reports = try (0..<3).map { number in
                // A change in another file.
                try folder.write("func f() { print(\(number)) }", to: "My/B.swift")
                return try service.check(try SourceSet(path: folder.path + "/My"))
            }
            #expect(reports[0].errors.contains { $0.message.contains("lenght") && $0.line == 4 })
            #expect(reports[1] == reports[0] && reports[2] == reports[0])
        }
    }

    /// A line is what the compiler counts as one, whatever ends it.
    @Test func linesOfWords() {
        let text = "let a = 1\r\nlet ü = 2\n\nlet c\u{2028} = 3"
        let words = SourceWords(text, file: "/A.swift") { _ in true }
        #expect(
            (0...5).map { words.line($0).map(String.init) } == [
                nil, "let a = 1", "let ü = 2", "", "let c\u{2028} = 3", nil,
            ])
    }

    /// An expression that needs more than the memory of a check is checked again with the limits of a build.
    @Test func slowExpressionsAreCheckedAsInABuild() throws {
        try TemporaryFolder.with { folder in
            let source = #"""
                import Charts
                import SwiftUI
                struct Share: Identifiable { var id = 0, kind = "", amount = 0.0 }
                struct Month: Identifiable { var id = 0, shares: [Share] = [] }
                struct Slow: View {
                    var months: [Month] = []
                    var body: some View {
                        Chart {
                            ForEach(months) { month in
                                ForEach(month.shares) { share in
                                    BarMark(x: .value("Month", "\(month.id)"), y: .value(share.kind, share.amount))
                                        .position(by: .value("Kind", share.kind))
                                        .foregroundStyle(by: .value("Kind", share.kind))
                                }
                            }
                        }
                        .chartForegroundStyleScale(range: [Color.green.gradient, Color.red.gradient])
                    }
                }
                """#
            var told: [String] = []
            let service = try service(folder.path, cache: "kept") { told.append($0) }
            try folder.write(source, to: "My/Slow.swift")
            for _ in 0..<2 {
                let report = try service.check(try SourceSet(path: folder.path + "/My"))
                #expect(report.compiles && report.errors.isEmpty)
            }
            #expect(told.filter { $0.contains("Slow.swift") }.count == 1)
            try folder.write(source.replacing("share.amount)", with: "share.amuont)"), to: "My/Slow.swift")
            let report = try service.check(try SourceSet(path: folder.path + "/My"))
            #expect(report.errors.map(\.line) == [11])
        }
    }

    /// A correct expression that needs more steps than a check permits is checked again with the limits of a build, also
    /// if a package is missing.
    @Test(arguments: ["", "import Yams\n"])
    func expressionsOfManyStepsAreCheckedAsInABuild(imports: String) throws {
        try TemporaryFolder.with { folder in
            let terms = (0..<12).map { "(\($0) - 1 < 0 ? 1 : -2.5)" }.joined(separator: ", ")
            let source = "\(imports)let sum = [\(terms)].reduce(0, +)\n"
            try folder.write(source, to: "My/Sum.swift")
            var told: [String] = []
            let service = try service(folder.path, cache: "kept") { told.append($0) }
            for _ in 0..<2 {
                let report = try service.check(try SourceSet(path: folder.path + "/My"))
                #expect(report.errors.isEmpty && report.consequences.isEmpty, "\(report)")
                #expect(report.compiles == imports.isEmpty)
            }
            #expect(told.filter { $0.contains("Sum.swift") }.count == 1)
        }
    }

    /// The corrections of the compiler are in each report, not only in the one of the check that has found the error.
    @Test func correctionsAreKept() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "struct Card { var title = \"\" }\nfunc f(_ card: Card?) -> String {\n    let text = card!.titel\n"
                    + "    return text\n}\nfunc g() throws {}\nfunc h(_ n: Int) { n(\n}\n",
                to: "My/A.swift")
            try folder.write(
                "func cards(_ first: Int, number: Int) {}\nfunc k() { cards(1, nummer: 2) }\nfunc m() { try? l() }\n"
                    + "func l() throws {}\nfunc o() { let x: Int? = 3; print(x + 1) }\n",
                to: "My/C.swift")
            let service = try service(folder.path, cache: "kept")
            let reports = try (0..<3).map { number in
                // A change in another file.
                try folder.write("func q() { print(\(number)) }", to: "My/B.swift")
                return try service.check(try SourceSet(path: folder.path + "/My"))
            }
            #expect(reports[0].errors.contains { $0.correction?.corrected.contains("number: 2") == true })
            #expect(reports[1] == reports[0] && reports[2] == reports[0])
        }
    }

    /// The check of a file may repeat errors of another file, of whose declarations it uses. The other file need not be
    /// checked again.
    @Test func repeatedErrorsOfAnotherFileAreKept() throws {
        try TemporaryFolder.with { folder in
            let cache = try service(folder.path, cache: "kept").cache
            let (names, paths) = (["A.swift", "B.swift"], ["/A.swift", "/B.swift"])
            func changed(_ number: Int) -> ChangedFiles {
                ChangedFiles(names, texts: ["func a() { \(number) }", "var b = c"], besides: [], in: cache)
            }
            func result(_ errors: String...) -> CompileService.ToolResult {
                CompileService.ToolResult(isFine: false, said: errors.map { "\($0)\n" }.joined())
            }
            let known = "/B.swift:1:9: error: cannot find 'c' in scope"
            changed(1).record(result(known), paths: paths)
            #expect(changed(1).needsCheck == [false, false])
            changed(2).record(result(known), paths: paths)
            #expect(changed(2).needsCheck == [false, false])
            changed(3).record(result("/B.swift:1:5: error: invalid redeclaration of 'b'"), paths: paths)
            #expect(changed(3).needsCheck == [false, true])
        }
    }

    /// A file is checked again after an edit of its own body, or of any interface.
    @Test func onlyChangesAreChecked() throws {
        try TemporaryFolder.with { folder in
            let cache = try service(folder.path, cache: "kept").cache
            let names = Self.files.keys.sorted()
            func changed(_ edits: [String: (String, String)] = [:]) -> ChangedFiles {
                let texts = names.map { name in
                    edits[name].map { Self.files[name]!.replacing($0.0, with: $0.1) } ?? Self.files[name]!
                }
                return ChangedFiles(names, texts: texts, besides: ["compiler"], in: cache)
            }
            func record(_ changed: ChangedFiles, _ said: String = "") {
                let isFine = said.isEmpty
                changed.record(.init(isFine: isFine, said: said), paths: names.map { "/" + $0 })
            }
            #expect(changed().needsCheck == [true, true, true])
            record(changed())
            #expect(changed().needsCheck == [false, false, false])
            #expect(changed(["A.swift": ("Text(title)", "Text(title).bold()")]).needsCheck == [true, false, false])
            #expect(changed(["A.swift": ("title = ", "title: String = ")]).needsCheck == [true, true, true])
            #expect(changed().knownResult(paths: ["/a", "/b", "/c"]).words == (true, ""))
            // Such an error may belong to any file.
            let edited = ["B.swift": ("b\"", "c\"")]
            record(changed(edited), "/B.swift:3:5: error: x\n<unknown>:0: error: y\n")
            record(changed(edited), "/B.swift:3:5: error: x\nmacro expansion @A:1:1: error: y\n")
            record(changed(edited), "/elsewhere/X.swift:3:5: error: x\n")
            #expect(changed(edited).needsCheck == [false, true, false])
            record(
                changed(edited), "/B.swift:3:5: error: x\n code\n ^\n/B.swift:4:1: error: y: z\n/B.swift:1:1: note: n\n"
            )
            let known = changed(edited)
            #expect(known.needsCheck == [false, false, false])
            // The folder of the files may differ from run to run.
            #expect(
                known.knownResult(paths: ["/a/A.swift", "/a/B.swift", "/a/C.swift"]).words
                    == (false, "/a/B.swift:3:5: error: x\n/a/B.swift:4:1: error: y: z\n"))
            // The cause of this error is in a file that was checked, not in B.
            record(
                changed(["B.swift": edited["B.swift"]!, "A.swift": ("Text(title)", "Text(title).bold()")]),
                "/B.swift:9:9: error: w\n")
            #expect(changed(edited).needsCheck == [true, true, false])
        }
    }

    /// A module with an error in a declaration is still a module for those that import it.
    @Test func errorsOfAModuleAreReportedOnce() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "P", targets: [.target(name: "K"), .target(name: "L", dependencies: ["K"])])
                """, to: "P/Package.swift")
            try folder.write(
                """
                public struct Helper { public var lost: Lost; public init() {} }
                package func shared() -> Int { 1 }
                public func broken() -> Int { "" }
                """, to: "P/Sources/K/K.swift")
            // A type of the same name may exist in each module.
            try folder.write(
                """
                import K
                struct Helper { let other = K.Helper() }
                let one = shared() + broken()
                let two: String = shared()
                """, to: "P/Sources/L/L.swift")
            let service = try service(folder.path, cache: "kept")
            let declared = try DeclaredPackage(path: folder.path + "/P", target: nil)
            for _ in 0..<2 {
                let report = try service.check(declared.modules, of: declared.path)
                let places = report.errors.map { "\(($0.file as NSString).lastPathComponent):\($0.line)" }
                #expect(places == ["K.swift:1", "K.swift:3", "L.swift:4"], "\(report.errors)")
            }
        }
    }
}
