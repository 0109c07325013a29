// SPDX-License-Identifier: MIT

import Geometry
import SwiftUI
import TestSupport
import Testing
@testable import Screens

/// In a narrow window, the columns of a split view are the pages of one stack.
@MainActor @Suite struct SplitViewOnPhoneTests {
    private struct Split: View {
        let notes: Notes
        let links: Bool
        @State private var chosen: Int?

        var body: some View {
            NavigationSplitView {
                List(selection: $chosen) {
                    ForEach(0..<3) { row in
                        if links {
                            NavigationLink("Row \(row)", value: row)
                        } else {
                            Text("Row \(row)").onAppear { notes.add("sidebar") }
                        }
                    }
                }
                .onChange(of: chosen) { notes.add($1.map { "chosen \($0)" } ?? "nothing") }
            } detail: {
                Text("Detail").onAppear { notes.add("detail \(chosen ?? -1)") }
            }
        }
    }

    @Test(arguments: [false, true])
    func aChosenRowPushesTheDetail(links: Bool) throws {
        let notes = Notes()
        let stage = Stage(390, 800) { Split(notes: notes, links: links) }
        _ = try stage.list(at: 0.4)
        #expect(!notes.lines.contains { $0.hasPrefix("detail") })
        stage.host.play(EventScript([.tap("Row 1", at: 0.5), .tap("Back", at: 2)]))
        _ = try stage.list(at: 1.5)
        #expect(notes.lines.contains("chosen 1") && notes.lines.contains("detail 1"), "\(notes.lines)")
        // The tap on Back clears the selection.
        _ = try stage.list(at: 3)
        #expect(notes.lines.last == "nothing", "\(notes.lines)")
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    @Test func threeColumnsArePushedOneByOne() throws {
        struct Three: View {
            let notes: Notes
            @State private var first: Int?
            @State private var second: Int?

            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $first) { Text("A\($0)") }
                } content: {
                    List(0..<3, id: \.self, selection: $second) { Text("B\($0)") }.onAppear { notes.add("content") }
                } detail: {
                    Text("Detail").onAppear { notes.add("detail \(first ?? -1) \(second ?? -1)") }
                }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 800) { Three(notes: notes) }
        stage.host.play(EventScript([.tap("A2", at: 0.5), .tap("B1", at: 2)]))
        _ = try stage.list(at: 1.5)
        #expect(notes.lines == ["content"])
        _ = try stage.list(at: 3)
        #expect(notes.lines == ["content", "detail 2 1"])
    }

    @Test func thePreferredColumnIsShownAndFollows() throws {
        struct Preferring: View {
            let notes: Notes
            @State private var column = NavigationSplitViewColumn.detail

            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("Menu")
                } detail: {
                    Text("Detail").onAppear { notes.add("detail") }
                }
                .onChange(of: column) { notes.add($1 == .sidebar ? "sidebar" : "other") }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 800) { Preferring(notes: notes) }
        stage.host.play(EventScript([.tap("Back", at: 1)]))
        _ = try stage.list(at: 2)
        #expect(notes.lines == ["detail", "sidebar"])
    }

    /// On a phone, the second view of a `NavigationView`, here the blue one, is hidden.
    @Test func aNavigationViewShowsItsFirstColumn() throws {
        let stage = Stage(390, 800) {
            NavigationView {
                Color.red.frame(width: 30, height: 30)
                Color.blue.frame(width: 50, height: 50)
            }
        }
        let sizes = try stage.list(at: 0.5).leaves.map(\.frame.size)
        #expect(sizes.contains(CGSize(width: 30, height: 30)) && !sizes.contains(CGSize(width: 50, height: 50)))
    }
}
