// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Environment changes that rows and headers make for their content.
@MainActor
@Suite struct RowSurroundingsTests {
    private func colors<V: View>(@ViewBuilder _ content: () -> V) throws -> [RGBAColor?] {
        try Stage(390, 400) { List { content() } }.colors()
    }

    /// The content of a scroll view in a row is not a row: links have no chevron.
    @Test func aScrollViewInARowIsNoRow() throws {
        func leaves<V: View>(@ViewBuilder _ row: () -> V) throws -> [String] {
            try Stage(390, 400) { NavigationStack { List { row() } } }.frames()
        }
        let square = Color.red.frame(width: 50, height: 50)
        let link = NavigationLink {
            Text("page")
        } label: {
            square
        }
        #expect(try leaves { ScrollView(.horizontal) { link } } == leaves { ScrollView(.horizontal) { square } })
        #expect(try leaves { link } != leaves { square })
    }

    /// A header's texts have the secondary style. Its controls keep their colours.
    @Test func aButtonInAHeaderKeepsItsColor() throws {
        let accent = Color.accentColor.resolve(.init())
        func header<V: View>(@ViewBuilder _ content: () -> V) throws -> [RGBAColor?] {
            try colors {
                Section {
                    Color.clear
                } header: {
                    content()
                }
            }
        }
        #expect(try header { Button("more") {} }.contains(accent))
        #expect(try !header { Text("more") }.contains(accent))
        let red = Color.red.resolve(.init())
        let colored = try header { Button("more") {}.foregroundStyle(.red) }
        #expect(colored.contains(red) && !colored.contains(accent))
    }

    /// A row that opens a page turns grey under a finger and fades back slowly.
    @Test func aRowUnderAFingerIsGrey() throws {
        let stage = Stage(390, 400) {
            NavigationStack {
                List { NavigationLink("row", isActive: .constant(false)) { Text("page") } }
            }
        }
        stage.host.play(EventScript([.touch("row", at: 1, EventScript.SyntheticTouch(duration: 0.5))]))
        /// The opacity of the grey highlight, which is clipped to the row; nil if there is none.
        func grey(at time: Double) throws -> Double? {
            try stage.list(at: time).leaves.first { $0.frame.width > 3000 }?.opacity
        }
        #expect(try grey(at: 0.5) == nil)
        #expect(try grey(at: 1.4) == 1)
        let fading = try #require(try grey(at: 1.6))
        #expect(fading > 0 && fading < 1)
        #expect(try grey(at: 3) == nil)
    }
}
