// SPDX-License-Identifier: MIT

import Charts
import Foundation
import Testing

@Suite struct BinsTests {
    @Test func binsOfNumbersAreRound() {
        let bins = NumberBins(data: [3, 17, 42, 98], desiredCount: 5)
        #expect(bins.thresholds == [0, 20, 40, 60, 80, 100])
        #expect(bins.count == 5)
        #expect(bins.index(for: 42) == 2)
        #expect(bins[2].lowerBound == 40 && bins[2].upperBound == 60)
    }

    @Test func everyNumberIsInOneBin() {
        let bins = NumberBins(size: 0.1, range: 0.0...1.0)
        for step in 0..<100 {
            let value = Double(step) / 100
            #expect(bins.filter { $0.contains(value) }.count == 1)
        }
        // The last bin includes its upper bound.
        #expect(bins[bins.count - 1].contains(1))
        #expect(!bins[0].contains(0.1))
    }

    @Test func valuesOutsideBelongToTheLastBin() {
        let bins = NumberBins(thresholds: [0, 10, 20])
        #expect(bins.index(for: -5) == 0)
        #expect(bins.index(for: 25) == 1)
    }

    @Test func binsOfDatesAreUnitsOfTheCalendar() {
        let weeks = DateBins(unit: .weekOfYear, range: day(1)...day(28), calendar: .fixed)
        #expect(weeks.thresholds.first == day(1 - 3))
        #expect(weeks.allSatisfy { $0.upperBound.timeIntervalSince($0.lowerBound) == 7 * 86_400 })
        #expect(weeks.index(for: day(5)) == 1)
    }
}
