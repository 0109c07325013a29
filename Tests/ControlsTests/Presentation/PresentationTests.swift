// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct PresentationTests {
    private struct Sheets: View {
        let notes: Notes
        var detents: Set<PresentationDetent> = [.large]
        @State var isOpen = false
        var body: some View {
            Button("open") { isOpen = true }
                .sheet(isPresented: $isOpen, onDismiss: { notes.add("gone") }) {
                    Page(notes: notes).presentationDetents(detents)
                }
        }
    }

    private struct Page: View {
        let notes: Notes
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Color.red.frame(width: 9, height: 9)
                Button("close") { dismiss() }
            }
            .onAppear { notes.add("shown") }
        }
    }

    @Test func aSheetComesAndGoes() throws {
        let notes = Notes()
        let stage = Stage(393, 852) { Sheets(notes: notes) }
        stage.host.play(EventScript([.tap("open", at: 1), .tap("close", at: 3)]))
        func isThere(at time: Double) throws -> Bool {
            try stage.list(at: time).leaves.contains { $0.frame.width == 9 }
        }
        #expect(try !isThere(at: 0.5))
        #expect(try isThere(at: 2))
        #expect(notes.lines == ["shown"])
        #expect(try !isThere(at: 5))
        #expect(notes.lines == ["shown", "gone"])
    }

    @Test(
        arguments: [(.large, 842), (.medium, 426), (.height(200), 200), (.fraction(0.25), 211)]
            as [(PresentationDetent, CGFloat)])
    func sheetsRestAtTheirHeights(_ detent: PresentationDetent, _ height: CGFloat) throws {
        let stage = Stage(393, 852) { Sheets(notes: Notes(), detents: [detent], isOpen: true) }
        let grounds = try stage.list(at: 2).leaves.filter { $0.frame.width == 393 && $0.color == .white }
        #expect(grounds.map(\.frame.height) == [height])
    }

    @Test func aDragTakesASheetAway() throws {
        let notes = Notes()
        let stage = Stage(393, 852) { Sheets(notes: notes, isOpen: true) }
        stage.host.play(
            EventScript([
                .touch(
                    CGPoint(x: 200, y: 30), at: 1,
                    EventScript.SyntheticTouch(way: [.to(CGPoint(x: 200, y: 700))], duration: 0.3))
            ]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["shown", "gone"])
    }

    private struct Question: View {
        let notes: Notes
        @State var isAsked = true
        var body: some View {
            Color.clear
                .alert("Delete?", isPresented: $isAsked) {
                    Button("Delete", role: .destructive) { notes.add("deleted") }
                    Button("Keep", role: .cancel) { notes.add("kept") }
                } message: {
                    Text("For ever.")
                }
                .onChange(of: isAsked) { notes.add("\(isAsked)") }
        }
    }

    /// The answer that cancels is the first of two.
    @Test func answersActAndTakeTheQuestionAway() {
        for (x, answer) in [(140.0, "kept"), (260, "deleted")] {
            let notes = Notes()
            let stage = Stage(393, 852) { Question(notes: notes) }
            let panel = 852.0 / 2 + 40
            stage.host.play(EventScript([.tap(CGPoint(x: x, y: panel), at: 1)]))
            stage.host.advance(to: 2)
            #expect(notes.lines.contains(answer) && notes.lines.contains("false"))
        }
    }

    @Test func dialogsOfferToCancel() {
        struct Choices: View {
            let notes: Notes
            @State var isAsked = true
            var body: some View {
                Color.clear.confirmationDialog("Choose", isPresented: $isAsked) {
                    Button("One") { notes.add("one") }
                }
                .onChange(of: isAsked) { notes.add("\(isAsked)") }
            }
        }
        for (label, lines) in [("One", ["one", "false"]), ("Cancel", ["false"])] {
            let notes = Notes()
            let stage = Stage(393, 852) { Choices(notes: notes) }
            stage.host.play(EventScript([.tap(label, at: 1)]))
            stage.host.advance(to: 2)
            #expect(notes.lines.sorted() == lines.sorted())
        }
    }
}
