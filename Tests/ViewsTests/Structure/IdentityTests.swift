// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Testing
import SwiftUICore

/// Changes that keep a view's state, and changes that create a new view.
@Suite @MainActor
struct IdentityTests {
    /// A view that is 10 points wide at first and 20 after it has appeared. Notes when it appears and disappears.
    struct Grower: View {
        let name: String
        let notes: Notes
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onAppear {
                    notes.add("+\(name)")
                    width += 10
                }
                .onDisappear { notes.add("-\(name)") }
        }
    }

    @Test func branchesHaveIdentitiesOfTheirOwn() throws {
        let (box, notes) = (StepBox(), Notes())
        let stage = Stage {
            Switching(box: box) { step in
                if step % 2 == 0 { Grower(name: "even", notes: notes) } else { Grower(name: "odd", notes: notes) }
            }
        }
        _ = try stage.list()
        box.set(2)
        _ = try stage.list(at: 1)
        #expect(notes.lines == ["+even"])
        box.set(1)
        _ = try stage.list(at: 2)
        #expect(notes.lines == ["+even", "-even", "+odd"])
        #expect(try stage.frames(at: 2) == ["40 45 20 10"])
    }

    @Test func optionalComesAndGoesWithFreshState() throws {
        let (box, notes) = (StepBox(), Notes())
        let stage = Stage {
            Switching(box: box) { step in
                VStack(spacing: 0) {
                    if step == 1 { Grower(name: "a", notes: notes) }
                    Box()
                }
            }
        }
        #expect(try stage.frames() == ["45 45 10 10"])
        for time in 1...3 {
            box.set(1)
            #expect(try stage.frames(at: Double(2 * time - 1)) == ["40 40 20 10", "45 50 10 10"])
            box.set(0)
            #expect(try stage.frames(at: Double(2 * time)) == ["45 45 10 10"])
        }
        #expect(notes.lines == ["+a", "-a", "+a", "-a", "+a", "-a"])
    }

    @Test func switchCasesWithDifferentTypes() throws {
        let box = StepBox()
        let stage = Stage {
            Switching(box: box) { step in
                switch step {
                case 0: Color.red
                case 1: Circle()
                default: EmptyView()
                }
            }
        }
        #expect(try stage.list().leaves.count == 1)
        box.set(1)
        #expect(try stage.list(at: 1).leaves.count == 1)
        box.set(2)
        #expect(try stage.list(at: 2).leaves.isEmpty)
    }

    @Test func forEachKeepsStateByID() throws {
        let (box, notes) = (StepBox(), Notes())
        let orders = [["a", "b", "c"], ["c", "a", "b"], ["c", "x", "b"]]
        let stage = Stage {
            Switching(box: box) { step in
                HStack(spacing: 0) { ForEach(orders[step], id: \.self) { Grower(name: $0, notes: notes) } }
            }
        }
        _ = try stage.list()
        #expect(notes.lines == ["+a", "+b", "+c"])
        box.set(1)
        #expect(try stage.frames(at: 1) == ["20 45 20 10", "40 45 20 10", "60 45 20 10"])
        #expect(notes.lines.count == 3)
        box.set(2)
        #expect(try stage.frames(at: 2).count == 3)
        #expect(Set(notes.lines.dropFirst(3)) == ["-a", "+x"])
    }

    @Test func forEachReorderMovesElements() throws {
        let box = StepBox()
        let orders = [[Color.red, .blue], [.blue, .red]]
        let stage = Stage {
            Switching(box: box) { step in
                HStack(spacing: 0) { ForEach(orders[step], id: \.self) { Box(color: $0) } }
            }
        }
        let before = try stage.colors()
        box.set(1)
        #expect(try stage.colors(at: 1) == Array(before.reversed()))
    }

    @Test func doubleIDIsReported() throws {
        let stage = Stage { HStack { ForEach([1, 1], id: \.self) { _ in Box() } } }
        #expect(try stage.list().leaves.count == 2)
        #expect(stage.host.warnings.count == 1)
    }

    @Test func anyViewsAreMadeOfValuesThatAreViews() throws {
        let any: Any = Color.red.frame(width: 30)
        let view = try #require(AnyView(_fromValue: any))
        #expect(try Stage(100, 100) { view }.list(at: 0).leaves.map(\.frame.width) == [30])
        #expect(AnyView(_fromValue: 3) == nil)
    }

    @Test func idAndAnyView() throws {
        let (box, notes) = (StepBox(), Notes())
        let stage = Stage {
            Switching(box: box) { step in
                VStack {
                    Grower(name: "id", notes: notes).id(step / 2)
                    AnyView(Grower(name: "any", notes: notes))
                }
            }
        }
        _ = try stage.list()
        box.set(1)
        _ = try stage.list(at: 1)
        #expect(notes.lines == ["+id", "+any"])
        box.set(2)
        _ = try stage.list(at: 2)
        #expect(Set(notes.lines.dropFirst(2)) == ["-id", "+id"])
    }

    /// New elements may reuse the addresses of old ones. Each must still appear.
    @Test func everyReplacementAppears() throws {
        let (box, notes) = (StepBox(), Notes())
        let stage = Stage {
            Switching(box: box) { step in
                Group { Color.red.id(step) }.onAppear { notes.add("+") }.onDisappear { notes.add("-") }
            }
        }
        _ = try stage.list()
        for step in 1...50 {
            box.set(step)
            _ = try stage.list(at: Double(step))
        }
        #expect(notes.lines.filter { $0 == "+" }.count == 51)
        #expect(notes.lines.filter { $0 == "-" }.count == 50)
    }
}
