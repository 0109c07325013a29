// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import Screens

@MainActor
@Suite struct PopoverTests {
    private struct Page: View {
        var adaptation = PresentationAdaptation.automatic
        var edge: Edge?
        var size = CGSize(width: 120, height: 60)
        @State var isOpen = true
        var body: some View {
            Color.green.frame(width: 20, height: 20)
                .popover(isPresented: $isOpen, arrowEdge: edge) {
                    Color.red.frame(width: size.width, height: size.height)
                        .presentationCompactAdaptation(adaptation)
                }
        }
    }

    /// The frame of the popover's content; the presenting view is in the middle of the window.
    private func content(_ page: Page, in window: CGSize, at time: Double = 2) throws -> CGRect? {
        let stage = Stage(window.width, window.height) { page }
        let red = Color.red.resolve(.init())
        return try stage.list(at: time).leaves.first { $0.color == red }?.frame
    }

    private let phone = CGSize(width: 393, height: 852)
    private let tablet = CGSize(width: 834, height: 1194)

    @Test func onATabletItStandsBelowItsAnchor() throws {
        // The anchor spans 587 to 607, and the arrow is 13 points high.
        let frame = try content(Page(), in: tablet)
        #expect(frame == CGRect(x: 357, y: 620, width: 120, height: 60))
    }

    @Test(
        arguments: [(.top, 357, 514), (.bottom, 357, 620), (.leading, 274, 567), (.trailing, 440, 567)]
            as [(Edge, CGFloat, CGFloat)])
    func itIsAtTheRequestedEdge(_ edge: Edge, _ x: CGFloat, _ y: CGFloat) throws {
        let frame = try content(Page(edge: edge), in: tablet)
        #expect(frame == CGRect(x: x, y: y, width: 120, height: 60))
    }

    @Test func onAPhoneAPopoverIsASheetByDefault() throws {
        let sheet = try #require(try content(Page(), in: phone))
        #expect(abs(sheet.midX - 196.5) <= 1 && sheet.midY > 400)
        for adaptation in [PresentationAdaptation.popover, .none] {
            let frame = try content(Page(adaptation: adaptation), in: phone)
            #expect(frame == CGRect(x: 137, y: 449, width: 120, height: 60))
        }
    }

    @Test func aPopoverFitsTheAvailableSpace() {
        let window = CGSize(width: 400, height: 800)
        let low = CGRect(x: 100, y: 700, width: 20, height: 20)
        func place(_ width: CGFloat, _ height: CGFloat, _ anchor: CGRect, _ edge: Edge? = nil) -> PopoverPlace {
            PopoverPlace(of: CGSize(width: width, height: height), at: anchor, edge: edge, in: window)
        }
        #expect(place(100, 50, low).edge == .bottom)
        #expect(place(100, 100, low).edge == .top)
        #expect(place(100, 100, low, .trailing).edge == .trailing)
        // The popover keeps a margin to the window's edges.
        #expect(place(300, 100, low).frame == CGRect(x: 10, y: 587, width: 300, height: 100))
        #expect(place(1000, 2000, low).frame == CGRect(x: 10, y: 10, width: 380, height: 677))
    }

    @Test func aTapBesideItClosesIt() throws {
        let stage = Stage(tablet.width, tablet.height) { Page() }
        stage.host.play(EventScript([.tap(CGPoint(x: 60, y: 60), at: 1)]))
        let red = Color.red.resolve(.init())
        #expect(try stage.list(at: 0.9).leaves.contains { $0.color == red })
        #expect(try !stage.list(at: 3).leaves.contains { $0.color == red })
    }

    @Test func itGrowsOutOfItsAnchor() throws {
        struct Opened: View {
            @State private var isOpen = false
            var body: some View {
                Button("open") { isOpen = true }.frame(width: 20, height: 20)
                    .popover(isPresented: $isOpen) { Color.red.frame(width: 120, height: 60) }
            }
        }
        let stage = Stage(tablet.width, tablet.height) { Opened() }
        stage.host.play(EventScript([.tap("open", at: 1)]))
        let red = Color.red.resolve(.init())
        func width(at time: Double) throws -> CGFloat {
            try stage.list(at: time).leaves.first { $0.color == red }?.frame.width ?? 0
        }
        let widths = try [1.05, 1.2, 3].map { try width(at: $0) }
        #expect(widths[0] >= 72 && widths[0] < widths[1] && widths[1] < 120 && widths[2] == 120)
    }

    @Test func sheetsOnATabletAreCardsInTheMiddle() throws {
        struct Sheet: View {
            var detents: Set<PresentationDetent> = [.large]
            var isPage = false
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    if isPage {
                        Color.red.presentationSizing(.page)
                    } else {
                        Color.red.presentationDetents(detents)
                    }
                }
            }
        }
        func frame(_ sheet: Sheet, _ size: CGSize) throws -> CGRect? {
            let stage = Stage(size.width, size.height) { sheet }
            return try stage.list(at: 2).leaves.first { $0.color == Color.red.resolve(.init()) }?.frame
        }
        #expect(try frame(Sheet(), tablet) == CGRect(x: 147, y: 287, width: 540, height: 620))
        #expect(try frame(Sheet(isPage: true), tablet) == CGRect(x: 65, y: 47, width: 704, height: 1100))
        #expect(try frame(Sheet(detents: [.height(200)]), tablet)?.height == 200)
        // On a phone in landscape, the sheet covers the whole window.
        #expect(try frame(Sheet(), CGSize(width: 852, height: 393)) == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
}
