// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing
@testable import Screens

@MainActor @Suite struct AlertAnswersTests {
    private struct Asking<Actions: View>: View {
        let notes: Notes
        let actions: Actions
        @State private var isShown = true

        var body: some View {
            Color.clear.alert("Family", isPresented: $isShown) { actions }
                .onChange(of: isShown) { notes.add($1 ? "shown" : "gone") }
        }
    }

    private func notes(_ actions: some View, tapping label: String) throws -> [String] {
        let notes = Notes()
        let stage = Stage(390, 800) { Asking(notes: notes, actions: actions) }
        stage.host.play(EventScript([.tap(label, at: 1)]))
        _ = try stage.list(at: 2)
        return notes.lines
    }

    /// An alert grows from 115 % to its size when it appears, and keeps its size when it disappears.
    @Test func aDismissedAlertKeepsItsSize() throws {
        struct Asking: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Ask") { isShown = true }
                    Color.clear.alert("Family", isPresented: $isShown) { Button("Save") {} }
                }
            }
        }
        let stage = Stage(390, 800) { Asking() }
        stage.host.play(EventScript([.tap("Ask", at: 1), .tap("Save", at: 3)]))
        func width(at time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.map(\.frame.width).filter { $0 < 380 }.max()
        }
        #expect(try isClose(#require(try width(at: 1.01)), 270 * 1.15, within: 8))
        #expect(try isClose(#require(try width(at: 2)), 270, within: 0.1))
        #expect(try isClose(#require(try width(at: 3.1)), 270, within: 0.1))
        #expect(try width(at: 4).map { $0 < 270 } ?? true)
    }

    @Test func anAlertWithoutButtonsHasOne() throws {
        #expect(try notes(EmptyView(), tapping: "OK") == ["gone"])
        #expect(try notes(TextField("Name", text: .constant("")), tapping: "OK") == ["gone"])
        // An alert that has buttons gets no standard button.
        #expect(try notes(Button("Save") {}, tapping: "OK") == [])
        #expect(try notes(Button("Save") {}, tapping: "Save") == ["gone"])
    }
}
