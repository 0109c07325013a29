// SPDX-License-Identifier: MIT

import Charts
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct PlotsTests {
    private struct Row {
        let x: Double, y: Double
        let kind: String
    }
    private let rows = [Row(x: 1, y: 4, kind: "a"), Row(x: 3, y: 2, kind: "b")]

    @Test func plotsDrawTheSameAsMarks() throws {
        let plotted = ChartStage {
            Chart {
                BarPlot(rows, x: .value("k", \.kind), y: .value("y", \.y)).foregroundStyle(by: .value("k", \.kind))
            }
            .bare()
        }
        let marked = ChartStage {
            Chart(rows, id: \.kind) { row in
                BarMark(x: .value("k", row.kind), y: .value("y", row.y)).foregroundStyle(by: .value("k", row.kind))
            }
            .bare()
        }
        #expect(try plotted.stage.list().leaves == marked.stage.list().leaves)
    }

    @Test func functionsAreDrawnOverTheirDomain() throws {
        let stage = ChartStage {
            Chart {
                LinePlot(x: "x", y: "y", domain: 2...8) { $0 }
                LinePlot(x: "x", y: "y", domain: 2...8) { 10 - $0 }
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()
        }
        #expect(
            try stage.strokes().map { $0.applying(.identity).integral }
                == Array(repeating: CGRect(x: 40, y: 20, width: 120, height: 60), count: 2))
    }

    @Test func functionsWithoutADomainTakeTheAxis() throws {
        let stage = ChartStage {
            Chart { AreaPlot(x: "x", y: "y") { _ in 5 } }.chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()
        }
        #expect(try stage.fills() == [CGRect(x: 0, y: 50, width: 200, height: 50)])
    }
}
