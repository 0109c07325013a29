// SPDX-License-Identifier: MIT

import Charts
import Foundation
import SwiftUI
import Testing
import ZoetropeTesting

private struct Sale: Identifiable {
    let id: Int
    let day: Date
    let city: String
    let count: Int
}

private let sales = (0..<28).flatMap { index in
    ["Oslo", "Rome"].enumerated().map { place, city in
        Sale(
            id: index * 2 + place, day: day(index + 1), city: city,
            count: (place == 0 ? 20 : 40) + ((index + 1) * 13) % 17)
    }
}

private struct Board: View {
    var body: some View {
        VStack(spacing: 16) {
            Chart(sales) { sale in
                BarMark(x: .value("Day", sale.day, unit: .day, calendar: .fixed), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("City", sale.city))
            }
            Chart(sales) { sale in
                LineMark(x: .value("Day", sale.day), y: .value("Sold", sale.count))
                    .foregroundStyle(by: .value("City", sale.city))
                    .symbol(by: .value("City", sale.city))
                    .interpolationMethod(.catmullRom)
                RuleMark(y: .value("Goal", 35))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
                    .foregroundStyle(.red)
            }
            .chartYAxisLabel("Sold")
            HStack(spacing: 16) {
                Chart(["Tea", "Juice", "Water"], id: \.self) { drink in
                    BarMark(x: .value("Cups", drink.count * 3), y: .value("Drink", drink))
                        .foregroundStyle(Color.teal.gradient)
                        .annotation(position: .trailing) { Text("\(drink.count * 3)").font(.caption2) }
                }
                Chart([5, 3, 2], id: \.self) { part in
                    SectorMark(angle: .value("Part", part), innerRadius: .ratio(0.6), angularInset: 1.5)
                        .cornerRadius(4)
                        .foregroundStyle(by: .value("Name", "No. \(part)"))
                }
            }
        }
        .padding()
        .environment(\.calendar, .fixed)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
}

@MainActor
@Suite struct ChartPictureTests {
    @Test func light() { expectSnapshot(of: Board(), size: CGSize(width: 360, height: 560), scale: 2) }

    @Test func dark() {
        expectSnapshot(
            of: Board(), size: CGSize(width: 360, height: 560), scale: 2, traits: Traits(colorScheme: .dark))
    }
}
