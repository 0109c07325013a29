// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing
@_spi(ViewGraph) import ViewGraph

@MainActor
@Suite struct TextFieldTests {
    private struct SignIn: View {
        let notes: Notes
        @State var name = ""
        @State var secret = ""
        @FocusState private var focus: String?
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: "name").onSubmit { notes.add("submit") }
                SecureField("Secret", text: $secret).focused($focus, equals: "secret")
            }
            .onChange(of: name) { notes.add(name) }
            .onChange(of: secret) { notes.add("secret \(secret)") }
            .onChange(of: focus) { notes.add("focus \(focus ?? "none")") }
        }
    }

    private func run(_ script: EventScript, until time: Double) -> Notes {
        let notes = Notes()
        let stage = Stage(300, 300) { SignIn(notes: notes) }
        stage.host.play(script)
        stage.host.advance(to: time)
        return notes
    }

    @Test func aTapGivesTheFocus() {
        let notes = run(EventScript([.tap("Name", at: 1), .tap("Secret", at: 2)]), until: 3)
        #expect(notes.lines == ["focus name", "focus secret"])
    }

    @Test func textIsTypedLetterByLetter() throws {
        let notes = run(EventScript([.type("Ab", into: "Name", at: 1)]), until: 5)
        #expect(notes.lines.contains("focus name"))
        #expect(notes.lines.filter { !$0.hasPrefix("focus") } == ["A", "Ab"])
    }

    @Test func returnSubmits() {
        let notes = run(EventScript([.type("x\n", into: "Name", at: 1)]), until: 5)
        #expect(notes.lines.filter { !$0.hasPrefix("focus") } == ["x", "submit"])
    }

    private struct Leaving: View {
        let notes: Notes
        let handle: Handle
        @State private var isShown = true
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ = handle.run = { isShown = false }
            VStack { if isShown { TextField("Name", text: .constant("")).focused($isFocused) } }
                .onChange(of: isFocused) { notes.add("\(isFocused)") }
        }
    }

    /// An exhaustive host records which elements have drawn a frame. The record must not retain removed elements.
    @Test func aFocusedFieldMayBeRemovedInAnExhaustiveHost() throws {
        let (notes, handle) = (Notes(), Handle())
        let stage = Stage(300, 300) { Leaving(notes: notes, handle: handle) }
        stage.host.becomeExhaustive()
        stage.host.play(EventScript([.tap("Name", at: 1)]))
        #expect(try !stage.list(at: 2).leaves.isEmpty)
        handle.run()
        #expect(try stage.list(at: 3).leaves.isEmpty)
        #expect(notes.lines == ["true", "false"])
    }

    // MARK: The selection

    private struct Selecting: View {
        let notes: Notes
        @State private var text = "tide table"
        var body: some View { TextField("Name", text: $text).onChange(of: text) { notes.add(text) } }
    }

    private func texts(_ events: [EventScript.Event]) -> [String] {
        let notes = Notes()
        let stage = Stage(300, 300) { Selecting(notes: notes) }
        stage.host.play(EventScript([.tap("Name", at: 1)] + events))
        stage.host.advance(to: 10)
        return notes.lines
    }

    private let all = EventScript.Event.key("a", at: 2, modifiers: .command)

    @Test func whatIsTypedReplacesTheSelection() {
        #expect(texts([all, .type("new", at: 3)]) == ["n", "ne", "new"])
        #expect(texts([all, .key(.delete, at: 3)]) == [""])
        #expect(texts([all, .key(.deleteForward, at: 3)]) == [""])
    }

    @Test func arrowsEndTheSelection() {
        #expect(texts([all, .key(.leftArrow, at: 3), .type("x", at: 4)]) == ["xtide table"])
        #expect(texts([all, .key(.rightArrow, at: 3), .type("x", at: 4)]) == ["tide tablex"])
    }

    @Test func commandDeleteEmptiesTheLine() {
        #expect(texts([.key(.delete, at: 3, modifiers: .command)]) == [""])
        #expect(texts([.key(.leftArrow, at: 2), .key(.delete, at: 3, modifiers: .command)]) == ["e"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theCaretStandsBesideTheLastLetterAndBetweenOthers(direction: LayoutDirection) throws {
        func distance(_ events: [EventScript.Event]) throws -> CGFloat {
            let stage = Stage(300, 300) { Selecting(notes: Notes()).environment(\.layoutDirection, direction) }
            stage.host.play(EventScript([.tap("Name", at: 1)] + events))
            let leaves = try stage.list(at: 3.1).leaves.map(\.frame)
            let caret = try #require(leaves.first { $0.width == 2 })
            let text = try #require(leaves.first { $0.width > 40 })
            return caret.minX - text.maxX
        }
        // From right to left, the last letter stands at the edge of the field, which the caret may leave by half its width.
        #expect(try distance([]) >= (direction == .leftToRight ? 0 : -1), "the caret does not cover the last letter")
        #expect(try distance([]) < 2)
        #expect(try distance([.key(.leftArrow, at: 3)]) < -2)
    }

    @Test func aSelectionIsDrawn() throws {
        let stage = Stage(300, 300) { Selecting(notes: Notes()) }
        stage.host.play(EventScript([.tap("Name", at: 1), all]))
        // Behind the letters comes a rectangle as high as the line.
        let before = try stage.list(at: 1.9).leaves.map(\.frame)
        let after = try stage.list(at: 2.1).leaves.map(\.frame)
        #expect(after.count == before.count + 1 && Array(after.dropFirst()) == before)
        #expect(after[0].contains(before[0]))
    }
}
