// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

/// Pages whose content is larger than the page, empty, or several views.
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

    private struct Pair: View {
        var body: some View {
            Color.red.frame(width: 50, height: 20)
            Color.green.frame(width: 30, height: 40)
        }
    }

    private struct Pushing: View {
        var body: some View {
            NavigationStack(path: .constant([1])) {
                Text(verbatim: "Root").navigationDestination(for: Int.self) { _ in Pair() }
            }
        }
    }

    /// Several views in a place for a whole page are a column.
    @Test func severalViewsAreAColumn() throws {
        let pages: [(String, AnyView)] = [
            ("root", AnyView(NavigationStack { Pair() })), ("pushed", AnyView(Pushing())),
            ("sheet", AnyView(Color.white.sheet(isPresented: .constant(true)) { Pair() })),
            ("cover", AnyView(Color.white.fullScreenCover(isPresented: .constant(true)) { Pair() })),
            ("popover", AnyView(Color.white.popover(isPresented: .constant(true)) { Pair() })),
            ("tab", AnyView(TabView { Tab("One", systemImage: "star") { Pair() } })),
            (
                "column",
                AnyView(
                    NavigationSplitView {
                        Pair()
                    } detail: {
                        Text(verbatim: "Detail")
                    })
            ),
            ("inspector", AnyView(Color.white.inspector(isPresented: .constant(true)) { Pair() })),
        ]
        for (name, page) in pages {
            let leaves = try Stage(400, 800) { page }.list(at: 2).leaves
            let red = try #require(leaves.first { $0.frame.size == CGSize(width: 50, height: 20) }, "\(name)")
            let green = try #require(leaves.first { $0.frame.size == CGSize(width: 30, height: 40) }, "\(name)")
            #expect(red.frame.midX == green.frame.midX && green.frame.minY == red.frame.maxY + 8, "\(name)")
        }
    }
}
