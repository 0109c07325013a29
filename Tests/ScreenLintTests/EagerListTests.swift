// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct EagerListTests {
    private let lint = Lint()

    /// Ten rows of 20 points fit into the window of 200.
    private func messages(_ count: Int, isLazy: Bool = false) throws -> [String] {
        try lint("eager-list") {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color(white: Double($0) / 600).frame(height: 20) }
                    }
                } else {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color(white: Double($0) / 600).frame(height: 20) }
                    }
                }
            }
        }.map(\.message)
    }

    @Test func manyHiddenRowsAreAFault() throws {
        let found = try messages(60)
        #expect(found.count == 1 && found[0].hasPrefix("50 of its 60 rows are made"), "\(found)")
        #expect(try messages(59).isEmpty)
    }

    @Test func lazyStacksAndWindowsWithoutScrollingAreNone() throws {
        #expect(try messages(500, isLazy: true).isEmpty)
        #expect(try lint("eager-list") { VStack { ForEach(0..<200, id: \.self) { Text("\($0)") } } }.isEmpty)
    }
}
