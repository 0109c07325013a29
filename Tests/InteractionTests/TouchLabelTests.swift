// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing
import SwiftUICore

/// Taps by a label whose text does not receive touches itself.
@MainActor @Suite struct TouchLabelTests {
    private struct Settings<Frame: View>: View {
        let notes: Notes
        let frame: (AnyView) -> Frame
        @State private var isOn = false

        var body: some View {
            frame(
                AnyView(
                    Group {
                        Text("Title")
                        Toggle("Special", isOn: $isOn)
                    }
                    .onChange(of: isOn) { notes.add($1 ? "on" : "off") }))
        }
    }

    private func check(_ frame: @escaping (AnyView) -> some View) throws {
        let notes = Notes()
        let stage = Stage(390, 800) { Settings(notes: notes, frame: frame) }
        stage.host.play(EventScript([.tap("Special", at: 0.5)]))
        _ = try stage.list(at: 2)
        #expect(notes.lines == ["on"] && stage.host.warnings.isEmpty, "\(stage.host.warnings)")
        stage.host.play(EventScript([.tap("Title", at: 2.5)]))
        _ = try stage.list(at: 3)
        #expect(stage.host.warnings.contains { $0.contains("it waits for no touch") }, "\(stage.host.warnings)")
    }

    @Test func aSwitchAnswersToItsLabelWhereverItIs() throws {
        try check { content in VStack { content } }
        try check { content in ScrollView { content } }
        try check { content in Form { content } }
        try check { content in List { content } }
    }

    @Test func contentIsDraggedByItsTexts() throws {
        let stage = Stage(390, 800) { ScrollView { Text("Title").frame(height: 3000, alignment: .top) } }
        let before = try stage.list(at: 0).leaves[0].frame.minY
        stage.host.play(EventScript([.drag("Title", by: CGSize(width: 0, height: -200), at: 0.5, duration: 0.5)]))
        #expect(try stage.list(at: 3).leaves[0].frame.minY < before - 100)
        #expect(stage.host.warnings.isEmpty)
    }
}
