// SPDX-License-Identifier: MIT

import Charts
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct InteractionTests {
    private struct Chosen: View {
        let notes: Notes
        @State var value: Int?
        @State var range: ClosedRange<Double>?
        var body: some View {
            Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXSelection(value: $value)
                .chartYSelection(range: $range)
                .bare()
                .onChange(of: value) { notes.add(value.map { "\($0)" } ?? "none") }
                .onChange(of: range) {
                    notes.add(range.map { "\($0.lowerBound.rounded())-\($0.upperBound.rounded())" } ?? "no range")
                }
        }
    }

    @Test func aFingerChoosesAndLetsGo() throws {
        let notes = Notes()
        let stage = Stage(200, 100) { Chosen(notes: notes) }
        stage.host.play(
            EventScript([
                try .init(
                    at: 0.1,
                    .drag(
                        .point(CGPoint(x: 100, y: 50)), by: CGSize(width: 60, height: -30), duration: 0.5,
                        easing: .linear))
            ]))
        stage.host.advance(to: 1)
        let values = notes.lines.filter { !$0.contains("-") && !$0.contains("range") }
        #expect(values == ["5", "6", "7", "8", "none"])
        #expect(notes.lines.contains("5.0-8.0"))
        // When the finger lifts, the selected value becomes nil, but the selected range stays.
        #expect(notes.lines.suffix(2) == ["5.0-8.0", "none"])
    }

    private struct Slices: View {
        let notes: Notes
        @State var value: Double?
        var body: some View {
            Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }
                .chartAngleSelection(value: $value)
                .bare()
                .onChange(of: value) { notes.add(value.map { "\(($0 * 100).rounded() / 100)" } ?? "none") }
        }
    }

    @Test func anAngleIsTheSumUpToIt() {
        let notes = Notes()
        let stage = Stage(100, 100) { Slices(notes: notes) }
        // At three o'clock, the running sum of the slices is a quarter of their total of 4.
        stage.host.play(EventScript([.tap(CGPoint(x: 80, y: 50), at: 0.1)]))
        stage.host.advance(to: 1)
        #expect(notes.lines == ["1.0", "none"])
    }

    private struct Moving: View {
        let handle: Handle
        @State var isHigh = false
        var body: some View {
            let _ = handle.run = { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
            Chart { BarMark(x: .value("x", "a"), y: .value("y", isHigh ? 8 : 2)) }
                .chartYScale(domain: 0...10).bare()
        }
    }

    @Test func barsGrowWhenTheirValuesDo() throws {
        let handle = Handle()
        let stage = ChartStage { Moving(handle: handle) }
        #expect(try stage.fills().map(\.height) == [20])
        handle.run()
        // The animation of a change between two frames begins with the next frame.
        #expect(try stage.fills(at: 0).map(\.height) == [20])
        #expect(try stage.fills(at: 0.5).map { $0.height.rounded() } == [50])
        #expect(try stage.fills(at: 1.5).map(\.height) == [80])
    }

    private struct Growing: View {
        let handle: Handle
        @State var count = 3
        var body: some View {
            let _ = handle.run = { withAnimation(.linear(duration: 1)) { count = 4 } }
            Chart(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
                .chartXScale(domain: 0...4).chartYScale(domain: 0...2).bare()
        }
    }

    @Test func newPointsOfALineComeOutOfItsLast() throws {
        let handle = Handle()
        let stage = ChartStage { Growing(handle: handle) }
        #expect(try stage.strokes().map(\.width) == [100])
        handle.run()
        #expect(try stage.strokes(at: 0).map(\.width) == [100])
        #expect(try stage.strokes(at: 0.5).map { $0.width.rounded() } == [125])
        #expect(try stage.strokes(at: 2).map(\.width) == [150])
    }

    private struct Scrolled: View {
        let notes: Notes
        @State var first = 20.0
        var body: some View {
            Chart(0..<101, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(4) }
                .chartXScale(domain: 0...100)
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 20)
                .chartScrollPosition(x: $first)
                .bare()
                .onChange(of: first) { notes.add("\(first.rounded())") }
        }
    }

    @Test func aPlotScrollsFromTheGivenPosition() throws {
        let notes = Notes()
        let stage = ChartStage { Scrolled(notes: notes) }
        // One value is ten points: 20 is at the left edge.
        #expect(try stage.fills().contains { abs($0.midX) < 0.01 })
        // Marks outside of the plot are not drawn.
        #expect(try stage.fills().count < 101)
        #expect(notes.lines.isEmpty)
        stage.stage.host.play(
            EventScript([
                try .init(
                    at: 0.1,
                    .drag(
                        .point(CGPoint(x: 150, y: 50)), by: CGSize(width: -100, height: 0), duration: 0.5,
                        easing: .linear))
            ]))
        stage.stage.host.advance(to: 3)
        // The drag moves by ten values, but its first points do not scroll. The finger lifts at 200 points a second, so
        // the plot then coasts about as far again.
        let values = notes.lines.compactMap(Double.init)
        #expect(values.contains(29) && values == values.sorted())
        #expect(values.last.map { $0 >= 38 && $0 <= 41 } == true, "\(notes.lines)")
    }
}
