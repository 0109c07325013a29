// SPDX-License-Identifier: MIT

import Foundation
import Screens
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct SearchableTests {
    private struct Fruits: View {
        let notes: Notes
        @State var text = ""
        var body: some View {
            NavigationStack {
                Found(notes: notes)
                    .searchable(text: $text, prompt: "Find")
                    .navigationTitle("Fruits")
                    .onChange(of: text) { notes.add(text) }
                    .onSubmit(of: .search) { notes.add("submit") }
            }
        }
    }

    private struct Found: View {
        let notes: Notes
        @Environment(\.isSearching) private var isSearching
        var body: some View { Color.red.onChange(of: isSearching) { notes.add("searching \(isSearching)") } }
    }

    private func notes(_ events: EventScript.Event...) -> [String] {
        let notes = Notes()
        let stage = Stage(390, 844) { Fruits(notes: notes) }
        stage.host.play(EventScript(events))
        stage.host.advance(to: 6)
        return notes.lines
    }

    @Test func typedTextIsSearchedFor() {
        #expect(notes(.type("fig\n", into: "Find", at: 1)) == ["searching true", "f", "fi", "fig", "submit"])
    }

    /// The return key is "search". It cannot be pressed while the field is empty.
    @Test func theReturnKeySearches() {
        func key(_ view: some View, typing text: String) -> KeyboardReturnKey {
            let request = KeyboardRequest()
            let stage = Stage(390, 844) {
                NavigationStack { view.navigationTitle("Fruits") }.noting(request)
            }
            stage.host.play(EventScript([.tap("Find", at: 1)] + (text.isEmpty ? [] : [.type(text, at: 2)])))
            stage.host.advance(to: 5)
            return request.look.traits.returnKey
        }
        let fruits = Held("", notes: Notes()) { Color.red.searchable(text: $0, prompt: "Find") }
        #expect(key(fruits, typing: "") == KeyboardReturnKey("search", isProminent: true, isEnabled: false))
        #expect(key(fruits, typing: "fig") == KeyboardReturnKey("search", isProminent: true))
    }

    private struct Focused: View {
        let notes: Notes
        @State private var text = ""
        @FocusState private var isFocused: Bool
        @FocusState private var place: Int?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Go") { isFocused = true }
                    Button("Go there") { place = 2 }
                }
                .searchable(text: $text, prompt: "Find")
                .searchFocused($isFocused)
                .searchFocused($place, equals: 2)
                .navigationTitle("Fruits")
            }
            .onChange(of: isFocused) { notes.add("focused \(isFocused)") }
            .onChange(of: place) { notes.add("place \(place.map(String.init) ?? "nil")") }
        }
    }

    /// The state follows the field, and the field follows the state.
    @Test func searchFocusFollowsTheField() {
        func notes(_ events: EventScript.Event...) -> Set<String> {
            let notes = Notes()
            let stage = Stage(390, 844) { Focused(notes: notes) }
            stage.host.play(EventScript(events))
            stage.host.advance(to: 6)
            return Set(notes.lines)
        }
        let focused: Set = ["focused true", "place 2"]
        #expect(notes(.tap("Find", at: 1)) == focused)
        #expect(notes(.tap("Go", at: 1)) == focused)
        #expect(notes(.tap("Go there", at: 1)) == focused)
        #expect(
            notes(.tap("Go", at: 1), .tap("Cancel", at: 3)) == focused.union(["focused false", "place nil"]))
    }

    @Test func cancelEndsTheSearch() {
        let lines = notes(.type("fi", into: "Find", at: 1), .tap("Cancel", at: 4))
        #expect(lines.suffix(2).sorted() == ["", "searching false"])
    }

    @Test func aFieldOf52PointsStandsBelowTheTitle() throws {
        func red(_ content: some View) throws -> CGRect {
            let stage = Stage(390, 844) { content }
            // Skips the page's background, which has the height of the window.
            return try #require(
                try stage.list().leaves.last { $0.frame.width == 390 && $0.frame.height < 844 && $0.color != nil }
            ).frame
        }
        let plain = try red(NavigationStack { Color.red.navigationTitle("A") })
        let searched = try red(
            NavigationStack { Color.red.navigationTitle("A").searchable(text: .constant("")) })
        #expect(searched == CGRect(x: 0, y: plain.minY + 52, width: 390, height: plain.height - 52))
        let taller = Stage(390, 844) {
            NavigationStack {
                GeometryReader { proxy in Color.red.frame(height: proxy.size.height) }.navigationTitle("A")
                    .searchable(text: .constant(""))
            }
        }
        #expect(try taller.list().leaves.contains { $0.frame.minY == 148 && $0.frame.height == 696 })
    }
}
