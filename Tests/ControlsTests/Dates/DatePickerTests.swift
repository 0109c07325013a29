// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct DatePickerTests {
    private let notes = Notes()

    /// 10 February 2001, 16:40 UTC.
    private static let date = Date(timeIntervalSinceReferenceDate: 40 * 86_400 + 60_000)

    private struct Held<Content: View>: View {
        let notes: Notes
        @State var date = DatePickerTests.date
        let content: (Binding<Date>) -> Content
        var body: some View {
            content($date).onChange(of: date) {
                let distance = date.timeIntervalSince(DatePickerTests.date)
                notes.add("\(Int((distance / 86_400).rounded(.down))) \(Int(distance) % 86_400)")
            }
        }
    }

    private func stage<Content: View>(
        _ events: EventScript.Event..., @ViewBuilder content: @escaping (Binding<Date>) -> Content
    ) -> Stage {
        let stage = Stage(390, 600) { Held(notes: notes, content: content) }
        stage.host.play(EventScript(events))
        return stage
    }

    @Test func aTapOnADayChoosesItAtTheSameTime() throws {
        let stage = stage(.tap("12", at: 1), .tap("Next Month", at: 2), .tap("31", at: 3)) {
            DatePicker("", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
        }
        stage.host.advance(to: 4)
        // 12 February is 2 days after the initial 10 February, and 31 March is 49 days after it.
        #expect(notes.lines == ["2 0", "49 0"])
    }

    @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
        let stage = stage(.tap("9", at: 1), .tap("10", at: 2), .tap("11", at: 3)) {
            DatePicker("", selection: $0, in: Self.date..., displayedComponents: .date).datePickerStyle(.graphical)
        }
        stage.host.advance(to: 4)
        #expect(notes.lines == ["1 0"])
    }

    @Test func theDateOpensACalendar() throws {
        let stage = stage(.tap("Feb 10, 2001", at: 1), .tap("20", at: 2)) {
            DatePicker("When", selection: $0, displayedComponents: .date)
        }
        stage.host.advance(to: 3)
        #expect(notes.lines == ["10 0"])
    }

    /// 16:40 in UTC is 1:40 of the next day in Tokyo.
    @Test func theZoneOfTheEnvironmentCounts() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let compact = stage(.tap("Feb 11, 2001", at: 1), .tap("20", at: 2)) {
            DatePicker("When", selection: $0, displayedComponents: .date).environment(\.timeZone, zone)
        }
        compact.host.advance(to: 3)
        #expect(notes.lines == ["9 0"])
        let graphical = stage(.tap("12", at: 1)) {
            DatePicker("", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
                .environment(\.timeZone, zone)
        }
        graphical.host.advance(to: 2)
        #expect(notes.lines == ["9 0", "1 0"])
    }

    @Test func aWheelTurnsThePartsOfATime() throws {
        let up = EventScript.SyntheticTouch(way: [.by(CGSize(width: 0, height: -32))], duration: 2, easing: .easeOut)
        let stage = stage(.touch("40", at: 1, up)) {
            DatePicker("", selection: $0, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
        }
        stage.host.advance(to: 4)
        #expect(notes.lines == ["0 60"])
    }

    /// The frames of the texts in each column of a picker's wheels, from left to right.
    private func columns(
        _ components: DatePickerComponents, direction: LayoutDirection = .leftToRight, locale: String = "en_US"
    ) throws -> [[CGRect]] {
        // 10 February 2001, 10:40. In the wheels of the day and the hour, both 9 and 11 are next to 10.
        let date = Date(timeIntervalSinceReferenceDate: 40 * 86_400 + 38_400)
        let stage = Stage(393, 300, scale: 3) {
            DatePicker("", selection: .constant(date), displayedComponents: components)
                .datePickerStyle(.wheel).labelsHidden().environment(\.layoutDirection, direction)
                .environment(\.locale, Locale(identifier: locale))
        }
        // The texts of the rows near the middle, without the wide band behind the selected row.
        let texts = try stage.list().leaves.map(\.frame).filter { $0.width < 200 && abs($0.midY - 150) < 70 }
        var columns: [[CGRect]] = []
        for text in texts.sorted(by: { $0.midX < $1.midX }) {
            if let last = columns.last?.last, text.minX < last.maxX {
                columns[columns.count - 1].append(text)
            } else {
                columns.append([text])
            }
        }
        return columns
    }

    /// The largest distance between the values of `edge`, such as `minX`, in a column of texts. It includes differences
    /// of side bearings.
    private func spread(_ column: [CGRect], _ edge: (CGRect) -> CGFloat) -> CGFloat {
        column.map(edge).max()! - column.map(edge).min()!
    }

    @Test func numbersAndDaysAreAlignedAtTheirEnds() throws {
        let moment = try columns([.date, .hourAndMinute])
        #expect(moment.count == 4)
        // The texts of a column differ in length but end at the same x.
        for column in moment.prefix(3) { #expect(spread(column, \.maxX) < 2.5) }
        #expect(spread(moment[0], \.minX) > 4 && spread(moment[1], \.minX) > 8)
        let day = try columns(.date)
        #expect(day.count == 3)
        #expect(spread(day[0], \.minX) < 2.5 && spread(day[0], \.maxX) > 20)
        #expect(spread(day[1], \.maxX) < 2.5)
    }

    /// 12-hour clocks have a wheel for AM and PM. Arabic hours are written with other digits.
    @Test(arguments: [("en_US", 3), ("ar_EG", 3), ("de_DE", 2), ("fa_IR", 2)])
    func halvesOfTheDayAreThoseOfTheLocale(locale: String, count: Int) throws {
        #expect(try columns(.hourAndMinute, locale: locale).count == count)
    }

    /// The columns are mirrored, and numbers end at the left.
    @Test func fromRightToLeftTheyEndAtTheLeft() throws {
        let day = try columns(.date, direction: .rightToLeft)
        #expect(day.count == 3)
        #expect(spread(day[2], \.maxX) < 2.5 && spread(day[2], \.minX) > 20)
        #expect(spread(day[1], \.minX) < 2.5)
    }

    @Test func daysAreAddedAndTakenAway() throws {
        struct Many: View {
            let notes: Notes
            @State var days: Set<DateComponents> = []
            var body: some View {
                MultiDatePicker("", selection: $days)
                    .onChange(of: days) {
                        notes.add(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " "))
                    }
            }
        }
        let stage = Stage(390, 600) { Many(notes: notes) }
        stage.host.play(EventScript([.tap("5", at: 1), .tap("8", at: 2), .tap("5", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines == ["5", "5 8", "8"])
    }
}
