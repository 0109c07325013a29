// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// Keyframes that move views: rounds, triggers, and independence of the frame rate.
@Suite @MainActor
struct KeyframeAnimatorTests {
    private struct Breath {
        var scale = 1.0
        var opacity = 1.0
    }

    /// A circle that shrinks and fades for 0.8 s, and then returns in another 0.8 s.
    private struct Breathing: View {
        var repeating = true

        var body: some View {
            Circle().frame(width: 50, height: 50)
                .keyframeAnimator(initialValue: Breath(), repeating: repeating) { content, value in
                    content.scaleEffect(value.scale).opacity(value.opacity)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        CubicKeyframe(0.7, duration: 0.8)
                        CubicKeyframe(1.0, duration: 0.8)
                    }
                    KeyframeTrack(\.opacity) {
                        CubicKeyframe(0.3, duration: 0.8)
                        CubicKeyframe(1.0, duration: 0.8)
                    }
                }
        }
    }

    /// A square that moves along a line when triggered.
    private struct Triggered: View {
        let handle: Handle
        @State private var count = 0

        var body: some View {
            KeyframeAnimator(initialValue: CGFloat(0), trigger: count) {
                Box().offset(x: $0)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 1)
                LinearKeyframe(30, duration: 1)
            }
            .onAppear { handle.run = { count += 1 } }
        }
    }

    // MARK: Rounds

    @Test func theBreathingCircleFollowsItsKeyframes() throws {
        let stage = Stage { Breathing() }
        let samples = [
            (0, 1, 1), (0.1, 0.987109, 0.969922), (0.2, 0.953125, 0.890625), (0.4, 0.85, 0.65), (0.8, 0.7, 0.3),
            (1.2, 0.85, 0.65), (1.6, 1, 1), (1.8, 0.953125, 0.890625), (160.4, 0.85, 0.65),
        ]
        for (time, scale, opacity) in samples {
            let leaf = try stage.list(at: time).leaves[0]
            #expect(isClose(leaf.transform.m11, scale, within: 1e-6), "at \(time)")
            #expect(isClose(leaf.opacity, opacity, within: 1e-6), "at \(time)")
        }
    }

    @Test func frameAloneEqualsFrameInSequence() throws {
        let (alone, sequence) = (Stage { Breathing() }, Stage { Breathing() })
        for frame in 0..<90 { _ = try sequence.list(at: Double(frame) / 30) }
        #expect(try alone.list(at: 3) == sequence.list(at: 3))
    }

    @Test func withoutRepeatingTheBeginIsShown() throws {
        let stage = Stage { Breathing(repeating: false) }
        for time in [0, 0.4, 3] { #expect(try stage.opacities(at: time) == [1]) }
    }

    @Test func shorterTracksHoldTheirLastValue() throws {
        let stage = Stage {
            KeyframeAnimator(initialValue: CGPoint.zero) {
                Box().offset(x: $0.x, y: $0.y)
            } keyframes: { _ in
                KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
                KeyframeTrack(\.y) {
                    MoveKeyframe(5)
                    LinearKeyframe(25, duration: 2)
                }
            }
        }
        #expect(try stage.frames(at: 0.5) == ["50 55 10 10"])
        #expect(try stage.frames(at: 1.5) == ["55 65 10 10"])
        #expect(try stage.frames(at: 2.5) == ["50 55 10 10"])
    }

    @Test func newKeyframesCountFromTheNextRoundOn() throws {
        struct Changing: View {
            @State private var length = 10.0

            var body: some View {
                Box().keyframeAnimator(initialValue: 0.0) {
                    $0.offset(x: $1)
                } keyframes: { _ in
                    LinearKeyframe(length, duration: 1)
                }
                .onAppear { VirtualClock.current?.schedule(at: 1.25) { length = 40 } }
            }
        }
        for times in [[0.5, 1.5, 2.5, 3.5], [2.5, 3.5], [3.5]] {
            let stage = Stage { Changing() }
            let shown = try times.map { try stage.xs(at: $0)[0] - 45 }
            #expect(shown == [5, 5, 20, 20].suffix(times.count))
        }
    }

    @Test func animationsAroundDoNotTouchTheValue() throws {
        struct Surrounded: View {
            @State private var isOn = false

            var body: some View {
                Box().keyframeAnimator(initialValue: 0.0) { content, x in
                    content.offset(x: x).opacity(isOn ? 0.5 : 1)
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 4)
                }
                .onAppear {
                    VirtualClock.current?.schedule(at: 1.05) { withAnimation(.linear(duration: 2)) { isOn = true } }
                }
            }
        }
        for times in [[1, 2.05], [0.3, 0.9, 1.1, 1.7, 2.05], [2.05]] {
            let stage = Stage { Surrounded() }
            let leaf = try times.map { try stage.list(at: $0).leaves[0] }.last!
            #expect(isClose(leaf.frame.minX - 45, 20.5) && isClose(leaf.opacity, 0.75))
        }
    }

    // MARK: Triggers

    @Test func triggerPlaysOnceAndStays() throws {
        let stage = Stage.triggered(at: [1]) { Triggered(handle: $0) }
        let shown = try [0, 1, 1.5, 2.5, 3, 8].map { try stage.xs(at: $0)[0] - 45 }
        #expect(shown == [0, 0, 10, 25, 30, 30])
    }

    @Test func triggerAfterTheEndBeginsAtTheInitialValue() throws {
        let stage = Stage.triggered(at: [1, 4]) { Triggered(handle: $0) }
        #expect(try [3.9, 4, 4.5].map { try stage.xs(at: $0)[0] - 45 } == [30, 0, 10])
    }

    @Test func triggerOnTheWayGoesOnFromThePresentValue() throws {
        let stage = Stage.triggered(at: [1, 1.5]) { Triggered(handle: $0) }
        #expect(try [1.5, 2, 2.5, 3].map { try stage.xs(at: $0)[0] - 45 } == [10, 15, 20, 25])
    }

    @Test func triggerOnTheWayKeepsTheVelocity() throws {
        struct Flying: View {
            let handle: Handle
            @State private var count = 0

            var body: some View {
                Box().keyframeAnimator(initialValue: 0.0, trigger: count) {
                    $0.offset(x: $1)
                } keyframes: { _ in
                    KeyframeTrack { CubicKeyframe(40, duration: 1) }
                }
                .onAppear { handle.run = { count += 1 } }
            }
        }
        let handle = Handle()
        let stage = Stage { Flying(handle: handle) }
        stage.host.advance(to: 0)
        for time in [0.0, 0.5] { stage.host.clock.schedule(at: time) { handle.run() } }
        let shown = try [0.49, 0.5, 0.51].map { Double(try stage.xs(at: $0)[0]) }
        #expect(isClose(shown[1] - shown[0], shown[2] - shown[1], within: 0.05))
        #expect(shown[1] - shown[0] > 0.5)
    }

    @Test func keyframesReceiveTheStartValue() throws {
        let notes = Notes()
        let stage = Stage {
            KeyframeAnimator(initialValue: 3.0) {
                Box().offset(x: $0)
            } keyframes: { start in
                let _ = notes.add("\(start)")
                LinearKeyframe(start + 1, duration: 1)
            }
        }
        #expect(try stage.xs(at: 0.5)[0] == 48.5)
        #expect(notes.lines == ["3.0"])
    }

    @Test func noKeyframesStandStill() throws {
        let stage = Stage {
            KeyframeAnimator(initialValue: 7.0) {
                Box().offset(x: $0)
            } keyframes: { _ in
                KeyframeTrack(\.self) {}
            }
        }
        #expect(try [0, 5].map { try stage.xs(at: $0)[0] } == [52, 52])
    }
}
