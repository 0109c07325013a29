// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct TabViewTests {
    private struct Tabs: View {
        let notes: Notes
        @State var chosen = "b"
        var body: some View {
            TabView(selection: $chosen) {
                Color.red.tabItem { Label("A", systemImage: "star") }.tag("a")
                Color.green.tabItem { Label("B", systemImage: "heart") }.tag("b")
                Color.blue.tabItem { Label("C", systemImage: "house") }.tag("c")
            }
            .onChange(of: chosen) { notes.add(chosen) }
        }
    }

    @Test func aTapChoosesAPage() throws {
        let notes = Notes()
        let stage = Stage(300, 600) { Tabs(notes: notes) }
        func ground(at time: Double) throws -> RGBAColor? {
            try stage.list(at: time).leaves.first { $0.frame.width == 300 && $0.frame.height == 551 }?.color
        }
        stage.host.play(EventScript([.tap(CGPoint(x: 250, y: 580), at: 1), .tap(CGPoint(x: 50, y: 580), at: 2)]))
        #expect(try ground(at: 0) == Color.green.resolve(.init()))
        #expect(try ground(at: 1.5) == Color.blue.resolve(.init()))
        #expect(try ground(at: 2.5) == Color.red.resolve(.init()))
        #expect(notes.lines == ["c", "a"])
    }

    /// Without tags pages are chosen by their place.
    @Test func aFlickLeafsThroughPages() throws {
        struct Pages: View {
            var body: some View {
                TabView {
                    Color.red
                    Color.green
                }
                .tabViewStyle(.page)
            }
        }
        let stage = Stage(300, 600) { Pages() }
        stage.host.play(
            EventScript([
                .touch(
                    CGPoint(x: 250, y: 300), at: 1,
                    EventScript.SyntheticTouch(way: [.to(CGPoint(x: 60, y: 300))], duration: 0.2))
            ]))
        func shown(at time: Double) throws -> [CGFloat] {
            try stage.list(at: time).leaves.filter { $0.frame.size == CGSize(width: 300, height: 600) }.map(
                \.frame.minX)
        }
        #expect(try shown(at: 0).contains(0))
        let leaves = try stage.list(at: 4).leaves.filter { $0.frame.size == CGSize(width: 300, height: 600) }
        let green = try #require(leaves.first { $0.color == Color.green.resolve(.init()) })
        #expect(abs(green.frame.minX) < 0.01)
    }
}
