// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

/// Formatters without an explicit locale.
@Suite(.serialized) @MainActor struct CurrentLocaleTests {
    private static let date = Date(timeIntervalSince1970: 1_000_000_000)

    private func inHost<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        let clock = VirtualClock()
        clock.services.locale = Locale(identifier: name)
        return try clock.makeCurrent(body)
    }

    @Test(
        arguments: [
            ("de_DE", "12.345,67", "9. September 2001", "Sonntag, 9. September 2001", "a, b und c", 2),
            ("en_US", "12,345.67", "September 9, 2001", "Sunday, September 9, 2001", "a, b, and c", 1),
            ("en_GB", "12,345.67", "9 September 2001", "Sunday, 9 September 2001", "a, b and c", 2),
            ("de_DE", "12.345,67", "9. September 2001", "Sonntag, 9. September 2001", "a, b und c", 2),
        ])
    func formattersFollowTheHost(
        name: String, number: String, long: String, full: String, list: String, first: Int
    ) {
        inHost(name) {
            #expect(Locale.current.identifier == name && Locale.autoupdatingCurrent.identifier == name)
            #expect(12345.67.formatted() == number)
            #expect(["a", "b", "c"].formatted() == list)
            #expect(Calendar.current.firstWeekday == first)
            var style = Date.FormatStyle(date: .long, time: .omitted)
            style.timeZone = .gmt
            #expect(style.format(Self.date) == long)
            let dates = DateFormatter()
            dates.dateStyle = .full
            dates.timeZone = .gmt
            #expect(dates.string(from: Self.date) == full)
            let numbers = NumberFormatter()
            numbers.numberStyle = .decimal
            #expect(numbers.string(from: 12345.67) == number)
            #expect(Locale(identifier: "en_US").identifier == "en_US")
            #expect(12345.67.formatted(.number.locale(Locale(identifier: "en_US"))) == "12,345.67")
        }
    }

    @Test func theOuterHostIsFollowedAgain() {
        inHost("fr_FR") {
            #expect(inHost("de_DE") { 0.5.formatted() } == "0,5")
            #expect(Locale.current.identifier == "fr_FR")
            VirtualClock.current?.services.locale = Locale(identifier: "en_US")
            #expect(0.5.formatted() == "0.5")
        }
    }
}
