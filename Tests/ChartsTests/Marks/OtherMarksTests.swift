// SPDX-License-Identifier: MIT

import Charts
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Lines, areas, points, rules, rectangles and sectors.
@MainActor
@Suite struct OtherMarksTests {
    private struct Point: Hashable {
        let x: Int, y: Int
        var kind = "a"
    }
    private let points = [Point(x: 0, y: 2), Point(x: 5, y: 8), Point(x: 10, y: 4)]

    @Test func aLineRunsThroughItsPoints() throws {
        let stage = ChartStage {
            Chart(points, id: \.self) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.bare()
        }
        let strokes = try stage.strokes()
        #expect(strokes == [CGRect(x: 0, y: 0, width: 200, height: 75)])
        #expect(try stage.fills().isEmpty)
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd,
    ])
    func everyMethodMeetsTheFirstAndTheLastPoint(_ method: InterpolationMethod) throws {
        let stage = ChartStage {
            Chart(points, id: \.self) {
                LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).interpolationMethod(method)
            }
            .bare()
        }
        guard case .stroke(let path, _, _) = try #require(stage.stage.list().items.first).content else {
            Issue.record("no line")
            return
        }
        #expect(path.currentPoint == CGPoint(x: 200, y: 50))
        #expect(path.boundingRect.minX == 0 && path.boundingRect.maxX == 200)
        // Monotone curves do not overshoot their points.
        if method == .monotone { #expect(path.boundingRect.minY > -1e-9 && path.boundingRect.maxY < 75 + 1e-9) }
    }

    @Test func seriesHaveLinesOfTheirOwn() throws {
        let two = points.map { Point(x: $0.x, y: $0.y, kind: "b") } + points
        func lines(@ChartContentBuilder _ mark: @escaping (Point) -> some ChartContent) throws -> Int {
            try ChartStage { Chart(two, id: \.self, content: mark).bare() }.strokes().count
        }
        #expect(try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } == 1)
        #expect(try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y), series: .value("k", $0.kind)) } == 2)
        #expect(
            try lines { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("k", $0.kind)) }
                == 2)
    }

    @Test func symbolsStandAtThePointsOfLines() throws {
        let stage = ChartStage {
            Chart(points, id: \.self) {
                LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbol(.square).symbolSize(
                    CGSize(width: 10, height: 10))
            }
            .bare()
        }
        let fills = try stage.fills()
        #expect(
            fills.map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) } == [
                .init(x: 0, y: 75), .init(x: 100, y: 0), .init(x: 200, y: 50),
            ])
    }

    @Test func hollowSymbolsCoverTheirLine() throws {
        func masks(_ symbol: some ChartSymbolShape) throws -> Int {
            let stage = ChartStage {
                Chart(points, id: \.self) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).symbol(symbol) }.bare()
            }
            return try stage.stage.list().items.flatMap(\.effects).filter { $0.name == "mask" }.count
        }
        #expect(try masks(.circle.strokeBorder(lineWidth: 2)) > 0)
        #expect(try masks(.circle) == 0)
    }

    @Test func sizesOfSymbolsAreAreasOfCircles() throws {
        let stage = ChartStage {
            Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(100 * .pi) }.bare()
        }
        let frame = try #require(try stage.fills().first)
        #expect(abs(frame.width - 20) < 1e-9)
    }

    @Test func areasReachDownToZero() throws {
        let stage = ChartStage {
            Chart(points, id: \.self) { AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
                .chartYScale(domain: -2...8).bare()
        }
        #expect(try stage.fills() == [CGRect(x: 0, y: 0, width: 200, height: 80)])
    }

    @Test func areasStandOnEachOther() throws {
        let two = points.map { Point(x: $0.x, y: 2, kind: "b") } + points.map { Point(x: $0.x, y: 3, kind: "c") }
        let stage = ChartStage {
            Chart(two, id: \.self) {
                AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("k", $0.kind))
            }
            .bare()
        }
        #expect(
            try stage.fills() == [
                CGRect(x: 0, y: 60, width: 200, height: 40), CGRect(x: 0, y: 0, width: 200, height: 60),
            ])
    }

    @Test func rulesCrossThePlot() throws {
        let stage = ChartStage {
            Chart {
                RuleMark(y: .value("y", 5))
                RuleMark(x: .value("x", 5), yStart: .value("s", 0), yEnd: .value("e", 5))
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()
        }
        #expect(
            try stage.strokes() == [
                CGRect(x: 0, y: 50, width: 200, height: 0), CGRect(x: 100, y: 50, width: 0, height: 50),
            ])
    }

    @Test func rectanglesFillTheirCells() throws {
        let stage = ChartStage {
            Chart(["a", "b"], id: \.self) { RectangleMark(x: .value("x", $0), y: .value("y", "r")) }.bare()
        }
        #expect(
            try stage.fills() == [
                CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100),
            ])
    }

    @Test func sectorsArePartsOfTheWhole() throws {
        let stage = ChartStage {
            Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }.bare()
        }
        let fills = try stage.fills()
        // The values 1, 1 and 2 make two quarters and a half. Two of the ids are equal, but all three sectors are
        // drawn.
        #expect(fills.count == 3)
        #expect(abs(fills[0].minX - 100) < 0.01 && abs(fills[0].maxX - 150) < 0.01)
        #expect(abs(fills[2].minX - 50) < 0.01 && abs(fills[2].maxX - 100) < 0.01)
    }

    @Test func gradientsRunOverEachMark() throws {
        func ends(_ aligned: Bool) throws -> [CGFloat] {
            let stage = ChartStage {
                Chart(["a", "b"], id: \.self) {
                    BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 10 : 5))
                        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                        .alignsMarkStylesWithPlotArea(aligned)
                }
                .bare()
            }
            return try stage.stage.list().items.compactMap { item in
                guard case .fill(_, _, .linearGradient(_, let start, _)) = item.content else { return nil }
                return start.y
            }
        }
        #expect(try ends(false) == [0, 50])
        #expect(try ends(true) == [0, 0])
    }

    @Test func contentIsBuiltInAllForms() throws {
        struct Cross: ChartContent {
            let at: Int
            var body: some ChartContent {
                PointMark(x: .value("x", at), y: .value("y", at))
                if at > 5 { PointMark(x: .value("x", at), y: .value("y", 0)) }
            }
        }
        let more: Int? = 3
        let stage = ChartStage {
            Chart {
                Cross(at: 1)
                Cross(at: 9)
                if more == nil {
                    RuleMark(x: .value("x", 2))
                } else {
                    PointMark(x: .value("x", 2), y: .value("y", 2))
                }
                if let more { PointMark(x: .value("x", more), y: .value("y", 4)) }
                ForEach(0..<2) { row in
                    ForEach(0..<3) { column in PointMark(x: .value("x", column), y: .value("y", row)) }
                }
                AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 1)))
                Group { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            }
            .bare()
        }
        #expect(try stage.fills().count == 1 + 2 + 1 + 1 + 6 + 1 + 1)
    }

    @Test func marksCanMaskOthers() throws {
        let stage = ChartStage {
            Chart {
                RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
                    .mask { ForEach(points, id: \.self) { AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }
            }
            .bare()
        }
        #expect(try stage.stage.list().items.flatMap(\.effects).contains { $0.name == "mask" })
    }
}
