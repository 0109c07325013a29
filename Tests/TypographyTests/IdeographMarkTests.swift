// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Chinese punctuation is as wide beside Latin letters as beside Chinese ones, although other fonts contain the same
/// marks.
@Suite struct IdeographMarkTests {
    @Test(arguments: ["、", "。", "「", "：", "！"])
    func aMarkLooksTheSameBesideLatinLetters(_ mark: String) throws {
        let besideIdeographs = try exactWidth("中" + mark) - exactWidth("中")
        #expect(abs(try exactWidth(mark) - besideIdeographs) < 0.01)
        #expect(abs(try exactWidth("n" + mark) - exactWidth("n") - besideIdeographs) < 0.01)
    }
}
