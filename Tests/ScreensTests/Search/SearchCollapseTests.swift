// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// The search field and the large title while the content scrolls.
@MainActor
@Suite struct SearchCollapseTests {
    /// Red rows of 100 points below a bar with a search field.
    private struct Page: View {
        var mode = NavigationBarItem.TitleDisplayMode.large
        var placement = SearchFieldPlacement.automatic
        var count = 40

        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 100) } }
                }
                .navigationTitle("Names")
                .navigationBarTitleDisplayMode(mode)
                .searchable(text: .constant(""), placement: placement)
            }
        }
    }

    /// The parts of the navigation bar in one frame.
    private struct Bar {
        /// The distance that the content has scrolled.
        var distance: CGFloat
        /// The frame of the search field; nil if it is gone.
        var field: CGRect?
        var prompt = 0.0
        /// The opacity of the small title.
        var small = 0.0
        var largeTop: CGFloat?

        @MainActor init(_ list: DisplayList, top: CGFloat) {
            let red = Color.red.resolve(.init())
            let leaves = list.leaves
            distance = top - (leaves.first { $0.color == red }?.frame.minY ?? 0)
            let fill = Color(uiColor: .tertiarySystemFill).resolve(.init())
            field = leaves.first { $0.color == fill && $0.frame.width == 358 && $0.frame.height > 0 }?.frame
            let texts = leaves.filter { $0.color != red && $0.frame.width < 300 && $0.frame.height > 4 }
            small = texts.first { $0.frame.midY < 44 && abs($0.frame.midX - 195) < 60 }?.opacity ?? 0
            if let field {
                prompt = texts.first { abs($0.frame.midY - field.midY) < 5 && $0.frame.minX > 40 }?.opacity ?? 0
            }
            largeTop = texts.first { $0.frame.height > 20 && $0.frame.minX < 30 && $0.frame.maxY > 44 }?.frame.minY
        }
    }

    private func stage(_ page: Page, _ events: EventScript.Event...) -> Stage {
        let stage = Stage(390, 844, scale: 3) { page }
        stage.host.play(EventScript(events))
        return stage
    }

    private func drag(by distance: CGFloat, at time: Double, duration: Double = 0.6) -> EventScript.Event {
        .drag(CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: distance), at: time, duration: duration)
    }

    private func bars(_ stage: Stage, _ times: StrideThrough<Double>, top: CGFloat) throws -> [Bar] {
        try times.map { Bar(try stage.list(at: $0), top: top) }
    }

    /// The field collapses before the title, and the bar always ends where the content begins.
    @Test func theFieldCollapsesFirstAndThenTheTitle() throws {
        let stage = stage(Page(), drag(by: -160, at: 0.5, duration: 2))
        let bars = try bars(stage, stride(from: 0, through: 2.4, by: 0.05), top: 148)
        #expect(bars.contains { $0.distance > 10 && $0.distance < 45 })
        #expect(bars.contains { $0.distance > 60 && $0.distance < 100 } && bars.contains { $0.distance > 110 })
        let title = try #require(bars.first?.largeTop)
        for bar in bars {
            let message: Comment = "\(bar)"
            if bar.distance < 35 {
                let field = try #require(bar.field, message)
                #expect(isClose(field.height, 36 - bar.distance, within: 0.34), message)
                #expect(isClose(field.maxY + 15, 148 - bar.distance, within: 0.34), message)
                #expect(isClose(field.minY, 97, within: 0.34) && bar.largeTop == title, message)
                #expect((bar.prompt > 0) == (bar.distance < 14), message)
            }
            if bar.distance > 36 { #expect(bar.field == nil, message) }
            if bar.distance > 53, bar.distance < 80 {
                #expect(isClose(bar.largeTop ?? 0, title - bar.distance + 52, within: 0.34), message)
            }
        }
    }

    /// The small title is shown if and only if the large one is gone.
    @Test(arguments: [SearchFieldPlacement.automatic, .navigationBarDrawer(displayMode: .always)])
    func scrolledBackOnlyTheLargeTitleIsShown(placement: SearchFieldPlacement) throws {
        let stage = stage(
            Page(placement: placement), drag(by: -400, at: 0.5), drag(by: 800, at: 3), drag(by: 800, at: 5))
        let away = Bar(try stage.list(at: 2.9), top: 148)
        #expect(away.small == 1 && away.largeTop == nil && away.distance > 150)
        let back = Bar(try stage.list(at: 8), top: 148)
        #expect(back.small == 0 && back.largeTop != nil && isClose(back.distance, 0, within: 0.01))
        #expect(back.field?.height == 36 && back.prompt == 1)
    }

    @Test func aPinnedFieldStays() throws {
        let page = Page(placement: .navigationBarDrawer(displayMode: .always))
        let stage = stage(page, drag(by: -400, at: 0.5, duration: 2))
        for bar in try bars(stage, stride(from: 0, through: 3, by: 0.1), top: 148) {
            let field = try #require(bar.field)
            #expect(isClose(field.height, 36) && bar.prompt == 1)
            // The field is below the large title. After the title has collapsed, the field is below the row of bar
            // items.
            #expect(isClose(field.minY, max(97 - max(bar.distance, 0), 45), within: 0.34), "\(bar)")
        }
    }

    @Test func belowASmallTitleTheFieldCollapsesToo() throws {
        let stage = stage(Page(mode: .inline), drag(by: -300, at: 0.5))
        let bar = Bar(try stage.list(at: 3), top: 96)
        #expect(bar.distance > 100 && bar.field == nil && bar.small == 1)
    }

    /// After a drag, neither the field nor the title is partly collapsed.
    @Test(arguments: stride(from: -15 as CGFloat, through: -160, by: -10).map { $0 })
    func aDragEndsBesideTheParts(distance: CGFloat) throws {
        let bar = Bar(try stage(Page(), drag(by: distance, at: 0.5)).list(at: 4), top: 148)
        #expect([0, 52].contains { isClose(bar.distance, $0, within: 0.4) } || bar.distance > 103.6, "\(bar)")
    }

    /// Content shorter than the page scrolls back to its top after a drag.
    @Test func shortContentShowsTheFieldAgain() throws {
        let bar = Bar(try stage(Page(count: 2), drag(by: -200, at: 0.5)).list(at: 4), top: 148)
        #expect(isClose(bar.distance, 0, within: 0.01) && bar.field?.height == 36 && bar.small == 0)
    }

    /// A field with the focus stays at the top of the bar.
    @Test func anActiveFieldDoesNotCollapse() throws {
        let stage = stage(Page(), .tap("Search", at: 0.5), drag(by: -300, at: 2))
        let fields = try stage.list(at: 4).leaves.filter {
            isClose($0.frame.height, 36) && $0.frame.width > 200 && $0.frame.width < 330
        }
        #expect(fields.map(\.frame.minY) == [1])
    }
}
