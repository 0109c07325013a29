// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import Interaction

private struct Slide: View {
    @State private var x = 0.0
    @State private var count = 0
    var body: some View {
        Rectangle().frame(width: 20 + Double(count), height: 20).offset(x: x)
            .gesture(
                DragGesture(minimumDistance: 3).onChanged { x = $0.translation.width }.onEnded { value in
                    withAnimation(.linear(duration: 0.5)) { x = value.predictedEndTranslation.width / 2 }
                }
            )
            .simultaneousGesture(TapGesture().onEnded { count += 1 })
    }
}

@MainActor
@Suite struct LiveTouchTests {
    /// A recorded touch replays exactly.
    @Test(arguments: [[50, 50], [50, 55, 70, 71], [50, 40, 30, 60, 62]])
    func aRecordedFingerDoesTheSameAgain(_ xs: [Double]) throws {
        let live = Stage { Slide() }
        let touch = LiveTouch()
        var time = 0.4
        for (index, x) in xs.enumerated() {
            live.host.advance(to: time)
            let step: ViewHost.LiveTouchStep = index == 0 ? .down : index == xs.count - 1 ? .up : .move
            live.host.perform(step, of: touch, at: CGPoint(x: x, y: 50))
            time += 0.013
        }
        let event = try #require(touch.event)
        #expect(event.time == 0.4)
        let again = Stage { Slide() }
        again.host.play(EventScript([event]))
        for moment in [0.5, 0.6, 2] {
            let frames = try live.frames(at: moment)
            #expect(try again.frames(at: moment) == frames)
            #expect(frames != ["40 40 20 20"])
        }
    }

    @Test func aFingerThatMeetsNothingDoesNothing() throws {
        let stage = Stage { Slide().allowsHitTesting(false) }
        let touch = LiveTouch()
        #expect(touch.event == nil)
        stage.host.perform(.down, of: touch, at: CGPoint(x: 50, y: 50))
        stage.host.perform(.up, of: touch, at: CGPoint(x: 50, y: 50))
        #expect(try stage.frames(at: 1) == ["40 40 20 20"])
        #expect(touch.event != nil)
    }

    private struct Form: View {
        var body: some View {
            VStack(spacing: 10) {
                Button("Save") {}.frame(width: 80, height: 20)
                Button("Twin") {}.frame(width: 80, height: 20)
                Button("Twin") {}.frame(width: 80, height: 20)
                Toggle("On", isOn: .constant(true)).frame(width: 120, height: 30)
                Text("Plain").frame(width: 80, height: 20).contentShape(Rectangle()).onTapGesture {}
                Slider(value: .constant(0.5)) { Text("Size") }.frame(width: 120, height: 30)
            }
        }
    }

    private func action(from: CGPoint, to: CGPoint? = nil, after duration: Double = 0.05) throws -> EventScript.Event {
        let stage = Stage(200, 200) { Form() }
        let touch = LiveTouch()
        stage.host.advance(to: 0.5)
        stage.host.perform(.down, of: touch, at: from)
        stage.host.advance(to: 0.5 + duration)
        stage.host.perform(.up, of: touch, at: to ?? from)
        return try #require(touch.event)
    }

    private func place(of label: String, number: Int = 0) throws -> CGPoint {
        let stage = Stage(200, 200) { Form() }
        stage.host.advance(to: 0.5)
        return try #require(stage.host.touchables().filter { $0.labels.contains(label) }.dropFirst(number).first).point
    }

    /// A tap on a button is recorded by the button's label, so it also works on a device with another layout.
    @Test func tapsOfButtonsAndSwitchesAreRecordedByLabel() throws {
        let save = try place(of: "Save")
        #expect(try action(from: save).action == .tap(.label("Save"), count: 1))
        #expect(abs(try action(from: save, after: 0.25).time - 0.75) < 1e-9)
        #expect(try action(from: try place(of: "On")).action == .tap(.label("On"), count: 1))
    }

    @Test func otherTouchesAreRecordedByPlace() throws {
        func isTrace(_ event: EventScript.Event) -> Bool {
            if case .trace = event.action { true } else { false }
        }
        let save = try place(of: "Save")
        #expect(isTrace(try action(from: save, to: CGPoint(x: save.x + 6, y: save.y))))
        #expect(isTrace(try action(from: save, after: 0.4)))
        // The label names the first of two views.
        #expect(try action(from: try place(of: "Twin")).action == .tap(.label("Twin"), count: 1))
        #expect(isTrace(try action(from: try place(of: "Twin", number: 1))))
        #expect(isTrace(try action(from: try place(of: "Plain"))))
        #expect(isTrace(try action(from: try place(of: "Size"))))
        #expect(isTrace(try action(from: CGPoint(x: 1, y: 1))))
    }
}
