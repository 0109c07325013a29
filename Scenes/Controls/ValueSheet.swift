// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of sliders, steppers, progress views and gauges.
struct ValueSheet: View {
    var body: some View {
        ControlSheet(title: "Values") {
            ControlRow("Slider at 0, .4 and 1") {
                Slider(value: .constant(0)).accessibilityLabel("Volume")
                Slider(value: .constant(0.4)).accessibilityLabel("Volume")
                Slider(value: .constant(1)).accessibilityLabel("Volume")
            }
            ControlRow("tinted, disabled, right to left") {
                Slider(value: .constant(0.4)).tint(.pink).accessibilityLabel("Volume")
                Slider(value: .constant(0.4)).disabled(true).accessibilityLabel("Volume")
                Slider(value: .constant(0.4)).environment(\.layoutDirection, .rightToLeft).accessibilityLabel("Volume")
            }
            ControlRow("with labels") {
                Slider(value: .constant(3), in: 0...10) {
                    Text("Speed")
                } minimumValueLabel: {
                    Image(systemName: "tortoise")
                } maximumValueLabel: {
                    Image(systemName: "hare")
                }
            }
            ControlRow("Stepper; at its end") {
                Stepper("4", value: .constant(4), in: 0...10)
                Stepper("10", value: .constant(10), in: 0...10)
            }
            ControlRow("disabled; right to left") {
                Stepper("4", value: .constant(4)).disabled(true)
                Stepper("4", value: .constant(4)).environment(\.layoutDirection, .rightToLeft)
            }
            ControlRow("ProgressView: regular, large, tinted, with a label") {
                ProgressView()
                ProgressView().controlSize(.large)
                ProgressView().tint(.orange)
                ProgressView("Loading…")
            }
            ControlRow("linear, tinted") {
                ProgressView(value: 0.3)
                ProgressView(value: 0.7).tint(.green)
            }
            ControlRow("with labels") {
                ProgressView(value: 0.6) {
                    Text("Downloading")
                } currentValueLabel: {
                    Text("60 %")
                }
            }
            ControlRow("Gauge") { GaugeOfSpeed() }
            ControlRow("accessory: circular, graduated, capacity, linear") {
                GaugeOfSpeed().gaugeStyle(.accessoryCircular)
                GaugeOfSpeed().gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                GaugeOfSpeed().gaugeStyle(.accessoryCircularCapacity)
                GaugeOfSpeed().gaugeStyle(.accessoryLinear)
            }
            ControlRow("linear capacity: accessory, tinted") {
                GaugeOfSpeed().gaugeStyle(.accessoryLinearCapacity)
                GaugeOfSpeed().gaugeStyle(.linearCapacity).tint(.green)
            }
        }
    }
}

private struct GaugeOfSpeed: View {
    var body: some View {
        Gauge(value: 60, in: 0...100) {
            Text("km/h")
        } currentValueLabel: {
            Text("60")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("99")
        }
    }
}
