// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct FormInSheetTests {
    /// A form creates rows only when they are visible. The sheet starts below the window, so the rows must be created
    /// while it moves in.
    @Test func rowsAreThereWhenTheSheetHasCome() throws {
        struct Asking: View {
            @State private var isAsking = false
            var body: some View {
                Color.white.onAppear { isAsking = true }
                    .sheet(isPresented: $isAsking) { Form { Rectangle().fill(.green).frame(width: 40, height: 20) } }
            }
        }
        let stage = Stage(390, 844) { Asking() }
        _ = try stage.list(at: 0)
        let frames = try stage.list(at: 2).leaves.map(\.frame)
        #expect(frames.contains { $0.width == 40 && $0.height == 20 && $0.minY < 400 })
    }
}
