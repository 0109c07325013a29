// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of buttons and views that look like them.
struct ButtonSheet: View {
    private static let sizes: [ControlSize] = [.mini, .small, .regular, .large]

    var body: some View {
        ControlSheet(title: "Buttons") {
            ControlRow("automatic, bordered, prominent, borderless, plain") { ButtonStyles { Button("Save") {} } }
            ControlRow("disabled") { ButtonStyles { Button("Save") {} }.disabled(true) }
            ControlRow("destructive") { ButtonStyles { Button("Cut", role: .destructive) {} } }
            ControlRow("tinted") { ButtonStyles { Button("Save") {} }.tint(.purple) }
            ControlRow("mini, small, regular, large") {
                ForEach(Self.sizes, id: \.self) { Button("Save") {}.controlSize($0) }.buttonStyle(.bordered)
            }
            ControlRow("the same, prominent") {
                ForEach(Self.sizes, id: \.self) { Button("Save") {}.controlSize($0) }.buttonStyle(.borderedProminent)
            }
            ControlRow("capsule, rounded rectangle, radius 2, circle") {
                Button("Save") {}.buttonBorderShape(.capsule)
                Button("Save") {}.buttonBorderShape(.roundedRectangle)
                Button("Save") {}.buttonBorderShape(.roundedRectangle(radius: 2))
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
            }
            .buttonStyle(.bordered)
            ControlRow("with a symbol") {
                Button("Add", systemImage: "plus") {}
                Button("Add", systemImage: "plus") {}.buttonStyle(.bordered)
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.borderedProminent)
            }
            ControlRow("as wide as there is room, large") {
                Button {
                } label: {
                    Text("Continue").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent).controlSize(.large)
            }
            ControlRow("right to left; accessibility 1") {
                Button("Add", systemImage: "plus") {}.environment(\.layoutDirection, .rightToLeft)
                Button("Save") {}.dynamicTypeSize(.accessibility1)
            }
            .buttonStyle(.bordered)
            ControlRow("Link, ShareLink, Menu, EditButton") {
                Link("Open", destination: URL(string: "https://example.com")!)
                ShareLink(item: "A fern")
                Menu("Options") { Button("Sort") {} }
                EditButton()
            }
            ControlRow("Menu as a button, PasteButton") {
                Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By name") {} }.buttonStyle(.bordered)
                PasteButton(payloadType: String.self) { _ in }
            }
            ControlRow("ControlGroup") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Paste", systemImage: "doc.on.clipboard") {}
                }
            }
        }
    }
}

/// `content` in its default button style, then in four others.
private struct ButtonStyles<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
        content.buttonStyle(.bordered)
        content.buttonStyle(.borderedProminent)
        content.buttonStyle(.borderless)
        content.buttonStyle(.plain)
    }
}
