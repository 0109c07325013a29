// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

/// Pages whose content is larger than the page, or empty.
@Suite @MainActor struct PageContentTests {
    @Test func largerContentLiesAroundTheMiddle() throws {
        let looks: [AnyView] = [
            AnyView(NavigationStack { Color.red.frame(width: 500, height: 20) }),
            AnyView(TabView { Color.red.frame(width: 500, height: 20).tabItem { Text(verbatim: "One") } }),
        ]
        for look in looks {
            let red = try Stage(300, 400) { look }.list().leaves.first { $0.frame.width == 500 }
            #expect(red?.frame.midX == 150)
        }
    }

    @Test func nothingHasABarAllTheSame() throws {
        let stage = Stage(300, 200) {
            NavigationView { EmptyView().navigationBarTitle("Title") }
        }
        let words = try Stage(300, 200) { NavigationView { Text(verbatim: "").navigationBarTitle("Title") } }.list()
        #expect(try stage.list().leaves.count == words.leaves.count)
        #expect(try stage.list().leaves.contains { $0.color == .black })
    }
}
