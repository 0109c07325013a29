// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
@testable import Screens

/// Split views in wide windows: columns beside the detail in landscape, over it in portrait.
@MainActor @Suite struct SplitColumnsTests {
    private struct Split: View {
        let notes: Notes
        var hasStack = false
        @State private var chosen: Int?
        @State private var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(1..<8, selection: $chosen) { Text("Row \($0)") }
                    .onChange(of: chosen) { notes.add("chosen \($1 ?? 0)") }
            } detail: {
                if hasStack {
                    NavigationStack { Color.blue.navigationTitle("Detail") }
                } else {
                    Color.blue
                }
            }
            .onChange(of: visibility) { notes.add($1 == .detailOnly ? "hidden" : $1 == .all ? "shown" : "other") }
        }
    }

    private let blue = Color.blue.resolve(in: EnvironmentValues())
    private let notes = Notes()

    /// The frame of the blue detail column; nil if it is not drawn.
    private func detail(_ stage: Stage, at time: Double) throws -> CGRect? {
        try stage.list(at: time).leaves.last {
            guard let color = $0.color else { return false }
            return abs(color.red - Float(blue.red)) < 0.01 && abs(color.blue - Float(blue.blue)) < 0.01
                && $0.frame.height > 200
        }?.frame
    }

    @Test func inLandscapeTheSidebarStandsBesideTheDetail() throws {
        let stage = Stage(1194, 834) { Split(notes: notes) }
        let frame = try #require(try detail(stage, at: 0.5))
        #expect(frame.minX == 320 && frame.maxX == 1194, "\(frame)")
    }

    @Test(arguments: [false, true])
    func theToggleHidesAndShowsTheSidebar(hasStack: Bool) throws {
        let stage = Stage(1194, 834) { Split(notes: notes, hasStack: hasStack) }
        stage.host.play(EventScript([.tap("Toggle Sidebar", at: 1), .tap("Toggle Sidebar", at: 3)]))
        #expect(try detail(stage, at: 2.5)?.minX == 0)
        #expect(try detail(stage, at: 4.5)?.minX == 320)
        #expect(notes.lines == ["hidden", "shown"])
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    @Test func inPortraitTheSidebarSlidesOverTheDetail() throws {
        let stage = Stage(834, 1194) { Split(notes: notes) }
        stage.host.play(
            EventScript([
                .tap("Toggle Sidebar", at: 1), .tap("Row 3", at: 3), .tap(CGPoint(x: 700, y: 600), at: 4),
            ]))
        #expect(try detail(stage, at: 0.5)?.minX == 0)
        // The detail keeps its place, and the sidebar stays after a choice.
        #expect(try detail(stage, at: 2.5) == CGRect(x: 0, y: 44, width: 834, height: 1150))
        stage.host.advance(to: 3.5)
        #expect(notes.lines == ["shown", "chosen 3"])
        stage.host.advance(to: 5)
        #expect(notes.lines == ["shown", "chosen 3", "hidden"])
    }

    @Test func aBalancedSplitViewNeverCoversItsDetail() throws {
        let stage = Stage(834, 1194) { Split(notes: notes).navigationSplitViewStyle(.balanced) }
        stage.host.play(EventScript([.tap("Toggle Sidebar", at: 1)]))
        #expect(try detail(stage, at: 2.5)?.minX == 320)
    }

    @Test func aChosenRowHasARoundedGround() throws {
        let stage = Stage(1194, 834) { Split(notes: notes) }
        let before = try stage.list(at: 0.5).leaves
        stage.host.play(EventScript([.tap("Row 2", at: 1)]))
        let added = try stage.list(at: 2).leaves.filter { leaf in
            !before.contains { $0.frame == leaf.frame && $0.color == leaf.color }
        }
        let ground = try #require(added.first)
        #expect(added.count == 1 && ground.frame.width == 288 && ground.frame.height == 44, "\(added.map(\.frame))")
        #expect(ground.frame.minX == 16)
        #expect(ground.effects.contains { if case .clip = $0 { true } else { false } })
    }

    @Test func linksShowTheirPagesInTheDetail() throws {
        let stage = Stage(1194, 834) {
            NavigationSplitView {
                List(0..<3) { row in
                    NavigationLink("Row \(row)") { Color.blue.onAppear { notes.add("page \(row)") } }
                }
            } detail: {
                Color.red
            }
        }
        stage.host.play(EventScript([.tap("Row 1", at: 1), .tap("Row 2", at: 2)]))
        #expect(try detail(stage, at: 1.5)?.minX == 320)
        #expect(try detail(stage, at: 2.5)?.minX == 320)
        #expect(notes.lines == ["page 1", "page 2"])
        #expect(stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    @Test func valuesAreShownInTheDetailToo() throws {
        let stage = Stage(1194, 834) {
            NavigationSplitView {
                List(0..<3) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { row in Color.blue.onAppear { notes.add("page \(row)") } }
            } detail: {
                Color.red
            }
        }
        stage.host.play(EventScript([.tap("Row 1", at: 1)]))
        #expect(try detail(stage, at: 1.5)?.minX == 320)
        #expect(notes.lines == ["page 1"])
    }

    @Test func ofThreeColumnsTheToggleShowsTheFirst() throws {
        let stage = Stage(1366, 1024) {
            NavigationSplitView {
                Text("A")
            } content: {
                Text("B")
            } detail: {
                Color.blue
            }
        }
        stage.host.play(EventScript([.tap("Toggle Sidebar", at: 1), .tap("Toggle Sidebar", at: 3)]))
        #expect(try detail(stage, at: 0.5)?.minX == 375)
        #expect(try detail(stage, at: 2.5)?.minX == 695)
        #expect(try detail(stage, at: 4.5)?.minX == 375)
    }

    @Test func widthsAreThoseThatColumnsAskFor() throws {
        let stage = Stage(1194, 834) {
            NavigationSplitView {
                Text("A").navigationSplitViewColumnWidth(250)
            } detail: {
                Color.blue
            }
        }
        #expect(try detail(stage, at: 0.5)?.minX == 250)
    }

    @Test func theToggleCanBeRemoved() throws {
        func count(_ removes: Bool) throws -> Int {
            let stage = Stage(1194, 834) {
                NavigationSplitView {
                    Text("A").toolbar(removing: removes ? .sidebarToggle : nil)
                } detail: {
                    Color.blue
                }
            }
            return try stage.list(at: 0.5).leaves.count
        }
        #expect(try count(true) < count(false))
    }

    /// As on an iPad, the only view of a `NavigationView` becomes the sidebar, beside an empty detail. With the style
    /// `.stack` it fills the window.
    @Test func aNavigationViewOfOneViewIsASidebar() throws {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = .regular
        let sidebar = Stage(1194, 834, environment: environment) {
            NavigationView { Color.blue.navigationTitle("Title") }
        }
        #expect(try detail(sidebar, at: 0.5)?.width == 320)
        let stack = Stage(1194, 834, environment: environment) {
            NavigationView { Color.blue.navigationTitle("Title") }.navigationViewStyle(.stack)
        }
        #expect(try detail(stack, at: 0.5)?.width == 1194)
    }

    @Test func sheetsHaveNoToggle() throws {
        let stage = Stage(1194, 834) {
            NavigationSplitView {
                Text("A")
            } detail: {
                Color.blue.sheet(isPresented: .constant(true)) {
                    NavigationStack { Text("Sheet").navigationTitle("Sheet") }
                }
            }
        }
        stage.host.play(EventScript([.tap("Toggle Sidebar", at: 2)]))
        // The sidebar stays: its only toggle is behind the sheet, where no tap reaches it.
        #expect(try detail(stage, at: 3)?.minX == 320)
    }
}
