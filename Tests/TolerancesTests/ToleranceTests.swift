// SPDX-License-Identifier: MIT

import Tolerances
import Testing

@Suite struct ToleranceTests {
    static let all: [(Tolerance, String)] = [
        (.exact, "exact"), (.channels(2), "channels=2"), (.worstWindow(4, of: 8), "window=4/8"),
        (.perceptual(deltaE: 0.02), "perceptual=0.02"),
    ]

    @Test(arguments: all) func isReadAsItIsWritten(_ tolerance: Tolerance, _ text: String) throws {
        #expect(tolerance.description == text)
        #expect(try Tolerance(parsing: text) == tolerance)
    }

    @Test(arguments: [
        "", "Exact", "exact=1", "channels", "channels=", "channels=x", "window=4", "window=4/8/2", "none",
    ])
    func otherWordsAreRejected(_ text: String) throws {
        #expect(try Tolerance(parsing: text) == nil)
    }

    @Test(arguments: [
        (Tolerance.channels(0), "the tolerance for channels is 0, but must be 1 to 254"),
        (.channels(255), "the tolerance for channels is 255, but must be 1 to 254"),
        (.worstWindow(1, of: 1), "the side of the tolerance's window is 1 pixels, but must be 2 to 1024"),
        (.worstWindow(64, of: 8), "the tolerance for a window of 8×8 pixels is 64, but must be 1 to 63"),
        (.perceptual(deltaE: 0), "the perceptual tolerance is 0, but must be more than 0 and at most 1"),
        (.perceptual(deltaE: .nan), "the perceptual tolerance is nan, but must be more than 0 and at most 1"),
    ])
    func numbersHaveBounds(_ tolerance: Tolerance, _ message: String) {
        #expect {
            try tolerance.validate()
        } throws: {
            "\($0)" == message
        }
    }

    @Test func eachDescribesItself() {
        #expect(
            Self.all.map(\.0.permits) == [
                "no difference", "each channel of each pixel up to 2 of 255 off",
                "up to 4 differing pixels in any window of 8×8", "each pixel up to 0.02 off in OKLab",
            ])
    }
}
