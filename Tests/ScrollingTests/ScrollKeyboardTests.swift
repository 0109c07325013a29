// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ScrollKeyboardTests {
    /// Whether the field still has the focus after a drag of the content.
    private func keepsFocus(_ mode: ScrollDismissesKeyboardMode) -> Bool {
        struct Page: View {
            let notes: Notes
            let mode: ScrollDismissesKeyboardMode
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                ScrollView {
                    TextField("Name", text: $text).focused($isFocused)
                    Color.red.frame(height: 900)
                }
                .scrollDismissesKeyboard(mode)
                .onChange(of: isFocused) { notes.add("\(isFocused)") }
            }
        }
        let notes = Notes()
        let stage = Stage(300, 400) { Page(notes: notes, mode: mode) }
        stage.host.play(
            EventScript([
                .tap("Name", at: 1),
                .touch(
                    CGPoint(x: 150, y: 300), at: 2,
                    EventScript.SyntheticTouch(way: [.to(CGPoint(x: 150, y: 200))], duration: 0.2)),
            ]))
        stage.host.advance(to: 1.5)
        #expect(notes.lines == ["true"])
        stage.host.advance(to: 3)
        return notes.lines == ["true"]
    }

    @Test func aFingerThatScrollsPutsTheKeyboardAway() {
        #expect(!keepsFocus(.automatic))
        #expect(!keepsFocus(.immediately))
        #expect(keepsFocus(.never))
        #expect(keepsFocus(.interactively))
    }
}
