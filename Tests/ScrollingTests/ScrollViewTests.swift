// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import Scrolling

@Suite @MainActor
struct ScrollViewTests {
    /// The top of the first leaf at a time.
    private func top(_ stage: Stage, at time: Double) throws -> CGFloat {
        try stage.list(at: time).leaves[0].frame.minY
    }

    /// The top of the content after a drag, with `rate` frames a second.
    private func scrolled(
        _ way: CGFloat, rate: Double, until end: Double, duration: Double = 0.2, count: Int = 100
    ) throws -> CGFloat {
        let stage = Stage { ScrollView { Column(count: count).drawingGroup() } }
        stage.host.play(try .drag(CGSize(width: 0, height: way), duration: duration))
        var frame = 0.0
        while frame / rate < end {
            stage.host.advance(to: frame / rate)
            frame += 1
        }
        return try top(stage, at: end)
    }

    @Test func contentHasItsIdealLengthAlongTheAxis() throws {
        #expect(try Stage { ScrollView { Box(side: 30) } }.frames() == ["35 0 30 30"])
        #expect(try Stage { ScrollView(.horizontal) { Box(side: 30) } }.frames() == ["0 35 30 30"])
        #expect(try Stage { ScrollView([.horizontal, .vertical]) { Box(side: 30) } }.frames() == ["35 35 30 30"])
        // Across its axis, a scroll view is as large as its content.
        let sized = Stage {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Box(side: 30) }
                Color.red
            }
        }
        #expect(try sized.frames() == ["0 0 30 30", "0 30 100 70"])
    }

    @Test func severalViewsStandInAStack() throws {
        let both = Group {
            Box()
            Box()
        }
        #expect(try Stage { ScrollView { both } }.frames() == ["45 0 10 10", "45 18 10 10"])
        #expect(try Stage { ScrollView(.horizontal) { both } }.frames() == ["0 45 10 10", "18 45 10 10"])
    }

    @Test func theContentFollowsAFinger() throws {
        let stage = Stage { ScrollView { Column() } }
        // The finger rests before it is lifted, so there is no flick.
        stage.host.play(
            EventScript([
                try .init(
                    at: 1,
                    .touch(
                        .point(CGPoint(x: 50, y: 90)),
                        .init(way: [.by(CGSize(width: 0, height: -60))], duration: 0.5, easing: .linear)))
            ]))
        #expect(try top(stage, at: 1.01) == 0)
        // The finger has moved 54 points. The first 10 do not scroll: they distinguish a drag from a tap.
        #expect(isClose(try top(stage, at: 1.45), -44, within: 1))
    }

    @Test func aFlickRunsOutTheSameAtAnyFrameRate() throws {
        let reference = try scrolled(-100, rate: 100, until: 2)
        #expect(reference < -150)
        for rate in [3.0, 10, 30, 60] { #expect(try scrolled(-100, rate: rate, until: 2) == reference) }
        // The finger lifts at 500 points per second. The content then coasts 250 points.
        #expect(isClose(try scrolled(-100, rate: 10, until: 9), -92 - 250, within: 6))
    }

    @Test func overscrollIsDampedAndReturns() throws {
        let pulled = try scrolled(60, rate: 60, until: 1.195)
        #expect(pulled > 10 && pulled < 30)
        #expect(try scrolled(60, rate: 60, until: 3) == 0)
        // A flick past the end overshoots and comes back.
        let end = try scrolled(-200, rate: 60, until: 5, count: 4)
        #expect(end == -100)
        let over = try scrolled(-200, rate: 60, until: 1.25, count: 4)
        #expect(over < -100)
    }

    @Test func withoutBouncingItStopsAtItsEnd() throws {
        let stage = Stage { ScrollView { Box(side: 30) }.scrollBounceBehavior(.basedOnSize) }
        stage.host.play(try .drag(CGSize(width: 0, height: 40), duration: 0.5))
        #expect(try top(stage, at: 1.4) == 0)
    }

    @Test func aDisabledOneStays() throws {
        let stage = Stage { ScrollView { Column() }.scrollDisabled(true) }
        stage.host.play(try .drag(CGSize(width: 0, height: -40)))
        #expect(try top(stage, at: 1.4) == 0)
    }

    @Test func aButtonInItIsPressedOrScrolledNotBoth() throws {
        struct Rows: View {
            let notes: Notes
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { row in
                            Color.red.frame(height: 50).onTapGesture { notes.add("\(row)") }
                        }
                    }
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Rows(notes: notes) }
        stage.host.play(
            EventScript([
                try .init(at: 1, .tap(.point(CGPoint(x: 50, y: 75)))),
                try .init(at: 2, .drag(.point(CGPoint(x: 50, y: 75)), by: CGSize(width: 0, height: -30))),
            ]))
        stage.host.advance(to: 5)
        #expect(notes.lines == ["1"])
        #expect(try top(stage, at: 5) < 0)
    }

    @Test func nestedScrollViewsTakeDragsAlongTheirAxis() throws {
        func places(_ way: CGSize) throws -> CGPoint {
            let stage = Stage {
                ScrollView {
                    VStack(spacing: 0) {
                        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 100) }
                        Color.blue.frame(height: 300)
                    }
                }
            }
            stage.host.play(try .drag(way, duration: 0.5))
            return try stage.list(at: 1.4).leaves[0].frame.origin
        }
        let sideways = try places(CGSize(width: -40, height: 4))
        #expect(sideways.x < -10 && sideways.y == 0)
        let down = try places(CGSize(width: 4, height: -40))
        #expect(down.x == 0 && down.y < -10)
    }

    @Test func geometryReadersFollow() throws {
        struct Reading: View {
            let notes: Notes
            var body: some View {
                ScrollView {
                    Color.red.frame(height: 400)
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) {
                            notes.add("\(Int($0.rounded()))")
                        }
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Reading(notes: notes) }
        stage.host.play(try .drag(CGSize(width: 0, height: -100)))
        stage.host.advance(to: 9)
        #expect(notes.lines.first == "0")
        #expect(notes.lines.last == "-300")
        #expect(notes.lines.count > 20)
    }

    @Test func contentExtendsIntoTheBottomInset() throws {
        let host = ViewHost(
            size: CGSize(width: 100, height: 100),
            safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        ) { ScrollView { Column() } }
        host.advance(to: 0)
        let list = try host.displayList()
        // Content begins below the top inset and is visible in the bottom inset.
        #expect(list.frames.prefix(2) == ["0 20 100 50", "0 70 100 50"])
    }

    @Test func marginsAreAroundTheContent() throws {
        #expect(
            try Stage { ScrollView { Box(side: 30) }.contentMargins(.top, 12) }.frames() == ["35 12 30 30"])
        #expect(
            try Stage { ScrollView(.horizontal) { Box(side: 30) }.contentMargins(.horizontal, 12) }.frames()
                == ["12 35 30 30"])
    }

    @Test func fromRightToLeftItBeginsAtTheRight() throws {
        let stage = Stage {
            ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try stage.frames() == ["-200 40 300 20"])
        stage.host.play(try .drag(CGSize(width: 50, height: 0), duration: 0.5))
        #expect(try stage.list(at: 1.45).leaves[0].frame.minX > -180)
    }

    @Test func barsAreSeenWhileItScrolls() throws {
        func count(_ time: Double, _ shows: Bool = true) throws -> Int {
            let stage = Stage { ScrollView(showsIndicators: shows) { Color.red.frame(height: 400) } }
            stage.host.play(try .drag(CGSize(width: 0, height: -50), duration: 0.5))
            return try stage.list(at: time).leaves.count
        }
        #expect(try count(0.5) == 1)
        #expect(try count(1.4) == 2)
        #expect(try count(1.4, false) == 1)
        #expect(try count(9) == 1)
    }

    @Test func scrollPhasesAreReported() throws {
        let notes = Notes()
        let stage = Stage {
            ScrollView { Column() }
                .onScrollPhaseChange { _, new in notes.add("\(new)") }
                .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }) { notes.add("\($1)") }
        }
        stage.host.play(try .drag(CGSize(width: 0, height: -80)))
        stage.host.advance(to: 9)
        #expect(notes.lines == ["false", "interacting", "true", "decelerating", "idle"])
    }

    @Test func pagesAreWhole() throws {
        func end(_ way: CGFloat) throws -> CGFloat {
            let stage = Stage {
                ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100) }.scrollTargetBehavior(.paging)
            }
            stage.host.play(try .drag(CGSize(width: way, height: 0)))
            return try stage.list(at: 9).leaves[0].frame.minX
        }
        #expect(try end(-60) == -100)
        #expect(try end(-20) == -100)
        #expect(try end(60) == 0)
    }

    @Test func viewsAreAligned() throws {
        let stage = Stage {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 60) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        stage.host.play(try .drag(CGSize(width: -70, height: 0), duration: 0.4))
        let left = try stage.list(at: 9).leaves[0].frame.minX
        #expect(left == 0)
        #expect(try stage.list(at: 9).leaves.count == 2)
    }
}
