// SPDX-License-Identifier: MIT

import Testing
import Zoetrope

@Suite struct FrameRateTests {
    @Test func textIsTakenAsItStands() throws {
        let readings: [(String, Int, Int)] = [
            ("30", 30, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("0.5", 5, 10), ("1000", 1000, 1),
            ("12.", 12, 1),
        ]
        for (text, frames, seconds) in readings {
            let rate = try FrameRate(parsing: text)
            #expect(rate?.frames == frames && rate?.seconds == seconds, "\(text)")
        }
    }

    @Test(arguments: ["", "x", "1e3", "1.2.3", "30/", "/2", "1/2/3", "1.1234567", "inf", " 30", "1.+5", "٣"])
    func othersAreNoRates(text: String) throws {
        #expect(try FrameRate(parsing: text) == nil)
    }

    @Test(arguments: ["0", "-1", "1001", "1000.5", "0/5", "5/0", "30/-1", "999999999999/1"])
    func ratesOutOfRangeThrow(text: String) {
        #expect(throws: LimitError.self) { try FrameRate(parsing: text) }
    }

    @Test func errorsNameTheValueAndTheBound() {
        let error = #expect(throws: LimitError.self) { try FrameRate(frames: 1001) }
        #expect(error.map { "\($0)" } == "fps is 1001, but must be more than 0 and at most 1000")
    }
}
