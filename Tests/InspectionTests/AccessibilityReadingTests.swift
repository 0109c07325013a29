// SPDX-License-Identifier: MIT

import Inspection
import SwiftUI
import TestSupport
import Testing

/// The elements that VoiceOver reads of a window, and their order.
@MainActor @Suite struct AccessibilityReadingTests {
    private func lines(at time: Double = 0, @ViewBuilder _ content: () -> some View) throws -> [String] {
        let stage = Stage(300, 600, content: content)
        _ = try stage.list(at: time)
        let reading = AccessibilityReading(stage.host.viewTree())
        #expect(reading.text == reading.items.indices.map { reading.line(of: $0) + "\n" }.joined())
        return reading.items.indices.map { reading.line(of: $0) }
    }

    @Test func labelsValuesTraitsAndHints() throws {
        let lines = try lines {
            VStack {
                Text("Inbox").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                Toggle("Sound", isOn: .constant(true))
                Slider(value: .constant(0.5)).accessibilityLabel("Volume").accessibilityValue("half")
                Button("Save") {}.accessibilityHint("Keeps it").accessibilityIdentifier("save").disabled(true)
                Button {
                } label: {
                    Image(systemName: "trash")
                }.accessibilityLabel("Delete")
                Button {
                } label: {
                    Color.red.frame(width: 20, height: 20)
                }
            }
        }
        #expect(
            lines == [
                "1. Inbox, heading level 2", "2. Sound, on, switch", "3. Volume, half, adjustable",
                "4. Save, button, dimmed. Keeps it — id: save", "5. Delete, button", "6. (no label), button",
            ])
    }

    @Test func hiddenAndDecorativeViewsAreNotRead() throws {
        let lines = try lines {
            VStack {
                Image(systemName: "star")
                Image(decorative: "photo")
                Text("Gone").accessibilityHidden(true)
                Label("Mail", systemImage: "envelope")
            }
        }
        #expect(lines.count == 2 && lines[0].hasSuffix(", image") && lines[1] == "2. Mail")
    }

    @Test func containersCombineIgnoreAndContain() throws {
        func row(_ behaviour: AccessibilityChildBehavior) throws -> [String] {
            try lines {
                HStack {
                    Text("Ada"); Image(systemName: "star"); Text("London"); Button("Call") {}
                }.accessibilityElement(children: behaviour)
            }
        }
        #expect(try row(.combine) == ["1. Ada, London — actions: Call"])
        #expect(try row(.ignore) == ["1. (no label)"])
        #expect(try row(.contain).count == 4)
        let named = try lines {
            HStack {
                Text("Ada"); Text("London")
            }.accessibilityLabel("Both")
        }
        #expect(named == ["1. Both"])
    }

    @Test func customActionsAreListed() throws {
        let lines = try lines {
            Text("Message").accessibilityAction(named: "Archive") {}.accessibilityAction(named: "Delete") {}
        }
        #expect(lines.count == 1 && lines[0].hasPrefix("1. Message — actions: "))
        #expect(lines[0].contains("Archive") && lines[0].contains("Delete"))
    }

    @Test func prioritiesComeFirst() throws {
        let lines = try lines {
            VStack {
                Text("A"); Text("B").accessibilitySortPriority(1); Text("C").accessibilitySortPriority(2)
            }
        }
        #expect(lines == ["1. C", "2. B", "3. A"])
    }

    @Test func barsAreReadFirstAndTheirTitlesAreHeadings() throws {
        let lines = try lines {
            NavigationStack {
                List { Section("Letters") { Text("A") } }
                    .navigationTitle("Inbox")
                    .toolbar { Button("New") {} }
            }
        }
        #expect(lines.first == "1. New, button" && lines[1] == "2. Inbox, heading", "\(lines)")
        #expect(lines.dropFirst(2).map { $0.lowercased() } == ["3. letters, heading", "4. a"])
    }

    @Test func transparentViewsAreNotRead() throws {
        #expect(
            try lines {
                VStack {
                    Text("A").opacity(0); Text("B").opacity(0.5); VStack { Text("C") }.opacity(0)
                }
            } == ["1. B"])
    }

    @Test func onlyTheTopmostPresentationIsRead() throws {
        let lines = try lines(at: 2) {
            Text("Behind").sheet(isPresented: .constant(true)) { Text("In front") }.presentingPlace()
        }
        #expect(lines.contains { $0.hasSuffix("In front") } && !lines.contains { $0.hasSuffix("Behind") })
    }

    // MARK: Actions and rotors

    @Test func buttonsOfActionsAreActions() throws {
        let lines = try lines {
            Text("Message").accessibilityActions {
                Button("Archive") {}
                Button("Delete", systemImage: "trash") {}
            }
        }
        #expect(lines == ["1. Message — actions: Archive, Delete"])
    }

    private struct Stop: Identifiable {
        var id: Int { name.count }
        var name: String
    }

    @Test func rotorsListTheirEntries() throws {
        let stops = ["Quay", "Island"].map(Stop.init)
        let stage = Stage(300, 300) {
            VStack {
                ForEach(stops) { Text($0.name) }
            }
            .accessibilityRotor("Stops", entries: stops, entryLabel: \.name)
            .accessibilityRotor(.headings) {
                AccessibilityRotorEntry("First", id: 1)
                ForEach(stops) { AccessibilityRotorEntry($0.name, id: $0.id) }
                if stops.isEmpty { AccessibilityRotorEntry("None", id: 3) }
            }
        }
        _ = try stage.list(at: 0)
        let reading = AccessibilityReading(stage.host.viewTree())
        #expect(reading.rotors == ["headings: First, Quay, Island", "Stops: Quay, Island"])
        #expect(reading.text.hasSuffix("rotor headings: First, Quay, Island\nrotor Stops: Quay, Island\n"))
    }
}
