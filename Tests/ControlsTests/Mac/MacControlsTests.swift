// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// The controls of macOS: shapes, sizes and what a click does.
@Suite @MainActor struct MacControlsTests {
    private let notes = Notes()

    private static var mac: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.systemPalette = .macOS15
        return environment
    }

    private func stage<Content: View>(_ width: CGFloat = 200, @ViewBuilder _ content: () -> Content) -> Stage {
        Stage(width, 100, scale: 2, environment: Self.mac, content: content)
    }

    private func frames<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [CGRect] {
        try stage(content: content).list().leaves.map(\.frame)
    }

    private func stage<Content: View>(content: () -> Content) -> Stage { stage(200, content) }

    private func clicked<Value: Equatable, Content: View>(
        _ start: Value, at points: CGPoint..., @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> [String] {
        let stage = Stage(200, 100, scale: 2, environment: Self.mac) { Held(start, notes: notes, content: content) }
        stage.host.play(
            EventScript(points.enumerated().map { EventScript.Event.tap($1, at: Double($0 + 1)) }))
        stage.host.advance(to: Double(points.count) + 1)
        return notes.lines
    }

    // MARK: - Toggles

    @Test func togglesAreCheckboxesBeforeTheirLabels() throws {
        let boxes = try frames { Toggle(isOn: .constant(false)) { Box() } }
        #expect(boxes[0].size == CGSize(width: 14, height: 14))
        #expect(boxes.last!.size == CGSize(width: 10, height: 10))
        #expect(boxes.last!.minX == boxes[0].maxX + 6)
        let switches = try Stage(200, 100, scale: 2) { Toggle(isOn: .constant(false)) { Box() } }.list().leaves
        #expect(switches[1].frame.minX > switches[0].frame.maxX, "on iOS the switch stands behind its label")
    }

    @Test func aClickOnBoxOrLabelChecksIt() {
        let lines = clicked(false, at: CGPoint(x: 92, y: 50), CGPoint(x: 110, y: 50)) { isOn in
            Toggle(isOn: isOn) { Box() }
        }
        #expect(lines == ["true", "false"])
    }

    @Test(arguments: [(ControlSize.mini, 10.0), (.small, 12), (.regular, 14), (.large, 16)])
    func checkboxesGrowWithTheControlSize(size: ControlSize, side: Double) throws {
        let box = try frames { Toggle(isOn: .constant(true)) { Box() }.controlSize(size) }[0]
        #expect(box.size == CGSize(width: side, height: side))
    }

    @Test(arguments: [(ControlSize.mini, 26.0, 15.0), (.small, 32, 18), (.regular, 38, 22)])
    func switchesAreSmallerThanOnIOS(size: ControlSize, width: Double, height: Double) throws {
        let boxes = try frames {
            Toggle(isOn: .constant(true)) { Box() }.toggleStyle(.switch).controlSize(size)
        }
        #expect(boxes[0].maxX + 8 == boxes[1].minX, "the switch follows its label")
        #expect(boxes[1].size == CGSize(width: width, height: height))
    }

    // MARK: - Bezels

    @Test(arguments: [(ControlSize.mini, 15.0), (.small, 18), (.regular, 20), (.large, 28)])
    func bezelsHaveOneHeightPerControlSize(size: ControlSize, height: Double) throws {
        let button = try frames { Button("Go") {}.controlSize(size) }[0]
        let popUp = try frames {
            Picker("", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden().controlSize(size)
        }[0]
        #expect(abs(button.height - height) <= 1)
        #expect(abs(popUp.height - height) < 1e-6)
    }

    @Test func theDefaultActionHasTheAccentColour() throws {
        let plain = try stage { Button("OK") {} }.colors()[0]
        let prominent = try stage { Button("OK") {}.buttonStyle(.borderedProminent) }.colors()[0]
        let first = try stage { Button("OK") {}.keyboardShortcut(.defaultAction) }.colors()[0]
        let other = try stage { Button("OK") {}.keyboardShortcut("k") }.colors()[0]
        #expect(first == prominent && first != plain)
        #expect(other == plain)
    }

    @Test func linksHaveNoBezel() throws {
        #expect(try frames { Button("Go") {}.buttonStyle(.link) }.count == 1)
    }

    @Test func popUpButtonsTakeTheWidthAndSegmentsDoNot() throws {
        func picker(_ width: CGFloat, isSegmented: Bool) throws -> CGRect {
            let picker = Picker("", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .labelsHidden()
            return try stage(width) {
                if isSegmented { picker.pickerStyle(.segmented) } else { picker }
            }.list().leaves[0].frame
        }
        #expect(try picker(200, isSegmented: false).width == 200)
        #expect(try picker(150, isSegmented: false).width == 150)
        #expect(try picker(200, isSegmented: true).width == picker(150, isSegmented: true).width)
    }

    @Test func aClickOnASegmentChoosesIt() {
        let lines = clicked(1, at: CGPoint(x: 150, y: 50), CGPoint(x: 50, y: 50)) { selection in
            Picker("", selection: selection) {
                Box(side: 60).tag(1)
                Box(side: 60).tag(2)
            }
            .labelsHidden().pickerStyle(.segmented)
        }
        #expect(lines == ["2", "1"])
    }

    @Test func oneRadioButtonIsChosen() throws {
        func accents(_ chosen: Int) throws -> [Int] {
            let colors = try stage {
                Picker("", selection: .constant(chosen)) { ForEach(0..<3) { Text("\($0)") } }
                    .pickerStyle(.radioGroup).labelsHidden()
            }.list().leaves.filter { $0.frame.size == CGSize(width: 14, height: 14) }
            let tops = Set(colors.map(\.frame.minY)).sorted()
            let accent = try Stage { Color.accentColor }.colors()[0]
            return colors.filter { $0.color == accent }.map { tops.firstIndex(of: $0.frame.minY)! }
        }
        for chosen in 0..<3 { #expect(try accents(chosen) == [chosen]) }
    }

    @Test func aClickChoosesARadioButton() {
        let lines = clicked(0, at: CGPoint(x: 100, y: 75)) { selection in
            Picker("", selection: selection) { ForEach(0..<2) { Box(side: 30).tag($0) } }
                .pickerStyle(.radioGroup).labelsHidden()
        }
        #expect(lines == ["1"])
    }

    @Test func stepperArrowsStandAboveEachOther() {
        let lines = clicked(5, at: CGPoint(x: 100, y: 45), CGPoint(x: 100, y: 55), CGPoint(x: 100, y: 55)) {
            Stepper("", value: $0).labelsHidden()
        }
        #expect(lines == ["6", "5", "4"])
    }

    // MARK: - Sliders

    @Test func theKnobIsRoundAndGoesFromEdgeToEdge() throws {
        for fraction in [0.0, 0.25, 1] {
            // The last leaf is the knob's border.
            let knob = try frames { Slider(value: .constant(fraction)) }.last!.insetBy(dx: -0.25, dy: -0.25)
            #expect(knob.size == CGSize(width: 20, height: 20))
            #expect(abs(knob.minX - 180 * fraction) < 1e-6)
        }
    }

    @Test func stepsAreMarkedAndNarrowTheKnob() throws {
        let plain = try frames { Slider(value: .constant(2), in: 0...4) }
        let stepped = try frames { Slider(value: .constant(2), in: 0...4, step: 1) }
        #expect(stepped.count == plain.count + 5)
        #expect(stepped.last!.insetBy(dx: -0.25, dy: -0.25).size == CGSize(width: 8, height: 20))
        #expect(try frames { Slider(value: .constant(2), in: 0...1000, step: 1) }.count == plain.count)
    }

    @Test func aClickOnTheTrackMovesTheKnobThere() {
        let lines = clicked(0.0, at: CGPoint(x: 100, y: 50)) { Slider(value: $0) }
        #expect(lines == ["0.5"])
    }

    // MARK: - Others

    @Test(arguments: [(ControlSize.small, 16.0), (.regular, 32)])
    func spinnersHaveTheControlSize(size: ControlSize, side: Double) throws {
        let spokes = try frames { ProgressView().controlSize(size) }
        let all = spokes.reduce(spokes[0]) { $0.union($1) }
        #expect(abs(all.width - side) < 0.5)
    }

    @Test func dividersAreOnePointInBlackOfTenPercent() throws {
        let line = try stage { Divider() }.list().leaves[0]
        #expect(line.frame.height == 1)
        #expect(abs((line.color?.alpha ?? 0) - 0.1) < 1e-6)
        #expect(try Stage(scale: 2) { Divider() }.list().leaves[0].frame.height == 0.5)
    }

    @Test func textFieldsHaveABezel() throws {
        let field = TextField("", text: .constant("Text"))
        #expect(try frames { field }.contains { abs($0.height - 22) <= 1 && $0.width > 190 })
        #expect(try frames { field.textFieldStyle(.plain) }.count < frames { field }.count)
        #expect(try Stage(200, 100, scale: 2) { field }.list().leaves.count == 1)
    }

    @Test func theLabelOfAPickerStandsBeforeIt() throws {
        let boxes = try frames {
            Picker(selection: .constant(1)) {
                Text("One").tag(1)
            } label: {
                Box()
            }
        }
        #expect(boxes[0].minX == 0 && boxes[0].width == 10)
        #expect(boxes[1].minX == 18 && boxes[1].maxX == 200)
    }

    /// The middle of a control without text is at the middle of its label's capitals, and so is that of arrows.
    @Test func controlsStandBesideTheMiddleOfTheirLabels() throws {
        func middles(_ control: some View, height: CGFloat) throws -> (label: CGFloat, control: CGFloat) {
            let boxes = try frames { control }
            let tall = try #require(boxes.first { abs($0.height - height) < 0.01 })
            return (boxes[0].midY, tall.midY)
        }
        let stepper = try middles(Stepper("H", value: .constant(1)), height: 20)
        let toggle = try middles(Toggle("H", isOn: .constant(true)).toggleStyle(.switch), height: 22)
        #expect(abs(stepper.label - stepper.control) <= 1)
        #expect(abs(toggle.label - toggle.control) <= 1)
    }
}
