// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A month as a grid of weeks, under the month's name and two chevrons that show the previous and the next month.
struct CalendarMonth: View {
    /// A date whose month the calendar shows at first.
    let start: Date
    /// The first and last dates that can be chosen. A nil date means that the range has no such bound.
    let range: (first: Date?, last: Date?)
    let isChosen: (Date) -> Bool
    let choose: (Date) -> Void
    @Environment(\.calendar) private var calendar
    /// The number of months between `start` and the month shown.
    @State private var page = 0

    private static let weekHeight: CGFloat = 46

    var body: some View {
        let words = DateWords(calendar: calendar)
        let month = words.adding(months: page, to: words.monthStart(start))
        VStack(spacing: 0) {
            header(words.month(month))
            HStack(spacing: 0) {
                ForEach(Array(words.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name.uppercased())
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: 20)
            weeks(of: month, words)
        }
        .padding(.horizontal, 8)
        .frame(minWidth: 300, idealWidth: 343, maxWidth: .infinity)
    }

    private func header(_ title: String) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: title).font(.headline)
            Image(systemName: "chevron.forward")
                .font(.system(size: 13, weight: .semibold))
                .foregroundStyle(.tint)
                .padding(.leading, 5)
            Spacer(minLength: 8)
            HStack(spacing: 26) {
                chevron("chevron.backward", by: -1).accessibilityLabel("Previous Month")
                chevron("chevron.forward", by: 1).accessibilityLabel("Next Month")
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 44)
    }

    private func chevron(_ name: String, by step: Int) -> some View {
        Button {
            withAnimation { page += step }
        } label: {
            Image(systemName: name).font(.system(size: 19, weight: .medium))
        }
        .buttonStyle(.borderless)
    }

    /// Lays out six weeks for every month, so that all months have the same height.
    private func weeks(of month: Date, _ words: DateWords) -> some View {
        let (leading, count) = (words.leadingDays(month), words.dayCount(month))
        return VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        let day = week * 7 + column - leading + 1
                        cell(day, count, month, words).frame(maxWidth: .infinity)
                    }
                }
                .frame(height: Self.weekHeight)
            }
        }
        .id(month)
        .transition(.opacity)
    }

    @ViewBuilder private func cell(_ day: Int, _ count: Int, _ month: Date, _ words: DateWords) -> some View {
        if day >= 1, day <= count {
            let date = words.date(month, day: day)
            DayCell(
                day: day, isChosen: isChosen(date),
                isToday: words.calendar.isDate(date, inSameDayAs: VirtualClock.date(at: VirtualClock.now)),
                isPossible: isPossible(date, words)
            ) {
                choose(date)
            }
        } else {
            Color.clear
        }
    }

    private func isPossible(_ date: Date, _ words: DateWords) -> Bool {
        let next = words.calendar.date(byAdding: .day, value: 1, to: date) ?? date
        return range.first.map { next > $0 } ?? true && range.last.map { date <= $0 } ?? true
    }
}

/// A day in a calendar. A chosen day has a disc behind its number.
private struct DayCell: View {
    let day: Int
    let isChosen: Bool
    let isToday: Bool
    let isPossible: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Text(verbatim: "\(day)")
            .font(.system(size: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular))
            .foregroundStyle(style)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isChosen { disk } }
            .contentShape(Rectangle())
            .onPress(fillsFrame: true, press: { _ in }, action: action)
            .disabled(!isPossible)
    }

    private var disk: some View {
        Circle().fill(isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.accentColor.opacity(0.15)))
            .frame(width: 44, height: 44)
    }

    private var style: AnyShapeStyle {
        if !isPossible { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        if isChosen, isToday { return AnyShapeStyle(.white) }
        return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}
