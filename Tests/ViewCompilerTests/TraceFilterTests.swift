// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

@Suite struct TraceFilterTests {
    private func shown(_ parts: [String]) -> String {
        var filter = TraceFilter()
        var bytes = parts.flatMap { filter.passing(Array($0.utf8)) }
        bytes += filter.rest()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func cutsOffTheTrace() {
        let text = "My.swift:3: Fatal error: no\nCurrent stack trace:\n0    libA  0x01 f + 3\n1 libB\n"
        #expect(shown([text]) == "My.swift:3: Fatal error: no\n")
        #expect(shown(text.map { String($0) }) == "My.swift:3: Fatal error: no\n")
    }

    @Test func omitsLinesOfTheBacktracer() {
        let text = "Fatal error: no\n\n*** Signal 4: Backtracing from 0x7f... done ***\n\n"
        #expect(shown([text]) == "Fatal error: no\n")
        #expect(shown(text.map { String($0) }) == "Fatal error: no\n")
    }

    @Test(arguments: [
        "", "\n", "\n\n", "a\n\n\nb", "\n***", "\n\nCurrent", "*** Sign", "Current", "Curr\nent",
        "a Current stack trace:\nb", "Current stack\n\r50 %\r100 %",
        "CCurrent stack trace:",
    ])
    func handsOnAllElse(_ text: String) {
        #expect(shown([text]) == text)
        #expect(shown(text.map { String($0) }) == text)
    }
}
