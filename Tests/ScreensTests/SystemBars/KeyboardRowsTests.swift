// SPDX-License-Identifier: MIT

import Foundation
import Screens
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct KeyboardRowsTests {
    /// Lazy rows are created again down to the window's bottom.
    @Test func rowsAppearWhenTheKeyboardDisappears() throws {
        struct Rows: View {
            @State var text = ""
            @FocusState var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($isFocused)
                    Button("done") { isFocused = false }
                    ScrollView { LazyVStack { ForEach(0..<100) { _ in Color.red.frame(width: 9, height: 20) } } }
                }
            }
        }
        let stage = Stage(393, 852) {
            Rows().screenChrome(showsBars: false, showsKeyboard: true, window: CGSize(width: 393, height: 852))
        }
        stage.host.play(EventScript([.tap("Name", at: 1), .tap("done", at: 3)]))
        func lowest(at time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.filter { $0.frame.width == 9 && $0.frame.minY < 852 }.map(\.frame.maxY)
                .max()
        }
        #expect(try #require(try lowest(at: 0.5)) > 820)
        #expect(try #require(try lowest(at: 5)) > 820)
    }
}
