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

    @Test func anAlertWithoutButtonsHasOne() throws {
        #expect(try notes(EmptyView(), tapping: "OK") == ["gone"])
        #expect(try notes(TextField("Name", text: .constant("")), tapping: "OK") == ["gone"])
        // An alert that has buttons gets no standard button.
        #expect(try notes(Button("Save") {}, tapping: "OK") == [])
        #expect(try notes(Button("Save") {}, tapping: "Save") == ["gone"])
    }
}
