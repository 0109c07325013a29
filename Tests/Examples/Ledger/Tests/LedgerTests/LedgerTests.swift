// SPDX-License-Identifier: MIT

import CustomDump
import Ledger
import Testing

/// Tests two unmodified libraries, GRDB and CustomDump, in a package with SwiftUI views.
@Suite @MainActor struct LedgerTests {
    @Test func theLargestFirst() throws {
        let ledger = try Ledger()
        try ledger.add(Expense(id: 1, title: "Cake", cents: 450), Expense(id: 2, title: "Tea", cents: 1200))
        let found = try ledger.expenses()
        expectNoDifference(found.map(\.title), ["Tea", "Cake"])
        var text = ""
        customDump(found[1], to: &text)
        #expect(text.contains(#"title: "Cake""#))
    }
}

#if canImport(ZoetropeTesting)
    import ZoetropeTesting

    @Suite @MainActor struct LedgerViewTests {
        @Test func itsPreviewIsDrawn() throws {
            let preview = try #require(try previews(in: .module("Ledger")).first)
            expectSnapshot(of: preview)
        }
    }
#endif
