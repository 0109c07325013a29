// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct TimerTests {
    private let log = TimedLog()

    private func run(until end: Double, frames: Int = 1, _ action: @escaping () -> Void) -> [String] {
        log.lines(until: end, frames: frames, action)
    }

    @Test func firesOnceAfterItsInterval() {
        let log = log
        let lines = run(until: 5) { Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in log.add("a") } }
        #expect(lines == ["a 0.6"])
    }

    @Test func repeatsWithoutDrift() {
        let log = log
        let lines = run(until: 1) { Timer.scheduledTimer(withTimeInterval: 0.23, repeats: true) { _ in log.add("a") } }
        #expect(lines == ["a 0.23", "a 0.46", "a 0.69", "a 0.92"])
    }

    @Test(arguments: [1, 7, 30, 1000])
    func firingsDoNotDependOnFrames(frames: Int) {
        let log = log
        let lines = run(until: 1, frames: frames) {
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in
                log.add("a")
                Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in log.add("nested") }
            }
        }
        #expect(lines == ["a 0.3", "nested 0.35", "a 0.6", "nested 0.65", "a 0.9", "nested 0.95"])
    }

    @Test func thoseOfOneMomentFireInTheirOrder() {
        let log = log
        let lines = run(until: 1) {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("a") }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("b") }
            Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in log.add("c") }
        }
        #expect(lines == ["c 0.25", "a 0.5", "b 0.5"])
    }

    @Test func aBlockCanInvalidateItsTimer() {
        let log = log
        var timer: Timer?
        let lines = run(until: 5) {
            var count = 0
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                count += 1
                log.add("\(count)")
                if count == 2 { timer.invalidate() }
            }
        }
        #expect(lines == ["1 0.5", "2 1.0"])
        #expect(timer?.isValid == false)
    }

    @Test func firesByHand() {
        let log = log
        let lines = run(until: 1.2) {
            let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("once") }
            once.fire()
            once.fire()
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.add("often") }.fire()
        }
        #expect(lines == ["once 0.0", "often 0.0", "often 0.5", "often 1.0"])
    }

    @Test func waitsForItsRunLoop() {
        let log = log
        let lines = run(until: 1) {
            _ = Timer(timeInterval: 0.1, repeats: false) { _ in log.add("never") }
            RunLoop.main.add(Timer(timeInterval: 0.2, repeats: false) { _ in log.add("added") }, forMode: .common)
            let date = Date(timeIntervalSinceNow: 0.3)
            RunLoop.current.add(
                Timer(fire: date, interval: 0.5, repeats: true) { _ in log.add("date") }, forMode: .default)
        }
        #expect(lines == ["added 0.2", "date 0.3", "date 0.8"])
    }

    @Test func fireDateMovesTheSchedule() {
        let log = log
        let lines = run(until: 1) {
            let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in log.add("a") }
            #expect(timer.fireDate.timeIntervalSinceNow == 0.3)
            timer.fireDate = Date().addingTimeInterval(0.1)
        }
        #expect(lines == ["a 0.1", "a 0.4", "a 0.7", "a 1.0"])
    }

    @Test func sumsOfFractionsStillBelongToTheirFrame() {
        // In floating point, 3 · 0.1 is slightly more than 9 / 30, the time of a frame.
        let log = log
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            Starting { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.add("a") } }
        }
        host.advance(to: 9.0 / 30)
        #expect(log.lines.count == 3)
        #expect(host.time == 9.0 / 30)
    }

    @Test(arguments: [Double.nan, .infinity])
    func nonfiniteIntervalsNeverFire(interval: Double) {
        let log = log
        let lines = run(until: 1) {
            Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in log.add("a") }
        }
        #expect(lines.isEmpty)
    }

    @Test func zeroIsATenThousandth() {
        let log = log
        let lines = run(until: 0.00035) {
            Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in log.add("a") }
        }
        #expect(lines == ["a 0.0001", "a 0.0002", "a 0.0003"])
    }

    // MARK: With animations

    /// The strokes of `docs/semantics.md`, Timers. The square's x offset is 1000 × `end`, the end of the trimmed line.
    private struct Strokes: View {
        @State private var start = 0.0
        @State private var end = 0.0
        @State private var isWaiting = true

        var body: some View {
            Color.black.frame(width: 10, height: 10).offset(x: end * 1000).onAppear {
                Timer.scheduledTimer(withTimeInterval: 0.23, repeats: true) { _ in
                    if end >= 1 {
                        if isWaiting {
                            Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
                                (start, end) = (0, 0)
                                isWaiting.toggle()
                            }
                            isWaiting = false
                        }
                    }
                    withAnimation(.easeOut) {
                        end += 0.12
                        start = end - 0.4
                    }
                }
            }
        }
    }

    @Test func strokesMoveAsSampled() throws {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Strokes() }
        let samples = [
            (0.30, 0.0370), (0.40, 0.0803), (0.46, 0.10031), (0.55, 0.16561), (0.69, 0.22031), (0.80, 0.29556),
            (0.92, 0.34031), (1.0, 0.40011), (1.5, 0.66005), (2.0, 0.91649),
        ]
        for (time, end) in samples {
            host.advance(to: time)
            let shown = try Double(host.displayList().leaves[0].frame.minX) / 1000
            #expect(abs(shown - end) < 6e-5, "at \(time): \(shown), not \(end)")
        }
    }

    @Test func aFrameIsTheSameAloneAndInSequence() throws {
        let alone = ViewHost(size: CGSize(width: 10, height: 10)) { Strokes() }
        let sequence = ViewHost(size: CGSize(width: 10, height: 10)) { Strokes() }
        for frame in 0...90 { sequence.advance(to: Double(frame) / 30) }
        alone.advance(to: 3)
        #expect(try alone.displayList() == sequence.displayList())
    }
}
