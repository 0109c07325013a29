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

    /// The keyboard disappears with a dismissed sheet.
    @Test func aFieldInASheetLosesTheFocusAtOnce() throws {
        struct Fields: View {
            let notes: Notes
            @State var isOpen = true
            @State var text = ""
            @FocusState var isFocused: Bool
            var body: some View {
                Text("a").sheet(isPresented: $isOpen) {
                    VStack {
                        TextField("Name", text: $text).focused($isFocused)
                        Button("close") { isOpen = false }
                    }
                }
                .onChange(of: isFocused) { notes.add("\(isFocused)") }
            }
        }
        let notes = Notes()
        let stage = Stage(393, 852) { Fields(notes: notes) }
        stage.host.play(EventScript([.tap("Name", at: 1), .tap("close", at: 2)]))
        stage.host.advance(to: 1.9)
        #expect(notes.lines == ["true"])
        stage.host.advance(to: 2.1)
        #expect(notes.lines == ["true", "false"])
    }

    @Test(
        arguments: [(.large, 842), (.medium, 426), (.height(200), 200), (.fraction(0.25), 211)]
            as [(PresentationDetent, CGFloat)])
    func sheetsRestAtTheirHeights(_ detent: PresentationDetent, _ height: CGFloat) throws {
        let stage = Stage(393, 852) { Sheets(notes: Notes(), detents: [detent], isOpen: true) }
        let grounds = try stage.list(at: 2).leaves.filter { $0.frame.width == 393 && $0.color == .white }
        #expect(grounds.map(\.frame.height) == [height])
    }

    private struct Presenter: View {
        var detents: Set<PresentationDetent> = [.large]
        @State var isOpen = false
        var body: some View {
            Color.green.onTapGesture { isOpen = true }
                .sheet(isPresented: $isOpen) { Text("page").presentationDetents(detents) }
        }
    }

    /// The frame of the green view behind the sheet, which a tap opens at 1 s.
    private func presenter(_ view: Presenter, at time: Double) throws -> CGRect {
        let stage = Stage(400, 800) { view }
        stage.host.play(EventScript([.tap(CGPoint(x: 200, y: 400), at: 1)]))
        let green = try stage.list(at: time).leaves.filter { $0.color == Color.green.resolve(.init()) }
        return try #require(green.first).frame
    }

    /// Behind a full sheet, the presenting view shrinks by 16 points at each side. Its proportions and its top stay.
    @Test func aFullSheetPushesItsPresenterBack() throws {
        let whole = CGRect(x: 0, y: 0, width: 400, height: 800)
        #expect(try presenter(Presenter(), at: 0.5) == whole)
        let back = try presenter(Presenter(), at: 3)
        #expect(isClose(back, CGRect(x: 16, y: 0, width: 368, height: 736)))
        let between = try presenter(Presenter(), at: 1.1)
        #expect(between.width < 400 && between.width > 369)
        #expect(try presenter(Presenter(detents: [.medium]), at: 3) == whole)
    }

    /// A view that counts taps, behind a sheet of 200 points.
    private struct Touched: View {
        let notes: Notes
        let interaction: PresentationBackgroundInteraction
        @State var detent: PresentationDetent
        var body: some View {
            Color.green.ignoresSafeArea().onTapGesture { notes.add("tap") }
                .sheet(isPresented: .constant(true)) {
                    Color.blue.presentationDetents([.height(200), .height(400)], selection: $detent)
                        .presentationBackgroundInteraction(interaction)
                }
        }
    }

    @Test(
        arguments: [
            (.automatic, 200, false), (.disabled, 200, false), (.enabled, 400, true),
            (.enabled(upThrough: .height(200)), 200, true), (.enabled(upThrough: .height(200)), 400, false),
        ] as [(PresentationBackgroundInteraction, CGFloat, Bool)])
    func backgroundInteractionReachesViewsBehindASheet(
        _ interaction: PresentationBackgroundInteraction, _ height: CGFloat, _ canBeTouched: Bool
    ) throws {
        let notes = Notes()
        let stage = Stage(400, 800) {
            Touched(notes: notes, interaction: interaction, detent: .height(height))
        }
        stage.host.play(
            EventScript([.tap(CGPoint(x: 200, y: 100), at: 1), .tap(CGPoint(x: 200, y: 700), at: 2)]))
        let dims = try stage.list(at: 3).leaves.filter {
            $0.frame.height == 800 && (0.01..<0.5).contains($0.color?.alpha ?? 1)
        }
        #expect(dims.isEmpty == canBeTouched)
        #expect(notes.lines == (canBeTouched ? ["tap"] : []))
    }

    @Test func groundsAreLighterOnSheetsInTheDark() throws {
        struct Page: View {
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color(uiColor: .secondarySystemBackground).frame(width: 10, height: 10)
                }
                .overlay { Color(uiColor: .secondarySystemBackground).frame(width: 9, height: 9) }
            }
        }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let stage = Stage(400, 800, environment: environment) { Page() }
        let leaves = try stage.list(at: 2).leaves
        func hex(_ color: RGBAColor?) -> Int? { color.map { Int(($0.red * 255).rounded()) } }
        #expect(hex(leaves.first { $0.frame.width == 10 }?.color) == 0x2C)
        #expect(hex(leaves.first { abs($0.frame.width - 9) < 1 }?.color) == 0x1C)
        // The tap on the sheet does not dismiss it.
        #expect(leaves.contains { $0.frame.width == 400 && $0.frame.height == 790 && hex($0.color) == 0x1C })
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

    /// An alert with two buttons has the cancel button at the left.
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
