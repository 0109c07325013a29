// SPDX-License-Identifier: MIT

import Geometry
import SwiftUI
import TestSupport
import Testing
@testable import Screens

/// Swipes over rows whose links, switches or scroll views also respond to touches.
@MainActor @Suite struct SwipeTests {
    private struct Rows: View {
        let notes: Notes
        @State private var names = ["Ann", "Bob", "Cid"]
        @State private var isOn = false

        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name) { Text("Page").onAppear { notes.add("page") } }
                    }
                    .onDelete {
                        notes.add("delete \($0.first!)")
                        names.remove(atOffsets: $0)
                    }
                    Toggle("Special", isOn: $isOn).swipeActions { Button("Mark") { notes.add("mark") } }
                        .onChange(of: isOn) { notes.add($1 ? "on" : "off") }
                }
            }
        }
    }

    private func notes(_ events: [EventScript.Event]) throws -> [String] {
        let notes = Notes()
        let stage = Stage(390, 800) { Rows(notes: notes) }
        stage.host.play(EventScript(events))
        _ = try stage.list(at: 4)
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
        return notes.lines
    }

    @Test func aSwipeCancelsThePress() throws {
        let swipe = EventScript.Event.drag("Bob", by: CGSize(width: -100, height: 0), at: 0.5, duration: 0.3)
        #expect(try notes([swipe]) == [])
        #expect(try notes([swipe, .tap("Delete", at: 2)]) == ["delete 1"])
        // A long swipe deletes the row and does not follow its link.
        #expect(try notes([.drag("Bob", by: CGSize(width: -320, height: 0), at: 0.5, duration: 0.3)]) == ["delete 1"])
    }

    @Test func otherTouchesAreAsBefore() throws {
        #expect(try notes([.tap("Bob", at: 0.5)]) == ["page"])
        #expect(try notes([.drag("Bob", by: CGSize(width: 4, height: -80), at: 0.5, duration: 0.3)]) == [])
        #expect(try notes([.tap("Special", at: 0.5), .tap("Special", at: 1.5)]) == ["on", "off"])
    }

    /// The label stays in the middle of its action, and follows the row beyond the distance of a full swipe.
    @Test func theLabelOfAFullSwipeFollowsTheRow() throws {
        let stage = Stage(390, 800) {
            List {
                Color.blue.frame(width: 40, height: 20).swipeActions {
                    Button {
                    } label: {
                        Color.green.frame(width: 30, height: 10)
                    }
                }
            }
        }
        stage.host.play(
            EventScript([.drag(CGPoint(x: 360, y: 38), by: CGSize(width: -345, height: 0), at: 0.5, duration: 1.5)]))
        let green = Color.green.resolve(.init())
        func place(_ time: Double) throws -> CGFloat {
            try #require(stage.list(at: time).leaves.first { $0.color == green && $0.frame.width == 30 }?.frame.midX)
        }
        #expect(try place(1.0) > 280)
        #expect(try place(1.99) < 100)
    }

    /// A long swipe moves the row out of the window. The row comes back if the action does not delete it.
    @Test func aLongSwipeTakesTheRowAway() throws {
        let notes = Notes()
        let stage = Stage(390, 800) {
            List {
                Color.blue.frame(width: 40, height: 20)
                    .swipeActions { Button("Mark") { notes.add("mark") } }
            }
        }
        stage.host.play(
            EventScript([.drag(CGPoint(x: 300, y: 38), by: CGSize(width: -250, height: 0), at: 0.5, duration: 0.3)]))
        func place(_ time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.first { $0.frame.width == 40 }?.frame.minX
        }
        let start = try #require(try place(0.4))
        #expect(try place(1.0).map { $0 < start - 300 } ?? true)
        #expect(try place(3) == start)
        #expect(notes.lines == ["mark"])
    }

    /// In rows at least 91 points high, buttons show the titles of labels below the icons.
    @Test func highRowsShowTitlesBelowIcons() throws {
        /// The number of white shapes, and their vertical extent.
        func signs(height: CGFloat) throws -> (count: Int, extent: CGFloat) {
            let stage = Stage(390, 800) {
                List {
                    Color.blue.frame(height: height).listRowInsets(EdgeInsets())
                        .swipeActions {
                            Button {
                            } label: {
                                Label("Edit", systemImage: "minus")
                            }
                        }
                }
            }
            stage.host.play(
                EventScript([.drag(CGPoint(x: 300, y: 50), by: CGSize(width: -80, height: 0), at: 0.5, duration: 0.3)]))
            let white = Color.white.resolve(.init())
            let frames = try stage.list(at: 3).leaves
                .filter { $0.color == white && $0.frame.minX > 296 && $0.frame.width < 70 }.map(\.frame)
            return (frames.count, (frames.map(\.maxY).max() ?? 0) - (frames.map(\.minY).min() ?? 0))
        }
        let (low, high) = (try signs(height: 90), try signs(height: 91))
        #expect(low.count == 1 && low.extent < 6)
        #expect(high.count > 1 && high.extent > 16)
    }

    /// A full swipe over one action is 2.5 times the action's width. With more actions it is 60 % of the row, but always
    /// 60 points beyond the open actions.
    @Test func fullSwipesGoBeyondTheOpenActions() {
        let distance = SwipeMetrics.fullDistance
        #expect(distance(74, 390) == 185)
        #expect(distance(148, 390) == 234)
        #expect(distance(222, 390) == 282)
        for width in stride(from: 74.0, through: 296, by: 37) {
            #expect(distance(width, 390) >= width + 60 && distance(width, 390) <= distance(width, 800))
        }
    }

    /// A navigation link among the actions is a button on its tint. It pushes its page and closes the row.
    @Test func linksAmongTheActionsAreButtons() throws {
        func stage(_ events: EventScript.Event...) -> Stage {
            let stage = Stage(390, 800) {
                NavigationStack {
                    List {
                        Text("Row").swipeActions { NavigationLink("Edit") { Text("Page") }.tint(.blue) }
                    }
                }
            }
            stage.host.play(EventScript(events))
            return stage
        }
        let swipe = EventScript.Event.drag("Row", by: CGSize(width: -120, height: 0), at: 1, duration: 0.3)
        let blue = try Stage { Color.blue }.colors()[0]
        let open = try stage(swipe).list(at: 3).leaves.filter { $0.color == blue }
        #expect(open.count == 1 && open[0].frame.width == SwipeMetrics.buttonWidth)
        let pushed = stage(swipe, .tap("Edit", at: 4))
        #expect(try pushed.list(at: 6).leaves.allSatisfy { $0.color != blue || $0.frame.width < 60 })
    }
}
