// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor
@Suite struct ContrastTests {
    private let lint = Lint()

    private func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255)
    }

    private func found(_ color: Color, size: CGFloat = 17, weight: Font.Weight = .regular) throws -> [Finding] {
        try lint("contrast") {
            Text("Words to read").font(.system(size: size, weight: weight)).foregroundStyle(color)
        }
    }

    // The ratios on white come from another program: 4.49977, 4.50018, 2.99995 and 3.00009.

    @Test func smallTextNeeds4AndAHalf() throws {
        let below = try found(color(208, 16, 208))
        #expect(below.count == 1)
        #expect(below.first?.message.contains("#d010d0 on #ffffff, is 4.49 and should be 4.5 for text") == true)
        #expect(try found(color(209, 8, 209)).isEmpty)
    }

    @Test func largeTextNeeds3() throws {
        #expect(try found(color(49, 171, 49), size: 18).count == 1)
        #expect(try found(color(146, 150, 146), size: 18).isEmpty)
        #expect(try found(color(146, 150, 146), size: 17.5).count == 1)
        #expect(try found(color(146, 150, 146), size: 14, weight: .bold).isEmpty)
        #expect(try found(color(146, 150, 146), size: 13.5, weight: .bold).count == 1)
    }

    @Test func darkGroundsCount() throws {
        let found = try Lint(scheme: .dark)("contrast") { Text("Words").foregroundStyle(.black) }
        #expect(found.count == 1)
        let grey = try Lint(scheme: .dark)("contrast") { Text("Words").foregroundStyle(color(96, 123, 96)) }
        #expect(grey.count == 1)
        #expect(try Lint(scheme: .dark)("contrast") { Text("Words").foregroundStyle(color(18, 135, 18)) }.isEmpty)
    }

    /// The background is measured behind the letters, not taken from a style.
    @Test func gradientsAreMeasured() throws {
        func over(_ colors: [Color]) throws -> Int {
            try lint("contrast") {
                LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                    .overlay { Text("Words across the ground").foregroundStyle(.black) }
            }.count
        }
        #expect(try over([.white, color(150, 150, 150)]) == 0)
        #expect(try over([.white, .black]) == 1)
    }

    @Test func opacityCounts() throws {
        // 46 % black on white is #8a8a8a, a contrast of 3.45.
        #expect(try found(.black.opacity(0.46)).count == 1)
        #expect(try found(.black.opacity(0.6)).isEmpty)
        #expect(try lint("contrast") { Text("Words").opacity(0.4) }.count == 1)
    }

    @Test func disabledControlsAreExempt() throws {
        let found = try lint("contrast") {
            Button("Save") {}.foregroundStyle(color(200, 200, 200)).disabled(true)
        }
        #expect(found.isEmpty)
    }

    @Test func symbolsOfControlsNeed3() throws {
        func button(_ color: Color) throws -> Int {
            try lint("contrast") {
                Button {
                } label: {
                    Image(systemName: "star.fill").foregroundStyle(color)
                }
            }.count
        }
        #expect(try button(color(49, 171, 49)) == 1)
        #expect(try button(color(146, 150, 146)) == 0)
        // A symbol outside of a control is decoration.
        #expect(try lint("contrast") { Image(systemName: "star.fill").foregroundStyle(.yellow) }.isEmpty)
    }

    @Test func coloursOfTheSystemAreAllowed() throws {
        let found = try lint("contrast") {
            VStack {
                Text("Details").foregroundStyle(.secondary)
                Button("Save") {}
                Button("Save") {}.buttonStyle(.borderedProminent)
            }
        }
        #expect(found.isEmpty, "\(found)")
        #expect(try lint("contrast") { Text("Details").foregroundStyle(.tertiary) }.count == 1)
    }
}
