// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// The lists, menus, alerts, sheets and toolbars of macOS.
@Suite @MainActor struct MacScreensTests {
    private static func environment(isMac: Bool) -> EnvironmentValues {
        var environment = EnvironmentValues()
        if isMac { environment.systemPalette = .macOS15 }
        return environment
    }

    private func stage<Content: View>(isMac: Bool = true, @ViewBuilder _ content: () -> Content) -> Stage {
        Stage(500, 500, scale: 2, environment: Self.environment(isMac: isMac), content: content)
    }

    private func frame(_ label: String, in stage: Stage, at time: Double = 1) throws -> CGRect {
        stage.host.advance(to: time)
        return try #require(stage.frame(ofLabel: label), "no \(label)")
    }

    // MARK: - Lists

    private struct Rows: View {
        @State var chosen: Int? = 1
        var body: some View {
            List(0..<3, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
        }
    }

    @Test func rowsAre24PointsHighAndThoseOfASidebar28() throws {
        for (list, height) in [(AnyView(Rows()), 24.0), (AnyView(Rows().listStyle(.sidebar)), 28)] {
            let stage = stage { list }
            let tops = try (0..<3).map { try frame("Row \($0)", in: stage).minY }
            #expect(isClose(tops[1] - tops[0], height))
            #expect(isClose(tops[2] - tops[1], height))
        }
        let ios = stage(isMac: false) { Rows() }
        #expect(try frame("Row 1", in: ios).minY - frame("Row 0", in: ios).minY > 28)
    }

    @Test func theGroundOfAChosenRowIsInsetAndRounded() throws {
        let stage = stage { Rows() }
        let text = try frame("Row 1", in: stage)
        let grey = try stage.list(at: 1).leaves.filter { $0.frame.height == 24 && $0.frame.contains(text) }
        let ground = try #require(grey.last)
        #expect(ground.frame.minX == 10)
        #expect(ground.frame.maxX == 490)
        #expect(text.minX - ground.frame.minX == 8)
        let plain = self.stage { Rows().listStyle(.plain) }
        #expect(try frame("Row 1", in: plain).minX == 8)
    }

    // MARK: - Menus

    @Test func menusHaveRowsOf22PointsAndTheWidthOfTheirItems() throws {
        let stage = stage {
            Menu("Actions") {
                Button("Copy") {}
                Button("Paste as plain text") {}
                Divider()
                Button("Cut") {}
            }
        }
        let opener = try frame("Actions", in: stage)
        stage.host.play(EventScript([.tap(CGPoint(x: opener.midX, y: opener.midY), at: 1.5)]))
        let copy = try frame("Copy", in: stage, at: 3)
        let paste = try frame("Paste as plain text", in: stage, at: 3)
        let cut = try frame("Cut", in: stage, at: 3)
        #expect(isClose(paste.midY - copy.midY, 22))
        #expect(isClose(cut.midY - paste.midY, 22 + 11))
        #expect(copy.minX == paste.minX)
        #expect(paste.maxX < 400, "the panel is not as wide as that of iOS")
    }

    /// A press at (220, 250) opens a menu there. Near the window's end, the menu moves into the window.
    @Test(arguments: [CGPoint(x: 220, y: 250), CGPoint(x: 490, y: 495)])
    func contextMenusLieAtThePointer(press: CGPoint) throws {
        let stage = stage {
            Color.white.contextMenu {
                Button("Copy") {}
                Button("Paste") {}
            }
        }
        stage.host.play(EventScript([.touch(press, at: 1, .init(duration: 0.6))]))
        let copy = try frame("Copy", in: stage, at: 3)
        let paste = try frame("Paste", in: stage, at: 3)
        if press.x == 220 {
            #expect(copy.minX >= 220 && copy.minX < 236)
            #expect(isClose(copy.midY, 250 + 5 + 11, within: 0.5))
        } else {
            #expect(paste.maxX <= 496)
            #expect(isClose(paste.midY, 500 - 4 - 5 - 11, within: 0.5))
        }
        // Nothing is blurred or lifted.
        let blurs = try stage.list(at: 3).items.filter {
            if case .fill(_, _, .backdrop) = $0.content { true } else { false }
        }
        #expect(blurs.isEmpty)
    }

    // MARK: - Alerts and sheets

    /// The icon is a tile of 51.5 points with lines and a letter.
    @Test func theIconOfAnAlertIsNotEmpty() throws {
        let alert = alert(true) { Button("Save") {} }
        let icon = CGRect(x: 250 - 32, y: 0, width: 64, height: 500)
        let parts = try alert.list(at: 2).leaves.filter {
            icon.contains($0.frame) && $0.frame.width > 25 && $0.frame.height > 25
        }
        #expect(parts.count >= 3)
    }

