// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

/// Pickers whose options are on a page of their own.
@MainActor
@Suite struct PickerLinkTests {
    private struct Sizes: View {
        let hasStack: Bool
        @State private var size = 1

        var body: some View {
            if hasStack { NavigationStack { form } } else { form }
        }

        private var form: some View {
            Form {
                Picker("Size", selection: $size) {
                    Text("Small").tag(0)
                    Text("Medium").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.navigationLink)
            }
        }
    }

    /// A tap on the row pushes a page with all options; a tap on an option chooses it and closes the page.
    @Test func optionsAreOnAPageOfTheirOwn() throws {
        let stage = Stage(390, 844) { Sizes(hasStack: true) }
        stage.host.play(EventScript([.tap("Size", at: 1), .tap("Large", at: 3)]))
        _ = try stage.list(at: 0.5)
        #expect(stage.frame(ofLabel: "Medium") != nil)
        #expect(stage.frame(ofLabel: "Small") == nil)
        _ = try stage.list(at: 2.5)
        let (small, large) = (stage.frame(ofLabel: "Small"), stage.frame(ofLabel: "Large"))
        #expect(try #require(small).minX == 40 && #require(large).minX == 40)
        #expect(try #require(large).minY - #require(small).minY == 88)
        _ = try stage.list(at: 5)
        #expect(stage.frame(ofLabel: "Small") == nil && stage.frame(ofLabel: "Medium") == nil)
        #expect(try #require(stage.frame(ofLabel: "Large")).minX > 195)
    }

    /// Without a navigation stack a menu has the options.
    @Test func withoutAStackTheOptionsAreInAMenu() throws {
        let stage = Stage(390, 844) { Sizes(hasStack: false) }
        stage.host.play(EventScript([.tap("Size", at: 1)]))
        _ = try stage.list(at: 2.5)
        let small = try #require(stage.frame(ofLabel: "Small"))
        #expect(try #require(stage.frame(ofLabel: "Large")).minX == small.minX && small.minX != 40)
        #expect(stage.frame(ofLabel: "Size") != nil)
    }
}
