// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Interaction

@MainActor
@Suite struct AnyGestureTests {
    private struct Touched: View {
        let notes: Notes
        @State private var taps = 0
        private var gesture: AnyGesture<Void> {
            if taps == 0 {
                AnyGesture(
                    TapGesture().onEnded { _ in
                        notes.add("tap"); taps += 1
                    }.map { _ in })
            } else {
                AnyGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in notes.add("press") }.map { _ in })
            }
        }
        var body: some View { Color.red.gesture(gesture) }
    }

    @Test func theGestureInsideIsRecognizedAndMayBecomeAnother() {
        let notes = Notes()
        let stage = Stage { Touched(notes: notes) }
        let middle = CGPoint(x: 50, y: 50)
        stage.host.play(
            EventScript([
                .tap(middle, at: 1), .tap(middle, at: 2),
                .touch(middle, at: 3, .init(way: [], duration: 0.8)),
            ]))
        stage.host.advance(to: 5)
        #expect(notes.lines == ["tap", "press"])
    }
}