    private func alert(_ isMac: Bool, @ViewBuilder actions: @escaping () -> some View) -> Stage {
        stage(isMac: isMac) {
            Color.white.alert("Question", isPresented: .constant(true), actions: actions) { Text("Details") }
        }
    }

    @Test func alertsAre260PointsWideWithTheDefaultButtonAtTheEnd() throws {
        let alert = alert(true) {
            Button("Save") {}
            Button("Cancel", role: .cancel) {}
        }
        let (save, cancel) = (try frame("Save", in: alert, at: 2), try frame("Cancel", in: alert, at: 2))
        #expect(save.midY == cancel.midY)
        #expect(isClose(save.midX - cancel.midX, 110 + 8))
        #expect((save.midX + cancel.midX) / 2 == 250)
        #expect(try alert.list(at: 2).leaves.contains { $0.frame.width == MacScreensTests.alertWidth })
        let ios = self.alert(false) { Button("Save") {} }
        #expect(try !ios.list(at: 2).leaves.contains { $0.frame.width == MacScreensTests.alertWidth })
    }

    private static let alertWidth: CGFloat = 260

    @Test func threeAnswersAreAColumnThatEndsWithCancel() throws {
        let alert = alert(true) {
            Button("Cancel", role: .cancel) {}
            Button("Save") {}
            Button("Discard", role: .destructive) {}
        }
        let middles = try ["Save", "Discard", "Cancel"].map { try frame($0, in: alert, at: 2).midY }
        #expect(isClose(middles[1] - middles[0], 28 + 8))
        #expect(isClose(middles[2] - middles[1], 28 + 8))
    }

    @Test func anAnswerDismissesTheAlert() throws {
        struct Asking: View {
            let notes: Notes
            @State private var isShown = true
            var body: some View {
                Color.white.alert("Question", isPresented: $isShown) { Button("Save") { notes.add("saved") } }
            }
        }
        let notes = Notes()
        let stage = stage { Asking(notes: notes) }
        stage.host.play(EventScript([.tap("Save", at: 1)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["saved"])
        #expect(stage.frame(ofLabel: "Save") == nil)
    }

    @Test func sheetsHaveTheSizeOfTheirContentAndHangBelowTheToolbar() throws {
        let sheet = stage {
            Color.white.sheet(isPresented: .constant(true)) { Text("Sheet").frame(width: 200, height: 100) }
        }
        #expect(try frame("Sheet", in: sheet, at: 3).midX == 250)
        #expect(abs(try frame("Sheet", in: sheet, at: 3).midY - (52 + 50)) < 0.5)
    }

    // MARK: - Toolbars

    @Test func theTitleStandsAtTheLeadingEdgeOfTheToolbar() throws {
        let page = { NavigationStack { Text("Page").navigationTitle("Title") } }
        let mac = try frame("Title", in: stage { page() })
        #expect(mac.minX < 24)
        #expect(abs(mac.midY - 26) < 1)
        let ios = try frame("Title", in: stage(isMac: false) { page() })
        #expect(ios.midY > 52, "iOS has a large title")
    }

    // MARK: - Tabs and columns

    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("First page").tabItem { Label("General", systemImage: "gear") }
                Text("Second page").tabItem {
                    Image(systemName: "star")
                    Text("Advanced")
                }
            }
        }
    }

    /// The titles, without images, are segments on the upper edge of the box around the page.
    @Test func tabsAreSegmentsAboveThePage() throws {
        let stage = stage { Tabs() }
        let (general, advanced) = (try frame("General", in: stage), try frame("Advanced", in: stage))
        #expect(general.minY > 0 && general.maxY < 20 && advanced.midY == general.midY)
        #expect(general.maxX < 250 && advanced.minX > 230)
        #expect(try frame("First page", in: stage).midY > 200)
        stage.host.play(EventScript([.tap(CGPoint(x: advanced.midX, y: advanced.midY), at: 2)]))
        #expect(try frame("Second page", in: stage, at: 3).midY > 200)
        #expect(stage.frame(ofLabel: "First page") == nil)
    }

    @Test func splitViewsShowAllColumnsInNarrowWindows() throws {
        let stage = stage {
            NavigationSplitView {
                Text("Sidebar")
            } content: {
                Text("Content")
            } detail: {
                Text("Detail")
            }
        }
        #expect(try frame("Sidebar", in: stage).maxX < 200)
        let content = try frame("Content", in: stage)
        #expect(content.minX > 200 && content.maxX < 400)
        #expect(try frame("Detail", in: stage).minX > 400)
    }
}
