// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct ColorAloneTests {
    private let lint = Lint()

    private func found(_ rows: [(color: Color, words: String)]) throws -> [String] {
        try lint("color-alone") {
            VStack {
                ForEach(rows.indices, id: \.self) { index in
                    HStack {
                        Circle().fill(rows[index].color).frame(width: 10, height: 10)
                        Text(verbatim: "Server \(index)")
                        Text(verbatim: rows[index].words)
                    }
                }
            }
        }.map(\.message)
    }

    private let red = Color(red: 0.9, green: 0.2, blue: 0.2)
    private let green = Color(red: 0.1, green: 0.6, blue: 0.2)

    @Test func dotsThatDifferByHueAreAFault() throws {
        let messages = try found([(red, ""), (green, ""), (green, "")])
        #expect(messages.count == 1 && messages[0].hasPrefix("3 equal drawings differ only by colour"), "\(messages)")
    }

    @Test func wordsTellTheSame() throws {
        #expect(try found([(red, "down"), (green, "up"), (green, "up")]).isEmpty)
        #expect(try found([(red, "old"), (green, "old"), (green, "new")]).count == 1)
    }

    @Test func oneColorAndGreatContrastAreNone() throws {
        #expect(try found([(green, ""), (green, ""), (green, "")]).isEmpty)
        let yellow = Color(red: 1, green: 0.95, blue: 0.5)
        #expect(try found([(yellow, ""), (Color(red: 0, green: 0, blue: 0.5), ""), (yellow, "")]).isEmpty)
        #expect(try found([(.gray, ""), (green, ""), (green, "")]).isEmpty, "grey has no hue")
    }

    @Test func colorsThatOccurOnceAreDecoration() throws {
        #expect(try found([(red, ""), (green, ""), (.blue, "")]).isEmpty)
    }
}
