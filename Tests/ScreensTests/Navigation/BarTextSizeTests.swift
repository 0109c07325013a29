// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Navigation bars at other text sizes: the large title and the search field grow, the row of items does not.
@MainActor
@Suite struct BarTextSizeTests {
    private func stage<V: View>(_ size: DynamicTypeSize, @ViewBuilder _ content: () -> V) -> Stage {
        Stage(390, 844, scale: 3) { NavigationStack { content() }.dynamicTypeSize(size) }
    }

    /// The top edge of the content.
    private func top(_ list: DisplayList) throws -> CGFloat {
        let red = Color.red.resolve(.init())
        return try #require(list.leaves.first { $0.color == red }).frame.minY
    }

    /// The title has the line height of Apple's table and a padding of 11 points.
    @Test(
        arguments: [
            (.xSmall, 38), (.large, 41), (.xxxLarge, 48), (.accessibility1, 52), (.accessibility3, 61),
            (.accessibility5, 70),
        ] as [(DynamicTypeSize, CGFloat)])
    func theBarGrowsWithItsLargeTitle(size: DynamicTypeSize, line: CGFloat) throws {
        let list = try stage(size) { Color.red.navigationTitle("Håg") }.list()
        #expect(try isClose(top(list), 44 + line + 11, within: 0.01))
        // The title is not cut off: it is below the row of items and above the content.
        let title = try #require(list.leaves.last { $0.frame.minX > 15 && $0.frame.width < 300 }).frame
        #expect(title.minY >= 44 && title.maxY <= 44 + line + 11)
    }

    @Test func itemsAndSmallTitlesKeepTheirSize() throws {
        func row(_ size: DynamicTypeSize) throws -> [String] {
            try stage(size) {
                Color.red.navigationTitle("Names").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Edit") {} }
            }.list().leaves.filter { $0.frame.maxY < 44 && $0.frame.height < 44 }.map(\.frame.text)
        }
        let usual = try row(.large)
        #expect(usual.count >= 2)
        for size in [DynamicTypeSize.xSmall, .xxxLarge, .accessibility3] { #expect(try row(size) == usual) }
    }

    @Test func theSearchFieldGrowsWithItsText() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            let page = stage(size) {
                Color.red.navigationTitle("A").navigationBarTitleDisplayMode(.inline).searchable(text: .constant(""))
            }
            return try top(page.list()) - 44
        }
        #expect(try height(.xSmall) == 52)
        #expect(try height(.large) == 52)
        #expect(try isClose(height(.accessibility3), 48 + 14 + 16, within: 0.01))
    }

    /// Views in a bar have the text size `large`. A sheet that such a view presents has the page's text size.
    @Test func presentedViewsHaveThePagesSize() throws {
        struct Noting: View {
            let notes: Notes
            @Environment(\.dynamicTypeSize) private var size

            var body: some View { Color.blue.onAppear { notes.add("\(size)") } }
        }
        let notes = Notes()
        let page = stage(.accessibility3) {
            Color.red.toolbar {
                Noting(notes: notes).frame(width: 10, height: 10)
                    .sheet(isPresented: .constant(true)) { Noting(notes: notes) }
            }
        }
        page.host.advance(to: 2)
        #expect(notes.lines == ["large", "accessibility3"])
    }
}
