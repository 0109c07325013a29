// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

@MainActor
@Suite struct TapTests {
    private let notes = Notes()

    /// Taps the middle of the stage at the given times in seconds. Returns the notes.
    private func run<Content: View>(_ times: [Double], @ViewBuilder content: () -> Content) throws -> [String] {
        let stage = Stage(content: content)
        stage.host.play(EventScript(try times.map { try .init(at: $0, .tap(.point(CGPoint(x: 50, y: 50)))) }))
        stage.host.advance(to: 10)
        return notes.lines
    }

    private func note(_ name: String) {
        notes.add("\(name) \((Date().timeIntervalSinceReferenceDate * 1000).rounded() / 1000)")
    }

    @Test func aTapCountsWhenTheFingerGoesUp() throws {
        #expect(try run([1, 3]) { Color.red.onTapGesture { note("tap") } } == ["tap 1.0", "tap 3.0"])
    }

    @Test func twoTapsInARow() throws {
        let lines = try run([1, 1.3, 3, 3.5]) { Color.red.onTapGesture(count: 2) { note("double") } }
        #expect(lines == ["double 1.3"])
    }

    @Test func theOuterSingleTapWaitsForTheInnerDoubleTap() throws {
        let lines = try run([1, 1.2, 3]) {
            Color.red.onTapGesture(count: 2) { note("double") }.onTapGesture { note("single") }
        }
        #expect(lines == ["double 1.2", "single 3.35"])
    }

    @Test func anInnerSingleTapTakesAll() throws {
        let lines = try run([1, 1.2]) {
            Color.red.onTapGesture { note("single") }.onTapGesture(count: 2) { note("double") }
        }
        #expect(lines == ["single 1.0", "single 1.2"])
    }

    @Test func theInnermostViewComesFirst() throws {
        let lines = try run([1]) { Color.red.onTapGesture { note("inner") }.onTapGesture { note("outer") } }
        #expect(lines == ["inner 1.0"])
    }

    @Test func threeTapsAreADoubleTapAndOneMore() throws {
        let lines = try run([1, 1.2, 1.4]) {
            Color.red.onTapGesture(count: 2) { note("double") }.onTapGesture { note("single") }
        }
        #expect(lines == ["double 1.2", "single 1.75"])
    }

    private struct Vanishing: View {
        let notes: Notes
        @State private var isShown = true

        var body: some View {
            ZStack {
                if isShown { Color.red.onTapGesture { notes.add("tapped") } }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.95) { isShown = false } }
        }
    }

    @Test func aViewRemovedDuringTheTouchIsNotTapped() throws {
        #expect(try run([1]) { Vanishing(notes: notes) } == [])
    }

    private struct Toggled: View {
        @State private var isOn = false
        var body: some View {
            Box().offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
                .onTapGesture { isOn.toggle() }
        }
    }

    @Test func animationsBeginWithTheTap() throws {
        let stage = Stage { Toggled() }
        stage.host.play(EventScript([try .init(at: 0.25, .tap(.point(CGPoint(x: 50, y: 50))))]))
        for (time, x) in [(0.2, 45.0), (0.5, 70), (0.75, 95), (1.25, 145), (2, 145)] {
            #expect(isClose(Double(try stage.xs(at: time)[0]), x))
        }
    }
}
