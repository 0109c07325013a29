// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct DispatchQueueTests {
    private let notes = Notes()

    private func run(until end: Double, _ action: @escaping () -> Void) -> [String] {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.black.onAppear(perform: action) }
        host.advance(to: end)
        return notes.lines
    }

    @Test func asyncRunsAfterTheRunningCode() {
        let notes = notes
        let lines = run(until: 0) {
            DispatchQueue.main.async { notes.add("later at \(Date().timeIntervalSinceReferenceDate)") }
            notes.add("first")
        }
        #expect(lines == ["first", "later at 0.0"])
    }

    @Test func iterationsRunInOrder() {
        var seen: [Int] = []
        DispatchQueue.concurrentPerform(iterations: 5) { seen.append($0) }
        DispatchQueue.concurrentPerform(iterations: 0) { _ in seen.append(-1) }
        #expect(seen == [0, 1, 2, 3, 4])
    }

    @Test func deadlinesAreReachedInOrder() {
        let notes = notes
        let lines = run(until: 1) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { notes.add("half") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { notes.add("quarter") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { notes.add("too late") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .never) { notes.add("never") }
            DispatchQueue.global(qos: .userInitiated).async {
                notes.add("global")
                DispatchQueue.main.async { notes.add("back") }
            }
        }
        #expect(lines == ["global", "back", "quarter", "half"])
    }

    @Test func delaysAddUpFromTheirOwnMoment() {
        let notes = notes
        let lines = run(until: 1) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
                    notes.add("\(Date.now.timeIntervalSinceReferenceDate) \(DispatchTime.now().uptimeNanoseconds)")
                }
            }
        }
        #expect(lines == ["0.5 500000000"])
    }

    @Test func itemsCanBeCancelled() {
        let notes = notes
        let lines = run(until: 1) {
            let kept = DispatchWorkItem { notes.add("kept") }
            let cancelled = DispatchWorkItem { notes.add("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: kept)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: cancelled)
            DispatchQueue.main.async { cancelled.cancel() }
        }
        #expect(lines == ["kept"])
    }

    @Test func blocksWithoutEndAreReported() {
        @MainActor func again() { DispatchQueue.main.async { again() } }
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.black.onAppear { again() } }
        for frame in 1...3 { host.advance(to: Double(frame)) }
        #expect(host.time == 3)
        #expect(host.warnings == ["more than 10000 events at 0.0 s; the rest waits for the next frame"])
    }

    private struct Delayed: View {
        @State private var isMoved = false
        var body: some View {
            Box().offset(x: isMoved ? 100 : 0).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.55) {
                    withAnimation(.linear(duration: 1)) { isMoved = true }
                }
            }
        }
    }

    @Test func animationsBeginAtTheMomentOfTheirEvent() throws {
        let stage = Stage(10, 10) { Delayed() }
        for (time, x) in [(0.5, 0.0), (1.05, 50), (1.25, 70), (1.55, 100), (2, 100)] {
            #expect(isClose(Double(try stage.xs(at: time)[0]), x))
        }
    }

    @Test func hostsHaveClocksOfTheirOwn() {
        let notes = notes
        func host(_ name: String) -> ViewHost {
            ViewHost(size: CGSize(width: 10, height: 10)) {
                Color.black.onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { notes.add(name) }
                }
            }
        }
        let (a, b) = (host("a"), host("b"))
        a.advance(to: 0)
        b.advance(to: 1)
        a.advance(to: 1)
        #expect(notes.lines == ["b", "a"])
    }

    @Test func groupsNotifyAfterAllWork() {
        let notes = notes
        let lines = run(until: 1) {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.global().async(group: group) { notes.add("first") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, qos: .background) {
                notes.add("second")
                group.leave()
            }
            group.notify(queue: .main) { notes.add("all") }
            notes.add("begun")
        }
        #expect(lines == ["begun", "first", "second", "all"])
    }

    @Test func waitingForAGroupRunsItsBlocksOnce() {
        let notes = notes
        let lines = run(until: 1) {
            let group = DispatchGroup()
            DispatchQueue(label: "a", attributes: .concurrent).async(group: group) { notes.add("work") }
            notes.add("\(group.wait(timeout: .now() + 1) == .success)")
            group.enter()
            // `enter()` without `leave()`: the wait times out.
            notes.add("\(group.wait(timeout: .now() + 1) == .success)")
        }
        #expect(lines == ["work", "true", "false"])
    }
}
