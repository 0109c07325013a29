// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite struct FormattedQuantitiesTests {
    private let us = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func unitsAreThoseOfTheRegionUnlessProvided() {
        let run = Measurement(value: 42.195, unit: UnitLength.kilometers)
        #expect(run.formatted(.measurement(width: .wide).locale(us)) == "26 miles")
        #expect(run.formatted(.measurement(width: .wide).locale(german)) == "42 Kilometer")
        #expect(run.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "42.195 km")
        let warm = Measurement(value: 68, unit: UnitTemperature.fahrenheit)
        let bare = warm.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(german))
        #expect(bare == "20°")
    }

    @Test func wordsFollowTheNumberAsItIsWritten() {
        let way = Measurement(value: 1.2, unit: UnitLength.miles)
        func text(_ digits: Int) -> String {
            way.formatted(
                .measurement(
                    width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(digits))
                ).locale(us))
        }
        #expect(text(0) == "1 mile")
        #expect(text(1) == "1.2 miles")
        #expect(text(2) == "1.20 miles")
    }

    @Test func everyUnitOfViewCodeHasAName() {
        let units: [Dimension] = [
            UnitLength.meters, UnitLength.inches, UnitLength.lightyears, UnitMass.kilograms, UnitMass.pounds,
            UnitAngle.degrees, UnitAngle.radians, UnitDuration.hours, UnitSpeed.knots, UnitVolume.cups,
            UnitTemperature.kelvin, UnitInformationStorage.gigabytes, UnitInformationStorage.gibibytes,
            UnitArea.acres, UnitEnergy.kilocalories, UnitPower.watts, UnitFrequency.hertz, UnitPressure.hectopascals,
        ]
        let formatter = SwiftUI.MeasurementFormatter()
        formatter.locale = us
        formatter.unitStyle = .long
        for unit in units {
            let name = formatter.string(from: unit as Unit)
            #expect(name.count > 2 && name != unit.symbol, "\(unit.symbol)")
        }
    }

    @Test func lengthsOfTimeAreWrittenInAllStyles() {
        let formatter = SwiftUI.DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = us
        formatter.calendar = calendar
        func text(_ style: SwiftUI.DateComponentsFormatter.UnitsStyle) -> String? {
            formatter.unitsStyle = style
            return formatter.string(from: 3905)
        }
        #expect(text(.positional) == "1:05:05")
        #expect(text(.abbreviated) == "1h 5m 5s")
        #expect(text(.full) == "1 hour, 5 minutes, 5 seconds")
        #expect(text(.spellOut) == "one hour, five minutes, five seconds")
        formatter.allowedUnits = [.minute, .second]
        #expect(text(.positional) == "65:05")
        formatter.zeroFormattingBehavior = .pad
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .positional
        #expect(formatter.string(from: 5) == "00:00:05")
        #expect(formatter.string(from: DateComponents(minute: 1, second: 5)) == formatter.string(from: 65))
        formatter.zeroFormattingBehavior = .default
        formatter.maximumUnitCount = 1
        #expect(text(.full) == "1 hour")
    }

    @Test(
        arguments: [
            (-7300, "2 hours ago", "2 hr. ago"), (-5400, "1 hour ago", "1 hr. ago"), (86_400, "in 1 day", "tomorrow"),
            (0, "in 0 seconds", "now"), (-691_200, "1 week ago", "last wk."), (59, "in 59 seconds", "in 59 sec."),
        ] as [(Double, String, String)])
    func distancesOfDatesAreWrittenInTheirLargestUnit(_ seconds: Double, _ long: String, _ named: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = us
        let now = Date(timeIntervalSince1970: 1_000_000)
        #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == long)
        #expect(formatter.localizedString(fromTimeInterval: seconds) == long)
        formatter.dateTimeStyle = .named
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == named)
        #expect(formatter.localizedString(from: DateComponents(day: -1, hour: 5)) == "yesterday")
    }

    @Test func namesAreWrittenAndReadBack() throws {
        let name = try PersonNameComponents("Dr. Ada Byron Lovelace")
        #expect(name.givenName == "Ada" && name.middleName == "Byron" && name.familyName == "Lovelace")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada Byron Lovelace")
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        var japanese = PersonNameComponents()
        (japanese.givenName, japanese.familyName) = ("太郎", "山田")
        #expect(japanese.formatted() == "山田太郎")
        #expect(SwiftUI.PersonNameComponentsFormatter().string(from: name) == name.formatted())
    }

    @Test func placesHaveSectionsAndRows() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path == IndexPath(item: 3, section: 2))
        path.row += 1
        #expect(path == [2, 4])
        #expect(path.section == 2 && path.item == 4)
    }

    @Test func downloadsAreFilesUntilTheHandlerReturns() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString).txt")
        try Data("words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (place, _) = try await SwiftUI.URLSession.shared.download(from: file)
        #expect(place != file)
        #expect(try Data(contentsOf: place) == Data("words".utf8))
        try FileManager.default.removeItem(at: place)
    }
}
