// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ToggleTests {
    private let notes = Notes()

    private func stage<Content: View>(
        isOn: Bool = false, _ events: EventScript.Event..., environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: @escaping (Binding<Bool>) -> Content
    ) -> Stage {
        let stage = Stage(200, 100, scale: 2, environment: environment) {
            Held(isOn, notes: notes, content: content)
        }
        stage.host.play(EventScript(events))
        return stage
    }

    private func color(_ style: Color) throws -> RGBAColor? { try Stage { style }.colors()[0] }

    @Test func theSwitchStandsBehindTheLabel() throws {
        let stage = stage(isOn: true) { isOn in
            Toggle(isOn: isOn) { Box() }
        }
        // The frames of the label, the track and the knob.
        #expect(try stage.frames() == ["0 45 10 10", "151 34.5 51 31", "173 36.5 27 27"])
        #expect(try stage.colors()[1...] == [try color(.green), try color(.white)])
    }

    @Test func withoutItsLabelItIsAsLargeAsTheSwitch() throws {
        let stage = stage { isOn in Toggle("Wi-Fi", isOn: isOn).labelsHidden() }
        #expect(try stage.frames() == ["75.5 34.5 51 31", "77.5 36.5 27 27"])
        #expect(try stage.colors()[0] == color(Color(.secondarySystemFill)))
    }

    @Test func fromRightToLeftTheKnobIsOnTheLeftIfOn() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let stage = stage(isOn: true, environment: environment) { isOn in Toggle(isOn: isOn) { Box() } }
        #expect(try stage.frames() == ["190 45 10 10", "0 34.5 51 31", "2 36.5 27 27"])
    }

    @Test func aTapTurnsItOnAndOff() throws {
        let place = CGPoint(x: 100, y: 50)
        let stage = stage(.tap(place, at: 1), .tap(place, at: 2)) { isOn in Toggle("", isOn: isOn).labelsHidden() }
        stage.host.advance(to: 3)
        #expect(notes.lines == ["true", "false"])
    }

    @Test func theKnobSlidesWithASpring() throws {
        let stage = stage(.tap(CGPoint(x: 100, y: 50), at: 1)) { isOn in Toggle("", isOn: isOn).labelsHidden() }
        #expect(try stage.frames(at: 0.5)[1] == "77.5 36.5 27 27")
        let moving = try stage.list(at: 1.08).leaves[1].frame.minX
        #expect(moving > 78 && moving < 97)
        #expect(try stage.frames(at: 3)[1] == "97.5 36.5 27 27")
        #expect(try stage.colors(at: 3)[0] == color(.green))
    }

    @Test(arguments: [(40.0, "true"), (-40, nil)])
    func aDragTakesTheKnobAlong(way: Double, told: String?) throws {
        let stage = stage(
            .touch(CGPoint(x: 100, y: 50), at: 1, .init(way: [.by(CGSize(width: way, height: 0))], duration: 0.3))
        ) {
            Toggle("", isOn: $0).labelsHidden()
        }
        stage.host.advance(to: 3)
        #expect(notes.lines == [told].compactMap { $0 })
    }

    @Test func aDisabledOneIsFaintAndStays() throws {
        let stage = stage(.tap(CGPoint(x: 100, y: 50), at: 1)) {
            Toggle("", isOn: $0).labelsHidden().disabled(true)
        }
        stage.host.advance(to: 2)
        #expect(notes.lines.isEmpty)
        #expect(try stage.opacities(at: 2) == [0.5, 0.5])
    }

    @Test func theNearestTintCounts() throws {
        #expect(try stage(isOn: true) { Toggle("", isOn: $0).labelsHidden().tint(.red) }.colors()[0] == color(.red))
        let own = stage(isOn: true) {
            Toggle("", isOn: $0).labelsHidden().toggleStyle(SwitchToggleStyle(tint: .blue)).tint(.red)
        }
        #expect(try own.colors()[0] == color(.blue))
    }

    // MARK: Styles

    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                (configuration.isOn ? Color.green : .red).frame(width: 20, height: 20)
                configuration.label
            }
            .onTapGesture { configuration.isOn.toggle() }
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).background(Color.yellow)
        }
    }

    @Test func aStyleOfOnesOwnSetsTheValue() throws {
        let stage = stage(.tap(CGPoint(x: 95, y: 50), at: 1)) { Toggle(isOn: $0) { Box() }.toggleStyle(Check()) }
        #expect(try stage.colors()[0] == color(.red))
        #expect(try stage.colors(at: 1)[0] == color(.green))
        #expect(try stage.frames(at: 1) == ["85 40 20 20", "105 45 10 10"])
    }

    @Test func aStyleMayAddToTheStyleAroundIt() throws {
        let stage = stage { isOn in Toggle(isOn: isOn) { Box() }.toggleStyle(Framed()).toggleStyle(Check()) }
        #expect(try stage.colors() == [try color(.yellow), try color(.red), try color(.black)])
    }

    @Test func aButtonHasABackdropWhileItIsOn() throws {
        let off = stage { Toggle(isOn: $0) { Box() }.toggleStyle(.button) }
        #expect(try off.list().leaves.last?.frame.text == "95 45 10 10")
        let on = stage(isOn: true) { Toggle(isOn: $0) { Box() }.toggleStyle(.button) }
        #expect(try on.frames().first == "83 38 34 24")
        #expect(try on.colors()[0] == color(.blue.opacity(0.15)))
    }

    // MARK: Several values

    private struct Several: View {
        let notes: Notes
        struct Item: Identifiable {
            let id: Int
            var isOn: Bool
        }
        @State var items = [Item(id: 0, isOn: true), Item(id: 1, isOn: false)]
        var body: some View {
            Toggle("", sources: $items, isOn: \.isOn).labelsHidden()
                .onChange(of: items.map(\.isOn)) { notes.add(items.map { "\($0.isOn)" }.joined(separator: " ")) }
        }
    }

    @Test func aToggleForSeveralValuesIsOnIfAllAre() throws {
        let stage = Stage(200, 100) { Several(notes: notes) }
        stage.host.play(
            EventScript([.tap(CGPoint(x: 100, y: 50), at: 1), .tap(CGPoint(x: 100, y: 50), at: 2)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["true true", "false false"])
    }

    @Test func theLabelBesideASwitchNamesIt() throws {
        let stage = Stage(300, 100) { Held(false, notes: notes) { Toggle("Wi-Fi", isOn: $0) } }
        stage.host.play(EventScript([.tap("Wi-Fi", at: 1)]))
        stage.host.advance(to: 2)
        #expect(notes.lines == ["true"])
    }
}
