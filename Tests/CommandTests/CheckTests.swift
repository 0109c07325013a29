// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@MainActor struct CheckTests {
    @Test func wantsAPath() async {
        let run = await CommandRun.of("check")
        #expect(run.status == 64)
        #expect(run.err.contains("('render check --help' explains)"))
    }

    @Test func refusesOtherLanguageModes() async {
        let run = await CommandRun.of("check My.swift --swift-version 4")
        #expect(run.status == 64 && run.err.contains("'4' is not a language mode: use 5 or 6"))
    }

    @Test(arguments: ["check A.swift --json --sarif", "check - --watch", "check A.swift --os ios18 --minimum-ios 17"])
    func refusesWhatExcludesEachOther(arguments: String) async {
        #expect(await CommandRun.of(arguments).status == 64)
    }

    /// The exit status, `outcome` and SARIF agree.
    @Test(arguments: [
        ("let a = Text(\"\").glowing()", 65, "ownErrors", "error"),
        ("import SceneKit\nlet a = SCNView()", 69, "notSupported", "missing-name"),
        ("import Lottie\nlet a = LottieView()", 66, "leftOut", "missing-module"), ("let a = 1", 0, "compiles", nil),
    ])
    func kindsHaveStatuses(code: String, status: Int32, outcome: String, rule: String?) async throws {
        let project = try TestProject(["My.swift": code + "\n"])
        let run = try project.render("check", "My.swift", "--json")
        #expect(run.status == status)
        let report = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        #expect(report?["outcome"] as? String == outcome)
        let log = try project.render("check", "My.swift", "--sarif")
        #expect(log.status == status)
        let sarif = try JSONSerialization.jsonObject(with: Data(log.out.utf8)) as? [String: Any]
        let results = ((sarif?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
        #expect(results.first?["ruleId"] as? String == rule && results.isEmpty == (rule == nil))
    }

    @Test func newerNamesThanTheSystemsAreErrors() throws {
        let project = try TestProject(["My.swift": "import SwiftUI\nlet a: some View = Text(\"\").glassEffect()\n"])
        #expect(try ["ios18", "ios26"].map { try project.render("check", "My.swift", "--os", $0).status } == [65, 0])
    }

    /// `#available` is true up to the system of `--os`.
    @Test(arguments: [("ios18", "old"), ("ios26", "26"), ("ios27", "27"), ("macos15", "old")])
    func conditionsFollowTheSystem(system: String, text: String) throws {
        let source = """
            struct V: View {
                var name: String {
                    guard #available(iOS 26, *) else { return "old" }
                    return "26"
                }
                var body: some View {
                    if #available(iOS 27, *) { Text("27") } else if #unavailable(iOS 26) { Text("old") } else { Text(name) }
                }
            }
            """
        let project = try TestProject(["V.swift": "import SwiftUI\n" + source])
        let run = try project.render("tree", "V.swift", "--os", system)
        #expect(run.out.contains("Text  \"\(text)\""), "\(run)")
    }

    /// A file for several platforms takes the branch of the system, in checks and in pictures.
    @Test(arguments: [("ios18", "UIKit", "Apple"), ("macos15", "AppKit", "Mac")])
    func branchesFollowThePlatform(system: String, framework: String, text: String) throws {
        let source = """
            import SwiftUI
            #if canImport(AppKit)
            import AppKit
            typealias Colour = NSColor
            struct Label: NSViewRepresentable {
                func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "AppKit") }
                func updateNSView(_ nsView: NSTextField, context: Context) {}
            }
            #else
            import UIKit
            typealias Colour = UIColor
            struct Label: View { var body: some View { Text("UIKit") } }
            #endif
            struct V: View {
                var body: some View {
                    Label()
                    #if os(macOS)
                    Text("Mac").foregroundStyle(Color(nsColor: .labelColor))
                    #elseif os(iOS)
                    Text("Apple").foregroundStyle(Color(uiColor: .label))
                    #endif
                }
            }
            """
        let project = try TestProject(["V.swift": source])
        #expect(try project.render("check", "V.swift", "--os", system).status == 0)
        let run = try project.render("tree", "V.swift", "--os", system)
        #expect(run.out.contains("\"\(framework)\"") && run.out.contains("\"\(text)\""), "\(run)")
    }

    @Test func defaultArgumentsOfAModuleReadItsBundle() throws {
        let source = """
            import Foundation
            public struct A { public init(name: String = Bundle.main.bundleIdentifier ?? "a") {} }

            """
        let project = try TestProject(["My.swift": source])
        #expect(try project.render("check", "My.swift").status == 0)
    }

    /// Each platform lacks the other one's framework.
    @Test(arguments: [("UIKit", "macos15", "ios18"), ("AppKit", "ios18", "macos15")])
    func frameworksOfAnotherPlatformAreMissing(module: String, without: String, with: String) throws {
        let project = try TestProject(["My.swift": "import \(module)\nlet a = 1\n"])
        #expect(try project.render("check", "My.swift", "--os", with).status == 0)
        let run = try project.render("check", "My.swift", "--os", without)
        #expect(run.status == 69 && run.out.contains("\(module): on another platform only (--os)"), "\(run)")
    }

    /// The columns are those of the misspelt word, in UTF-16 code units. The fix replaces them.
    @Test func aSuggestionIsAFix() throws {
        let project = try TestProject(["My.swift": "let total = 1; let a = [\"ä😀\", \"\\(totl)\"]\n"])
        let log = try project.render("check", "My.swift", "--sarif")
        let sarif = try #require(try JSONSerialization.jsonObject(with: Data(log.out.utf8)) as? [String: Any])
        let result = ((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first
        let change = ((result?["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first
        let replacement = try #require((change?["replacements"] as? [[String: Any]])?.first)
        #expect((replacement["insertedContent"] as? [String: String])?["text"] == "total")
        #expect(replacement["deletedRegion"] as? [String: Int] == ["startLine": 2, "startColumn": 35, "endColumn": 39])
    }

    @Test func explainsItsJSON() async {
        let run = await CommandRun.of("check --help")
        #expect(run.status == 0)
        for key in [
            "compiles", "outcome", "missing", "modules", "calls", "errors", "consequences", "dependencies", "skipped",
            "shows",
        ] {
            #expect(run.out.contains(key))
        }
        #expect(await CommandRun.of("--help").out.contains("check"))
        #expect(await !CommandRun.of("--help").out.contains("compatibility"))
    }

    @Test func writesTheTableBetweenItsMarks() async throws {
        try await TemporaryFolder.with { folder in
            let graph = #"{"module":{"name":"Views"},"symbols":[],"relationships":[]}"#
            try folder.write(graph, to: "symbols/Views.symbols.json")
            let marks = ["from here on", "up to here"].map { "<!-- Made by `make compatibility` \($0). -->" }
            try folder.write("A\n" + marks.joined(separator: "\n") + "\nB\n", to: "names.md")
            let arguments = ["compatibility", folder.path + "/names.md", "--symbols", folder.path + "/symbols"]
            #expect(await CommandRun.of(arguments).status == 0)
            let text = try String(contentsOfFile: folder.path + "/names.md", encoding: .utf8)
            #expect(text.hasPrefix("A\n" + marks[0]) && text.hasSuffix(marks[1] + "\nB\n"))
            #expect(text.contains("| Tabs | 0 | 0 | "))
            try folder.write("A\n", to: "names.md")
            let run = await CommandRun.of(arguments)
            #expect(
                run.status == 65 && run.err.contains("names.md: the marks that enclose the table are missing")
            )
        }
    }
}
