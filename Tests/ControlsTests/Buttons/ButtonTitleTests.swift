// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ButtonTitleTests {
    private let word = "Play"

    @Test func aTitleIsATextInTheAccentColour() throws {
        let text = try Stage { Text("Play").foregroundColor(.blue) }.list()
        #expect(try Stage { Button("Play") {} }.list() == text)
        #expect(try Stage { Button(word) {} }.list() == text)
        let red = try Stage { Text("Play").foregroundColor(.red) }.list()
        #expect(try Stage { Button("Play", role: .destructive) {} }.list() == red)
        #expect(try Stage { Button(word, role: .destructive) {} }.list() == red)
        #expect(try Stage { Button("Play") {}.foregroundColor(.red) }.list() == red)
    }

    @Test func aBorderedTitleHasItsGroundAroundIt() throws {
        let text = Stage { Text("Play") }.host.idealSize
        let button = Stage { Button("Play") {}.buttonStyle(.bordered) }.host.idealSize
        #expect(button == CGSize(width: text.width + 24, height: text.height + 14))
    }

    @Test func aTitleIsTappedInItsFrame() throws {
        let notes = Notes()
        let stage = Stage { Button("Play") { notes.add("tapped") }.buttonStyle(.plain) }
        stage.host.play([.tap(CGPoint(x: 50, y: 50), at: 1)])
        stage.host.advance(to: 2)
        #expect(notes.lines == ["tapped"])
    }

    /// An icon-only button is named by its symbol, others by their text.
    @Test func symbolsAreLabels() throws {
        var taps: [String] = []
        let stage = Stage(200, 200) {
            VStack {
                Button {
                    taps.append("play")
                } label: {
                    Image(systemName: "play.fill")
                }
                Button("Delete", systemImage: "trash", role: .destructive) { taps.append("trash") }
                Button("Add" as String, systemImage: "plus") { taps.append("plus") }
            }
        }
        stage.host.play([.tap("play.fill", at: 0.1), .tap("Delete", at: 0.2), .tap("Add", at: 0.3)])
        _ = try stage.list(at: 1)
        #expect(taps == ["play", "trash", "plus"])
    }

    @Test func scriptsFindButtonsByTheirTexts() throws {
        let notes = Notes()
        let stage = Stage {
            Button {
                notes.add("tapped")
            } label: {
                Text("**Add** ") + Text("one")
            }
        }
        stage.host.play(EventScript([try .init(at: 1, .tap(.label("Add one")))]))
        stage.host.advance(to: 5)
        #expect(notes.lines == ["tapped"] && stage.host.warnings.isEmpty)
    }
}
