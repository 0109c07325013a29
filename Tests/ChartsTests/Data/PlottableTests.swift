// SPDX-License-Identifier: MIT

import Charts
import Foundation
import SwiftUI
import Testing

private enum Fruit: String, Plottable { case apple, pear }

private struct Celsius: Plottable, Equatable {
    var degrees: Double
    init(degrees: Double) { self.degrees = degrees }
    var primitivePlottable: Double { degrees }
    init?(primitivePlottable: Double) { degrees = primitivePlottable }
}

@MainActor
@Suite struct PlottableTests {
    @Test func valuesComeBackFromTheirPlaces() throws {
        let notes = ProxyNotes()
        notes.read {
            Chart { PointMark(x: .value("x", Fruit.pear), y: .value("y", Celsius(degrees: 20))) }
                .chartXScale(domain: [Fruit.apple, .pear])
                .chartYScale(domain: [Celsius(degrees: 0), Celsius(degrees: 40)])
                .bare()
        }
        let proxy = try #require(notes.proxy)
        #expect(proxy.position(forX: Fruit.apple) == 50)
        #expect(proxy.position(forX: Fruit.pear) == 150)
        #expect(proxy.value(atX: 160, as: Fruit.self) == .pear)
        #expect(proxy.value(atX: 160, as: Double.self) == nil)
        #expect(proxy.position(forY: Celsius(degrees: 10)) == 75)
        #expect(proxy.value(atY: 25, as: Celsius.self) == Celsius(degrees: 30))
        #expect(proxy.positionRange(forX: Fruit.pear) == 100...200)
        #expect(proxy.xDomain(dataType: Fruit.self) == [.apple, .pear])
    }

    @Test func wholeNumbersAreTheNearest() throws {
        let notes = ProxyNotes()
        notes.read {
            Chart { PointMark(x: .value("x", 3), y: .value("y", 4)) }.chartXScale(domain: 0...10).bare()
        }
        let proxy = try #require(notes.proxy)
        #expect(proxy.value(atX: 109, as: Int.self) == 5)
        #expect(proxy.value(atX: 111, as: Int.self) == 6)
        #expect(proxy.value(at: CGPoint(x: 100, y: 50), as: (Int, Int).self).map { "\($0)" } == "(5, 2)")
    }

    @Test func datesAreOfTheirDay() throws {
        let notes = ProxyNotes()
        notes.read(280) {
            Chart {
                ForEach(1..<8) {
                    BarMark(
                        x: .value("d", day($0, hour: 12), unit: .day, calendar: .fixed), y: .value("n", $0))
                }
            }
            .bare()
        }
        let proxy = try #require(notes.proxy)
        #expect(proxy.xDomain(dataType: Date.self) == [day(1), day(8)])
        #expect(proxy.position(forX: day(2)) == 40)
        #expect(proxy.value(atX: 60, as: Date.self) == day(2, hour: 12))
    }
}
