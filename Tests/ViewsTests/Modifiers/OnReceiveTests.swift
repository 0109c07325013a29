// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

@MainActor
@Suite struct OnReceiveTests {
    private struct Counter: View {
        let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
        @State private var count = 0

        var body: some View {
            Box().offset(x: CGFloat(count)).onReceive(timer) { _ in count += 1 }
        }
    }

    @Test func countsWhileTheViewIsThere() throws {
        let stage = Stage(10, 10) { Counter() }
        for (time, count) in [(0, 0), (0.2, 0), (0.25, 1), (0.6, 2), (1.0, 4)] {
            #expect(try stage.xs(at: time) == [CGFloat(count)])
        }
    }

    private struct Dated: View {
        let notes: Notes
        let timer = Timer.publish(every: 0.5, on: .main, in: .default).autoconnect()
        @State private var isShown = true

        var body: some View {
            ZStack {
                if isShown {
                    Color.black.onReceive(timer) { date in
                        notes.add("\(date.timeIntervalSinceReferenceDate)")
                        if date.timeIntervalSinceReferenceDate == 1 { isShown = false }
                    }
                }
            }
        }
    }

    @Test func deliversItsDateAndEndsWithTheView() {
        let notes = Notes()
        let stage = Stage { Dated(notes: notes) }
        stage.host.advance(to: 5)
        #expect(notes.lines == ["0.5", "1.0"])
    }

    @Test func oneSourceHasSeveralListeners() {
        let notes = Notes()
        let source = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        let stage = Stage {
            Box().onReceive(source) { _ in notes.add("a") }
            Box().onReceive(source) { _ in notes.add("b") }
        }
        stage.host.advance(to: 1)
        #expect(notes.lines == ["a", "b", "a", "b"])
    }
}
