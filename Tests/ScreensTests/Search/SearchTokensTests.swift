// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct SearchTokensTests {
    private struct Token: Identifiable, Equatable {
        var id: String
    }

    private struct Found: View {
        let notes: Notes
        @State private var text = ""
        @State var tokens: [Token] = []
        @State private var suggested = [Token(id: "Fruit"), Token(id: "Nut")]
        var body: some View {
            NavigationStack {
                Color.red
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") {
                        Text($0.id)
                    }
                    .navigationTitle("Food")
                    .onChange(of: tokens) { notes.add(tokens.map(\.id).joined(separator: " ")) }
                    .onChange(of: text) { notes.add("text \(text)") }
            }
        }
    }

    private func notes(_ tokens: [String], _ events: EventScript.Event...) -> [String] {
        let notes = Notes()
        let stage = Stage(390, 844) { Found(notes: notes, tokens: tokens.map { Token(id: $0) }) }
        stage.host.play(EventScript(events))
        stage.host.advance(to: 8)
        return notes.lines
    }

    @Test func aTapAddsASuggestion() {
        #expect(notes([], .tap("Find", at: 1), .tap("Nut", at: 3), .tap("Fruit", at: 4)) == ["Nut", "Nut Fruit"])
    }

    @Test func deletingInAnEmptyFieldTakesTheLastToken() {
        #expect(
            notes(["Nut", "Fruit"], .type("a", into: "Search", at: 1), .key(.delete, at: 3), .key(.delete, at: 4))
                == ["text a", "text ", "Nut"])
    }

    @Test func cancelTakesAllOfThem() {
        let lines = notes(["Nut"], .type("a", into: "Search", at: 1), .tap("Cancel", at: 4))
        #expect(lines.first == "text a" && Set(lines.dropFirst()) == ["", "text "])
    }

    @Test func editableTokensAreChangedInPlace() {
        struct Editing: View {
            let notes: Notes
            @State private var text = ""
            @State private var tokens = [Token(id: "Nut")]
            var body: some View {
                NavigationStack {
                    Color.red
                        .searchable(text: $text, editableTokens: $tokens) { $token in
                            Button(token.id) { token.id = "Kernel" }
                        }
                        .navigationTitle("Food")
                        .onChange(of: tokens) { notes.add(tokens.map(\.id).joined(separator: " ")) }
                }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 844) { Editing(notes: notes) }
        stage.host.play(EventScript([.tap("Nut", at: 1)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["Kernel"])
    }
}
