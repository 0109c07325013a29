// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of containers with labels.
struct ContainerSheet: View {
    var body: some View {
        ControlSheet(title: "Containers") {
            ControlRow("Label: both, symbol, title, large") {
                Label("Rain", systemImage: "cloud.rain")
                Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
                Label("Rain", systemImage: "cloud.rain").labelStyle(.titleOnly)
                Label("Rain", systemImage: "cloud.rain").font(.title)
            }
            ControlRow("LabeledContent") { LabeledContent("Version", value: "1.2") }
            ControlRow("with a second text") {
                LabeledContent {
                    Text("On")
                } label: {
                    Text("Backup")
                    Text("Every night")
                }
            }
            ControlRow("GroupBox") {
                GroupBox("Storage") { wide("64 GB of 128 GB used") }
            }
            ControlRow("with a symbol") {
                GroupBox {
                    wide("72 beats")
                } label: {
                    Label("Heart", systemImage: "heart.fill").foregroundStyle(.red)
                }
            }
            ControlRow("DisclosureGroup: open, closed") {
                DisclosureGroup("Details", isExpanded: .constant(true)) { wide("Two leaves") }
                DisclosureGroup("Details", isExpanded: .constant(false)) { wide("Two leaves") }
            }
            ControlRow("ContentUnavailableView") {
                ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New messages appear here."))
            }
            ControlRow("of a search") { ContentUnavailableView.search(text: "fern") }
        }
    }

    private func wide(_ text: String) -> some View {
        Text(text).frame(maxWidth: .infinity, alignment: .leading)
    }
}
