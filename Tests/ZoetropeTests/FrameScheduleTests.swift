// SPDX-License-Identifier: MIT

import Testing
import Zoetrope

@Suite struct FrameScheduleTests {
    @Test func timesAreOneDivisionAway() throws {
        let schedule = try FrameSchedule(rate: 30, count: 120, start: 1.5)
        #expect(schedule.time(ofFrame: 0) == 1.5)
        #expect(schedule.time(ofFrame: 57) == 1.5 + 57.0 / 30)
        #expect(schedule.endTime(ofFrame: 57) == 58.0 / 30)
        let film = try FrameSchedule(rate: FrameRate(frames: 24_000, every: 1001), count: 24_000)
        #expect(film.endTime(ofFrame: 23_999) == 1001)
    }

    @Test func durationsBecomeWholeFrames() throws {
        #expect(try FrameSchedule.count(ofDuration: 4, rate: 30) == 120)
        #expect(try FrameSchedule.count(ofDuration: 0.1 * 3, rate: 10) == 3)
        #expect(try FrameSchedule.count(ofDuration: 1.01, rate: 30) == 30)
        #expect(try FrameSchedule.count(ofDuration: 0.001, rate: 30) == 1)
    }

    @Test func theLastFrameIsOfTheFirstDay() throws {
        let rate = try FrameRate(frames: 1, every: 100)
        #expect(try FrameSchedule(rate: rate, count: 865).time(ofFrame: 864) == 86_400)
        #expect(throws: LimitError("the time of the last frame", "86500 s", mustBe: "at most 86400 s")) {
            try FrameSchedule(rate: rate, count: 866)
        }
        #expect(throws: LimitError.self) { try FrameSchedule(rate: rate, count: 865, start: 0.5) }
        #expect(try FrameSchedule.count(ofDuration: 86_400, rate: rate) == 864)
        #expect(throws: LimitError("the duration", "86401 s", mustBe: "more than 0 and at most 86400 s")) {
            try FrameSchedule.count(ofDuration: 86_401, rate: rate)
        }
    }

    @Test func boundsAreNamed() {
        func message(_ body: () throws -> Void) -> String? {
            (#expect(throws: LimitError.self, performing: body)).map { "\($0)" }
        }
        #expect(
            message { _ = try FrameSchedule(rate: 30, count: 0) }
                == "the number of frames is 0, but must be 1 to 1000000")
        #expect(
            message { _ = try FrameSchedule(rate: 30, count: 1_000_001) }
                == "the number of frames is 1000001, but must be 1 to 1000000")
        #expect(
            message { _ = try FrameSchedule(rate: 30, count: 1, start: -0.5) }
                == "the start is -0.5 s, but must be 0 to 86400 s")
        #expect(message { _ = try FrameSchedule(rate: 30, count: 1, start: .nan) } != nil)
        #expect(
            message { _ = try FrameSchedule.count(ofDuration: -1, rate: 100) }
                == "the duration is -1 s, but must be more than 0 and at most 10000 s, that is 1000000 frames")
        #expect(message { _ = try FrameSchedule.count(ofDuration: .infinity, rate: 100) } != nil)
    }
}
