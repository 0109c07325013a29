// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct PickerTests {
    private let notes = Notes()

    private func stage<Value: Hashable, Content: View>(
        _ value: Value, _ events: EventScript.Event..., size: CGSize = CGSize(width: 300, height: 400),
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) -> Stage {
        let stage = Stage(size.width, size.height) { Held(value, notes: notes, content: content) }
        stage.host.play(EventScript(events))
        return stage
    }

    private func color(_ style: Color) throws -> RGBAColor? { try Stage { style }.colors()[0] }

    // MARK: Segments

    private func segments(_ selection: Binding<Int>) -> some View {
        Picker("", selection: selection) {
            Text("One").tag(1)
            Text("Two").tag(2)
            Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
    }

    @Test func segmentsAreOfOneWidthAndTheThumbIsUnderTheChosenOne() throws {
        let leaves = try stage(2, content: segments).list().leaves
        #expect(leaves[0].frame.text == "0 184 300 32")
        #expect(leaves[1].frame.text == "102 186 96 28")
        #expect(try leaves[1].color == color(.white))
    }

    /// The ideal width gives each segment the width that the widest title needs, so that no title is cut.
    @Test func idealSegmentsAreAsWideAsTheWidest() throws {
        func width(_ titles: [String]) throws -> CGFloat {
            let stage = Stage(400, 100, scale: 3) {
                Picker("", selection: .constant(0)) {
                    ForEach(titles.indices, id: \.self) { Text(titles[$0]).tag($0) }
                }
                .pickerStyle(.segmented)
                .fixedSize()
            }
            return try stage.list().leaves[0].frame.width
        }
        let (short, wide) = (try width(["Mon"]), try width(["Wednesday"]))
        #expect(wide > short)
        #expect(try isClose(width(["Mon", "Wednesday", "Mon"]), 3 * wide, within: 0.01))
        #expect(try isClose(width(["Mon", "Mon"]), 2 * short, within: 0.01))
    }

    /// The thumb lies beneath the text of the chosen segment, in both directions.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], 1...3)
    func theThumbIsUnderItsText(direction: LayoutDirection, chosen: Int) throws {
        let stage = Stage(300, 400, scale: 3) {
            Picker("", selection: .constant(chosen)) {
                Text("One").tag(1)
                Text("Two").tag(2)
                Text("Three").tag(3)
            }
            .pickerStyle(.segmented)
            .environment(\.layoutDirection, direction)
        }
        let leaves = try stage.list().leaves
        let thumb = try #require(leaves.first { $0.frame.height == 28 }).frame
        let place = direction == .leftToRight ? chosen - 1 : 3 - chosen
        #expect(isClose(thumb.minX, CGFloat(place) * 100 + 2, within: 0.34) && isClose(thumb.width, 96))
        // Only the chosen segment's text is semibold, and it is opaque.
        let texts = leaves.filter { $0.frame.height < 14 && $0.frame.height > 4 && $0.opacity == 1 }
        #expect(texts.count == 3 && texts.count { thumb.contains($0.frame) } == 1)
        let text = try #require(texts.first { thumb.contains($0.frame) })
        #expect(abs(text.frame.midX - thumb.midX) < 1)
    }

    /// A tap on a segment moves the thumb there.
    @Test func fromRightToLeftATapChoosesTheSegmentUnderTheFinger() throws {
        let stage = stage(1, .tap(CGPoint(x: 50, y: 200), at: 1)) { selection in
            segments(selection).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try stage.list(at: 0.5).leaves[1].frame.text == "202 186 96 28")
        #expect(try stage.list(at: 3).leaves[1].frame.text == "2 186 96 28")
        #expect(notes.lines == ["3"])
    }

    @Test func aTapOnASegmentChoosesIt() throws {
        let stage = stage(2, .tap("Three", at: 1), .tap(CGPoint(x: 5, y: 190), at: 2), content: segments)
        #expect(try stage.list(at: 1.6).leaves[1].frame.text == "202 186 96 28")
        stage.host.advance(to: 3)
        #expect(notes.lines == ["3", "1"])
    }

    @Test func theThumbSlides() throws {
        let stage = stage(1, .tap("Three", at: 1), content: segments)
        let x = try stage.list(at: 1.1).leaves[1].frame.minX
        #expect(x > 4 && x < 200)
    }

    @Test func withoutATagOfTheSelectionNothingIsChosen() throws {
        let leaves = try stage(7, content: segments).list().leaves
        #expect(!leaves.contains { $0.frame.height == 28 })
    }

    // MARK: Tags

    @Test func viewsOfALoopAreKnownByTheirIDs() throws {
        let stage = stage("a", .tap("c", at: 1)) { selection in
            Picker("", selection: selection) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
                .pickerStyle(.segmented)
        }
        stage.host.advance(to: 2)
        #expect(notes.lines == ["c"])
    }

    @Test func tagsOfAnOptionalSelectionMayBeUnwrapped() throws {
        let stage = stage(Int?.none, .tap("one", at: 1), .tap("none", at: 2)) { selection in
            Picker("", selection: selection) {
                Text("none").tag(Int?.none)
                Text("one").tag(1)
            }
            .pickerStyle(.segmented)
        }
        stage.host.advance(to: 3)
        #expect(notes.lines == ["Optional(1)", "nil"])
    }

    @Test func aTagOfAnotherTypeChoosesNothing() throws {
        let stage = stage(1, .tap("two", at: 1)) { selection in
            Picker("", selection: selection) {
                Text("one").tag(1)
                Text("two").tag("2")
            }
            .pickerStyle(.segmented)
        }
        stage.host.advance(to: 2)
        #expect(notes.lines.isEmpty)
    }

    @Test func optionsThatComeLaterAreThereToo() throws {
        struct Growing: View {
            @State var count = 2
            @State var chosen = 1
            var body: some View {
                VStack(spacing: 0) {
                    Picker("", selection: $chosen) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
                        .pickerStyle(.segmented)
                    Button("more") { count += 1 }
                }
            }
        }
        let stage = Stage(300, 100) { Growing() }
        stage.host.play(EventScript([.tap("more", at: 1)]))
        #expect(try stage.list(at: 0).leaves.first { $0.frame.height == 28 }?.frame.width == 146)
        #expect(try stage.list(at: 2).leaves.first { $0.frame.height == 28 }?.frame.width == 96)
    }

    // MARK: Menus

    private func menu(_ selection: Binding<Int>) -> some View {
        Picker("Label", selection: selection) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }

    @Test func theChosenValueOpensAMenuOfAll() throws {
        let stage = stage(1, .tap("One", at: 1), .tap("Two", at: 2), content: menu)
        stage.host.advance(to: 1.9)
        #expect(notes.lines.isEmpty)
        stage.host.advance(to: 3)
        #expect(notes.lines == ["2"])
        #expect(stage.host.warnings.isEmpty)
        // The menu is dismissed, so the number of items no longer changes.
        #expect(try stage.list(at: 5).items.count == stage.list(at: 6).items.count)
        #expect(!(try stage.list(at: 6).leaves.contains { $0.frame.width == 250 }))
    }

    @Test func aTapBesideTheMenuClosesIt() throws {
        let stage = stage(1, .tap("One", at: 1), .tap(CGPoint(x: 5, y: 5), at: 2), content: menu)
        #expect(try stage.list(at: 1.9).leaves.contains { $0.frame.width == 250 })
        #expect(!(try stage.list(at: 4).leaves.contains { $0.frame.width == 250 }))
        #expect(notes.lines.isEmpty)
    }

    // MARK: Wheels

    @Test func aDragTurnsTheWheel() throws {
        let up = EventScript.SyntheticTouch(way: [.by(CGSize(width: 0, height: -64))], duration: 1, easing: .linear)
        let rest = EventScript.SyntheticTouch(way: [.by(CGSize(width: 0, height: 5000))], duration: 0.3)
        let middle = CGPoint(x: 150, y: 200)
        let stage = stage(5, .touch(middle, at: 1, up), .touch(middle, at: 4, rest)) { selection in
            Picker("", selection: selection) { ForEach(0..<20) { Text("\($0)") } }.pickerStyle(.wheel)
        }
        stage.host.advance(to: 6)
        #expect(notes.lines.last == "0")
        // Two rows by the drag, plus momentum.
        #expect(["7", "8"].contains(notes.lines.first))
    }

    @Test func aWheelHas216Points() throws {
        let stage = Stage(300, 400) {
            Picker("", selection: .constant(0)) { Text("x").tag(0) }.pickerStyle(.wheel).background(Color.red)
        }
        #expect(try stage.frames()[0] == "0 92 300 216")
    }
}
