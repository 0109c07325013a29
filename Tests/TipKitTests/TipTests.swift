// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing
import TipKit

private struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    static let opened = Event(id: "opened")

    var needsRules = false
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Favorites are at the top.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
    }
    var rules: [Rule] {
        if needsRules {
            #Rule(Self.$isLoggedIn) { $0 == true }
            #Rule(Self.opened) { $0.donations.count >= 2 }
        }
    }
}

@MainActor @Suite struct TipTests {
    private struct Page: View {
        let notes: Notes
        var tip = FavoriteTip()
        var isPopover = false
        var body: some View {
            VStack {
                if isPopover {
                    Button("Star") {}.popoverTip(tip) { notes.add("action \($0.id)") }
                } else {
                    TipView(tip, arrowEdge: .bottom) { notes.add("action \($0.id)") }
                }
                Button("Log in") { FavoriteTip.isLoggedIn = true }
                Button("Open") { FavoriteTip.opened.sendDonation() }
                Text("Below").onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minY
                } action: {
                    notes.add("below \(Int($0))")
                }
            }
        }
    }

    private func notes(
        _ tip: FavoriteTip = FavoriteTip(), isPopover: Bool = false, _ events: EventScript.Event...
    ) throws -> (lines: [String], warnings: [String]) {
        let notes = Notes()
        let stage = Stage(390, 700) { Page(notes: notes, tip: tip, isPopover: isPopover) }
        stage.host.play(EventScript(events))
        _ = try stage.list(at: 5)
        return (notes.lines.filter { !$0.hasPrefix("below") }, stage.host.warnings)
    }

    @Test func aTipHasAnActionAndCloses() throws {
        #expect(try notes(FavoriteTip(), .tap("Learn More", at: 1)).lines == ["action more"])
        // After it has been closed, its action is gone.
        let closed = try notes(FavoriteTip(), .tap("Close", at: 1), .tap("Learn More", at: 3))
        #expect(closed.lines == [] && closed.warnings.count == 1 && closed.warnings[0].contains("Learn More"))
    }

    @Test func aTipIsShownIfItsRulesHold() throws {
        let tip = FavoriteTip(needsRules: true)
        let early = try notes(tip, .tap("Log in", at: 1), .tap("Open", at: 1.5), .tap("Learn More", at: 2))
        #expect(early.lines == [] && early.warnings.count == 1)
        let later = try notes(
            tip, .tap("Log in", at: 1), .tap("Open", at: 1.5), .tap("Open", at: 2), .tap("Learn More", at: 3))
        #expect(later.lines == ["action more"] && later.warnings.isEmpty)
        // Another rendering begins anew.
        #expect(try notes(tip, .tap("Learn More", at: 3)).lines == [])
    }

    @Test func aPopoverPointsAtItsView() throws {
        #expect(try notes(isPopover: true, .tap("Learn More", at: 2)).lines == ["action more"])
    }

    @Test func statusFollowsInvalidation() throws {
        let stage = Stage {
            Color.red.onAppear {
                let tip = FavoriteTip()
                #expect(tip.status == .available && tip.shouldDisplay)
                tip.invalidate(reason: .actionPerformed)
                #expect(tip.status == .invalidated(.actionPerformed) && !tip.shouldDisplay)
                try? Tips.resetDatastore()
                #expect(tip.shouldDisplay)
            }
        }
        _ = try stage.list()
    }

    @Test func aGroupShowsOneTip() throws {
        struct Other: Tip {
            var title: Text { Text("Other") }
        }
        let stage = Stage {
            Color.red.onAppear {
                let (first, second) = (FavoriteTip(needsRules: true), Other())
                let (any, ordered) = (
                    TipGroup {
                        first; second
                    },
                    TipGroup(.ordered) {
                        first; second
                    }
                )
                // The first tip waits for its rules: an ordered group shows none until then.
                #expect(any.currentTip is Other && ordered.currentTip == nil)
                first.invalidate(reason: .tipClosed)
                #expect(ordered.currentTip is Other)
                second.invalidate(reason: .tipClosed)
                #expect(any.currentTip == nil && ordered.currentTip == nil)
            }
        }
        _ = try stage.list()
    }
}
