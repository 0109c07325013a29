// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

@MainActor
@Suite struct EventScriptTests {
    // MARK: Values

    @Test func eventsAreSortedAndTiesKeepTheirOrder() throws {
        let events = try [(2.0, "a"), (1, "b"), (2, "c"), (0, "d")].map { time, label in
            try EventScript.Event(at: time, .tap(.label(label)))
        }
        #expect(EventScript(events).events.map(\.action) == ["d", "b", "a", "c"].map { .tap(.label($0)) })
    }

    @Test(arguments: [-0.1, .nan, .infinity])
    func timesAreFiniteAndNotNegative(time: Double) {
        #expect(throws: EventScriptError.self) { try EventScript.Event(at: time, .tap(.label("a"))) }
    }

    @Test func pointsAreFinite() {
        #expect(throws: EventScriptError.self) {
            try EventScript.Event(at: 0, .tap(.point(CGPoint(x: Double.nan, y: 0))))
        }
    }

    // MARK: Playing

    private func play<Content: View>(_ taps: EventScript.Event..., @ViewBuilder content: () -> Content) throws
        -> [String]
    {
        let stage = Stage(content: content)
        stage.host.play(EventScript(taps))
        stage.host.advance(to: 10)
        return stage.host.warnings
    }

    private func word(_ text: String) -> some View { Box().accessibilityLabel(text) }

    @Test func findsViewsByTheirText() throws {
        let notes = Notes()
        let warnings = try play(.tap("Play", at: 1), .tap("B C", at: 2), .tap("B", at: 3), .tap("Around", at: 4)) {
            HStack {
                word("Play").onTapGesture { notes.add("play") }
                HStack {
                    word("B")
                    word("C")
                }
                .onTapGesture { notes.add("bc") }
                Box().onTapGesture { notes.add("around") }.accessibilityLabel("Around")
            }
        }
        #expect(notes.lines == ["play", "bc", "bc", "around"])
        #expect(warnings.isEmpty)
    }

    @Test func findsRingsAndPartlyCoveredViews() throws {
        let notes = Notes()
        let warnings = try play(.tap("Ring", at: 1)) {
            ZStack {
                Circle().inset(by: 20).stroke(lineWidth: 8).onTapGesture { notes.add("ring") }
                    .accessibilityLabel("Ring")
                Color.red.frame(width: 70, height: 70).offset(x: 30)
            }
        }
        #expect(notes.lines == ["ring"])
        #expect(warnings.isEmpty)
    }

    @Test func reportsTouchesThatHitNothing() throws {
        let warnings = try play(.tap("Pley", at: 1), .tap(CGPoint(x: 5, y: 5), at: 2.5)) {
            word("Play").onTapGesture {}
            Circle().frame(width: 20, height: 20).onTapGesture {}
            word("Hidden").onTapGesture {}.opacity(0)
        }
        let others = "what can be touched: \"Play\" at (50, 27), (50, 50)"
        #expect(
            warnings == [
                "the tap at 1.0 s on \"Pley\" met nothing; \(others)",
                "the tap at 2.5 s on (5, 5) met nothing; \(others)",
            ])
        #expect(
            try play(.tap("Play", at: 0)) { Color.red } == [
                "the tap at 0.0 s on \"Play\" met nothing; nothing can be touched"
            ])
    }

    /// A label that occurs twice in a view, such as the label and the prompt of a text field, is listed once.
    @Test func namesAViewOnceByItsLabels() throws {
        let warnings = try play(.tap("Nobody", at: 0)) {
            VStack {
                word("Name")
                word("Name")
                word("Here")
            }.onTapGesture {}
        }
        #expect(warnings[0].contains("what can be touched: \"Name Here\" at"), "\(warnings)")
    }

    /// A scroll view does not inherit the labels of buttons inside of it.
    @Test func labelsAroundButtonsAreTheirOwn() throws {
        let notes = Notes()
        let stage = Stage {
            ScrollView {
                Button {
                    notes.add("first")
                } label: {
                    Color.red.frame(height: 20)
                }.accessibilityLabel("one")
                Button {
                    notes.add("second")
                } label: {
                    Color.blue.frame(height: 20)
                }.accessibilityLabel("two")
            }
        }
        stage.host.play([.tap("two", at: 1), .tap("one", at: 2)])
        stage.host.advance(to: 3)
        #expect(notes.lines == ["second", "first"])
    }

    @Test func reportsEventsAfterTheEnd() throws {
        let stage = Stage { Color.red }
        stage.host.advance(to: 2)
        stage.host.play([.tap("a", at: 1)])
        #expect(stage.host.warnings == ["the event at 1.0 s comes too late: it is 2.0 s already"])
    }
}
