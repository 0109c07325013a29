// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

/// The times at which completions run: when an animation is logically complete, or when it is removed.
@Suite @MainActor
struct CompletionTests {
    /// Notes events with their times.
    @MainActor private final class Log {
        var host: ViewHost!
        var lines: [String] = []
        func add(_ line: String) { lines.append("\(line) \(CGFloat(host.time).text)") }
    }

    /// A box that the test's action moves.
    private struct Mover: View {
        let action: @MainActor (Binding<CGFloat>, Binding<CGFloat>) -> Void
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0

        var body: some View {
            Box().offset(x: x).offset(y: y).onAppear { action($x, $y) }
        }
    }

    private func lines(
        until end: Double, framesPerSecond: Double = 10,
        _ action: @escaping @MainActor (Log, Binding<CGFloat>, Binding<CGFloat>) -> Void
    ) throws -> [String] {
        let log = Log()
        let stage = Stage { Mover { action(log, $0, $1) } }
        log.host = stage.host
        for frame in 0...Int(end * framesPerSecond) { _ = try stage.list(at: Double(frame) / framesPerSecond) }
        return log.lines
    }

    private static let second = Animation.linear(duration: 1)

    @Test(arguments: [1.0, 3, 24, 60]) func happensAtItsMomentAtAnyFrameRate(_ rate: Double) throws {
        let seen = try lines(until: 3, framesPerSecond: rate) { log, x, _ in
            withAnimation(.linear(duration: 0.73)) {
                x.wrappedValue = 10
            } completion: {
                log.add("done")
            }
        }
        #expect(seen == ["done 0.73"])
    }

    /// `docs/semantics.md`, Springs: a spring is logically complete after its duration and removed at rest.
    @Test func springsHaveTwoEnds() throws {
        let seen = try lines(until: 3, framesPerSecond: 60) { log, x, _ in
            withAnimation(.snappy) {
                x.wrappedValue = 100
            } completion: {
                log.add("logical")
            }
            withAnimation(.snappy, completionCriteria: .removed) {
                x.wrappedValue = 200
            } completion: {
                log.add("removed")
            }
        }
        #expect(seen.count == 2 && seen[0] == "logical 0.5" && seen[1].hasPrefix("removed 1."))
    }

    @Test func runsEvenIfNothingIsAnimated() throws {
        let seen = try lines(until: 1) { log, x, _ in
            withAnimation(Self.second) {
            } completion: {
                log.add("no change")
            }
            withAnimation(Self.second) {
                x.wrappedValue = 0
            } completion: {
                log.add("the same value")
            }
            withAnimation(nil) {
                x.wrappedValue = 10
            } completion: {
                log.add("no animation")
            }
        }
        #expect(seen == ["no change 0", "the same value 0", "no animation 0"])
    }

    @Test func waitsForTheLongestOfItsAnimations() throws {
        let seen = try lines(until: 3) { log, x, y in
            var transaction = Transaction(animation: Self.second)
            transaction.addAnimationCompletion { log.add("done") }
            withTransaction(transaction) {
                x.wrappedValue = 10
                y.wrappedValue = 10
            }
            withAnimation(.linear(duration: 2)) {
                y.wrappedValue = 20
            } completion: {
                log.add("other")
            }
        }
        #expect(seen == ["done 1", "other 2"])
    }

    @Test func blocksOfOneClosureKeepTheirOwn() throws {
        let seen = try lines(until: 3) { log, x, y in
            withAnimation(Self.second.delay(0.5)) {
                x.wrappedValue = 10
            } completion: {
                log.add("x")
            }
            withAnimation(.linear(duration: 0.25)) {
                y.wrappedValue = 10
            } completion: {
                log.add("y")
            }
        }
        #expect(seen == ["y 0.25", "x 1.5"])
    }

    @Test func repeatingForEverIsNeverComplete() throws {
        let seen = try lines(until: 20) { log, x, y in
            let (forever, thrice) = (Self.second.repeatForever(), Self.second.repeatCount(3))
            withAnimation(forever) {
                x.wrappedValue = 10
            } completion: {
                log.add("never")
            }
            withAnimation(thrice) {
                y.wrappedValue = 10
            } completion: {
                log.add("three")
            }
        }
        #expect(seen == ["three 3"])
    }

    /// An interrupted animation is logically complete at its own time, but removed with the interrupting animation.
    @Test func interruptionPostponesTheRemoval() throws {
        let seen = try lines(until: 4) { log, x, _ in
            withAnimation(Self.second) {
                x.wrappedValue = 10
            } completion: {
                log.add("logical")
            }
            withAnimation(Self.second, completionCriteria: .removed) {
                x.wrappedValue = 11
            } completion: {
                log.add("removed")
            }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { withAnimation(.linear(duration: 2)) { x.wrappedValue = 0 } }
            }
        }
        #expect(seen == ["logical 1", "removed 2.5"])
    }

    @Test func oneCanFollowTheOther() throws {
        let seen = try lines(until: 4) { log, x, _ in
            withAnimation(Self.second) {
                x.wrappedValue = 10
            } completion: {
                withAnimation(Self.second) {
                    x.wrappedValue = 0
                } completion: {
                    log.add("back")
                }
            }
        }
        #expect(seen == ["back 2"])
    }

    /// A custom animation reports its end only when it is evaluated.
    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            time < 0.55 ? value.scaled(by: 0.5) : nil
        }
    }

    @Test func customAnimationsEndAtAFrame() throws {
        let seen = try lines(until: 2) { log, x, _ in
            withAnimation(Animation(Steps())) {
                x.wrappedValue = 10
            } completion: {
                log.add("done")
            }
        }
        #expect(seen == ["done 0.6"])
    }

    @Test func changesFromOutsideOfTheView() throws {
        let box = StepBox()
        let notes = Notes()
        let stage = Stage { Switching(box: box) { step in Box().offset(x: CGFloat(step)) } }
        _ = try stage.list()
        withAnimation(Self.second) {
            box.set(10)
        } completion: {
            notes.add("done")
        }
        #expect(try stage.xs(at: 1) == [45])
        #expect(try stage.xs(at: 1.5) == [50])
        #expect(notes.lines == [])
        _ = try stage.list(at: 2.1)
        #expect(notes.lines == ["done"])
    }

    // MARK: Scoped animations

    private struct Scoped: View {
        @State private var isOn = false

        var body: some View {
            Box().offset(x: isOn ? 10 : 0)
                .animation(.linear(duration: 1)) { $0.offset(y: isOn ? 10 : 0) }
                .transaction {
                    $0.animation = .linear(duration: 2)
                } body: {
                    $0.opacity(isOn ? 0.5 : 1)
                }
                .onAppear { isOn = true }
        }
    }

    @Test func scopedFormsReachTheirOwnModifiersOnly() throws {
        let stage = Stage { Scoped() }
        #expect(try stage.frames() == ["55 45 10 10"])
        #expect(try stage.frames(at: 0.5) == ["55 50 10 10"])
        #expect(try stage.opacities(at: 1) == [0.75])
        #expect(try stage.frames(at: 1) == ["55 55 10 10"])
        #expect(try stage.opacities(at: 2) == [0.5])
    }
}
