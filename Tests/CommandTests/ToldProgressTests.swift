// SPDX-License-Identifier: MIT

import Testing

@testable import Commands

@Suite struct ToldProgressTests {
    @Test func theLastCompleteLineCounts() throws {
        let messages = "warning: x\n" + ToldProgress.line(3, of: 40) + "note\n" + ToldProgress.line(12, of: 40)
        let last = try #require(ToldProgress.last(in: messages + "progress: 2"))
        #expect(last == (12, 40))
        #expect(ToldProgress.last(in: "warning: 3 of 40\n") == nil)
        #expect(ToldProgress.last(in: "") == nil)
        #expect(ToldProgress.last(in: "progress: 3 of 4") == nil)
    }

    @Test func messagesRemainWithoutTheLines() {
        let messages = "a\n" + ToldProgress.line(1, of: 2) + "b\n" + ToldProgress.line(2, of: 2)
        #expect(ToldProgress.removed(from: messages) == "a\nb\n")
    }
}
