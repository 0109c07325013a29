// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct ItemDialogTests {
    private struct Asking: View {
        let notes: Notes
        let isAlert: Bool
        @State private var item: String?

        var body: some View {
            let page = Button("Ask") { item = "Ann" }.onChange(of: item) { notes.add("item \($1 ?? "none")") }
            if isAlert {
                page.alert("Family", item: $item) { name in
                    Button("Keep \(name)") { notes.add("kept \(name)") }
                } message: { name in
                    Text("About \(name)")
                }
            } else {
                page.confirmationDialog("Family", item: $item, titleVisibility: .visible) { name in
                    Button("Keep \(name)") { notes.add("kept \(name)") }
                }
            }
        }
    }

    /// The dialog gets the item, shows it, and sets it to nil before the action of a button runs.
    @Test(arguments: [true, false]) func anItemPresentsItself(isAlert: Bool) throws {
        let notes = Notes()
        let stage = Stage(390, 800) { Asking(notes: notes, isAlert: isAlert) }
        stage.host.play(EventScript([.tap("Ask", at: 1), .tap("Keep Ann", at: 2)]))
        _ = try stage.list(at: 0.5)
        #expect(stage.frame(ofLabel: "Family") == nil)
        _ = try stage.list(at: 1.9)
        #expect(stage.frame(ofLabel: "Family") != nil)
        #expect((stage.frame(ofLabel: "About Ann") != nil) == isAlert)
        _ = try stage.list(at: 4)
        #expect(stage.frame(ofLabel: "Family") == nil)
        #expect(
            notes.lines == ["item Ann", "kept Ann", "item none"]
                || notes.lines == ["item Ann", "item none", "kept Ann"])
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "No network" }
    }

    private struct Failing: View {
        let hasMessage: Bool
        @State private var failure: Failure?

        var body: some View {
            let page = Button("Load") { failure = Failure() }
            if hasMessage {
                page.alert(error: $failure) { _ in
                    Button("OK") {}
                } message: { failure in
                    Text("About \(failure.errorDescription ?? "")")
                }
            } else {
                page.alert(error: $failure) { Button("OK") {} }
            }
        }
    }

    /// The description of the error is the title.
    @Test(arguments: [true, false]) func anErrorPresentsItself(hasMessage: Bool) throws {
        let stage = Stage(390, 800) { Failing(hasMessage: hasMessage) }
        stage.host.play(EventScript([.tap("Load", at: 1), .tap("OK", at: 2)]))
        _ = try stage.list(at: 1.9)
        #expect(stage.frame(ofLabel: "No network") != nil)
        #expect((stage.frame(ofLabel: "About No network") != nil) == hasMessage)
        _ = try stage.list(at: 4)
        #expect(stage.frame(ofLabel: "No network") == nil)
    }
}
