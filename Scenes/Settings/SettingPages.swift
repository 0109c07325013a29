// SPDX-License-Identifier: MIT

import SwiftUI

/// Gauges of the climate, and the settings that control it.
struct ClimatePage: View {
    @Binding var house: Greenhouse

    var body: some View {
        Form {
            Section {
                Gauge(value: house.warmth, in: 10...34) {
                    Text("Warmth")
                } currentValueLabel: {
                    Text("\(Int(house.warmth))°")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.blue, .green, .orange]))
                .frame(maxWidth: .infinity)
                .padding(.vertical, 8)
                Slider(value: $house.warmth, in: 10...34) {
                    Text("Warmth")
                } minimumValueLabel: {
                    Text("10°")
                } maximumValueLabel: {
                    Text("34°")
                }
            }
            Section("Humidity") { Slider(value: $house.humidity) }
        }
        .navigationTitle("North House")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct SettingPage: View {
    let setting: GreenhouseSetting
    @Binding var house: Greenhouse

    var body: some View {
        Form {
            switch setting {
            case .watering: watering
            case .light: light
            case .alerts: alerts
            }
        }
        .navigationTitle(setting.title)
        .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private var watering: some View {
        Section {
            Toggle("Water at Dawn", isOn: $house.watersAtDawn.animation())
            if house.watersAtDawn {
                LabeledContent("Duration", value: "\(Int(house.minutes)) min")
                Slider(value: $house.minutes, in: 5...45)
            }
        } footer: {
            Text("Beds are watered before the sun is on them.")
        }
        Section {
            Stepper("Nozzles: 6", value: .constant(6))
            LabeledContent("Last Watered", value: "5:40")
        }
    }

    private var light: some View {
        Picker("Plan", selection: $house.light) {
            ForEach(LightPlan.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
    }

    private var alerts: some View {
        Section("Tell me about") {
            ForEach(GreenhouseAlert.allCases) { alert in
                Toggle(alert.rawValue, isOn: isOn(alert))
            }
        }
    }

    private func isOn(_ alert: GreenhouseAlert) -> Binding<Bool> {
        Binding {
            house.alerts.contains(alert)
        } set: { isOn in
            if isOn { house.alerts.insert(alert) } else { house.alerts.remove(alert) }
        }
    }
}

struct BedPage: View {
    @Binding var bed: Bed

    var body: some View {
        Form {
            Section { Toggle("Needs Water", isOn: $bed.needsWater) }
            Section("Note") { TextField("What grows here?", text: $bed.note) }
        }
        .navigationTitle(bed.name)
    }
}

struct NewBedSheet: View {
    let add: (Bed) -> Void
    @State private var name = ""
    @State private var color = Color.green
    @State private var isDry = false
    @Environment(\.dismiss) private var dismiss

    private let colors: [Color] = [.green, .mint, .yellow, .orange, .red, .purple]

    var body: some View {
        NavigationStack {
            Form {
                Section { TextField("Name", text: $name) }
                Section("Color") {
                    HStack {
                        ForEach(colors, id: \.self) { choice in
                            Circle().fill(choice.gradient).frame(width: 30, height: 30)
                                .overlay {
                                    Circle().strokeBorder(.primary.opacity(0.8), lineWidth: 3)
                                        .padding(-5).opacity(choice == color ? 1 : 0)
                                }
                                .onTapGesture { withAnimation { color = choice } }
                                .accessibilityLabel(choice.description)
                                .frame(maxWidth: .infinity)
                        }
                    }
                    .padding(.vertical, 6)
                }
                Section { Toggle("Needs Water", isOn: $isDry) }
            }
            .navigationTitle("New Bed")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        add(Bed(name: name, color: color, needsWater: isDry))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}
