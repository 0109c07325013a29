// SPDX-License-Identifier: MIT

import Charts
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct AxisTests {
    /// The frame of a chart's plot, without the axes around it.
    private func plot<Content: View>(@ViewBuilder _ chart: () -> Content) -> CGRect {
        var frame = CGRect.zero
        let chart = chart()
        let stage = Stage(300, 200) {
            chart.chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = proxy.plotFrame.map { frame = geometry[$0] }
                    Color.clear
                }
            }
        }
        stage.host.advance(to: 0)
        return frame
    }

    private var bars: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }

    @Test func anAxisTakesRoomAtItsEdge() {
        #expect(plot { bars.chartXAxis(.hidden).chartYAxis(.hidden) } == CGRect(x: 0, y: 0, width: 300, height: 200))
        // Number labels are beside the plot. Word labels are below the plot and take 18 points: a line of caption text
        // and a gap.
        let both = plot { bars }
        #expect(both.minX == 0 && both.minY == 0 && both.maxX < 290 && both.maxY == 182)
        let leading = plot { bars.chartYAxis { AxisMarks(position: .leading) } }
        #expect(leading.maxX == 300 && leading.minX == 300 - both.maxX)
        let above = plot { bars.chartXAxis { AxisMarks(position: .top) } }
        #expect(above.minY == 18 && above.maxY == 200)
    }

    @Test func titlesAndLegendsTakeRoom() {
        let plain = plot { bars }
        #expect(plot { bars.chartXAxisLabel("Words") }.height < plain.height - 12)
        #expect(plot { bars.chartYAxisLabel("Numbers") }.minY > 12)
        #expect(plot { bars.chartYAxisLabel("Numbers", position: .leading) }.minX > 12)
        let legend = plot {
            Chart(["a", "b"], id: \.self) {
                BarMark(x: .value("x", $0), y: .value("y", 10)).foregroundStyle(by: .value("k", $0))
            }
        }
        #expect(legend.height < plain.height - 12 && legend.width == plain.width)
    }

    @Test func linesStandAtTheirValues() throws {
        let stage = Stage(300, 200) {
            Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
                .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
                .chartXAxis { AxisMarks(values: [0, 5]) { AxisGridLine(stroke: StrokeStyle(lineWidth: 3)) } }
                .chartYAxis { AxisMarks(values: [2.5]) { AxisGridLine() } }
        }
        let strokes = try stage.list().leaves.filter { $0.stroke != nil }
        #expect(strokes.map(\.frame.text) == ["0 0 0 200", "150 0 0 200", "0 150 300 0"])
        #expect(strokes.map { $0.stroke!.lineWidth } == [3, 3, 0.5])
    }

    @Test func horizontalLinesAreSolidAndVerticalOnesDashed() throws {
        let stage = Stage(300, 200) { Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) } }
        for leaf in try stage.list().leaves {
            guard let stroke = leaf.stroke else { continue }
            #expect(stroke.dash == (leaf.frame.width == 0 ? [2, 2] : []))
        }
    }

    @Test func axisValuesAreCounted() {
        var lines: [String] = []
        let stage = Stage(300, 200) {
            bars.chartXAxis {
                AxisMarks { value in
                    let _ = lines.append("\(value.index) of \(value.count): \(value.as(String.self)!)")
                    AxisValueLabel()
                }
            }
        }
        stage.host.advance(to: 0)
        #expect(Set(lines) == ["0 of 2: a", "1 of 2: b"])
    }

    @Test func aPlotHasTheSizeOfItsStyle() {
        let frame = plot { bars.chartPlotStyle { $0.frame(height: 90) } }
        #expect(frame.height == 90)
    }

    @Test func chartsInScrollViewsHaveAHeight() throws {
        let stage = Stage(300, 400) { ScrollView { bars } }
        #expect(try stage.list().leaves.contains { $0.frame.height > 50 })
    }
}
