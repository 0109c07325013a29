// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Commands

/// The manual page, generated from the help.
@Suite @MainActor struct ManualTests {
    @Test func thePageHasAllCommandsAndOptions() async {
        let page = await CommandRun.of("manual").out
        #expect(page.hasPrefix(".TH RENDER 1"))
        for command in ["scene", "join", "encode", "test", "report", "cache\\-key", "init"] {
            #expect(page.contains(".SS render \(command)\n"), "\(command)")
        }
        #expect(!page.contains(".SS render live") && !page.contains(".SS render manual"))
        for option in ["color\\-scheme", "shard", "max\\-size", "variants", "merge"] {
            #expect(page.contains("\\fB\\-\\-\(option)\\fR"), "\(option)")
        }
        for title in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "TEST COMMANDS", "EXIT STATUS", "ENVIRONMENT"] {
            #expect(page.contains(".SH \(title)\n"), "\(title)")
        }
        // The page uses only these requests, and no characters that `man` would convert.
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(line.wholeMatch(of: /\.(TH|SH|SS|PP|TP|nf|fi|RS|RE)( .*)?/) != nil, "\(line)")
        }
        #expect(page.replacing("\\-", with: "").contains("-") == false)
    }

    @Test func itSpeaksOfTheNameItWasCalledBy() async {
        await ProgramName.$current.withValue("zoetrope") {
            let page = await CommandRun.of("manual").out
            #expect(page.hasPrefix(".TH ZOETROPE 1") && !page.contains("render test"))
        }
    }
}
