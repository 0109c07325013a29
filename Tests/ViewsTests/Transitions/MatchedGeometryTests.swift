// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite @MainActor
struct MatchedGeometryTests {
    private struct Hero: View {
        let box: StepBox
        @State private var step = 0
        @Namespace private var space

        var body: some View {
            let _ = box.set = { step = $0 }
            ZStack(alignment: .topLeading) {
                if step == 0 {
                    Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
                } else {
                    Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 60, height: 40)
                        .padding(.leading, 40)
                }
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    @Test func oneTurnsIntoTheOther() throws {
        let box = StepBox()
        let stage = Stage { Hero(box: box) }
        #expect(try stage.frames() == ["0 0 20 20"])
        withAnimation(.linear(duration: 1)) { box.set(1) }
        #expect(try stage.frames(at: 1) == ["0 0 20 20"])
        #expect(try stage.frames(at: 1.5) == ["20 0 40 30", "20 0 40 30"])
        #expect(try stage.opacities(at: 1.5) == [0.5, 0.5])
        #expect(try stage.frames(at: 2) == ["40 0 60 40"])
        // The animation back begins with the next frame, at 3 s.
        withAnimation(.linear(duration: 1)) { box.set(0) }
        _ = try stage.list(at: 3)
        #expect(try stage.frames(at: 3.25) == ["30 0 50 35", "30 0 50 35"])
        #expect(stage.host.warnings == [])
    }

    @Test func withoutAnimationItIsThereAtOnce() throws {
        let box = StepBox()
        let stage = Stage { Hero(box: box) }
        _ = try stage.list()
        box.set(1)
        #expect(try stage.frames(at: 1) == ["40 0 60 40"])
    }

    private struct Followers: View {
        let properties: MatchedGeometryProperties
        let anchor: UnitPoint
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space, anchor: anchor)
                Color.blue.frame(minWidth: 10, maxWidth: 60, minHeight: 10, maxHeight: 10)
                    .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
                    .frame(width: 60)
            }
        }
    }

    @Test func followersMatchTheRequestedProperties() throws {
        func follower(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center) throws -> String {
            try Stage { Followers(properties: properties, anchor: anchor) }.frames()[1]
        }
        #expect(try follower(.frame) == "0 45 40 10")
        #expect(try follower(.frame, .bottomTrailing) == "0 50 40 10")
        #expect(try follower(.position) == "-10 45 60 10")
        #expect(try follower(.size) == "50 45 40 10")
    }

    @Test func twoSourcesAreReported() throws {
        struct Twins: View {
            @Namespace private var space
            var body: some View {
                HStack {
                    Box().matchedGeometryEffect(id: "twin", in: space)
                    Box().matchedGeometryEffect(id: "twin", in: space)
                }
            }
        }
        let stage = Stage { Twins() }
        _ = try stage.list()
        #expect(
            stage.host.warnings == ["several views are sources of the geometry with the id twin; the first one counts"])
    }

    @Test func aMarkWandersBetweenTabs() throws {
        struct Tabs: View {
            let box: StepBox
            @State private var selection = 0
            @Namespace private var space
            var body: some View {
                let _ = box.set = { selection = $0 }
                HStack(spacing: 0) {
                    ForEach(0..<3) { tab in
                        Color.clear.frame(width: 30, height: 20).overlay(alignment: .bottom) {
                            if tab == selection {
                                Color.red.frame(height: 2).matchedGeometryEffect(id: "mark", in: space)
                            }
                        }
                    }
                }
            }
        }
        let box = StepBox()
        let stage = Stage { Tabs(box: box) }
        _ = try stage.list()
        withAnimation(.linear(duration: 1)) { box.set(2) }
        _ = try stage.list(at: 0)
        let marks = try stage.list(at: 0.5).leaves.filter { $0.frame.height == 2 }.map(\.frame.text)
        #expect(marks == ["35 58 30 2", "35 58 30 2"])
    }
}
