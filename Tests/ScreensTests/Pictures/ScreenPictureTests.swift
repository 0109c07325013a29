// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import Zoetrope
import ZoetropeTesting

/// Screens at 1 and 3 pixels per point.
@MainActor
@Suite struct ScreenPictureTests {
    private struct Options: View {
        @State private var size = 1
        @State private var isOn = true

        var body: some View {
            Form {
                Picker("Size", selection: $size) {
                    Text("Small").tag(0)
                    Text("Medium").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.inline)
                Section("Places") {
                    Label("Settings", systemImage: "gearshape")
                    Label("Alerts", systemImage: "bell.fill")
                    Label("Walks", systemImage: "figure.walk")
                    Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
            }
        }
    }

    @Test(arguments: [1.0, 3]) func formWithInlinePickerAndLabels(scale: Double) {
        expectSnapshot(of: Options(), size: CGSize(width: 390, height: 470), scale: scale)
    }

    @Test func formFromRightToLeft() {
        expectSnapshot(
            of: Options(), size: CGSize(width: 390, height: 470), scale: 3,
            traits: Traits(layoutDirection: .rightToLeft))
    }

    private struct Names: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List {
                    ForEach(["Ferns", "Mosses", "Palms"], id: \.self) { group in
                        Section(group) { ForEach(1..<10) { Text("\(group) \($0)") } }
                    }
                }
                .listStyle(.plain)
                .navigationTitle("Plants")
                .searchable(text: $text)
                .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    /// Six times: at rest; with the field half collapsed; without the field; with the large title half collapsed; with
    /// the small title; scrolled back.
    @Test(arguments: [1.0, 3]) func searchedListWhileScrolling(scale: Double) {
        func finger(by distance: CGFloat, at time: Double) -> EventScript.Event {
            .touch(
                CGPoint(x: 200, y: 500), at: time,
                EventScript.SyntheticTouch(
                    way: [.by(CGSize(width: 0, height: distance))], duration: 1, easing: .linear))
        }
        expectSnapshot(
            of: Names(), at: scale == 1 ? [0, 1.22, 1.45, 1.65, 4.5, 5.7, 9] : [1.22, 4.5],
            size: CGSize(width: 390, height: 600), scale: scale,
            events: [finger(by: -150, at: 1), finger(by: -250, at: 3), finger(by: 400, at: 5)])
    }

    @Test(arguments: [1.0, 3]) func listAtAccessibility3(scale: Double) {
        expectSnapshot(
            of: Names(), size: CGSize(width: 390, height: 600), scale: scale,
            traits: Traits(dynamicTypeSize: .accessibility3))
    }
}
