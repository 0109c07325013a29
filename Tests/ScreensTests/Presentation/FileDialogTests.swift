// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct FileDialogTests {
    @Test func dialogsAreNotShownAndWarn() {
        struct Importing: View {
            let notes: Notes
            @State private var isImporting = true
            var body: some View {
                Color.red
                    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { _ in notes.add("chosen") }
                    .onChange(of: isImporting, initial: true) { notes.add("\(isImporting)") }
            }
        }
        let notes = Notes()
        let stage = Stage { Importing(notes: notes) }
        stage.host.advance(to: 1)
        #expect(notes.lines == ["true", "false"])
        #expect(stage.host.warnings == ["fileImporter: files cannot be chosen here; nothing is shown"])
    }
}
