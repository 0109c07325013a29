// SPDX-License-Identifier: MIT

import Charts
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct BarMarkTests {
    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) < 1e-6
    }

    @Test func barsTakeSevenTenthsOfTheirPlace() throws {
        let stage = ChartStage {
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 10 : 5)) }.bare()
        }
        let fills = try stage.fills()
        #expect(fills.count == 2)
        #expect(near(fills[0], CGRect(x: 15, y: 0, width: 70, height: 100)))
        #expect(near(fills[1], CGRect(x: 115, y: 50, width: 70, height: 50)))
    }

    @Test(arguments: [
        (MarkDimension.fixed(12), CGFloat(12)), (.ratio(0.25), 25), (.inset(10), 80), (20, 20),
    ])
    func widthsAsTheyAreSaid(_ width: MarkDimension, _ expected: CGFloat) throws {
        let stage = ChartStage {
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: width) }.bare()
        }
        let fills = try stage.fills()
        #expect(abs(fills[0].width - expected) < 1e-6)
        #expect(abs(fills[0].midX - 50) < 1e-6)
    }

    @Test func barsStackUpwardsAndDownwards() throws {
        let stage = ChartStage {
            Chart([4, -3, 2, -1], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }.bare()
        }
        // The y axis spans -4 to 6, so a unit is 10 points.
        let fills = try stage.fills()
        #expect(fills.map(\.minY) == [20, 60, 0, 90])
        #expect(fills.map(\.maxY) == [60, 90, 20, 100])
    }

    @Test func stackingAsItIsSaid() throws {
        func heights(_ method: MarkStackingMethod) throws -> [CGFloat] {
            try ChartStage {
                Chart([3, 1], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method) }.bare()
            }
            .fills().map { $0.height.rounded() }
        }
        #expect(try heights(.standard) == [75, 25])
        #expect(try heights(.normalized) == [75, 25])
        #expect(try heights(.center) == [75, 25])
        #expect(try heights(.unstacked) == [100, 33])
    }

    @Test func barsBesideEachOther() throws {
        let stage = ChartStage {
            Chart(["p", "q"], id: \.self) { kind in
                BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("k", kind))
            }
            .bare()
        }
        let fills = try stage.fills()
        // The group takes 70 % of the band of 200 points. Each bar takes 70 % of its half of the group.
        #expect(fills.allSatisfy { abs($0.width - 200 * 0.7 / 2 * 0.7) < 1e-6 })
        #expect(abs(fills[1].midX - fills[0].midX - 70) < 1e-6)
        #expect(abs(fills[0].midX + fills[1].midX - 200) < 1e-6)
    }

    @Test func barsAreHorizontalIfXIsNumeric() throws {
        let stage = ChartStage {
            Chart { BarMark(x: .value("x", 5), y: .value("y", "a")) }.chartXScale(domain: 0...10).bare()
        }
        let fills = try stage.fills()
        #expect(near(fills[0], CGRect(x: 0, y: 15, width: 100, height: 70)))
    }

    @Test func barsFromValueToValue() throws {
        let stage = ChartStage {
            Chart { BarMark(x: .value("x", "a"), yStart: .value("s", 2), yEnd: .value("e", 6)) }
                .chartYScale(domain: 0...10).bare()
        }
        let frame = try #require(try stage.fills().first)
        #expect(frame.minY == 40 && frame.maxY == 80)
    }

    @Test func oneDimensionFillsTheOther() throws {
        let stage = ChartStage {
            Chart([30, 20], id: \.self) { BarMark(x: .value("x", $0)) }.chartXScale(domain: 0...100).bare()
        }
        let fills = try stage.fills()
        #expect(near(fills[0], CGRect(x: 0, y: 0, width: 60, height: 100)))
        #expect(near(fills[1], CGRect(x: 60, y: 0, width: 40, height: 100)))
    }

    @Test func offsetsMoveEdges() throws {
        let stage = ChartStage {
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).offset(x: 3, yStart: -10, yEnd: 5) }.bare()
        }
        let frame = try #require(try stage.fills().first)
        #expect(near(frame, CGRect(x: 33, y: 5, width: 140, height: 85)))
    }

    @Test func stylesGoToPalettesInTheirOrder() throws {
        let colors = try ChartStage {
            Chart(0..<9, id: \.self) { index in
                BarMark(x: .value("x", "\(index)"), y: .value("y", 1)).foregroundStyle(by: .value("k", "k\(index)"))
            }
            .bare()
        }
        .colors()
        #expect(Set(colors.prefix(7)).count == 7)
        // The palette has seven colours and then repeats.
        #expect(colors[7] == colors[0] && colors[8] == colors[1])
    }

    @Test func theNearestModifierWins() throws {
        let colors = try ChartStage {
            Chart {
                Plot {
                    BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red)
                    BarMark(x: .value("x", "b"), y: .value("y", 1))
                }
                .foregroundStyle(.green)
            }
            .bare()
        }
        .colors()
        let plain = try Stage {
            HStack {
                Rectangle().fill(.red)
                Rectangle().fill(.green)
            }
        }
        .colors()
        #expect(colors == plain)
    }
}
