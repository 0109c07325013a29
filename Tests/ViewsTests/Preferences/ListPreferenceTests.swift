// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private struct Last: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Letter: PreferenceKey {
    static let defaultValue: String? = nil
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() }
}

/// Preferences of several views: of views that come and go, and of views that share one modifier.
@MainActor @Suite struct ListPreferenceTests {
    /// The preference value of a view.
    private func sent<V: View>(@ViewBuilder _ content: () -> V) throws -> [String] {
        let notes = Notes()
        _ = try Stage { content().onPreferenceChange(Last.self) { notes.add("\($0)") } }.list()
        return notes.lines
    }

    private var seven: some View { Color.red.preference(key: Last.self, value: 7) }

    @Test func containersOfChangingViewsSendTheDefault() throws {
        let flag = true
        #expect(try sent { seven.overlay { if flag { Color.green } } } == ["0"])
        #expect(
            try sent {
                VStack {
                    seven; HStack { if flag { Color.green } }
                }
            } == ["0"])
        #expect(
            try sent {
                VStack {
                    seven; HStack { ForEach(0..<2) { _ in Color.green } }
                }
            } == ["0"])
        #expect(
            try sent {
                VStack {
                    seven; HStack { AnyView(Color.green) }
                }
            } == ["0"])
    }

    @Test func othersSendNothing() throws {
        let flag = true
        #expect(try sent { seven.overlay { Color.green } } == ["7"])
        #expect(
            try sent {
                VStack {
                    seven;
                    HStack {
                        Color.green; Color.blue
                    }
                }
            } == ["7"])
        #expect(
            try sent {
                HStack {
                    seven; if flag { Color.green }
                }
            } == ["7"], "somebody in there sends a value")
        #expect(
            try sent {
                VStack {
                    seven; HStack { if flag { Color.green.preference(key: Last.self, value: 3) } }
                }
            } == ["3"])
    }

    @Test func eachOfSeveralViewsHasItsOwnAction() throws {
        struct Tabs<Content: View>: View {
            let notes: Notes
            @ViewBuilder let content: Content
            var body: some View {
                ZStack {
                    content.frame(maxWidth: .infinity).onPreferenceChange(Letter.self) { notes.add($0 ?? "-") }
                }
            }
        }
        let notes = Notes()
        _ = try Stage {
            Tabs(notes: notes) {
                Color.red.preference(key: Letter.self, value: "A")
                Color.red.preference(key: Letter.self, value: "B")
                ForEach(["C", "D"], id: \.self) { Color.red.preference(key: Letter.self, value: $0) }
            }
        }.list()
        #expect(notes.lines.sorted() == ["A", "B", "C", "D"])
    }
}
