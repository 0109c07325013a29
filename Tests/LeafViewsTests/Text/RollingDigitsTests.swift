// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

import LeafViews

/// Numeric transitions move only the letters that change.
@Suite @MainActor struct RollingDigitsTests {
    private struct Change: View {
        let (old, new): (String, String)
        @State private var hasChanged = false

        var body: some View {
            Text(verbatim: hasChanged ? new : old).contentTransition(.numericText())
                .onAppear { withAnimation(.linear(duration: 1)) { hasChanged = true } }
        }
    }

    private func opacities(_ old: String, _ new: String, at time: Double = 0.25) throws -> [Double] {
        let stage = Stage { Change(old: old, new: new) }
        _ = try stage.list()
        return try stage.opacities(at: time)
    }

    private func pairs(_ old: String, _ new: String) -> [[Int]] {
        KeptLetters.pairs(Array(old.unicodeScalars), Array(new.unicodeScalars)).map { [$0.old, $0.new] }.sorted {
            $0[0] < $1[0]
        }
    }

    @Test func lettersOfEqualLongStringsCorrespondByPosition() {
        #expect(pairs("1234", "1254") == [[0, 0], [1, 1], [3, 3]])
        #expect(pairs("1", "2").isEmpty)
    }

    @Test func digitsOfOtherLengthsCorrespondByPlaceValue() {
        #expect(pairs("99 items", "100 items") == [[2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]])
        #expect(pairs("$95", "$105") == [[0, 0], [2, 3]])
        #expect(pairs("", "5").isEmpty && pairs("5", "").isEmpty)
    }

    @Test func noLetterIsKeptTwice() {
        for (old, new) in [("11", "111"), ("--1", "-1"), ("aa", "aaa"), ("1,000", "999"), ("0:09", "0:10")] {
            let pairs = pairs(old, new)
            #expect(Set(pairs.map { $0[0] }).count == pairs.count && Set(pairs.map { $0[1] }).count == pairs.count)
        }
    }

    @Test func keptLettersStayOpaque() throws {
        #expect(try opacities("15", "16").sorted() == [0.25, 0.75, 1])
        #expect(try opacities("15", "26").sorted() == [0.25, 0.75], "nothing is kept")
        #expect(try opacities("15", "16", at: 1) == [1])
    }

    @Test func keptLettersMoveToTheirNewPlaces() throws {
        let stage = Stage { Change(old: "9 of 10", new: "10 of 10") }
        func left(_ time: Double) throws -> CGFloat {
            try #require(stage.list(at: time).leaves.first { $0.opacity == 1 }).frame.minX
        }
        let start = try stage.list(at: 0).leaves[0].frame
        let (a, b, c) = (try left(0.25), try left(0.5), try left(0.75))
        #expect(a < b && b < c && isClose(b - a, c - b))
        #expect(a > start.minX, "the first digit is not kept")
    }
}
