// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct StyledEditorTests {
    private static var colored: AttributedString {
        var text = AttributedString("red blue")
        text[text.range(of: "red")!].foregroundColor = .red
        text[text.range(of: "blue")!].foregroundColor = .blue
        return text
    }

    private struct Editor: View {
        let notes: Notes
        @State private var text = StyledEditorTests.colored
        @State private var selection = AttributedTextSelection()
        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .onChange(of: text) { _, text in
                    notes.add(
                        text.runs.map {
                            "\(String(text[$0.range].characters)) \($0.foregroundColor?.description ?? "none")"
                        }
                        .joined(separator: ", "))
                }
        }
    }

    @Test func runsKeepTheirColors() throws {
        let stage = Stage(300, 200) { TextEditor(text: .constant(Self.colored)) }
        let colors = Set(try stage.colors(at: 0.1).compactMap { $0 })
        #expect(colors.isSuperset(of: [Color.red.resolve(.init()), Color.blue.resolve(.init())]))
    }

    @Test func typedLettersHaveTheColorBeforeThem() throws {
        let notes = Notes()
        let stage = Stage(300, 200) { Editor(notes: notes) }
        stage.host.play(EventScript([.type("s!", into: "red blue", at: 1)]))
        stage.host.advance(to: 4)
        #expect(notes.lines.last == "red red,   none, blues! blue")
    }

    @Test func aSelectionChangesAttributes() throws {
        var text = Self.colored
        var selection = AttributedTextSelection(range: text.range(of: "d bl")!)
        #expect(selection.attributes(in: text)[\.foregroundColor] == [.red, nil, .blue])
        text.transformAttributes(in: &selection) { $0.foregroundColor = .green }
        #expect(text.runs.map { String(text[$0.range].characters) } == ["re", "d bl", "ue"])
        // At a caret the attributes of the next letters change, not the text.
        var caret = AttributedTextSelection()
        #expect(caret.indices(in: text) == .insertionPoint(text.endIndex))
        #expect(caret.typingAttributes(in: text).foregroundColor == .blue)
        let before = text
        text.transformAttributes(in: &caret) { $0.foregroundColor = .orange }
        #expect(text == before && caret.typingAttributes(in: text).foregroundColor == .orange)
    }
}
