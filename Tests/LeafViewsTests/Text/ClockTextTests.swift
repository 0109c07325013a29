// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
@_spi(ViewGraph) import ViewGraph

/// Texts that show the time until or since a date.
@Suite @MainActor
struct ClockTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    private func words(_ text: Text, at times: [Double]) throws -> [String] {
        let stage = Stage(300, 100) { text.accessibilityIdentifier("clock") }
        return try times.map { time in
            _ = try stage.list(at: time)
            return stage.host.shownElement.words
        }
    }

    @Test func aTimerCountsSecondsThatHavePassed() throws {
        let text = Text(start, style: .timer)
        #expect(try words(text, at: [0, 0.9, 1, 1.5, 2, 61]) == ["0:00", "0:00", "0:01", "0:01", "0:02", "1:01"])
    }

    @Test func aTimerCountsDownToADateAndUpFromIt() throws {
        let text = Text(date(2), style: .timer)
        #expect(
            try words(text, at: [0, 0.5, 1, 1.5, 2, 2.5, 3]) == [
                "0:02", "0:02", "0:01", "0:01", "0:00", "0:00", "0:01",
            ])
    }

    /// The shown time does not depend on how many frames have been drawn before.
    @Test func anyFrameRateReadsTheSame() throws {
        let text = Text(date(2.3), style: .timer)
        let moments = [1.0, 2, 3.4, 4.9]
        let seldom = try words(text, at: moments)
        let often = try words(text, at: (0...100).map { Double($0) * 0.05 })
        #expect(moments.map { often[Int(($0 / 0.05).rounded())] } == seldom)
    }

    @Test func anIntervalStopsAtItsEnds() throws {
        let range = date(1)...date(3)
        #expect(
            try words(Text(timerInterval: range), at: [0, 1, 1.5, 2, 3, 9])
                == ["0:02", "0:02", "0:02", "0:01", "0:00", "0:00"])
        #expect(
            try words(Text(timerInterval: range, countsDown: false), at: [0, 1, 1.5, 2, 3, 9])
                == ["0:00", "0:00", "0:00", "0:01", "0:02", "0:02"])
        #expect(
            try words(Text(timerInterval: range, pauseTime: date(2)), at: [0, 1.5, 2, 3]) == [
                "0:02", "0:02", "0:01", "0:01",
            ])
    }

    @Test func withoutHoursMinutesCountOn() throws {
        let range = start...date(7200)
        #expect(try words(Text(timerInterval: range), at: [0, 1]) == ["2:00:00", "1:59:59"])
        #expect(try words(Text(timerInterval: range, showsHours: false), at: [0, 1]) == ["120:00", "119:59"])
    }

    @Test func timersStandInSentences() throws {
        let text = Text("Left: \(timerInterval: start...date(5)), since \(start, style: .relative)")
        #expect(try words(text, at: [0, 1]) == ["Left: 0:05, since 0 sec", "Left: 0:04, since 1 sec"])
    }

    @Test func formatsFollowTheirSource() throws {
        let watch = Text(.currentDate, format: .stopwatch(startingAt: start))
        #expect(try words(watch, at: [0, 1.25, 61.5]) == ["0:00.00", "0:01.25", "1:01.50"])
        let timer = Text(.currentDate, format: .timer(countingDownIn: start..<date(65)))
        #expect(try words(timer, at: [0, 0.5, 5, 5.1, 65, 70]) == ["1:05", "1:05", "1:00", "1:00", "0:00", "0:00"])
        let up = Text(.currentDate, format: .timer(countingUpIn: start..<date(3)))
        #expect(try words(up, at: [0, 0.9, 1, 3, 5]) == ["0:00", "0:00", "0:01", "0:03", "0:03"])
    }

    /// Between two successive discrete inputs of a format, the text does not change.
    @Test(arguments: [0.0, 0.4, 1, 2.99, 3])
    func inputsThatDifferAreFound(_ seconds: Double) throws {
        let format = SystemFormatStyle.Timer(countingDownIn: start..<date(3))
        guard let next = format.discreteInput(after: date(seconds)) else {
            #expect(seconds >= 3)
            return
        }
        #expect(next > date(seconds))
        let almost = next.addingTimeInterval(-0.01)
        if almost > date(seconds) { #expect(format.format(almost) == format.format(date(seconds + 0.001))) }
        #expect(try #require(format.discreteInput(before: next)) < next)
    }

    /// A text that does not depend on the current time requests no frames.
    @Test func otherTextsRest() throws {
        let stage = Stage(300, 100) { Text(start, style: .date) }
        let before = try stage.list(at: 0)
        #expect(try stage.list(at: 100) == before)
    }
}

extension Element {
    fileprivate var words: String {
        accessibilityLabel ?? childElements.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
