// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

private actor Counter {
    private(set) var count = 0
    func increase() -> Int {
        count += 1
        return count
    }
}

@MainActor
@Suite struct TaskTests {
    private let log = TimedLog()

    private func run(until end: Double, frames: Int = 1, _ action: @escaping () -> Void) -> [String] {
        log.lines(until: end, frames: frames, action)
    }

    // MARK: Sleeping

    @Test func allSleepsTakeVirtualTime() {
        let log = log
        let lines = run(until: 5) {
            Task {
                log.add("start")
                try? await Task.sleep(nanoseconds: 250_000_000)
                log.add("nanoseconds")
                try? await Task.sleep(for: .milliseconds(500))
                log.add("for")
                try? await Task.sleep(until: .now + .seconds(0.25), clock: .continuous)
                log.add("until")
                try? await Task.sleep(until: .now.advanced(by: .seconds(1)), tolerance: .seconds(1), clock: .suspending)
                log.add("suspending")
                try? await ContinuousClock().sleep(for: .seconds(0.125))
                try? await SuspendingClock().sleep(until: SuspendingClock.now + .seconds(0.125))
                log.add("clocks")
                try? await Task.sleep(for: .seconds(-1))
                log.add("past")
            }
        }
        #expect(
            lines == [
                "start 0.0", "nanoseconds 0.25", "for 0.75", "until 1.0", "suspending 2.0", "clocks 2.25", "past 2.25",
            ])
    }

    @Test(arguments: [1, 7, 30, 1000])
    func stepsDoNotDependOnFrames(frames: Int) {
        let log = log
        let lines = run(until: 1, frames: frames) {
            Task {
                for _ in 0..<3 {
                    try await Task.sleep(for: .seconds(0.3))
                    log.add("a")
                    Task {
                        try await Task.sleep(for: .seconds(0.05))
                        log.add("nested")
                    }
                }
            }
        }
        #expect(lines == ["a 0.3", "nested 0.35", "a 0.6", "nested 0.65", "a 0.9", "nested 0.95"])
    }

    @Test func equalTimesKeepTheirOrder() {
        let log = log
        let lines = run(until: 1) {
            Task {
                try await Task.sleep(for: .seconds(0.5))
                log.add("task")
            }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("timer") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("block") }
            DispatchQueue.main.async {
                log.add("now")
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("late timer") }
            }
        }
        // Events at the same time fire in the order in which they were scheduled. The task schedules its sleep only
        // after the code that creates the task has returned. The late timer is scheduled even later.
        #expect(lines == ["now 0.0", "timer 0.5", "block 0.5", "task 0.5", "late timer 0.5"])
    }

    @Test func cancellingWakesAtOnce() {
        let log = log
        let lines = run(until: 5) {
            let task = Task {
                do { try await Task.sleep(for: .seconds(3)) } catch is CancellationError { log.add("cancelled") }
                do { try await Task.sleep(nanoseconds: 1) } catch { log.add("again") }
                await Task.sleep(1_000_000_000)
                log.add("slept")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { task.cancel() }
        }
        #expect(lines == ["cancelled 0.5", "again 0.5", "slept 1.5"])
    }

    // MARK: Everything else that suspends

    @Test func concurrencyHappensAtOneMoment() {
        let log = log
        let lines = run(until: 1) {
            Task {
                let counter = Counter()
                async let first = counter.increase()
                log.add("async let \(await first)")
                log.add("actor \(await counter.increase())")
                log.add("detached \(await Task.detached { await counter.increase() }.value)")
                let sum = await withTaskGroup(of: Int.self) { group in
                    for number in 1...4 { group.addTask { number } }
                    var sum = 0
                    for await number in group { sum += number }
                    return sum
                }
                log.add("group \(sum)")
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                Task {
                    try await Task.sleep(for: .seconds(0.5))
                    continuation.yield(7)
                    continuation.finish()
                }
                for await number in stream { log.add("stream \(number)") }
                MainActor.assertIsolated()
                log.add("end")
            }
        }
        #expect(
            lines == [
                "async let 1 0.0", "actor 2 0.0", "detached 3 0.0", "group 10 0.0", "stream 7 0.5", "end 0.5",
            ])
    }

    @Test func yieldLetsOthersGoFirst() {
        let log = log
        let lines = run(until: 1) {
            for name in ["a", "b"] {
                Task {
                    for step in 1...2 {
                        log.add("\(name)\(step)")
                        await Task.yield()
                    }
                }
            }
        }
        #expect(lines == ["a1 0.0", "b1 0.0", "a2 0.0", "b2 0.0"])
    }

    @Test func endlessYieldsAreStopped() {
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            Color.black.task { while !Task.isCancelled { await Task.yield() } }
        }
        for frame in 1...3 { host.advance(to: Double(frame)) }
        // The warning appears once, however many frames are drawn.
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.hasPrefix("more than 10000 steps of tasks at 0.0 s; the rest waits for ") == true)
        #expect(host.time == 3)
    }

    @Test func sleepingForNoTimeEndsWithTheMoment() {
        let log = log
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            Color.black.task {
                while true { try? await Task.sleep(for: .zero) }
            }
            .onAppear { Task { log.add("other") } }
        }
        for frame in 0...3 { host.advance(to: Double(frame)) }
        #expect(log.lines == ["other 0.0"])
        #expect(host.warnings.allSatisfy { $0.contains("more than 10000") } && !host.warnings.isEmpty)
    }

    /// The task of the removed view is cancelled, so each sleep in its endless loop returns at once. The host stops
    /// after 10 000 steps with a warning.
    @Test func sleepingOnAfterBeingCancelledEndsWithTheMoment() {
        struct Removed: View {
            @State private var isShown = true
            var body: some View {
                ZStack {
                    if isShown {
                        Color.black.task { while true { try? await Task.sleep(for: .seconds(1)) } }
                    }
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isShown = false } }
            }
        }
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Removed() }
        for frame in 0...3 { host.advance(to: Double(frame)) }
        #expect(host.warnings.allSatisfy { $0.contains("more than 10000") } && !host.warnings.isEmpty)
    }

    /// Outside of views, sleep, yield and the executors are the real ones.
    @Test func nothingChangesOutsideOfHosts() async throws {
        let before = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(2))
        await Task.yield()
        await Task.sleep(1)
        #expect(before.duration(to: .now) >= .milliseconds(2))
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.black.task { await Task.yield() } }
        host.advance(to: 1)
        let value = await Task.detached { 5 }.value
        #expect(value == 5)
        await MainActor.run { MainActor.assertIsolated() }
    }

    // MARK: Views

    private struct Moving: View {
        @State private var x = 0.0
        var body: some View {
            Box().offset(x: x).task {
                try? await Task.sleep(for: .seconds(0.5))
                withAnimation(.linear(duration: 1)) { x = 10 }
            }
        }
    }

    @Test func animationsBeginBetweenFrames() throws {
        let stage = Stage(10, 10) { Moving() }
        #expect(try stage.xs(at: 0.4) == [0])
        #expect(try stage.xs(at: 1) == [5])
        #expect(try stage.xs(at: 2) == [10])
    }

    private struct Lived: View {
        let log: TimedLog
        @State private var isShown = true
        @State private var id = 1

        var body: some View {
            ZStack {
                if isShown {
                    Box()
                        .task { await note("task") }
                        .onAppear { log.add("appear") }
                        .task(id: id) { await note("id \(id)") }
                        .onDisappear { log.add("disappear") }
                }
            }
            .onAppear {
                log.add("outer")
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { id = 2 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
            }
        }

        private func note(_ name: String) async {
            log.add(name)
            do { try await Task.sleep(for: .seconds(10)) } catch { log.add("\(name) ends") }
        }
    }

    @Test func tasksLiveWithTheirViewAndTheirID() {
        let log = log
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Lived(log: log) }
        host.advance(to: 20)
        #expect(
            log.lines == [
                "appear 0.0", "outer 0.0", "task 0.0", "id 1 0.0", "id 2 1.0", "id 1 ends 1.0", "disappear 2.0",
                "id 2 ends 2.0", "task ends 2.0",
            ])
    }

    @Test func aGroupHasATaskForEachMember() {
        let notes = Notes()
        let stage = Stage { Group { ForEach(0..<2) { _ in Box() } }.task { notes.add("a") } }
        stage.host.advance(to: 0)
        #expect(notes.lines == ["a", "a"])
    }

    @Test func aFrameIsTheSameAloneAndInSequence() throws {
        let (alone, sequence) = (Stage { Moving() }, Stage { Moving() })
        for frame in 0...30 { sequence.host.advance(to: Double(frame) / 30) }
        #expect(try alone.list(at: 1) == sequence.list(at: 1))
    }
}
