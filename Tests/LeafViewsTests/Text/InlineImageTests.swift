// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct InlineImageTests {
    private func width(_ text: Text, _ images: FakeImages? = FakeImages()) throws -> CGFloat {
        let stage = Stage(1000, 200, images: images) { text.background(Color.red) }
        let red = Color.red.resolve(.init())
        return try #require(stage.list().leaves.first { $0.color == red }).frame.width
    }

    @Test func anImageTakesItsRoomAmongTheLetters() throws {
        let image = Image("wide")
        let letters = try width(Text("ab"))
        #expect(isClose(try width(Text(image)), 40, within: 1))
        #expect(isClose(try width(Text("ab\(image)")), letters + 40, within: 1))
        #expect(isClose(try width(Text("a") + Text(image) + Text("b")), letters + 40, within: 1))
    }

    /// The image's lower edge is on the baseline, and lines grow to its height.
    @Test func itStandsOnTheBaseline() throws {
        let stage = Stage(400, 200, images: FakeImages()) {
            Text("x\(Image("wide"))").font(.system(size: 8)).border(Color.red)
        }
        let leaves = try stage.list().leaves
        let image = try #require(leaves.first { $0.frame.width == 40 })
        let letter = try #require(leaves.first { $0.frame.width < 10 && $0.frame.width > 0 })
        #expect(isClose(image.frame.maxY, letter.frame.maxY, within: 0.6))
        #expect(image.frame.height == 20)
    }

    @Test func symbolsHaveTheColourAndTheSizeOfTheirLetters() throws {
        func symbol(_ text: Text) throws -> DrawnLeaf {
            try #require(Stage(300, 100) { text }.list().leaves.first)
        }
        let plain = try symbol(Text(Image(systemName: "star.fill")).font(.system(size: 20)))
        let large = try symbol(Text(Image(systemName: "star.fill")).font(.system(size: 40)))
        #expect(isClose(large.frame.width, plain.frame.width * 2, within: 0.5))
        let orange = try symbol(Text("\(Image(systemName: "star.fill"))").foregroundStyle(.orange))
        #expect(orange.color == Color.orange.resolve(.init()))
    }

    @Test func nobodyReadsAnImage() {
        #expect(Text("a \(Image(systemName: "star")) b").string(in: EnvironmentValues()) == "a  b")
    }
}
