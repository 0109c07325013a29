// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing
import SwiftUICore

/// The order and the duration of phases.
@Suite @MainActor
struct PhaseAnimatorTests {
    private static let phases: [CGFloat] = [0, 10, 40]

    private struct Mover: View {
        var animation: (CGFloat) -> Animation? = { _ in .linear(duration: 1) }

        var body: some View {
            PhaseAnimator(phases) {
                Box().offset(x: $0)
            } animation: {
                animation($0)
            }
        }
    }

    private func xs<V: View>(at times: [Double], @ViewBuilder _ content: () -> V) throws -> [Double] {
        let stage = Stage(content: content)
        return try times.map { Double(try stage.xs(at: $0)[0]) - 45 }
    }

    @Test func goesRoundForEver() throws {
        #expect(
            try xs(at: [0, 0.5, 1, 1.5, 2, 2.25, 3, 3.5]) { Mover() } == [0, 5, 10, 25, 40, 30, 0, 5])
    }

    @Test func roundsCloseExactlyAfterManyOfThem() throws {
        let times = [0.0, 0.3, 1.2, 2.9]
        let (first, late) = try (xs(at: times) { Mover() }, xs(at: times.map { $0 + 3000 }) { Mover() })
        for (a, b) in zip(first, late) { #expect(isClose(a, b, within: 1e-7)) }
    }

    @Test(arguments: [24.0, 25, 30, 50, 60]) func looksTheSameAtAnyFrameRate(rate: Double) throws {
        let springs: (CGFloat) -> Animation? = { $0 == 40 ? .bouncy : .easeOut(duration: 0.3) }
        let direct = try xs(at: [7]) { Mover(animation: springs) }[0]
        let frames = try xs(at: (0...Int(7 * rate)).map { Double($0) / rate }) { Mover(animation: springs) }
        #expect(isClose(direct, frames.last!, within: 1e-7))
    }

    @Test func jumpsTakeNoTime() throws {
        // A round takes two seconds: from 0 to 10 in one second, a jump to 40, and back to 0 in another second.
        let shown = try xs(at: [0.5, 1.5, 2, 2.5]) { Mover { $0 == 40 ? nil : .linear(duration: 1) } }
        #expect(shown == [5, 20, 0, 5])
    }

    @Test func equalPhasesAreNotHeld() throws {
        let shown = try xs(at: [0.5, 1, 1.5, 2, 2.5]) {
            PhaseAnimator([0, 10, 10] as [CGFloat]) {
                Box().offset(x: $0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(shown == [5, 10, 5, 0, 5])
    }

    @Test func springsHandOverAtTheirLogicalEnd() throws {
        let stage = Stage {
            Color.black.frame(width: 10, height: 10).phaseAnimator([0, 10] as [CGFloat]) { $0.offset(x: $1) }
        }
        // The animation `.default` counts as complete after 0.5 s, at 98.4 % of the way. The way back starts with the
        // velocity at that time.
        #expect(isClose(try stage.xs(at: 0.5)[0] - 45, 9.8447, within: 1e-3))
        #expect(try stage.xs(at: 0.75)[0] - 45 < 4)
    }

    @Test func waitsForTheLongestOfSeveralAnimations() throws {
        let shown = try xs(at: [1, 2, 2.5]) {
            PhaseAnimator([0, 20] as [CGFloat]) { x in
                Box().offset(x: x).animation(.linear(duration: 1), value: x).opacity(x == 0 ? 1 : 0.5)
            } animation: { _ in
                .linear(duration: 2)
            }
        }
        #expect(shown == [20, 20, 10])
    }

    @Test func animationForEverIsNeverComplete() throws {
        let shown = try xs(at: [0.25, 10.25]) {
            Mover { _ in .linear(duration: 0.5).repeatForever(autoreverses: false) }
        }
        #expect(shown == [5, 5])
    }

    @Test func customAnimationsAreFollowedFrameByFrame() throws {
        struct Steady: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                time < 0.5 ? value.scaled(by: time / 0.5) : nil
            }
        }
        #expect(try xs(at: [0.25, 0.5, 0.75, 1, 1.5]) { Mover { _ in Animation(Steady()) } } == [5, 10, 25, 40, 0])
    }

    // MARK: Triggers

    private struct Triggered: View {
        let handle: Handle
        @State private var count = 0

        var body: some View {
            Box().phaseAnimator(phases, trigger: count) { content, x in
                content.offset(x: x)
            } animation: { _ in
                .linear(duration: 1)
            }
            .onAppear { handle.run = { count += 1 } }
        }
    }

    @Test func triggerPlaysOneRound() throws {
        let stage = Stage.triggered(at: [1]) { Triggered(handle: $0) }
        let shown = try [0, 0.9, 1.5, 2.5, 3.5, 4, 5, 9].map { try stage.xs(at: $0)[0] - 45 }
        for (a, b) in zip(shown, [0.0, 0, 5, 25, 20, 0, 0, 0]) { #expect(isClose(a, b, within: 1e-9)) }
    }

    @Test func triggerOnTheWayBeginsAnewFromThere() throws {
        // At 2.5 s the view is at 25 on its way to 40. The trigger sends it to 10, the phase after the first.
        let stage = Stage.triggered(at: [1, 2.5]) { Triggered(handle: $0) }
        let shown = try [2.5, 3, 3.5, 4, 5.5, 6].map { try stage.xs(at: $0)[0] - 45 }
        #expect(isClose(shown[0], 25) && shown[1] > 10 && isClose(shown[2], 10))
        #expect(isClose(shown[3], 25) && isClose(shown[4], 0) && isClose(shown[5], 0))
    }

    // MARK: Odd input

    @Test func noPhasesShowNothingAndWarn() throws {
        let stage = Stage { PhaseAnimator([Int]()) { _ in Box() } }
        #expect(try stage.list(at: 1).leaves.isEmpty)
        #expect(stage.host.warnings == ["a phase animator has no phases and shows nothing"])
    }

    @Test func aRoundWithoutAnimationDoesNotHang() throws {
        let stage = Stage { PhaseAnimator([1, 2]) { _ in Box() } }
        #expect(try stage.list(at: 5).leaves.count == 1)
        #expect(stage.host.warnings.isEmpty)
    }

    @Test func stopsWhenTheViewGoes() throws {
        struct Leaving: View {
            let notes: Notes
            @State private var isHere = true

            var body: some View {
                ZStack {
                    if isHere {
                        PhaseAnimator([0, 1] as [CGFloat]) {
                            Box().opacity($0)
                        } animation: {
                            notes.add("\(Int($0))")
                            return .linear(duration: 1)
                        }
                    }
                }
                .onAppear { VirtualClock.current?.schedule(at: 1.5) { isHere = false } }
            }
        }
        let notes = Notes()
        let stage = Stage { Leaving(notes: notes) }
        _ = try stage.list(at: 9)
        #expect(notes.lines == ["1", "0"])
    }
}
