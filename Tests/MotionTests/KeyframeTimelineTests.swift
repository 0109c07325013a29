// SPDX-License-Identifier: MIT

import Foundation
import Motion
import TestSupport
import Testing

@Suite struct KeyframeTimelineTests {
    struct Look: Equatable {
        var scale = 1.0
        var angle = 0.0
    }

    private func expectSamples(
        _ timeline: KeyframeTimeline<Double>, _ samples: [(Double, Double)], within tolerance: Double = 1e-6,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (time, expected) in samples {
            #expect(isClose(timeline.value(time: time), expected, within: tolerance), sourceLocation: sourceLocation)
        }
    }

    // MARK: Relations

    @Test func theBeginAndTheEndAreHeld() {
        let timeline = KeyframeTimeline(initialValue: 2.0) {
            LinearKeyframe(4, duration: 1)
            CubicKeyframe(6, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: -1) == 2)
        #expect(timeline.value(time: 0) == 2)
        #expect(timeline.value(time: 2) == 6)
        #expect(timeline.value(time: 9) == 6)
        #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.5))
    }

    @Test func tracksRunSideBySide() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) { LinearKeyframe(3.0, duration: 1) }
            KeyframeTrack(\.angle) {
                LinearKeyframe(90.0, duration: 1)
                LinearKeyframe(0.0, duration: 1)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5) == Look(scale: 2, angle: 45))
        #expect(timeline.value(time: 1.5) == Look(scale: 3, angle: 45))
    }

    @Test func aLaterTrackForTheSamePropertyWins() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) { LinearKeyframe(3.0, duration: 1) }
            KeyframeTrack(\.scale) { LinearKeyframe(5.0, duration: 1) }
        }
        #expect(timeline.value(time: 0.5).scale == 3)
    }

    @Test func buildersTakeConditionsAndLoops() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    if isLong {
                        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                    } else {
                        MoveKeyframe(7.0)
                    }
                    if isLong { LinearKeyframe(0, duration: 1) }
                }
            }
        }
        #expect(timeline(true).duration == 4)
        #expect(timeline(true).value(time: 2.5) == 2.5)
        #expect(timeline(false).duration == 0)
        #expect(timeline(false).value(time: 0) == 7)
    }

    @Test func keyframesMayBeGroupedInTypes() {
        struct Pulse: KeyframeTrackContent {
            var height: Double
            var body: some KeyframeTrackContent<Double> {
                LinearKeyframe(height, duration: 0.5)
                LinearKeyframe(0, duration: 0.5)
            }
        }
        struct Both: Keyframes {
            var body: some Keyframes<Look> {
                KeyframeTrack(\.scale) { Pulse(height: 2) }
                KeyframeTrack(\.angle) { Pulse(height: 10) }
            }
        }
        let timeline = KeyframeTimeline(initialValue: Look(scale: 0, angle: 0)) { Both() }
        #expect(timeline.value(time: 0.5) == Look(scale: 2, angle: 10))
        #expect(timeline.duration == 1)
    }

    @Test func emptyTimelinesStandStill() {
        let timeline = KeyframeTimeline(initialValue: Look(scale: 4)) {}
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 1) == Look(scale: 4))
    }

    @Test func linearKeyframesFollowTheirCurve() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2, timingCurve: .easeIn) }
        #expect(isClose(timeline.value(time: 0.5), 10 * UnitCurve.easeIn.value(at: 0.25)))
    }

    @Test func movesJumpAndComeToRest() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            MoveKeyframe(5)
            CubicKeyframe(6, duration: 1)
        }
        #expect(isClose(timeline.value(time: 0.999), 0.999))
        #expect(timeline.value(time: 1) == 5)
        // The velocity is 0 at both ends, so the value halfway is the mean.
        #expect(isClose(timeline.value(time: 1.5), 5.5))
    }

    // MARK: Cubics

    @Test func breathingSamples() {
        let scale = KeyframeTimeline(initialValue: 1.0) {
            CubicKeyframe(0.7, duration: 0.8)
            CubicKeyframe(1, duration: 0.8)
        }
        expectSamples(
            scale,
            [
                (0, 1), (0.1, 0.987109), (0.2, 0.953125), (0.3, 0.905078), (0.4, 0.85), (0.5, 0.794922),
                (0.6, 0.746875), (0.7, 0.712891), (0.8, 0.7), (1.0, 0.746875), (1.2, 0.85), (1.4, 0.953125), (1.6, 1),
            ])
        let opacity = KeyframeTimeline(initialValue: 1.0) {
            CubicKeyframe(0.3, duration: 0.8)
            CubicKeyframe(1, duration: 0.8)
        }
        expectSamples(
            opacity,
            [(0.1, 0.969922), (0.2, 0.890625), (0.4, 0.65), (0.6, 0.409375), (0.8, 0.3), (1.2, 0.65)])
    }

    @Test func unevenCubicSamples() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(0.5, duration: 0.5)
            CubicKeyframe(2, duration: 1)
        }
        expectSamples(
            timeline,
            [
                (0.25, 0.140625), (0.5, 0.458333), (0.75, 0.796875), (1, 1), (1.125, 0.929688), (1.25, 0.729167),
                (1.375, 0.539062), (1.5, 0.5), (1.75, 0.828125), (2.0, 1.333333), (2.25, 1.796875), (2.5, 2),
            ])
    }

    @Test func cubicsTakeTheSlopeOfLinearNeighbours() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0.5)
            CubicKeyframe(3, duration: 1)
            LinearKeyframe(2, duration: 0.5)
        }
        expectSamples(timeline, [(0.75, 1.6875), (1.0, 2.5), (1.25, 3.0625), (1.5, 3)])
    }

    @Test func explicitVelocitiesAreInheritedByTheNextCubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0.5, duration: 0.2, startVelocity: 0.5, endVelocity: 0.8)
            CubicKeyframe(0.7, duration: 0.5)
        }
        expectSamples(
            timeline,
            [
                (0.05, 0.084687), (0.1, 0.2425), (0.15, 0.404062), (0.2, 0.5), (0.3, 0.572), (0.4, 0.628),
                (0.5, 0.668), (0.6, 0.692),
            ])
    }

    @Test func anExplicitStartVelocityIsTheEndVelocityBeforeIt() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(2, duration: 1, startVelocity: -3)
        }
        let slope = (timeline.value(time: 1) - timeline.value(time: 1 - 1e-6)) / 1e-6
        #expect(isClose(slope, -3, within: 1e-4))
    }

    // MARK: Springs

    @Test func springsFollowTheClosedFormAndLastUntilTheyRest() {
        let timeline = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(2) }
        #expect(isClose(timeline.duration, 0.8))
        for (time, values) in SpringTests.samples where time < 0.8 {
            #expect(isClose(timeline.value(time: time), 1 + values[0], within: 1e-5))
        }
        #expect(timeline.value(time: 0.8) == 2)
    }

    @Test func springsStartWithTheVelocityBeforeThem() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0.5)
            SpringKeyframe(1, duration: 1, spring: .bouncy)
        }
        let expected = 1 + Spring.bouncy.value(target: 0.0, initialVelocity: 2, time: 0.1)
        #expect(isClose(timeline.value(time: 0.6), expected))
    }

    @Test func aCutSpringKeepsItsPositionForTheNextKeyframe() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.2, spring: .bouncy)
            CubicKeyframe(3, duration: 1)
        }
        let (before, after) = (timeline.value(time: 0.2 - 1e-7), timeline.value(time: 0.2 + 1e-7))
        #expect(isClose(before, after, within: 1e-5))
        let velocity = Spring.bouncy.velocity(target: 1.0, time: 0.2)
        #expect(isClose((timeline.value(time: 0.2 + 1e-6) - timeline.value(time: 0.2)) / 1e-6, velocity, within: 1e-3))
    }

    @Test func aSpringThatNeverRestsEndsAllTheSame() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1))
        }
        #expect(timeline.duration == 10)
        #expect(timeline.value(time: 10) == 1)
    }

    // MARK: Carrying velocity

    @Test func aNewTimelineMayStartWithTheVelocityOfAnother() {
        let first = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.angle) {
                CubicKeyframe(90.0, duration: 1)
                CubicKeyframe(0.0, duration: 1)
            }
        }
        let second = KeyframeTimeline(
            initialValue: first.value(time: 0.5), initialVelocities: first.velocities(time: 0.5),
            keyframes: KeyframeTrack(\Look.angle) { CubicKeyframe(0.0, duration: 1) })
        #expect(second.value(time: 0) == first.value(time: 0.5))
        let before = (first.value(time: 0.5).angle - first.value(time: 0.5 - 1e-6).angle) / 1e-6
        let after = (second.value(time: 1e-6).angle - second.value(time: 0).angle) / 1e-6
        #expect(isClose(before, after, within: 1e-2))
        #expect(second.value(time: 1).angle == 0)
    }

    @Test func velocitiesAreTheDerivatives() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0.5, timingCurve: .easeInOut)
            CubicKeyframe(3, duration: 1)
            SpringKeyframe(2, duration: 0.5, spring: .bouncy)
        }
        for time in [0.2, 0.7, 1.1, 1.6, 1.9] {
            let next = KeyframeTimeline(
                initialValue: 0.0, initialVelocities: timeline.velocities(time: time),
                keyframes: KeyframeTrack(\Double.self) { CubicKeyframe(0.0, duration: 1) })
            let carried = next.value(time: 1e-6) / 1e-6
            let slope = (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
            #expect(isClose(carried, slope, within: 0.06))
        }
    }

    @Test func durationsThatAreNotPositiveAreJumps() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0)
            CubicKeyframe(2, duration: -1)
            SpringKeyframe(3, duration: 0)
            LinearKeyframe(4, duration: .nan)
            LinearKeyframe(5, duration: 1)
        }
        #expect(timeline.duration == 1)
        #expect(timeline.value(time: 0) == 4)
        #expect(timeline.value(time: 0.5) == 4.5)
    }
}
