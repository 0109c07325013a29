// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// `Picker` with `.pickerStyle(.inline)`: rows in lists and forms, a wheel elsewhere.
@MainActor
@Suite struct InlinePickerTests {
    private let notes = Notes()

    /// Each row has a square of 20 points, by which the test finds the row.
    private struct Sizes: View {
        @Binding var size: Int

        var body: some View {
            Picker("Size", selection: $size) {
                ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20, height: 22) }
            }
            .pickerStyle(.inline)
        }
    }

    private func stage<Content: View>(
        _ events: EventScript.Event..., @ViewBuilder content: @escaping (Binding<Int>) -> Content
    ) -> Stage {
        let stage = Stage(390, 844, scale: 3) { Held(1, notes: notes, content: content) }
        stage.host.play(EventScript(events))
        return stage
    }

    /// The tops of the rows' squares.
    private func tops(_ list: DisplayList) -> [CGFloat] {
        let red = Color.red.resolve(.init())
        return list.leaves.filter { $0.color == red }.map(\.frame.minY)
    }

    /// The frames of the checkmarks.
    private func marks(_ list: DisplayList) -> [CGRect] {
        let blue = Color.blue.resolve(.init())
        return list.leaves.filter { $0.color == blue }.map(\.frame)
    }

    @Test func eachValueIsARowBelowTheLabel() throws {
        let list = try stage { size in List { Sizes(size: size) } }.list()
        // The margin is 35 points. Rows are 44 points high with a padding of 11 points. The first row is the label.
        #expect(tops(list) == [90, 134, 178])
        let form = try stage { size in Form { Sizes(size: size) } }.list()
        #expect(tops(form) == [90, 134, 178])
        let hidden = try stage { size in List { Sizes(size: size).labelsHidden() } }.list()
        #expect(tops(hidden) == [46, 90, 134])
    }

    @Test func theChosenRowHasACheckmarkAtItsEnd() throws {
        let list = try stage { size in List { Sizes(size: size) } }.list()
        let mark = try #require(marks(list).first)
        #expect(marks(list).count == 1)
        #expect(abs(mark.midY - 145) < 2 && mark.maxX <= 350 && mark.maxX > 344)
        let tinted = try stage { size in List { Sizes(size: size) }.tint(.green) }.list()
        #expect(marks(tinted).isEmpty)
        #expect(tinted.leaves.contains { $0.color == Color.green.resolve(.init()) })
    }

    @Test func aTapAnywhereInARowChoosesItsValue() throws {
        let stage = stage(.tap(CGPoint(x: 200, y: 189), at: 1), .tap(CGPoint(x: 40, y: 101), at: 2)) { size in
            List { Sizes(size: size) }
        }
        let mark = try #require(marks(stage.list(at: 1.9)).first)
        #expect(abs(mark.midY - 189) < 2)
        stage.host.advance(to: 3)
        #expect(notes.lines == ["2", "0"])
        #expect(marks(try stage.list(at: 3)).count == 1)
    }

    @Test func aDisabledPickerChoosesNothing() {
        let stage = stage(.tap(CGPoint(x: 200, y: 189), at: 1)) { size in List { Sizes(size: size).disabled(true) } }
        stage.host.advance(to: 2)
        #expect(notes.lines.isEmpty)
    }

    /// The picker's rows belong to the section around it.
    @Test func rowsAreSeparatedAndStandInTheirSection() throws {
        let stage = stage { size in
            List {
                Section {
                    Sizes(size: size)
                } header: {
                    Color.yellow.frame(height: 10)
                }
                Section { Color.green.frame(height: 22) }
            }
        }
        let list = try stage.list()
        let lines = list.leaves.filter { isClose($0.frame.height, 1.0 / 3) }
        #expect(lines.count == 3)
        #expect(tops(list).count == 3)
        let green = try #require(list.leaves.first { $0.color == Color.green.resolve(.init()) })
        // The last square begins 33 points above the end of its row. The next section begins 35⅓ points below, and its
        // square 11 points below its top.
        #expect(isClose(green.frame.minY, tops(list)[2] + 79 + 1.0 / 3))
    }

    @Test func aPickerWithoutALabelHasNoRowForIt() throws {
        let stage = stage { size in
            List {
                Picker(selection: size) {
                    ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 20, height: 22) }
                } label: {
                    EmptyView()
                }
                .pickerStyle(.inline)
            }
        }
        #expect(tops(try stage.list()) == [46, 90, 134])
    }

    @Test func outsideOfAListItIsAWheel() throws {
        let stage = stage { size in Sizes(size: size).background(Color.yellow) }
        let yellow = Color.yellow.resolve(.init())
        #expect(try stage.list().leaves.first { $0.color == yellow }?.frame.text == "0 314 390 216")
    }
}
