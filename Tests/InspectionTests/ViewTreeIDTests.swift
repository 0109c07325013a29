// SPDX-License-Identifier: MIT

import Inspection
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

private struct Line: View {
    let notes: Notes
    let name: String
    var body: some View {
        HStack {
            Text(name)
            Button("Open") { notes.add(name) }
        }
    }
}

private struct Banner: View {
    var body: some View {
        HStack {
            Text("New")
            Button("Close") {}
        }
    }
}

private struct Screen: View {
    var notes = Notes()
    var hasBanner = false
    var body: some View {
        VStack {
            if hasBanner { Banner() }
            Line(notes: notes, name: "A")
            Line(notes: notes, name: "B").accessibilityIdentifier("second")
            Line(notes: notes, name: "C")
            Text("Words").onTapGesture { notes.add("words") }.accessibilityIdentifier("words")
        }
    }
}

/// Ids of views that survive changes elsewhere.
@MainActor @Suite struct ViewTreeIDTests {
    private func ids(_ view: some View) throws -> [String] {
        let stage = Stage(200, 300) { view }
        _ = try stage.list(at: 0)
        return stage.host.viewTree().entries.compactMap(\.id)
    }

    @Test func idsAreUniqueAndArePaths() throws {
        let ids = try ids(Screen())
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("Screen/Line/Button") && ids.contains("Screen/Line~2/Text"))
        #expect(ids.contains("second") && ids.contains("second/Button/Text"))
    }

    @Test func aViewElsewhereChangesNoID() throws {
        let (before, after) = (try ids(Screen()), try ids(Screen(hasBanner: true)))
        #expect(Set(before).subtracting(after).isEmpty && after.count > before.count)
    }

    /// A label has precedence, then an identifier, then the id in the tree.
    @Test(arguments: [
        ("words", "words"), ("second", "B"), ("second/Button", "B"), ("Screen/Line/Button", "A"),
        ("Screen/Line~2/Button", "C"), ("Screen/Line~2", "C"), ("Screen/Line~2/Button/Text", "C"),
    ])
    func scriptsFindViewsByID(id: String, name: String) throws {
        let notes = Notes()
        let stage = Stage(200, 300) { Screen(notes: notes) }
        stage.host.elementWithTreeID = { [weak host = stage.host] in host?.element(withTreeID: $0) }
        try stage.host.play(EventScript([EventScript.Event(at: 0.5, .tap(.label(id)))]))
        _ = try stage.list(at: 1)
        #expect(notes.lines == [name] && stage.host.warnings.isEmpty, "\(stage.host.warnings)")
    }

    @Test func anUnknownIDMeetsNothing() throws {
        let stage = Stage(200, 300) { Screen() }
        stage.host.elementWithTreeID = { [weak host = stage.host] in host?.element(withTreeID: $0) }
        try stage.host.play(EventScript([EventScript.Event(at: 0.5, .tap(.label("Screen/Line~9")))]))
        _ = try stage.list(at: 1)
        #expect(stage.host.warnings.count == 1)
    }

    /// Lines contain an id only where a label does not name the view.
    @Test func linesNameViewsWithoutAUniqueLabel() throws {
        let stage = Stage(200, 300) {
            VStack {
                Screen(); Button("Alone") {}
            }
        }
        _ = try stage.list(at: 0)
        let lines = stage.host.viewTree().text.split(separator: "\n").filter { $0.contains("touch ") }
        #expect(lines.contains { $0.contains("\"Open\"") && $0.hasSuffix("id Screen/Line/Button") }, "\(lines)")
        #expect(lines.contains { $0.contains("Alone") && !$0.contains("  id ") })
    }
}
