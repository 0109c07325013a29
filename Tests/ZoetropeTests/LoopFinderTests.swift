// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import Testing
import Zoetrope

/// The period after which a scene repeats.
@Suite @MainActor struct LoopFinderTests {
    private func find<V: View>(
        duration: Double = 3, events: EventScript = EventScript([]), ignoresCarets: Bool = false,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> V
    ) throws -> LoopFinder.Result {
        let scene = SceneDescription(
            name: "a", summary: "", size: CGSize(width: 60, height: 40), duration: duration, events: events,
            content: content)
        let settings = try RenderSettings(
            size: scene.size, assets: AssetLibrary(directories: []), events: scene.events)
        var finder = try LoopFinder(scene, settings)
        finder.ignoresCarets = ignoresCarets
        return try finder.find()
    }

    private struct Mover: View {
        let animation: Animation
        var distance = 30.0
        @State private var isAway = false

        var body: some View {
            Color.red.frame(width: 10, height: 10).offset(x: isAway ? distance : 0)
                .onAppear { withAnimation(animation) { isAway = true } }
        }
    }

    private func closes(_ start: Double, _ duration: Double) -> LoopFinder.Result {
        .closes(Loop(start: start, duration: duration))
    }

    /// A caret blinks once a second. On request, it alone is no motion, and other motions still are.
    @Test func blinkingCarets() throws {
        let tap = EventScript([.tap(CGPoint(x: 30, y: 20), at: 0.5)])
        func field() -> some View { TextField("", text: .constant("")).frame(width: 60, height: 40) }
        #expect(try find(events: tap) { field() } == closes(1.5, 3))
        let still = try find(events: tap, ignoresCarets: true) { field() }
        guard case .open = still else {
            Issue.record("\(still)")
            return
        }
        let moving = try find(duration: 2, events: tap, ignoresCarets: true) {
            field().overlay { Mover(animation: .linear(duration: 2).repeatForever(autoreverses: false), distance: 20) }
        }
        #expect(moving == closes(1.5, 2))
    }

