// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct MenuTests {
    private let notes = Notes()

    private func stage<Content: View>(
        _ events: EventScript.Event..., @ViewBuilder content: () -> Content
    ) -> Stage {
        let stage = Stage(400, 600, content: content)
        stage.host.play(EventScript(events))
        return stage
    }

    private var menu: some View {
        Menu("Menu") {
            Button("First") { notes.add("first") }
            Button("Last", role: .destructive) { notes.add("last") }
            Button("Never") { notes.add("never") }.disabled(true)
            Menu("Inner") { Button("Deep") { notes.add("deep") } }
        }
    }

    @Test func itsItemsAreThereWhileItIsOpen() throws {
        let stage = stage(.tap("Last", at: 1), .tap("Menu", at: 2), .tap("Last", at: 3), .tap("Last", at: 5)) { menu }
        stage.host.advance(to: 6)
        #expect(notes.lines == ["last"])
        #expect(stage.host.warnings.count == 2)
    }

    /// The capitals of a heading, in the footnote's size of 13 points, are 13/17 as high as those of an item.
    @Test func headingsOfSectionsAreSmall() throws {
        let stage = stage(.tap("MMM", at: 1)) { Menu("MMM") { Section("HEH") { Button("EHE") {} } } }
        // Below the menu's button are the heading and the item.
        func isText(_ frame: CGRect) -> Bool {
            frame.height > 5 && frame.height < 20 && frame.width < 60 && frame.minY > 310
        }
        var texts: [CGRect] = try stage.list(at: 3).leaves.map(\.frame).filter(isText)
        texts.sort { $0.minY < $1.minY }
        #expect(texts.count == 2)
        #expect(isClose(texts[0].height / texts[1].height, 13.0 / 17, within: 0.02))
    }

    @Test func anItemsActionClosesIt() throws {
        let stage = stage(.tap("Menu", at: 1), .tap("First", at: 2)) { menu }
        #expect(try stage.list(at: 1.9).leaves.count > stage.list(at: 4).leaves.count)
    }

    @Test(arguments: [false, true])
    func actionsMayLeaveItOpen(isSetOnTheMenu: Bool) throws {
        let stage = stage(.tap("Menu", at: 1), .tap("First", at: 2), .tap("First", at: 3)) {
            if isSetOnTheMenu {
                menu.menuActionDismissBehavior(.disabled)
            } else {
                Menu("Menu") { Button("First") { notes.add("first") }.menuActionDismissBehavior(.disabled) }
            }
        }
        #expect(try stage.list(at: 1.9).leaves.count == stage.list(at: 4).leaves.count)
        #expect(notes.lines == ["first", "first"])
    }

    @Test func aDisabledItemDoesNothing() throws {
        let stage = stage(.tap("Menu", at: 1), .tap("Never", at: 2)) { menu }
        stage.host.advance(to: 3)
        #expect(notes.lines.isEmpty)
    }

    @Test func aMenuInAMenuUnfolds() throws {
        let stage = stage(.tap("Menu", at: 1), .tap("Inner", at: 2), .tap("Deep", at: 3)) { menu }
        stage.host.advance(to: 4)
        #expect(notes.lines == ["deep"])
    }

    @Test func viewsBehindTheMenuAreNotTouched() throws {
        let stage = stage(.tap("Menu", at: 1), .tap(CGPoint(x: 5, y: 5), at: 2)) {
            menu.frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.red.onTapGesture { notes.add("behind") })
        }
        stage.host.advance(to: 3)
        #expect(notes.lines.isEmpty)
    }

    @Test func aPrimaryActionIsForTapsAndTheMenuForLongPresses() throws {
        let stage = stage(
            .tap("Menu", at: 1), .touch("Menu", at: 2, .init(duration: 0.6)), .tap("Item", at: 4)
        ) {
            Menu("Menu") {
                Button("Item") { notes.add("item") }
            } primaryAction: {
                notes.add("primary")
            }
        }
        stage.host.advance(to: 5)
        #expect(notes.lines.first == "primary")
        #expect(notes.lines.last == "item")
    }

    @Test func aToggleIsAnItemWithACheckmark() throws {
        struct Held: View {
            let notes: Notes
            @State var isOn = false
            var body: some View {
                Menu("Menu") { Toggle("Flag", isOn: $isOn) }.onChange(of: isOn) { notes.add("\(isOn)") }
            }
        }
        let stage = stage(.tap("Menu", at: 1), .tap("Flag", at: 2)) { Held(notes: notes) }
        stage.host.advance(to: 3)
        #expect(notes.lines == ["true"])
    }

    @Test func itKeepsWithinTheWindow() throws {
        let stage = stage(.tap("Menu", at: 1)) {
            menu.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        }
        let panel = try stage.list(at: 3).leaves.map(\.frame).first { $0.width == 250 }
        #expect(panel?.maxX == 392)
    }

    @Test func bandsStandBetweenGroupsOfItems() throws {
        func bands<Content: View>(@ViewBuilder content: @escaping () -> Content) throws -> Int {
            let stage = stage(.tap("Menu", at: 1)) { Menu("Menu", content: content) }
            return try stage.list(at: 4).leaves.count { $0.frame.width == 250 && $0.frame.height == 8 }
        }
        let plain = try bands {
            Button("A") {}
            Button("B") {}
        }
        let divided = try bands {
            Button("A") {}
            Divider()
            Button("B") {}
        }
        let sections = try bands {
            Section { Button("A") {} }
            Section {
                Button("B") {}
                Button("C") {}
            }
            Button("D") {}
        }
        #expect(plain == 0 && divided == 1 && sections == 2)
    }
}
