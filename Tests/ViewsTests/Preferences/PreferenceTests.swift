// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

private struct Names: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Largest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct First: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

@MainActor
@Suite struct PreferenceTests {
    @Test func valuesJoinInTheOrderOfViews() throws {
        let notes = Notes()
        let stage = Stage {
            VStack {
                Box().preference(key: Names.self, value: "a")
                HStack {
                    Box().preference(key: Names.self, value: "hidden").preference(key: Names.self, value: "b")
                    Box()
                    ForEach(0..<2) { index in Box().preference(key: Names.self, value: "\(index)") }
                }
                .transformPreference(Names.self) { $0 = "(\($0))" }
                Box().background { Box().preference(key: Names.self, value: "c") }
            }
            .onPreferenceChange(Names.self) { notes.add("all \($0)") }
            Box().onPreferenceChange(Names.self) { notes.add("none \($0)") }
            Box().preference(key: First.self, value: 3).onPreferenceChange(First.self) { notes.add("\($0 ?? 0)") }
        }
        _ = try stage.list()
        #expect(notes.lines == ["all a(b01)c", "none ", "3"])
    }

    private struct Measuring: View {
        @State private var width: CGFloat = 10
        @State private var widest: CGFloat = 0
        let (handle, notes): (Handle, Notes)

        var body: some View {
            let _ = handle.run = { width += 10 }
            VStack {
                ForEach(1..<3) { index in
                    Color.red.frame(width: width * CGFloat(index), height: 10)
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(key: Largest.self, value: proxy.size.width)
                            })
                }
                Color.blue.frame(width: widest, height: 5)
            }
            .onPreferenceChange(Largest.self) {
                notes.add("\($0)")
                widest = $0
            }
        }
    }

    @Test func sizesComeUpBeforeTheFrameIsShown() throws {
        let (handle, notes) = (Handle(), Notes())
        let stage = Stage { Measuring(handle: handle, notes: notes) }
        #expect(try stage.list().leaves.last?.frame.width == 20)
        handle.run()
        #expect(try stage.list(at: 1).leaves.last?.frame.width == 40)
        _ = try stage.list(at: 2)
        #expect(notes.lines == ["20.0", "40.0"])
        #expect(stage.host.warnings.isEmpty)
    }

    private struct Underlined: View {
        @State private var selection = 0
        let handle: Handle

        var body: some View {
            let _ = handle.run = { withAnimation(.linear(duration: 1)) { selection = 1 } }
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Color.red.frame(width: 20 + 10 * CGFloat(index), height: 10)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
                }
            }
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds[selection] {
                        let frame = proxy[anchor]
                        Color.blue.frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
                    }
                }
            }
        }
    }

    @Test func anOverlayFollowsAnchorsInTheTransaction() throws {
        let handle = Handle()
        let stage = Stage { Underlined(handle: handle) }
        #expect(try stage.frames() == ["25 45 20 10", "45 45 30 10", "25 55 20 2"])
        handle.run()
        #expect(try stage.frames().last == "25 55 20 2")
        #expect(try stage.frames(at: 0.5).last == "35 55 25 2")
        #expect(try stage.frames(at: 2).last == "45 55 30 2")
        #expect(stage.host.warnings.isEmpty)
    }

    private struct Growing: View {
        @State private var height: CGFloat = 10
        let handle: Handle
        var body: some View {
            let _ = handle.run = { height = 30 }
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: height)
                Color.green.frame(width: 10, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [0: $0] }
            }
            .backgroundPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds[0] { Color.blue.frame(width: 50, height: proxy[anchor].minY) }
                }
            }
        }
    }

    /// A layout change moves the anchor's place without changing the preference's value.
    @Test func anchorsFollowLayout() throws {
        let handle = Handle()
        let stage = Stage { Growing(handle: handle) }
        #expect(try stage.list().leaves.first?.frame.height == 10)
        handle.run()
        #expect(try stage.list(at: 1).leaves.first?.frame.height == 30)
    }

    private struct Points: PreferenceKey {
        static let defaultValue: [Anchor<CGPoint>] = []
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    @Test func pointsOfAnchors() throws {
        let stage = Stage {
            Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) { $0.append($1) }
                .padding(10)
                .overlayPreferenceValue(Points.self) { points in
                    GeometryReader { proxy in
                        ForEach(points, id: \.self) { point in Box(side: 2).position(proxy[point]) }
                    }
                }
        }
        #expect(try stage.frames() == ["40 45 20 10", "59 54 2 2", "40 46 2 2"])
    }
}
