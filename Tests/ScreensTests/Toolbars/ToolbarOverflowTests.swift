// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing
@testable import Screens

@MainActor @Suite struct ToolbarOverflowTests {
    typealias Priority = ToolbarItemVisibilityPriority

    @Test func customPrioritiesLieBetweenTheSystems() {
        let order: [Priority] = [
            Priority(lowerThan: .low), .low, Priority(higherThan: .low), .automatic, Priority(lowerThan: .high), .high,
            Priority(higherThan: .high),
        ]
        #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
        #expect(Priority(higherThan: .high) == Priority(higherThan: .high))
        #expect(Priority(higherThan: Priority(higherThan: .low)) < .automatic)
    }

    private struct Bar: View {
        var priorities: [(name: String, priority: Priority)]
        var body: some View {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem { Button(priorities[0].name) {} }.visibilityPriority(priorities[0].priority)
                    ToolbarItem { Button(priorities[1].name) {} }.visibilityPriority(priorities[1].priority)
                    ToolbarItem { Button(priorities[2].name) {} }.visibilityPriority(priorities[2].priority)
                    ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
                }
            }
        }
    }

    /// The labels that can be tapped in a window of a width, without and with the menu open.
    private func labels(_ width: CGFloat, _ priorities: [(String, Priority)]) throws -> (bar: [String], menu: [String])
    {
        func shown(_ open: Bool) throws -> [String] {
            let stage = Stage(width, 300) { Bar(priorities: priorities.map { (name: $0.0, priority: $0.1) }) }
            if open { stage.host.play(EventScript([.tap("More", at: 0.5)])) }
            _ = try stage.list(at: 2)
            return (priorities.map(\.0) + ["Pinned", "More"]).filter { stage.frame(ofLabel: $0) != nil }
        }
        let bar = try shown(false)
        return (bar, bar.contains("More") ? try shown(true).filter { !bar.contains($0) } : [])
    }

    @Test func itemsLeaveANarrowBarByPriority() throws {
        let all: [(String, Priority)] = [("Archive", .low), ("Share it now", .automatic), ("Compose", .high)]
        #expect(try labels(600, all).bar == ["Archive", "Share it now", "Compose", "Pinned"])
        let narrow = try labels(312, all)
        #expect(narrow.bar == ["Share it now", "Compose", "Pinned", "More"] && narrow.menu == ["Archive"])
        let narrower = try labels(240, all)
        #expect(narrower.bar == ["Compose", "Pinned", "More"] && narrower.menu == ["Archive", "Share it now"])
    }

    @Test func theMenuHasItsOwnContent() throws {
        let notes = Notes()
        let stage = Stage(393, 600) {
            NavigationStack {
                Text("Page")
                    .toolbar { ToolbarItem { Button("Edit") { notes.add("edit") } } }
                    .toolbarOverflowMenu { Button("Action 1") { notes.add("one") } }
            }
        }
        stage.host.play(EventScript([.tap("Edit", at: 0.5), .tap("More", at: 1), .tap("Action 1", at: 2)]))
        _ = try stage.list(at: 3)
        #expect(notes.lines == ["edit", "one"])
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    @Test func minimizationWarnsByName() throws {
        func warnings(_ behavior: ToolbarMinimizationBehavior) throws -> [String] {
            let stage = Stage { Text("A").toolbarMinimizationBehavior(behavior, for: .navigationBar) }
            _ = try stage.list()
            return stage.host.warnings.map { "\($0)" }
        }
        #expect(try warnings(.never).isEmpty && warnings(.automatic).isEmpty)
        #expect(try warnings(.onScrollDown).contains { $0.contains("toolbarMinimizationBehavior") })
    }

    @Test func aContentBuilderBuildsItemsAndViews() throws {
        struct Page: View {
            var isOn: Bool
            @ContentBuilder var items: some ToolbarContent {
                ToolbarItem { Button("One") {} }
                if isOn { ToolbarItem { Button("Two") {} } }
            }
            @ContentBuilder var content: some View {
                Text("A")
                if isOn { Text("B") } else { Color.red }
            }
            var body: some View { NavigationStack { VStack { content }.toolbar { items } } }
        }
        func found(_ isOn: Bool) throws -> [String] {
            let stage = Stage(393, 600) { Page(isOn: isOn) }
            _ = try stage.list(at: 1)
            return ["One", "Two", "A", "B"].filter { stage.frame(ofLabel: $0) != nil }
        }
        #expect(try found(true) == ["One", "Two", "A", "B"])
        #expect(try found(false) == ["One", "A"])
    }
}
