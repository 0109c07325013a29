// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct BadgeTests {
    /// The frames of all letters in a list of one row, from left to right.
    private func letters<V: View>(@ViewBuilder _ row: () -> V) throws -> [CGRect] {
        try drawn(in: List { row() })
    }

    /// The frames of all leaves that are small enough to be letters, from left to right.
    private func drawn<V: View>(in view: V) throws -> [CGRect] {
        var frames: [CGRect] = []
        for leaf in try Stage(390, 300, scale: 2, content: { view }).list().leaves {
            if leaf.frame.height > 2, leaf.frame.height < 30, leaf.frame.width < 100 { frames.append(leaf.frame) }
        }
        return frames.sorted { $0.minX < $1.minX }
    }

    @Test func aRowHasItAtItsEnd() throws {
        let frames = try letters { Text("Inbox").badge(12) }
        #expect(frames.count == 2)
        // The card is inset by 20 points, and its content by 20 more.
        #expect(abs(frames[1].maxX - 350) < 2 && frames[0].minX < 44)
        #expect(try letters { Text("Inbox").badge(0) }.count == 1)
        #expect(try letters { Text("Inbox").badge("new") }.count == 2)
        #expect(try letters { Text("Inbox").badge(nil as Text?) }.count == 1)
    }

    @Test func aLinksBadgeIsBeforeTheChevron() throws {
        let link = NavigationLink("Inbox", value: 1).badge(12)
        let frames = try drawn(in: NavigationStack { List { link } })
        #expect(frames.count == 3)
        #expect(frames[1].maxX < frames[2].minX && frames[1].minX > 300)
    }

    @Test func rowsOfAPageWithABadgeHaveNone() throws {
        let frames = try letters { Text("Inbox") }
        let page = NavigationStack { List { NavigationLink("Inbox", value: 1) } }
        // Five leaves: the tab's title, its badge, the badge's background, the row's text and its chevron.
        let drawn = try drawn(in: TabView { page.tabItem { Text("A") }.badge(7) })
        #expect(frames.count == 1 && drawn.count == 5)
    }

    @Test func prominenceIsTheColor() throws {
        func color(_ prominence: BadgeProminence) throws -> RGBAColor? {
            let stage = Stage(390, 300, scale: 2) { List { Text("Inbox").badge(1).badgeProminence(prominence) } }
            return try stage.list().leaves.max { $0.frame.minX < $1.frame.minX }?.color
        }
        let (standard, decreased, increased) = try (color(.standard), color(.decreased), color(.increased))
        #expect(standard != decreased && increased == Color.white.resolve(EnvironmentValues().styleContext))
    }
}
