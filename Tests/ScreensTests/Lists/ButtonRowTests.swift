// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ButtonRowTests {
    private struct Rows: View {
        let notes: Notes
        var isDisabled = false
        @State private var isOn = false
        var body: some View {
            List {
                Button("Add") { notes.add("add") }.disabled(isDisabled)
                HStack {
                    Button("Left") { notes.add("left") }
                    Spacer()
                    Button("Right") { notes.add("right") }
                }
                Button("Plain") { notes.add("plain") }.buttonStyle(.plain)
                Toggle("On", isOn: $isOn).onChange(of: isOn) { notes.add("on") }
            }
        }
    }

    /// The notes after a tap on a row. Rows are 44 points high, below a margin of 35.
    private func notes(x: CGFloat, row: Int, isDisabled: Bool = false) -> [String] {
        let notes = Notes()
        let stage = Stage(390, 844) { Rows(notes: notes, isDisabled: isDisabled) }
        stage.host.play(EventScript([.tap(CGPoint(x: x, y: 57 + 44 * CGFloat(row)), at: 0.5)]))
        stage.host.advance(to: 2)
        return notes.lines
    }

    @Test func aTouchAnywhereInTheRowTriggersTheButton() {
        #expect(notes(x: 300, row: 0) == ["add"])
        #expect(notes(x: 40, row: 0) == ["add"])
        #expect(notes(x: 300, row: 0, isDisabled: true).isEmpty)
    }

    @Test func besideSeveralButtonsItTriggersAll() {
        #expect(notes(x: 200, row: 1) == ["left", "right"])
        #expect(notes(x: 52, row: 1) == ["left"])
    }

    @Test func buttonsOfOtherStylesAreTouchedThemselves() {
        #expect(notes(x: 300, row: 2).isEmpty)
        #expect(notes(x: 52, row: 2) == ["plain"])
        #expect(notes(x: 200, row: 3).isEmpty)
        #expect(notes(x: 327, row: 3) == ["on"])
    }

    /// Whether the pressed first row is grey at each of some times.
    private func isGrey(_ event: EventScript.Event, at times: [Double]) throws -> [Bool] {
        let grey = Color(uiColor: .systemGray4).resolve(.init())
        let stage = Stage(390, 844) { Rows(notes: Notes()) }
        stage.host.play(EventScript([event]))
        return try times.map { try stage.list(at: $0).leaves.contains { $0.color == grey && $0.frame.height == 44 } }
    }

    @Test(arguments: [300, 44] as [CGFloat])
    func theRowIsGreyUnderTheFinger(x: CGFloat) throws {
        let press = EventScript.Event.touch(CGPoint(x: x, y: 38), at: 0.5, .init(way: [], duration: 0.6))
        #expect(try isGrey(press, at: [0.4, 0.64, 0.66, 0.9, 3]) == [false, false, true, true, false])
    }

    @Test(arguments: [300, 44] as [CGFloat])
    func aQuickTapGreysTheRowAtItsEnd(x: CGFloat) throws {
        let tap = EventScript.Event.tap(CGPoint(x: x, y: 38), at: 0.5)
        #expect(try isGrey(tap, at: [0.45, 0.49, 0.5, 0.51, 3]) == [false, false, true, true, false])
    }

    /// A finger that begins to scroll before the delay is over greys no row.
    @Test(arguments: [CGSize(width: 0, height: -90), CGSize(width: 0, height: 90)])
    func aQuickScrollGreysNoRow(way: CGSize) throws {
        let drag = EventScript.Event.drag(CGPoint(x: 200, y: 38), by: way, at: 0.5, duration: 0.3)
        #expect(try !isGrey(drag, at: (0...20).map { 0.45 + Double($0) * 0.05 }).contains(true))
    }

    @Test func theArrowOfALinkMayBeHidden() throws {
        func leaves(_ visibility: Visibility) throws -> Int {
            let stage = Stage(390, 400) {
                NavigationStack {
                    List { NavigationLink("a") { Text("b") }.navigationLinkIndicatorVisibility(visibility) }
                }
            }
            return try stage.list().leaves.count
        }
        #expect(try leaves(.hidden) == leaves(.visible) - 1)
        #expect(try leaves(.automatic) == leaves(.visible))
    }

    @Test func aTapByLabelOpensAMenuPicker() {
        struct Choosing: View {
            let notes: Notes
            @State private var cake = "Vanilla"
            var body: some View {
                Form {
                    Picker("Cake", selection: $cake) {
                        Text("Vanilla").tag("Vanilla")
                        Text("Chocolate").tag("Chocolate")
                    }
                }
                .onChange(of: cake) { notes.add($1) }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 800) { Choosing(notes: notes) }
        stage.host.play(EventScript([.tap("Cake", at: 0.5), .tap("Chocolate", at: 1.5)]))
        stage.host.advance(to: 2.5)
        #expect(notes.lines == ["Chocolate"])
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    /// A bounce that is too small to be visible does not intercept touches.
    @Test func aTapAfterABounceReachesTheButton() {
        let notes = Notes()
        let stage = Stage(390, 800) {
            ScrollView {
                Color.orange.frame(height: 900)
                Button("Add") { notes.add("added") }
            }
        }
        stage.host.play(
            EventScript([
                .drag(CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -400), at: 0.5, duration: 0.5),
                .tap("Add", at: 2),
            ]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["added"])
    }
}
