// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import TestSupport
import Testing
import Scrolling

@Suite @MainActor
struct ScrollToTests {
    private struct Reader: View {
        let id: Int
        let anchor: UnitPoint?
        var animation: Animation?
        var isLazy = false
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
                .onAppear { withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) } }
            }
        }
        var rows: some View {
            ForEach(0..<100) { Color(white: Double($0) / 100).frame(width: 100, height: 50) }
        }
    }

    /// The top edge of the target row.
    private func top(_ reader: Reader, at time: Double) throws -> CGFloat? {
        let white = Color(white: Double(reader.id) / 100)
        let expected = try Stage { white }.list().leaves[0].color
        return try Stage { reader }.list(at: time).leaves.first { $0.color == expected }?.frame.minY
    }

    @Test func scrollToAlignsTheAnchor() throws {
        for isLazy in [false, true] {
            #expect(try top(Reader(id: 40, anchor: .top, isLazy: isLazy), at: 0) == 0)
            #expect(try top(Reader(id: 40, anchor: .center, isLazy: isLazy), at: 0) == 25)
            #expect(try top(Reader(id: 40, anchor: .bottom, isLazy: isLazy), at: 0) == 50)
            // Without an anchor, scrolls as little as necessary and never beyond an end.
            #expect(try top(Reader(id: 40, anchor: nil, isLazy: isLazy), at: 0) == 50)
            #expect(try top(Reader(id: 1, anchor: nil, isLazy: isLazy), at: 0) == 50)
            #expect(try top(Reader(id: 99, anchor: .top, isLazy: isLazy), at: 0) == 50)
        }
    }

    @Test func scrollToIsAnimated() throws {
        let reader = Reader(id: 10, anchor: .top, animation: .linear(duration: 1))
        // Row 10 begins at 500 points. After 0.9 s, 450 points are scrolled.
        let late = try top(reader, at: 0.9)
        #expect(late.map { isClose($0, 50) } == true)
        #expect(try top(reader, at: 1) == 0)
        var lazy = reader
        lazy.isLazy = true
        #expect(try top(lazy, at: 1) == 0)
    }

    @Test func aPositionBindingIsReadAndWritten() throws {
        struct Bound: View {
            let notes: Notes
            @State var id: Int?
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color(white: Double($0) / 100).frame(height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .onChange(of: id) { notes.add($1.map { "\($0)" } ?? "nil") }
                .onAppear { id = 20 }
            }
        }
        let notes = Notes()
        let stage = Stage { Bound(notes: notes) }
        #expect(try stage.list(at: 0.5).leaves.count == 2)
        #expect(notes.lines == ["20"])
        stage.host.play(try .drag(CGSize(width: 0, height: 90), duration: 0.9))
        stage.host.advance(to: 2)
        #expect(notes.lines.dropFirst().first == "19")
    }

    /// The number and the top edge of each visible row of a `Column`, such as "8 at 0".
    private func rows(_ stage: Stage, at time: Double) throws -> [String] {
        let whites = try (0..<10).map { row in try Stage { Color(white: Double(row) / 20) }.colors()[0] }
        let visible = try stage.list(at: time).leaves.filter { $0.frame.maxY > 0 && $0.frame.minY < 100 }
        return visible.map { leaf in
            "\(whites.firstIndex(of: leaf.color) ?? -1) at \(leaf.frame.minY.text)"
        }
    }

    @Test func theDefaultAnchorIsTheInitialPosition() throws {
        let stage = Stage { ScrollView { Column() }.defaultScrollAnchor(.bottom) }
        #expect(try rows(stage, at: 0) == ["8 at 0", "9 at 50"])
    }

    @Test func aScrollPositionMovesTheContentUntilTheUserScrolls() throws {
        struct Positioned: View {
            let notes: Notes
            let handle: Handle
            @State var position = ScrollPosition(edge: .bottom)
            var body: some View {
                ScrollView { Column() }.scrollPosition($position)
                    .onAppear { handle.run = { position.scrollTo(y: 70) } }
                    .onChange(of: position.isPositionedByUser) { notes.add("user \(position.isPositionedByUser)") }
            }
        }
        let (notes, handle) = (Notes(), Handle())
        let stage = Stage { Positioned(notes: notes, handle: handle) }
        stage.host.clock.schedule(at: 1) { handle.run() }
        #expect(try rows(stage, at: 0.5) == ["8 at 0", "9 at 50"])
        #expect(try rows(stage, at: 1.5) == ["1 at -20", "2 at 30", "3 at 80"])
        #expect(notes.lines == [])
        stage.host.play(try .drag(CGSize(width: 0, height: -30), at: 2, duration: 1))
        #expect(try rows(stage, at: 9).first?.hasPrefix("1 ") == false)
        #expect(notes.lines == ["user true"])
    }
}
