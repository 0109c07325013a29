// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore
import Zoetrope

@Suite struct EventScriptFileTests {
    private func parse(_ text: String) throws -> [EventScript.Event] {
        try EventScriptFile.parse(Data(text.utf8), path: "hand.yaml").events
    }

    private func message(_ text: String) -> String {
        do {
            return "no error: \(try parse(text))"
        } catch {
            return "\(error)"
        }
    }

    @Test func readsAllKindsOfEvents() throws {
        let events = try parse(
            """
            # what a hand does
            events:
              - {at: 0.5, tap: Play}
              - {at: 1, tap: [120, 40.5], count: 2}
              - {at: 2, press: Card, duration: 0.8}
              - at: 3
                drag: Card
                through: [[1, 2]]
                by: [120, -40]
                duration: 0.6
                easing: easeOut
              - {at: 6, pinch: Card, scale: 1.5, degrees: 20, spread: 60, to: [0, 30]}
              - {at: 8, rotate: Card, degrees: -45}
            """)
        typealias Hand = EventScript.SyntheticTouch
        #expect(
            try events == [
                .init(at: 0.5, .tap(.label("Play"))),
                .init(at: 1, .tap(.point(CGPoint(x: 120, y: 40.5)), count: 2)),
                .init(at: 2, .longPress(.label("Card"), duration: 0.8)),
                .init(
                    at: 3,
                    .touch(
                        .label("Card"),
                        Hand(
                            way: [.to(CGPoint(x: 1, y: 2)), .by(CGSize(width: 120, height: -40))], duration: 0.6,
                            easing: .easeOut))),
                .init(
                    at: 6,
                    .touch(
                        .label("Card"),
                        Hand(
                            fingers: 2, way: [.to(CGPoint(x: 0, y: 30))], scale: 1.5, rotation: .degrees(20),
                            spread: 60, duration: 0.6))),
                .init(at: 8, .rotate(.label("Card"), by: .degrees(-45))),
            ])
    }

    @Test func readsJSON() throws {
        let json = #"[{"at": 1, "tap": "Play"}, {"at": 0.25, "drag": [1, 2], "to": [3, 4]}]"#
        #expect(
            try parse(json) == [
                .init(at: 0.25, .drag(.point(CGPoint(x: 1, y: 2)), to: CGPoint(x: 3, y: 4))),
                .init(at: 1, .tap(.label("Play"))),
            ])
        #expect(try parse("[]").isEmpty)
    }

    @Test(arguments: [
        ("- {at: -1, tap: Play}", "1: an event's time is -1.0; it is a number of seconds from 0 to 86400"),
        ("- {at: 1, tap: Play}\n- {at: soon, tap: Play}", "2: 'at' is a number, not 'soon'"),
        ("- {at: .nan, tap: Play}", "1: 'at' is a number, not '.nan'"),
        ("- {tap: Play}", "1: an event has a time, in seconds: at: 0.5"),
        (
            "-\n  at: 1\n  tpa: Play",
            "3: unknown key 'tpa'; use one of at, tap, press, drag, pinch, rotate, trace, type, key, count, "
                + "duration, by, to, through, easing, scale, degrees, spread, into"
        ),
        ("- {at: 1, tap: Play, scale: 2}", "1: unknown key 'scale'; use one of at, tap, count"),
        ("- {at: 1}", "1: an event is one of tap, press, drag, pinch, rotate, trace, type, key"),
        ("- {at: 1, tap: a, drag: b}", "1: an event is only one of tap, press, drag, pinch, rotate, trace, type, key"),
        ("- Play", "1: an event is a mapping, like {at: 0.5, tap: Play}"),
        ("Play", "1: not a list of events"),
        ("taps: []", "1: unknown key 'taps'; use one of events"),
        ("- {at: 1, tap: [1, 2, 3]}", "1: 'tap' is a point, like [120, 40], not a list"),
        ("- {at: 1, tap: {x: 1}}", "1: 'tap' is a label, like Play, or a point, like [120, 40]"),
        ("- {at: 1, tap: Play, count: 1.5}", "1: count is a whole number, not 1.5"),
        ("- {at: 1, tap: Play, count: 0}", "1: a tap's count is 0; it is 1 to 10"),
        ("- {at: 1, drag: Card}", "1: a drag goes 'by: [x, y]' or 'to: [x, y]'"),
        ("- {at: 1, drag: Card, by: [1, 2], to: [3, 4]}", "1: 'to' and 'by' cannot be combined"),
        (
            "- {at: 1, drag: Card, by: [1, 2], easing: bouncy}",
            "1: 'easing' is one of linear, easeIn, easeOut, easeInOut, not 'bouncy'"
        ),
        ("- {at: 1, pinch: Card}", "1: a pinch has a scale, like 'scale: 1.5'"),
        ("- {at: 1, rotate: Card}", "1: a rotation has 'degrees', clockwise"),
        (
            "- {at: 1, press: Card, duration: 0}",
            "1: the duration of a touch is 0.0; it is a number from 0.01 to 3600.0"
        ),
    ])
    func saysWhatIsWrongAndWhere(text: String, message expected: String) {
        #expect(message(text) == "hand.yaml:" + expected)
    }

    @Test func complaintsAboutYAMLAreOneLine() {
        for text in ["- {at: 1, tap: ", "a: [", "\t- x", "- &a", "- *b", "{at: 1, at: 2}", "\u{0}"] {
            let message = message(text)
            #expect(message.hasPrefix("hand.yaml") && !message.contains("\n"), "\(message)")
        }
        #expect(message("") == "hand.yaml: is empty; it should be a list of events")
    }

    // MARK: Hostile files

    @Test func depthIsBounded() {
        for text in [
            String(repeating: "[", count: 200_000), String(repeating: "- ", count: 200_000),
            String(repeating: "{a: ", count: 200_000),
            (0..<1300).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
        ] {
            #expect(message(text).hasSuffix("more than 100 nested levels"))
        }
        // Brackets in a label do not count as nesting.
        let label = String(repeating: "[", count: 100)
        #expect(message("- {at: 1, tap: \"\(label)\"}").hasPrefix("no error"))
    }

    @Test func aliasesDoNotMultiply() {
        var text = "a0: &a0 [x, x]\n"
        for level in 1..<40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        #expect(message(text) == "hand.yaml: has more than 8 aliases (*name)")
        // The limit of aliases also holds inside of keys, because the parser hashes a key with its aliases expanded.
        #expect(message(text + "? *a39\n: x\n") == "hand.yaml: has more than 8 aliases (*name)")
        #expect(message("- {at: 1, tap: &who Play}\n- {at: 2, tap: *who}").hasPrefix("no error"))
    }

    @Test func handsAtOneMomentAreBounded() {
        let long = String(repeating: "- {at: 1, press: a, duration: 9}\n", count: 11)
        #expect(message(long) == "hand.yaml:11: more than 10 touches at one moment, 1.0 s")
        let row = (0..<40).map { "- {at: \($0), press: a, duration: 1}\n" }.joined()
        #expect(message(row).hasPrefix("no error"))
        // Letters and keys are no touches, however fast they are typed.
        let typed = String(repeating: "- {at: 1, type: abcdefgh}\n- {at: 1, key: return}\n", count: 11)
        #expect(message(typed).hasPrefix("no error"))
    }

    @Test func onlyPlainFilesAreRead() throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        for path in [pipe, "/dev/zero"] {
            #expect(
                throws: EventFileError(path: path, reason: "is a pipe or a device, not a file", isUnreadable: true)
            ) { try EventScriptFile.read(path: path) }
        }
    }

    @Test func sizesAreBounded() {
        let many = String(repeating: "- {at: 1, tap: a}\n", count: 10_001)
        #expect(message(many) == "hand.yaml:1: there are 10001 events; the limit is 10000")
        #expect(message(String(repeating: "#", count: 1_000_001)) == "hand.yaml: has more than 1000000 bytes")
        #expect(throws: EventFileError(path: "x", reason: "is not UTF-8 text")) {
            try EventScriptFile.parse(Data([0xff, 0xfe, 0x80]), path: "x")
        }
    }

    @Test func missingFilesAreReported() {
        #expect(throws: EventFileError(path: "/no/such", reason: "no such file", isUnreadable: true)) {
            try EventScriptFile.read(path: "/no/such")
        }
    }

    @Test func tracesAreReadAsTheyAreWritten() throws {
        let events = [
            try EventScript.Event(
                at: 0.5,
                .trace([
                    .init(time: 0, place: CGPoint(x: 10, y: 20.5)), .init(time: 0.1, place: CGPoint(x: 12, y: 20)),
                    .init(time: 1.0 / 3, place: CGPoint(x: 40, y: -3)),
                ])),
            try EventScript.Event(at: 2, .type("a\"b\n")),
            try EventScript.Event(at: 3, .key(.return, modifiers: [.shift, .command])),
        ]
        let text = EventScriptText.of(events)
        #expect(try EventScriptFile.parse(Data(text.utf8), path: "events").events == events)
    }

    /// A live preview restarts its views with the written events.
    @Test(arguments: [
        "{at: 1, tap: \"Save \\\"all\\\"\"}", "{at: 1, tap: [10, 20.5], count: 3}",
        "{at: 1, press: Card, duration: 0.8}",
        "{at: 1, drag: Card, by: [120, -40], easing: easeOut}", "{at: 1, drag: [1, 2], to: [3, 4], easing: linear}",
        "{at: 1, drag: Card, through: [[1, 2], [3, 4]], by: [5, 6], duration: 2}",
        "{at: 1, drag: Card, through: [[1, 2]], to: [5, 6], easing: easeIn}", "{at: 1, pinch: Card, scale: 1.5}",
        "{at: 1, pinch: Card, scale: 0.5, spread: 80, by: [3, 4]}", "{at: 1, rotate: Card, degrees: 180, scale: 2}",
        "{at: 1, type: Hello, into: Name}", "{at: 1, type: Hello, into: [3, 4]}", "{at: 1, type: Hello}",
        "{at: 1, key: command+s}", "{at: 1, trace: [[0, 1, 2], [0.5, 3, 4]]}",
    ])
    func eventsAreReadAsTheyAreWritten(_ line: String) throws {
        let events = try EventScriptFile.parse(Data("- \(line)".utf8), path: "events").events
        try #require(events.count == 1)
        #expect(try EventScriptFile.parse(Data(EventScriptText.of(events).utf8), path: "written").events == events)
    }

    @Test func touchesThatAFileCannotExpressAreSkipped() throws {
        let touches: [EventScript.SyntheticTouch] = [
            .init(way: [.by(CGSize(width: 1, height: 2)), .to(.zero)], duration: 1),
            .init(way: [.to(.zero)], duration: 1, easing: .circularEaseIn),
        ]
        let events = try touches.map { try EventScript.Event(at: 1, .touch(.label("Card"), $0)) }
        #expect(try EventScriptFile.parse(Data(EventScriptText.of(events).utf8), path: "written").events.isEmpty)
    }

    @Test(arguments: [
        ("[[0, 1, 2]]", "a trace has 1 points; it has 2 to 7200"),
        ("[[0.5, 1, 2], [1, 1, 2]]", "a trace begins at 0.5 s; its first point is at 0"),
        ("[[0, 1, 2], [2, 1, 2], [1, 1, 2]]", "the times of a trace rise from 0 to 3600 s: not 1.0 after 2.0"),
        ("[[0, 1], [1, 1, 2]]", "a point of a trace is a time and a place"),
        ("Play", "'trace' is a list of times and places"),
    ])
    func refusesTracesThatCannotBe(_ trace: String, _ reason: String) {
        let error = #expect(throws: EventFileError.self) {
            try EventScriptFile.parse(Data("- {at: 1, trace: \(trace)}".utf8), path: "events")
        }
        #expect("\(error!)".contains(reason), "\(error!)")
    }
}
