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

    // MARK: Parsing

    @Test func readsTaps() throws {
        func read(_ text: String) throws -> EventScript.Event { try EventScript.Event(tap: text) }
        #expect(try read("Play@0.5") == .init(at: 0.5, .tap(.label("Play"))))
        #expect(try read("120,40@2") == .init(at: 2, .tap(.point(CGPoint(x: 120, y: 40)))))
        #expect(try read(" 12.5 , -4 @ 2s ") == .init(at: 2, .tap(.point(CGPoint(x: 12.5, y: -4)))))
        #expect(try read("me@home@1") == .init(at: 1, .tap(.label("me@home"))))
        #expect(try read("One, two@1") == .init(at: 1, .tap(.label("One, two"))))
    }

    @Test(
        arguments: [
            ("Play", "the tap \"Play\" has no time; write it like Play@0.5 or 120,40@0.5"),
            ("@1", "the tap \"@1\" has no place; write it like Play@0.5 or 120,40@0.5"),
            (
                "Play@soon",
                "the time of the tap \"Play@soon\" is no number of seconds: \"soon\"; "
                    + "write it like Play@0.5 or 120,40@0.5"
            ),
            ("Play@-1", "the time of the tap \"Play@-1\" is -1; it is a number of seconds from 0 to 86400"),
            ("Play@inf", "the time of the tap \"Play@inf\" is inf; it is a number of seconds from 0 to 86400"),
            ("inf,2@1", "the coordinates of a touch are finite numbers, not inf, 2.0"),
        ])
    func saysWhatIsWrong(text: String, message: String) {
        #expect(throws: EventScriptError(message)) { try EventScript.Event(tap: text) }
    }

    // MARK: Playing

    private func play<Content: View>(_ taps: String..., @ViewBuilder content: () -> Content) throws -> [String] {
        let stage = Stage(content: content)
        stage.host.play(EventScript(try taps.map { try EventScript.Event(tap: $0) }))
        stage.host.advance(to: 10)
        return stage.host.warnings
    }

    private func word(_ text: String) -> some View { Box().accessibilityLabel(text) }

    @Test func findsViewsByTheWordsInThem() throws {
        let notes = Notes()
        let warnings = try play("Play@1", "B C@2", "B@3", "Around@4") {
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

    @Test func findsRingsAndWhatIsPartlyCovered() throws {
        let notes = Notes()
        let warnings = try play("Ring@1") {
            ZStack {
                Circle().inset(by: 20).stroke(lineWidth: 8).onTapGesture { notes.add("ring") }
                    .accessibilityLabel("Ring")
                Color.red.frame(width: 70, height: 70).offset(x: 30)
            }
        }
        #expect(notes.lines == ["ring"])
        #expect(warnings.isEmpty)
    }

    @Test func reportsWhatMeetsNothing() throws {
        let warnings = try play("Pley@1", "5,5@2.5") {
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
            try play("Play@0") { Color.red } == ["the tap at 0.0 s on \"Play\" met nothing; nothing can be touched"])
    }

    @Test func reportsWhatComesTooLate() throws {
        let stage = Stage { Color.red }
        stage.host.advance(to: 2)
        stage.host.play(EventScript([try .init(tap: "a@1")]))
        #expect(stage.host.warnings == ["the event at 1.0 s comes too late: it is 2.0 s already"])
    }
}
