// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

@Suite @MainActor
struct EmojiDrawingTests {
    private func images<V: View>(@ViewBuilder _ content: () -> V) throws -> [DisplayItem] {
        try Stage(400, 100, content: content).list().items.filter {
            if case .image = $0.content { true } else { false }
        }
    }

    @Test func emojiAreImagesBesideTheLetters() throws {
        #expect(try images { Text("Hi 😀 and 🎉") }.count == 2)
        #expect(try images { Text("Hi") }.isEmpty)
        #expect(try Stage(400, 100) { Text("Hi 😀") }.list().items.count == 2)
    }

    /// Emoji keep their colours and fade with the text colour's opacity.
    @Test func theyFadeWithTheText() throws {
        #expect(try images { Text("😀").foregroundStyle(.red) } == images { Text("😀") })
        let faded = try #require(images { Text("😀").foregroundStyle(.black.opacity(0.25)) }.first)
        #expect(faded.effects == [.opacity(0.25)])
        #expect(try images { Text("😀").foregroundStyle(.clear) }.isEmpty)
    }

    @Test func emojiAreDrawnAtTheTextsPlace() throws {
        func place<V: View>(@ViewBuilder _ content: () -> V) throws -> CGPoint {
            let item = try #require(images(content).first)
            guard case .image(let image) = item.content else { return .zero }
            return CGPoint(x: image.rect.minX + item.transform.m31, y: image.rect.minY + item.transform.m32)
        }
        let (one, moved) = (try place { Text("😀") }, try place { Text("😀").offset(x: 30, y: 5) })
        #expect(abs(moved.x - one.x - 30) < 1e-9 && abs(moved.y - one.y - 5) < 1e-9)
    }
}
