// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct LazyRowsTests {
    private final class Control {
        var made: [Int] = []
        var remove: (Int) -> Void = { _ in }
        var insert: (Int) -> Void = { _ in }
        var scroll: (Int) -> Void = { _ in }
    }

    private struct Rows<Row: View>: View {
        let control: Control
        var edits = false
        let row: (Int) -> Row
        @State private var numbers = Array(0..<1000)

        var body: some View {
            ScrollViewReader { reader in
                List {
                    Section("First") { Color.green.frame(height: 22) }
                    Section("Many") {
                        ForEach(numbers, id: \.self) { number in
                            let _ = control.made.append(number)
                            row(number)
                        }
                        .onDelete { numbers.remove(atOffsets: $0) }
                    }
                }
                .onAppear {
                    control.remove = { index in withAnimation { _ = numbers.remove(at: index) } }
                    control.insert = { index in withAnimation { numbers.insert(-1, at: index) } }
                    control.scroll = { reader.scrollTo($0, anchor: .center) }
                }
            }
        }
    }

    private func stage(_ control: Control) -> Stage {
        Stage(390, 844) {
            Rows(control: control) { number in Color.red.frame(width: CGFloat(number % 300), height: 22) }
        }
    }

    /// The widths of a loop's visible rows from top to bottom.
    private func widths(_ stage: Stage, at time: Double) throws -> [CGFloat] {
        let red = try Stage { Color.red }.colors()[0]
        return try stage.list(at: time).leaves.filter { $0.color == red }.sorted { $0.frame.minY < $1.frame.minY }
            .map(\.frame.width)
    }

    @Test func onlyVisibleRowsAreCreated() throws {
        let control = Control()
        let stage = stage(control)
        let seen = try widths(stage, at: 0)
        #expect(Array(seen.filter { $0 > 0 }.prefix(3)) == [1, 2, 3])
        #expect(control.made.count < 60)
        #expect(control.made.max()! < 30)
    }

    @Test func oneThatIsFarAwayIsFoundByItsID() throws {
        let control = Control()
        let stage = stage(control)
        _ = try stage.list(at: 0)
        control.scroll(500)
        #expect(try widths(stage, at: 1).contains(200))
        #expect(control.made.count < 200)
    }

    @Test func rowsBelowOneThatIsRemovedMoveUpWhileItFades() throws {
        let control = Control()
        let stage = stage(control)
        _ = try stage.list(at: 1)
        control.remove(5)
        let red = try Stage { Color.red }.colors()[0]
        let before = try stage.list(at: 1).leaves.filter { $0.color == red && $0.frame.width == 5 }
        let between = try stage.list(at: 1.15).leaves.filter { $0.color == red && $0.frame.width == 5 }
        #expect(before.count == 1 && between.count == 1)
        // The removed row fades in place and keeps its width.
        #expect(between[0].frame == before[0].frame && between[0].opacity < before[0].opacity)
        #expect(try !widths(stage, at: 3).contains(5))
    }

    @Test func viewsAroundARemovedRowKeepTheirSize() throws {
        let control = Control()
        let stage = stage(control)
        _ = try stage.list(at: 1)
        let cards = try stage.list(at: 1).leaves.filter { $0.frame.width == 350 && $0.frame.height == 44 }.count
        control.remove(5)
        _ = try stage.list(at: 1)
        let going = try stage.list(at: 1.1).leaves.filter { $0.frame.width == 350 && $0.opacity < 1 }
        #expect(cards > 10 && !going.isEmpty)
    }

    @Test func aRowThatIsInsertedComesInItsPlace() throws {
        let control = Control()
        let stage = Stage(390, 844) {
            Rows(control: control) { number in Color.red.frame(width: number < 0 ? 300 : 10, height: 22) }
        }
        _ = try stage.list(at: 1)
        control.insert(2)
        _ = try stage.list(at: 1)
        let seen = try widths(stage, at: 3)
        #expect(Array(seen.prefix(4)) == [10, 10, 300, 10])
    }

    @Test func theRightElementIsDeletedHoweverFarItIs() throws {
        let control = Control()
        let stage = stage(control)
        _ = try stage.list(at: 0)
        control.scroll(500)
        _ = try stage.list(at: 1)
        let red = try Stage { Color.red }.colors()[0]
        let row = try #require(
            try stage.list(at: 1).leaves.first { $0.color == red && $0.frame.width == 200 })
        stage.host.play(
            EventScript([
                .touch(
                    CGPoint(x: 350, y: row.frame.midY), at: 1.5,
                    .init(way: [.by(CGSize(width: -300, height: 0))], duration: 0.4))
            ]))
        let widths = try widths(stage, at: 5)
        #expect(widths.contains(199) && !widths.contains(200) && widths.contains(201))
    }

    @Test func viewsWithABodyThatIsALoopAreLookedInto() throws {
        struct Loop: View {
            let control: Control
            var body: some View {
                ForEach(0..<1000) { number in
                    let _ = control.made.append(number)
                    Color.red.frame(width: 20, height: 22)
                }
            }
        }
        let control = Control()
        _ = try Stage(390, 844) { List { Loop(control: control) } }.list(at: 0)
        #expect(control.made.count < 60)
    }

    @Test func contentThatMayContainSectionsIsCreatedAtOnce() throws {
        struct Group: View {
            let number: Int
            let control: Control
            var body: some View {
                let _ = control.made.append(number)
                Section("\(number)") { Color.red.frame(width: 20, height: 22) }
            }
        }
        let control = Control()
        let stage = Stage(390, 844) { List { ForEach(0..<50) { Group(number: $0, control: control) } } }
        let red = try Stage { Color.red }.colors()[0]
        let rows = try stage.list(at: 0).leaves.filter { $0.color == red }
        #expect(Set(control.made) == Set(0..<50))
        // Each section is a card with its header above.
        #expect(rows.count > 5 && rows[1].frame.minY - rows[0].frame.minY > 80)
    }
}
