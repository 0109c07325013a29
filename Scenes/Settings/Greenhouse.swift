// SPDX-License-Identifier: MIT

import SwiftUI

/// Everything that the settings scene can change: climate, watering, light, alerts and beds.
struct Greenhouse {
    var warmth = 22.0
    var humidity = 0.65
    var isVentilated = true
    var isShaded = false
    var watersAtDawn = true
    var minutes = 20.0
    var light = LightPlan.daylight
    var alerts: Set<GreenhouseAlert> = [.frost, .drought]
    var beds = [
        Bed(name: "Basil", color: .green), Bed(name: "Tomatoes", color: .red, needsWater: true),
        Bed(name: "Lavender", color: .purple),
    ]
}

/// A bed with one kind of plant.
struct Bed: Identifiable {
    var name: String
    var color: Color
    var needsWater = false
    var note = ""
    var id: String { name }
}

enum LightPlan: String, CaseIterable, Identifiable {
    case daylight = "Daylight"
    case long = "Long day"
    case grow = "Growth"
    var id: Self { self }
}

enum GreenhouseAlert: String, CaseIterable, Identifiable {
    case frost = "Frost"
    case drought = "Dry soil"
    case door = "Open door"
    var id: Self { self }
}

/// A page that the list of settings opens.
enum GreenhouseSetting: String, CaseIterable, Identifiable {
    case watering, light, alerts
    var id: Self { self }

    var title: String {
        switch self {
        case .watering: "Watering"
        case .light: "Light"
        case .alerts: "Alerts"
        }
    }

    var symbol: String {
        switch self {
        case .watering: "drop.fill"
        case .light: "lightbulb.fill"
        case .alerts: "bell.fill"
        }
    }

    var color: Color {
        switch self {
        case .watering: .blue
        case .light: .yellow
        case .alerts: .red
        }
    }

    func summary(of house: Greenhouse) -> String {
        switch self {
        case .watering: house.watersAtDawn ? "\(Int(house.minutes)) min" : "Off"
        case .light: house.light.rawValue
        case .alerts: "\(house.alerts.count)"
        }
    }
}
