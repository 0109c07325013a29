// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite @MainActor struct AttributedBackgroundTests {
    private var text: AttributedString {
        var text = AttributedString("to be found")
        text[text.range(of: "be")!].backgroundColor = .red
        return text
    }

    @Test func aColourBehindSomeLetters() throws {
        let leaves = try Stage(200, 40) { Text(text).fixedSize() }.list().leaves
        let red = try Stage { Color.red }.list().leaves[0].color
        #expect(leaves.count == 4, "three runs, and a rectangle behind the second")
        let back = try #require(leaves.firstIndex { $0.color == red })
        let letters = leaves[back + 1].frame
        let frame = leaves[back].frame
        #expect(frame.contains(letters) && frame.height > letters.height, "a line high, and before its letters")
        #expect(frame.minX > leaves[0].frame.minX && frame.maxX < leaves[3].frame.maxX)
    }

    @Test func changesItsColourOnTheWay() throws {
        let stage = Stage(200, 40) {
            Turning { isOn in
                let text: AttributedString = {
                    var text = AttributedString("X")
                    text.backgroundColor = isOn ? Color(white: 1) : Color(white: 0)
                    return text
                }()
                Text(text)
            }
        }
        _ = try stage.list(at: 0)
        let half = try #require(try stage.list(at: 0.5).leaves[0].color)
        #expect(half.red > 0.2 && half.red < 0.8)
    }
}
