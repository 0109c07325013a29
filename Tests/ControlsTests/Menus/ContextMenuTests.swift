// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ContextMenuTests {
    private let notes = Notes()

    @Test func aLongTouchOpensItAndATapChooses() {
        let stage = Stage(400, 600) { Text("Row").contextMenu { Button("Copy") { notes.add("copy") } } }
        stage.host.play(EventScript([.touch("Row", at: 1, .init(duration: 0.6)), .tap("Copy", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines == ["copy"])
    }

    @Test func aTapDoesNotOpenIt() {
        let stage = Stage(400, 600) { Text("Row").contextMenu { Button("Copy") { notes.add("copy") } } }
        stage.host.play(EventScript([.tap("Row", at: 1), .tap("Copy", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines.isEmpty)
    }

    @Test func aMenuOfNothingDoesNotOpen() throws {
        let stage = Stage(400, 600) { Text("Row").contextMenu {} }
        stage.host.play(EventScript([.touch("Row", at: 1, .init(duration: 0.6))]))
        let before = try stage.list(at: 0.5).leaves
        #expect(try stage.list(at: 3).leaves == before)
    }
}
