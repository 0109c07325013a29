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

    @Test func explainsItsJSON() async {
        let run = await CommandRun.of("check --help")
        #expect(run.status == 0)
        for key in ["compiles", "missing", "modules", "calls", "errors", "consequences", "shows"] {
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
            #expect(text.contains("| Tabs | 0 % |"))
            try folder.write("A\n", to: "names.md")
            let run = await CommandRun.of(arguments)
            #expect(
                run.status == 65 && run.err.contains("names.md: the marks that enclose the table are missing")
            )
        }
    }
}
