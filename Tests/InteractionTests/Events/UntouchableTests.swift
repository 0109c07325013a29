// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

/// If a touch by label has no effect, a warning gives the reason.
@Suite @MainActor struct UntouchableTests {
    private func warning<V: View>(_ label: String, @ViewBuilder _ content: () -> V) -> String? {
        let stage = Stage { content() }
        stage.host.play([.tap(label, at: 1)])
        stage.host.advance(to: 2)
        return stage.host.warnings.first
    }

    @Test func disabledViewsAreReported() {
        let said = warning("Save") { Button("Save") {}.disabled(true) }
        #expect(said == "the tap at 1.0 s on \"Save\" met nothing: it is disabled; nothing can be touched")
    }

    @Test func viewsWithoutGesturesAreReported() {
        let said = warning("Words") { Text(verbatim: "Words") }
        #expect(said == "the tap at 1.0 s on \"Words\" met nothing: it waits for no touch; nothing can be touched")
    }

    @Test func coveredViewsAreReported() throws {
        let said = warning("Under") {
            ZStack {
                Button("Under") {}; Color.red
            }
        }
        #expect(try #require(said).contains("met nothing: something else is in front of it;"))
        let named = warning("Under") {
            ZStack {
                Button("Under") {}; Color.red.trait(CoverNameTrait.self, "the keyboard")
            }
        }
        #expect(try #require(named).contains("met nothing: it is behind the keyboard;"))
    }

    @Test func imagesGoByTheirNames() {
        let notes = Notes()
        let stage = Stage {
            VStack {
                Image("rock").resizable().frame(width: 20, height: 20).onTapGesture { notes.add("rock") }
                Image("paper", label: Text(verbatim: "Sheet")).resizable().frame(width: 20, height: 20)
                    .onTapGesture { notes.add("paper") }
            }
        }
        stage.host.play([.tap("rock", at: 1), .tap("Sheet", at: 2), .tap("paper", at: 3)])
        stage.host.advance(to: 4)
        #expect(notes.lines == ["rock", "paper"])
    }
}
