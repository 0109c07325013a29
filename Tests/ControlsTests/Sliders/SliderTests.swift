// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct SliderTests {
    private let notes = Notes()

    private func stage<Content: View>(
        _ value: Double, _ events: EventScript.Event..., environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: @escaping (Binding<Double>) -> Content
    ) -> Stage {
        let stage = Stage(127, 100, scale: 2, environment: environment) {
            Held(value, notes: notes, content: content)
        }
        stage.host.play(EventScript(events))
        return stage
    }

    private func drag(from x: CGFloat, by way: CGFloat, at time: Double = 1) -> EventScript.Event {
        .touch(CGPoint(x: x, y: 50), at: time, .init(way: [.by(CGSize(width: way, height: 0))], duration: 0.2))
    }

    @Test(arguments: [(0.0, 0.0), (0.5, 50), (1, 100), (2, 100), (-1, 0)])
    func theKnobIsAtTheValue(value: Double, x: CGFloat) throws {
        let leaves = try stage(value) { Slider(value: $0) }.list().leaves
        #expect(leaves.map(\.frame.text)[0] == "1 48.5 125 4")
        #expect(leaves[2].frame.text == "\(x.text) 36.5 27 27")
        // The filled part of the track ends beneath the knob.
        #expect(leaves[1].frame.maxX == x + 14.5)
    }

    @Test func aDragTakesTheKnobAlong() throws {
        let stage = stage(0.25, drag(from: 39, by: 50)) { value in
            Slider(value: value, onEditingChanged: { notes.add("edits \($0)") })
        }
        stage.host.advance(to: 2)
        #expect(notes.lines.first == "edits true")
        // The order of the two notes is not tested, because `onChange` is called after the update.
        #expect(Set(notes.lines.suffix(2)) == ["edits false", "0.75"])
        #expect(isClose(try stage.list(at: 2).leaves[2].frame.minX, 75, within: 1e-6))
    }

    @Test func aTouchOfTheTrackHasNoEffect() throws {
        let stage = stage(0, drag(from: 100, by: -50)) { Slider(value: $0) }
        stage.host.advance(to: 2)
        #expect(notes.lines.isEmpty)
    }

    @Test func itStopsAtTheEnds() throws {
        let stage = stage(0.5, drag(from: 64, by: 500)) { Slider(value: $0, in: 0...1) }
        stage.host.advance(to: 2)
        #expect(notes.lines.last == "1.0")
    }

    @Test func stepsAreCountedFromTheLowerBound() throws {
        let stage = stage(1, drag(from: 14, by: 52)) { Slider(value: $0, in: 1...9, step: 2) }
        stage.host.advance(to: 2)
        #expect(notes.lines == ["3.0", "5.0"])
    }

    @Test func fromRightToLeftTheLeastValueIsOnTheRight() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let stage = stage(0.25, drag(from: 89, by: -50), environment: environment) { Slider(value: $0) }
        #expect(try stage.list().leaves[2].frame.text == "75 36.5 27 27")
        stage.host.advance(to: 2)
        #expect(notes.lines.last == "0.75")
    }

    @Test func labelsOfTheEndsStandBesideTheTrack() throws {
        let stage = stage(0) {
            Slider(value: $0) {
                Text("not shown")
            } minimumValueLabel: {
                Box()
            } maximumValueLabel: {
                Box()
            }
        }
        let frames = try stage.frames()
        #expect(frames.first == "0 45 10 10")
        #expect(frames.last == "117 45 10 10")
        #expect(frames[1] == "19 48.5 89 4")
    }

    @Test func anAnimatedValueMovesTheKnob() throws {
        struct Moving: View {
            @State var value = 0.0
            var body: some View {
                Slider(value: $value).onAppear { withAnimation(.linear(duration: 1)) { value = 1 } }
            }
        }
        let stage = Stage(128, 100) { Moving() }
        #expect(isClose(try stage.list(at: 0.5).leaves[2].frame.minX, 50, within: 1))
    }

    @Test func aDisabledOneStays() throws {
        let stage = stage(0.5, drag(from: 64, by: 30)) { Slider(value: $0).disabled(true) }
        stage.host.advance(to: 2)
        #expect(notes.lines.isEmpty)
        #expect(try stage.opacities(at: 2) == [0.5, 0.5, 1])
    }

    /// A dot for each tick, centred below the place of the knob at that value.
    @Test func ticksAreBelowTheKnobsPlaces() throws {
        let leaves = try stage(0.5) { value in
            Slider(value: value) {
                Text("Speed")
            } ticks: {
                SliderTick(0.0)
                SliderTickContentForEach([0.5, 1, 3], id: \.self) { SliderTick($0) }
            }
        }.list().leaves
        let marks = leaves.first { $0.frame.height == 4 && $0.frame.minY > 55 }
        let frame = try #require(marks?.frame)
        #expect(isClose(frame.minX, 11.5, within: 1e-6) && isClose(frame.maxX, 115.5, within: 1e-6))
        #expect(try stage(0.5) { Slider(value: $0) }.list().leaves.count == leaves.count - 1)
    }

}
