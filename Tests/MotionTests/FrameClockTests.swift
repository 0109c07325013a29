// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct FrameClockTests {
    @Test func everyTimeIsOneDivision() {
        let clock = FrameClock(frames: 60)
        for frame in 0..<1000 { #expect(clock.time(ofFrame: frame) == Double(frame) / 60) }
        #expect(clock.frameDuration == 1.0 / 60)
    }

    @Test func broadcastRatesAreExact() {
        let clock = FrameClock(frames: 30000, every: 1001)
        #expect(clock.time(ofFrame: 30000) == 1001)
        #expect(clock.time(ofFrame: 30) == 1.001)
    }

    @Test func theStartShiftsAllFrames() {
        let clock = FrameClock(frames: 50, start: 2)
        #expect(clock.time(ofFrame: 0) == 2)
        #expect(clock.time(ofFrame: 25) == 2.5)
    }

    @Test func frameCounts() {
        #expect(FrameClock(frames: 30).frameCount(filling: 1.9) == 57)
        #expect(FrameClock(frames: 60).frameCount(filling: 0) == 0)
        #expect(FrameClock(frames: 30000, every: 1001).frameCount(filling: 1001) == 30000)
    }
}
