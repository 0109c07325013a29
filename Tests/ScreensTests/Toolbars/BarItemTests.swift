// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// The places of items in navigation bars.
@MainActor
@Suite struct BarItemTests {
    private func places<Items: ToolbarContent>(@ToolbarContentBuilder _ items: () -> Items) throws -> [ClosedRange<
        CGFloat
    >] {
        let items = items()
        let red = Color.red.resolve(.init())
        let stage = Stage(390, 400) {
            NavigationStack {
                Color.clear.navigationTitle("A").navigationBarTitleDisplayMode(.inline).toolbar { items }
            }
        }
        return try stage.list().leaves.filter { $0.color == red }.map { $0.frame.minX...$0.frame.maxX }
            .sorted { $0.lowerBound < $1.lowerBound }
    }

    private func mark(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20) }

    /// The centres of narrow items are 52 points apart. The outermost item begins at the margin.
    @Test func narrowItemsAreATouchApart() throws {
        let leading = try places {
            ToolbarItem(placement: .topBarLeading) { mark(20) }
            ToolbarItem(placement: .topBarLeading) { mark(30) }
        }
        // The gap is 8 points, plus half of the width that each item lacks to 44 points.
        #expect(leading == [16...36, 63...93])
        let trailing = try places {
            ToolbarItem(placement: .topBarTrailing) { mark(20) }
            ToolbarItem(placement: .topBarTrailing) { mark(20) }
        }
        #expect(trailing == [302...322, 354...374])
        let group = try places {
            ToolbarItemGroup(placement: .topBarTrailing) {
                mark(20)
                mark(20)
            }
        }
        #expect(group == trailing)
    }

    @Test func wideItemsAreEightPointsApart() throws {
        let places = try places {
            ToolbarItem(placement: .topBarTrailing) { mark(60) }
            ToolbarItem(placement: .topBarTrailing) { mark(50) }
        }
        #expect(places == [256...316, 324...374])
    }

    /// Symbols in bars are large. A sheet that an item presents has symbols of the usual size.
    @Test func symbolsInBarsAreLarge() throws {
        var scales: [Image.Scale] = []
        struct Probe: View {
            let note: (Image.Scale) -> Void
            @Environment(\.imageScale) private var scale
            @State private var isShown = true

            var body: some View {
                Color.red.frame(width: 20, height: 20).onAppear { note(scale) }
                    .sheet(isPresented: $isShown) { Inner(note: note) }
            }
        }
        struct Inner: View {
            let note: (Image.Scale) -> Void
            @Environment(\.imageScale) private var scale
            var body: some View { Color.blue.onAppear { note(scale) } }
        }
        let stage = Stage(390, 400) {
            NavigationStack {
                Color.clear.toolbar { ToolbarItem(placement: .topBarTrailing) { Probe { scales.append($0) } } }
            }
        }
        _ = try stage.list(at: 1)
        #expect(scales == [.large, .medium])
    }

    /// A toggle in a bar is a button, unless the author chooses another style.
    @Test(arguments: [ToolbarItemPlacement.topBarLeading, .topBarTrailing, .bottomBar])
    func togglesAreButtons(placement: ToolbarItemPlacement) throws {
        func list<S: ToggleStyle>(_ style: S) throws -> DisplayList {
            try Stage(390, 800) {
                NavigationStack {
                    Color.red.toolbar {
                        ToolbarItem(placement: placement) {
                            Toggle("On", systemImage: "star", isOn: .constant(true)).toggleStyle(style)
                        }
                    }
                }
            }.list()
        }
        #expect(try list(.automatic) == list(.button))
        #expect(try list(.automatic) != list(.switch))
    }

    /// The sheet of a bar item is no bar.
    @Test func togglesInTheSheetOfAnItemAreSwitches() throws {
        func list<S: ToggleStyle>(_ style: S) throws -> DisplayList {
            try Stage(390, 800) {
                NavigationStack {
                    Color.red.toolbar {
                        Button("Show") {}.sheet(isPresented: .constant(true)) {
                            Toggle("On", isOn: .constant(true)).toggleStyle(style)
                        }
                    }
                }
            }.list(at: 2)
        }
        #expect(try list(.automatic) == list(.switch))
    }
}
