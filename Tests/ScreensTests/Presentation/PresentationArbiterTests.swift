// SPDX-License-Identifier: MIT

import Drawing
import Screens
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct PresentationTurnsTests {
    /// Four rows attach an alert to the same binding. Only one of them presents it.
    @Test func ofThoseThatShareABindingOnePresents() throws {
        struct Rows: View {
            @State var isAsked = false
            var body: some View {
                VStack {
                    ForEach(0..<4) { row in
                        Button("row \(row)") { isAsked = true }.alert("Really?", isPresented: $isAsked) {
                            Button("yes") {}
                        }
                    }
                }
            }
        }
        let stage = Stage(393, 852) { Rows().presentingPlace() }
        stage.host.play(EventScript([.tap("row 2", at: 1), .tap("yes", at: 3)]))
        /// The number of dimming views.
        func veils(at time: Double) throws -> Int {
            try stage.list(at: time).leaves.filter { $0.frame.width == 393 && $0.color?.alpha == 0.2 }.count
        }
        #expect(try [0.5, 2, 5].map { try veils(at: $0) } == [0, 1, 0])
    }

    @Test func otherPresentationsWaitForItsDismissal() throws {
        struct Two: View {
            let notes: Notes
            @State var first = false
            @State var second = false
            var body: some View {
                VStack {
                    Button("open") { (first, second) = (true, true) }
                        .sheet(isPresented: $first) {
                            Button("close") { first = false }.onAppear { notes.add("first") }
                        }
                    Text("b").sheet(isPresented: $second) { Text("c").onAppear { notes.add("second") } }
                }
            }
        }
        let notes = Notes()
        let stage = Stage(393, 852) { Two(notes: notes).presentingPlace() }
        stage.host.play(EventScript([.tap("open", at: 1), .tap("close", at: 3)]))
        stage.host.advance(to: 2.5)
        #expect(notes.lines == ["first"])
        stage.host.advance(to: 5)
        #expect(notes.lines == ["first", "second"])
    }

    /// A button in an open sheet presents a second sheet.
    @Test func aSheetHasSheetsOfItsOwn() throws {
        struct Nested: View {
            let notes: Notes
            @State var outer = true
            @State var inner = false
            var body: some View {
                Text("a").sheet(isPresented: $outer) {
                    Button("more") { inner = true }.sheet(isPresented: $inner) {
                        Text("b").onAppear { notes.add("inner") }
                    }
                }
            }
        }
        let notes = Notes()
        let stage = Stage(393, 852) { Nested(notes: notes).presentingPlace() }
        stage.host.play(EventScript([.tap("more", at: 1)]))
        stage.host.advance(to: 2)
        #expect(notes.lines == ["inner"])
    }

    /// `editMode` is separate for a window and its sheet.
    @Test func eachPlaceIsEditedApart() throws {
        struct Mode: View {
            let name: String
            let notes: Notes
            @Environment(\.editMode) private var mode
            var body: some View {
                EditButton().onChange(of: mode?.wrappedValue, initial: true) {
                    notes.add("\(name) \($1.map { "\($0)" } ?? "unknown")")
                }
            }
        }
        let notes = Notes()
        let stage = Stage(393, 852) {
            Mode(name: "window", notes: notes).sheet(isPresented: .constant(true)) { Mode(name: "sheet", notes: notes) }
                .presentingPlace()
        }
        stage.host.play(EventScript([.tap("Edit", at: 1)]))
        stage.host.advance(to: 2)
        #expect(Set(notes.lines) == ["window inactive", "sheet inactive", "sheet active"])
    }
}
