// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct TabContentTests {
    private enum Place: String, CaseIterable { case home, search, list, more }

    private struct Tabs: View {
        var showsMore = true
        var hidesList = false
        @State var chosen = Place.home
        var body: some View {
            TabView(selection: $chosen) {
                Tab("Home", systemImage: "house", value: .home) { Color.red }
                Tab(value: .search, role: .search) { Color.green }
                TabSection("Others") {
                    ForEach([Place.list], id: \.self) { place in
                        Tab(place.rawValue, systemImage: "star", value: place) { Color.blue }.hidden(hidesList)
                    }
                }
                if showsMore { Tab("More", systemImage: "heart", value: .more) { Color.orange } }
            }
        }
    }

    private func pages(_ tabs: Tabs, tapAt x: CGFloat) throws -> Set<RGBAColor> {
        let stage = Stage(400, 600) { tabs }
        stage.host.play(EventScript([.tap(CGPoint(x: x, y: 580), at: 1)]))
        let leaves = try stage.list(at: 2).leaves.filter { $0.frame.width == 400 && $0.frame.height == 551 }
        return Set(leaves.compactMap(\.color))
    }

    private func color(_ color: Color) -> RGBAColor { color.resolve(.init()) }

    @Test(arguments: [(50, Color.red), (150, .green), (250, .blue), (350, .orange)] as [(CGFloat, Color)])
    func tabsAreChosenByTheirValues(_ x: CGFloat, _ page: Color) throws {
        #expect(try pages(Tabs(), tapAt: x) == [color(page)])
    }

    @Test func thoseThatAreLeftOutTakeNoRoom() throws {
        #expect(try pages(Tabs(showsMore: false), tapAt: 350) == [color(.blue)])
        #expect(try pages(Tabs(hidesList: true), tapAt: 350) == [color(.orange)])
        #expect(try pages(Tabs(hidesList: true), tapAt: 200) == [color(.green)])
    }

    @Test func withoutASelectionTheFirstIsShown() throws {
        let stage = Stage(400, 600) {
            TabView {
                Tab("A", systemImage: "house") { Color.red }
                Tab("B", systemImage: "star") { Color.green }.badge(2)
            }
        }
        stage.host.play(EventScript([.tap(CGPoint(x: 300, y: 580), at: 1)]))
        func shows(_ page: Color, at time: Double) throws -> Bool {
            try stage.list(at: time).leaves.contains { $0.frame.height == 551 && $0.color == color(page) }
        }
        #expect(try shows(.red, at: 0))
        #expect(try shows(.green, at: 2))
    }

    /// The closure of a `ForEach` may build views or tabs, so the tab builder must accept an empty branch, too.
    /// Otherwise the compiler would reject it even for views.
    @Test func branchesOfLoopsMayBeEmpty() throws {
        struct Loops: View {
            let numbers = [1, 2, 3]
            var body: some View {
                VStack {
                    ForEach(0..<3, id: \.self) {
                        if numbers[$0] == 2, numbers.count > 1 {} else { Color.red.frame(height: 10) }
                    }
                    TabView {}
                }
            }
        }
        let colors = try Stage(400, 600) { Loops() }.list(at: 0).leaves.compactMap(\.color)
        #expect(colors.count { $0 == color(.red) } == 2)
    }
}
