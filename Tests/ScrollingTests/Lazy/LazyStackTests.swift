// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import Scrolling

@Suite @MainActor
struct LazyStackTests {
    private struct Rows: View {
        let notes: Notes
        var count = 100_000
        var height: (Int) -> CGFloat = { _ in 20 }
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { row in
                        Color(white: Double(row % 10) / 10).frame(height: height(row))
                            .onAppear { notes.add("+\(row)") }
                            .onDisappear { notes.add("-\(row)") }
                    }
                }
            }
        }
    }

    @Test func visibleRowsAreCreated() throws {
        let notes = Notes()
        let stage = Stage { Rows(notes: notes) }
        #expect(try stage.frames() == (0..<5).map { "0 \($0 * 20) 100 20" })
        #expect(notes.lines.count <= 6)
    }

    @Test func theyComeAndGo() throws {
        let notes = Notes()
        let stage = Stage { Rows(notes: notes) }
        stage.host.play(try .drag(CGSize(width: 0, height: -50), duration: 1))
        stage.host.advance(to: 1.9)
        #expect(notes.lines.contains("+6"))
        #expect(notes.lines.contains("-0"))
        #expect(!notes.lines.contains("+20"))
    }

    @Test func aLazyStackTakesTheWholeWidthAndAligns() throws {
        let stage = Stage {
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 2) {
                    Box(side: 20)
                    Box(side: 30)
                }
            }
        }
        #expect(try stage.frames() == ["80 0 20 20", "70 22 30 30"])
        let row = Stage { ScrollView(.horizontal) { LazyHStack(alignment: .bottom) { Box(side: 20) } } }
        #expect(try row.frames() == ["0 80 20 20"])
    }

    @Test func outsideOfScrollViewsOnlyVisibleRowsAreDrawn() throws {
        #expect(
            try Stage { LazyVStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Box(side: 20) } } }.frames()
                == ["40 20 20 20", "40 40 20 20", "40 60 20 20"])
    }

    @Test func unevenRowsAreAtTheirPlaces() throws {
        let stage = Stage { Rows(notes: Notes(), count: 50, height: { CGFloat(10 + $0 % 3 * 10) }) }
        stage.host.play(try .drag(CGSize(width: 0, height: -80), duration: 0.2))
        let frames = try stage.list(at: 9).leaves.map(\.frame)
        for (above, below) in zip(frames, frames.dropFirst()) { #expect(isClose(above.maxY, below.minY)) }
        #expect(frames.first!.minY <= 0 && frames.last!.maxY >= 100)
    }

    @Test func rowsThatComeFade() throws {
        struct Growing: View {
            @State var rows = [1, 2]
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { _ in Color.red.frame(height: 10) } }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { rows = [0, 1, 2] } }
            }
        }
        let stage = Stage { Growing() }
        let (opacities, frames) = (try stage.opacities(at: 0.5), try stage.frames(at: 0.5))
        #expect(opacities == [0.5, 1, 1])
        #expect(frames == ["0 0 100 10", "0 5 100 10", "0 15 100 10"])
    }

    /// The frames of the visible rows halfway through an animation of one second. There are nine rows of 20 points in a
    /// window of 100 points.
    private func halfway(_ change: @escaping (inout [Int]) -> Void) throws -> Set<String> {
        struct Changing: View {
            let change: (inout [Int]) -> Void
            @State var rows = Array(1...9)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { row in Color(white: Double(row) / 10).frame(height: 20) }
                    }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { change(&rows) } }
            }
        }
        return Set(try Stage { Changing(change: change) }.frames(at: 0.5))
    }

    private func rows(_ places: [Int]) -> Set<String> { Set(places.map { "0 \($0) 100 20" }) }

    @Test func rowsThatComeIntoSightMoveWithTheOthers() throws {
        // Halfway through the animation, the removed row fades in place (0), and the rows after it have moved by half
        // of their way.
        #expect(try halfway { $0.removeFirst() }.isSuperset(of: rows([0, 10, 30, 50, 70, 90])))
        #expect(try halfway { $0.removeFirst(2) }.isSuperset(of: rows([0, 20, 40, 60, 80, 100])))
        #expect(try halfway { $0.remove(at: 3) }.isSuperset(of: rows([0, 20, 40, 60, 70, 90])))
    }

    @Test func rowsThatGoOutOfSightMoveWithTheOthers() throws {
        #expect(try halfway { $0.insert(0, at: 0) }.isSuperset(of: rows([0, 10, 30, 50, 70, 90])))
        #expect(try halfway { $0.insert(contentsOf: [0, 10], at: 3) }.isSuperset(of: rows([0, 20, 40, 60, 80])))
        #expect(try halfway { $0.insert(0, at: 3) }.isSuperset(of: rows([0, 20, 40, 70, 90])))
    }

    @Test func conditionsAndModifiersAreLookedThrough() throws {
        let notes = Notes()
        let isShown = true
        let stage = Stage {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Box()
                    if isShown {
                        Group { ForEach(0..<1000, id: \.self) { row in Box().onAppear { notes.add("\(row)") } } }
                            .padding(.bottom, 10)
                    }
                    Box().onAppear { notes.add("last") }
                }
            }
        }
        _ = try stage.list()
        #expect(notes.lines.count < 8)
        #expect(!notes.lines.contains("last"))
    }

    @Test func headersStayInSight() throws {
        struct Sections: View {
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<10, id: \.self) { _ in
                            Section {
                                ForEach(0..<10, id: \.self) { _ in Color.blue.frame(height: 20) }
                            } header: {
                                Color.red.frame(height: 10)
                            }
                        }
                    }
                }
            }
        }
        func headers(at way: CGFloat) throws -> [CGFloat] {
            let stage = Stage { Sections() }
            let time = 1 + Double((way + 10) / 200)
            stage.host.play(try .drag(CGSize(width: 0, height: -way - 10 - 100), duration: (Double(way) + 110) / 200))
            return try stage.list(at: time).leaves.filter { $0.frame.height == 10 }.map { $0.frame.minY.rounded() }
        }
        #expect(try headers(at: 0) == [0])
        #expect(try headers(at: 60) == [0])
        // The next section's header pushes the pinned header out at the top.
        let pushed = try headers(at: 205)
        #expect(pushed.count == 2 && pushed[0] < 0 && pushed[1] < 10 && pushed[1] > 0)
    }
}

@Suite @MainActor
struct LazyGridTests {
    private func frames(_ columns: [GridItem], count: Int = 4) throws -> [String] {
        try Stage {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
                }
            }
        }
        .frames()
    }

    @Test func columns() throws {
        #expect(
            try frames([GridItem(.fixed(20), spacing: 10), GridItem(.flexible())])
                == ["0 0 20 10", "30 0 70 10", "0 14 20 10", "30 14 70 10"])
        #expect(
            try frames([GridItem(.adaptive(minimum: 30), spacing: 5)])
                == ["0 0 30 10", "35 0 30 10", "70 0 30 10", "0 14 30 10"])
        #expect(try frames([GridItem(.fixed(20)), GridItem(.fixed(20))], count: 1) == ["26 0 20 10"])
    }

    @Test func onlyVisibleRowsAreDrawn() throws {
        let notes = Notes()
        let stage = Stage {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { cell in
                        Color.red.frame(height: 20).onAppear { notes.add("\(cell)") }
                    }
                }
            }
        }
        #expect(try stage.list().leaves.count == 10)
        #expect(notes.lines.count <= 12)
    }
}
