// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Testing
import SwiftUICore

/// Modifiers on lists, and lists of bindings.
@Suite @MainActor struct ListModifierTests {
    /// Moves its content by ten points each time a view of the content appears.
    private struct Stepper: ViewModifier {
        @State private var steps = 0

        func body(content: Content) -> some View {
            content
                .offset(x: CGFloat(steps) * 10)
                .onAppear { steps += 1 }
        }
    }

    /// A custom modifier has one body and one state, even around a list. `onAppear` runs for each of the two members,
    /// so each member moves by two steps. The modifiers inside of the body apply to each member.
    @Test func customModifiersHaveOneStateForAList() throws {
        let plain = Stage {
            HStack(spacing: 0) {
                Group {
                    Box(); Box()
                }
                .modifier(Stepper())
            }
        }
        let between = Stage {
            HStack(spacing: 0) {
                Group {
                    Box(); Box()
                }
                .opacity(1)
                .modifier(Stepper())
            }
        }
        let each = Stage {
            HStack(spacing: 0) {
                ForEach(0..<2) { _ in Box() }
                    .modifier(Stepper())
            }
        }
        let apart = Stage {
            HStack(spacing: 0) {
                Box().modifier(Stepper())
                Box().modifier(Stepper())
            }
        }
        #expect(try plain.xs() == [60, 70])
        #expect(try between.xs() == plain.xs())
        #expect(try each.xs() == plain.xs())
        #expect(try apart.xs() == [50, 60])
    }

    /// The body is evaluated once and puts the whole list in place of `content`.
    private struct Framed: ViewModifier {
        let notes: Notes

        func body(content: Content) -> some View {
            let _ = notes.add("body")
            return HStack(spacing: 0) { content }.frame(width: 40, height: 10, alignment: .leading)
        }
    }

    @Test func contentIsTheWholeList() throws {
        let notes = Notes()
        let stage = Stage {
            VStack(spacing: 0) {
                Group {
                    Box(); Box()
                }
                .modifier(Framed(notes: notes))
            }
        }
        #expect(try stage.frames() == ["30 45 10 10", "40 45 10 10"])
        #expect(notes.lines == ["body"])
    }

    private struct Movable: ViewModifier {
        @State private var offset = CGSize.zero

        func body(content: Content) -> some View {
            content
                .offset(offset)
                .gesture(DragGesture().onChanged { offset = $0.translation })
        }
    }

    @Test(arguments: [CGPoint(x: 45, y: 50), CGPoint(x: 55, y: 50)]) func aHandOnOneMemberMovesAll(_ hand: CGPoint)
        throws
    {
        let stage = Stage {
            HStack(spacing: 0) {
                Group {
                    Box(); Box(color: .red)
                }
                .modifier(Movable())
            }
        }
        stage.host.play(
            EventScript([.touch(hand, at: 1, .init(way: [.by(CGSize(width: 0, height: 30))], duration: 0.5))]))
        #expect(try stage.frames() == ["40 45 10 10", "50 45 10 10"])
        #expect(try stage.frames(at: 2) == ["40 75 10 10", "50 75 10 10"])
    }

    @Test func equalIDsAreAllDrawn() throws {
        let stage = Stage {
            HStack(spacing: 0) { ForEach([10, 20, 10, 10], id: \.self) { Color.red.frame(width: $0, height: 10) } }
        }
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 20, 10, 10])
        #expect(stage.host.warnings.filter { $0.contains("the id 10.0 occurs more than once") }.count == 1)
    }

    private struct Doubles: View {
        let remote: Remote
        @State private var widths: [CGFloat] = [10, 10, 20]

        var body: some View {
            HStack(spacing: 0) { ForEach(widths, id: \.self) { Color.red.frame(width: $0, height: 10) } }
                .onAppear { remote.widen = { _ in widths = [20, 10, 20] } }
        }
    }

    @Test func equalIDsComeAndGo() throws {
        let remote = Remote()
        let stage = Stage { Doubles(remote: remote) }
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 10, 20])
        remote.widen(0)
        #expect(try stage.list().leaves.map(\.frame.width) == [20, 10, 20])
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var width: CGFloat
    }

    @MainActor private final class Remote { var widen: (Int) -> Void = { _ in } }

    private struct Bars: View {
        let remote: Remote
        @State private var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach($items) { $item in
                    Rectangle().frame(width: item.width, height: 10)
                        .onAppear {
                            let before = remote.widen
                            remote.widen = { id in
                                before(id)
                                if id == item.id { item.width += 5 }
                            }
                        }
                }
            }
        }
    }

    @Test func bindingsOfListsReadAndWriteTheirElements() throws {
        let remote = Remote()
        let stage = Stage { Bars(remote: remote) }
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 20])
        remote.widen(2)
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 25])
    }
}
