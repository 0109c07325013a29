// SPDX-License-Identifier: MIT

import Charts
import Foundation
import SwiftUI
import Testing

/// Domains and tick values of axes. Numbers with a source are from Apple's documentation.
@MainActor
@Suite struct ScaleTests {
    /// The tick values of the y axis, in a plot that is high enough for about five.
    private func values(
        _ data: [Double], _ values: AxisMarkValues = .automatic, domain: ClosedRange<Double>? = nil,
        type: ScaleType? = nil
    ) -> [Double] {
        var found: [Double] = []
        let chart = Chart(data, id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: .unstacked) }
            .chartYAxis {
                AxisMarks(values: values) { value in
                    let _ = value.index == 0 ? found = [] : ()
                    let _ = found.append(value.as(Double.self)!)
                    AxisValueLabel()
                }
            }
        let notes = ProxyNotes()
        notes.read(300, 300) {
            if let domain { chart.chartYScale(domain: domain, type: type) } else { chart.chartYScale(type: type) }
        }
        return found
    }

    @Test func aHandfulOfRoundValues() {
        // The expected ticks are from the pictures in Apple's documentation. In "Creating a chart", the data end at 5
        // and the axis ends at 6.
        #expect(values([5, 4, 4]) == [0, 2, 4, 6])
        // In Apple's picture for "BarMark", the axis runs from 0 to 15000.
        #expect(values([15000, 8000, 10000]) == [0, 5000, 10000, 15000])
        // In Apple's picture for "AreaMark", the axis runs from 0 to 1.5.
        #expect(values([0.15, 1.10]) == [0, 0.5, 1, 1.5])
        // In "Customizing axes", Apple's axis runs from 0 to 40, and with an explicit domain from 0 to 100.
        #expect(values([40, 10]) == [0, 10, 20, 30, 40])
        #expect(values([40], domain: 0...100) == [0, 25, 50, 75, 100])
        #expect(values([40], .automatic(desiredCount: 3), domain: 0...100) == [0, 50, 100])
        // Both ends are round numbers, on either side of zero.
        #expect(values([-3, 6]) == [-5, 0, 5, 10])
    }

    @Test func stridesAndLimits() {
        #expect(values([20], .stride(by: 8)) == [0, 8, 16, 24])
        #expect(values([20], .stride(by: 8, roundUpperBound: false)) == [0, 8, 16])
        #expect(values([0.3], .stride(by: 0.1)) == [0, 0.1, 0.2, 0.3])
        #expect(values([20], .automatic(minimumStride: 10.0)) == [0, 10, 20])
    }

    @Test func ordersOfMagnitude() {
        #expect(values([3, 700], type: .log) == [1, 10, 100, 1000])
    }

    private func domain(_ scale: some ScaleDomain) -> [Double] {
        let notes = ProxyNotes()
        notes.read {
            Chart([40.0, 60], id: \.self) { PointMark(x: .value("x", "a"), y: .value("y", $0)) }
                .chartYScale(domain: scale).bare()
        }
        return notes.proxy?.yDomain() ?? []
    }

    @Test func whetherZeroIsThere() {
        // Without tick values, the domain is not rounded.
        #expect(domain(.automatic) == [0, 60])
        #expect(domain(.automatic(includesZero: false)) == [40, 60])
        #expect(domain(.automatic(dataType: Double.self) { $0.append(200) }) == [0, 200])
        #expect(domain([10, 90]) == [10, 90])
    }

    @Test func valuesThatAreListedAreReached() {
        let notes = ProxyNotes()
        notes.read {
            Chart([58.0], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
                .chartYAxis { AxisMarks(values: [0.0, 30, 60]) }
        }
        #expect(notes.proxy?.yDomain(dataType: Double.self) == [0, 60])
    }

    @Test func scalesTurnValuesIntoPlaces() throws {
        func place(_ value: Double, _ type: ScaleType, _ low: Double, _ high: Double) -> CGFloat? {
            let notes = ProxyNotes()
            notes.read {
                Chart([value], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartXScale(domain: low...high, type: type).bare()
            }
            return notes.proxy?.position(forX: value)
        }
        #expect(place(10, .log, 1, 100).map { abs($0 - 100) < 1e-9 } == true)
        #expect(place(25, .squareRoot, 0, 100).map { abs($0 - 100) < 1e-9 } == true)
        #expect(place(0, .symmetricLog, -50, 50).map { abs($0 - 100) < 1e-9 } == true)
        #expect(place(25, .linear, 0, 100) == 50)
    }

    @Test func paddingAndReversal() throws {
        let notes = ProxyNotes()
        notes.read {
            Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXScale(range: .plotDimension(startPadding: 20, endPadding: 30))
                .chartYScale(domain: .automatic(reversed: true))
                .bare()
        }
        let proxy = try #require(notes.proxy)
        #expect(proxy.position(forX: 0.0) == 20)
        #expect(proxy.position(forX: 10.0) == 170)
        #expect(proxy.position(forY: 0.0) == 0)
        #expect(proxy.position(forY: 10.0) == 100)
    }

    @Test func categoriesAreOrderedFromTheTop() throws {
        let notes = ProxyNotes()
        notes.read {
            Chart(["b", "a", "c", "a"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }.bare()
        }
        let proxy = try #require(notes.proxy)
        #expect(proxy.yDomain(dataType: String.self) == ["b", "a", "c"])
        #expect(proxy.position(forY: "b").map { abs($0 - 100 / 6.0) < 1e-9 } == true)
        #expect(proxy.position(forY: "c").map { abs($0 - 500 / 6.0) < 1e-9 } == true)
    }

    /// The tick dates of the x axis, over some hours from 1 May.
    private func dates(_ hours: Double, _ values: AxisMarkValues = .automatic) -> [Date] {
        var found: [Date] = []
        let notes = ProxyNotes()
        notes.read(400, 200) {
            Chart([day(1), day(1).addingTimeInterval(hours * 3600)], id: \.self) {
                LineMark(x: .value("x", $0), y: .value("y", 1))
            }
            .chartXAxis {
                AxisMarks(values: values) { value in
                    let _ = value.index == 0 ? found = [] : ()
                    let _ = found.append(value.as(Date.self)!)
                    AxisValueLabel()
                }
            }
            .environment(\.calendar, .fixed)
        }
        return found
    }

    @Test func datesFollowTheCalendar() {
        // In "Customizing axes", Apple's axis has a tick every six hours of a day.
        #expect(dates(24) == [0, 6, 12, 18].map { day(1, hour: $0) } + [day(2)])
        // Over four weeks, each Sunday has a tick.
        #expect(dates(27 * 24) == [5, 12, 19, 26].map { day($0) })
        #expect(dates(72, .stride(by: .day, calendar: .fixed)) == [1, 2, 3, 4].map { day($0) })
    }
}
