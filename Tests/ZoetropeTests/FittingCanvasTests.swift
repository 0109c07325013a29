// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import Zoetrope

/// `--fit`: canvases as large as their views, including scrolled ones.
@Suite @MainActor struct FittingCanvasTests {
    private func size<Content: View>(_ view: Content) throws -> CGSize {
        try PreviewDescription(named: "", on: PreviewDescription.Canvas(fits: true)) { AnyView(view) }.size
    }

    private func rows(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 30) }
    }

    @Test(arguments: [3, 60])
    func aScrollViewIsAsWideAsTheDeviceAndAsHighAsItsContent(_ count: Int) throws {
        let height = CGFloat(30 * count)
        #expect(try size(ScrollView { VStack(spacing: 0) { rows(count) } }) == CGSize(width: 393, height: height))
        #expect(try size(ScrollView { LazyVStack(spacing: 0) { rows(count) } }) == CGSize(width: 393, height: height))
        let framed = VStack(spacing: 0) {
            Color.blue.frame(height: 50); ScrollView { VStack(spacing: 0) { rows(count) } }
        }
        #expect(try size(framed) == CGSize(width: 393, height: height + 50))
    }

    @Test func listsAndForms() throws {
        let (few, many) = (try size(List { rows(2) }), try size(List { rows(42) }))
        #expect(few.width == 393 && many.width == 393 && few.height > 60)
        let row = (many.height - few.height) / 40
        #expect(row >= 30 && row < 60)
        #expect(try size(Form { rows(2) }).height == few.height)
    }

    @Test func fixedSizesAreKept() throws {
        #expect(try size(Color.red.frame(width: 30, height: 20)) == CGSize(width: 30, height: 20))
        let part = VStack(spacing: 0) {
            Color.blue.frame(width: 80, height: 10); ScrollView { rows(9) }.frame(width: 80, height: 40)
        }
        #expect(try size(part) == CGSize(width: 80, height: 50))
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<50) { _ in Color.red.frame(width: 20, height: 25) } }
        }
        #expect(try size(row) == CGSize(width: 393, height: 25))
    }

    /// The canvas grows with its content to 8192 points at most.
    @Test func noCanvasIsLargerThanAPictureMayBe() throws {
        #expect(try size(ScrollView { VStack(spacing: 0) { rows(1000) } }) == CGSize(width: 393, height: 8192))
    }
}
