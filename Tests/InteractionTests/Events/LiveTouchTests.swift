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
}