    @Test func oneAnimationThatRepeats() throws {
        #expect(try find { Mover(animation: .linear(duration: 2).repeatForever(autoreverses: false)) } == closes(0, 2))
        #expect(try find { Mover(animation: .easeIn(duration: 2).repeatForever()) } == closes(0, 4))
        #expect(try find { Mover(animation: .linear(duration: 2).repeatForever().speed(2)) } == closes(0, 2))
        #expect(
            try find { Mover(animation: .linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)) }
                == closes(0, 1.5))
    }

    @Test func severalCloseTogether() throws {
        let result = try find {
            VStack {
                Mover(animation: .linear(duration: 0.6).repeatForever(autoreverses: false))
                Mover(animation: .linear(duration: 1.0 / 3).repeatForever(autoreverses: false))
                Mover(animation: .linear(duration: 0.75).repeatForever(autoreverses: false))
            }
        }
        #expect(result == closes(0, 3))
    }

    @Test func keyframesAndPhasesHaveRounds() throws {
        let keyframes = try find {
            Color.red.frame(width: 10, height: 10).keyframeAnimator(initialValue: 0.0, repeating: true) {
                $0.offset(x: $1)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 0.7)
                LinearKeyframe(0, duration: 0.4)
            }
        }
        #expect(keyframes == closes(0, 1.1))
        let phases = try find {
            Color.red.frame(width: 10, height: 10).phaseAnimator([0.0, 10, 20]) {
                $0.offset(x: $1)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        }
        #expect(phases == closes(0, 1.5))
    }

    private struct Clock: View {
        @State private var hand = 0
        private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

        var body: some View {
            Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(Double(hand) * 18))
                .onReceive(timer) { _ in hand += 1 }
        }
    }

    /// The timer turns a square by 18° every 0.25 s. After five turns, at 90°, the square looks as at the start.
    @Test func timersRepeatAfterSomeOfTheirFirings() throws {
        #expect(try find(duration: 7) { Clock() } == closes(0, 1.25))
    }

    /// In the first round, the colour starts from a different value than in later rounds.
    @Test func aFirstRoundMayBeDifferent() throws {
        struct Starter: View {
            @State private var isDone = false
            var body: some View {
                ZStack {
                    Mover(animation: .linear(duration: 2).repeatForever(autoreverses: false))
                    if !isDone { Color.blue.frame(width: 5, height: 5) }
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    isDone = true
                }
            }
        }
        let result = try find { Starter() }
        #expect(result == closes(2, 2))
    }

    /// Tasks have no known period. So the loop must be long enough to contain the change after 5 s.
    @Test func rareEventsAreFound() throws {
        struct Blinker: View {
            @State private var isOn = false
            var body: some View {
                ZStack {
                    Mover(animation: .linear(duration: 1).repeatForever(autoreverses: false))
                    if isOn { Color.blue.frame(width: 5, height: 5) }
                }
                .task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .seconds(5))
                        isOn.toggle()
                    }
                }
            }
        }
        #expect(try find(duration: 10) { Blinker() } == closes(0, 10))
    }

    /// A warning is one line, however many repetitions it lists.
    @Test func manyPeriodsAreNotListed() throws {
        let result = try find {
            ForEach(0..<30) { index in
                Mover(animation: .linear(duration: 1 + Double(index) * 0.0131).repeatForever(autoreverses: false))
            }
        }
        guard case .open(let reason, _) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(reason.contains("and 26 more repeat together only after") && reason.count < 400, "\(reason)")
    }

    @Test func roundsShorterThanFramesAreNone() throws {
        // A period of 0.01 s is shorter than a frame. So the loop is the whole scene of 3 s, a multiple of this period.
        let result = try find { Mover(animation: .linear(duration: 0.01).repeatForever(autoreverses: false)) }
        #expect(result == closes(0, 3))
        let fast = try FrameSchedule(Loop(start: 0, duration: 2.0 / 3), rate: 1000)
        #expect(fast.count == 666 && fast.rate.value <= 1000)
    }

    @Test func afterTheScriptOnly() throws {
        let events = EventScript([.tap("Button", at: 1.5)])
        let result = try find(events: events) {
            ZStack {
                Button("Button") {}
                Mover(animation: .linear(duration: 2).repeatForever(autoreverses: false))
            }
        }
        #expect(result == closes(2.5, 2))
    }

    @Test func aSeamIsNamed() throws {
        let result = try find {
            VStack {
                Mover(animation: .linear(duration: 5).repeatForever(autoreverses: false))
                Mover(animation: .linear(duration: 7.0001).repeatForever(autoreverses: false))
            }
        }
        guard case .open(let reason, let nearest?) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(abs(nearest - 35) < 0.01)
        #expect(
            reason.contains("an animation of 5 s and an animation of 7 s repeat together only after more than 120 s"))
    }

    @Test func stillsAndAnimationsThatEndHaveNone() throws {
        #expect(try find { Color.red } == .open(reason: "nothing in the scene repeats", nearest: nil))
        guard case .open(let reason, nil) = try find(duration: 1, { Mover(animation: .linear(duration: 9)) }) else {
            Issue.record("found a loop")
            return
        }
        #expect(reason == "nothing in the scene repeats")
    }

    @Test func endedAnimationsDoNotCount() throws {
        struct Stopper: View {
            @State private var x = 0.0
            var body: some View {
                ZStack {
                    Color.red.frame(width: 10, height: 10).offset(x: x)
                    Mover(animation: .linear(duration: 1).repeatForever(autoreverses: false))
                }
                .onAppear { withAnimation(.linear(duration: 0.7).repeatForever()) { x = 20 } }
                .task {
                    try? await Task.sleep(for: .seconds(0.5))
                    withAnimation(.linear(duration: 0.2)) { x = 5 }
                }
            }
        }
        let result = try find { Stopper() }
        #expect(result == closes(1, 1))
    }
}
