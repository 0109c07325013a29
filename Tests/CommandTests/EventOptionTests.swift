// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope
import Commands

/// `--tap`, `--events`, `--no-events` and `--show-touches`, with a button that turns the whole image from black to
/// white and back.
@Suite @MainActor struct EventOptionTests {
    private struct Lamp: View {
        @State private var isOn = false

        var body: some View {
            Button {
                isOn.toggle()
            } label: {
                (isOn ? Color.white : .black).accessibilityLabel("Lamp")
            }
            .buttonStyle(Immediate())
        }
    }

    private struct Immediate: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private static let lamp = SceneDescription(
        name: "lamp", summary: "On or off.", size: CGSize(width: 4, height: 4), duration: 2, rate: 2,
        events: [.tap("Lamp", at: 1)]
    ) { Lamp() }

    /// Runs the scene. Returns a digit per frame (at 0, 0.5, 1 and 1.5 s), which is 1 if the lamp is on, and the run.
    private func frames(_ arguments: String...) async throws -> (String, CommandRun) {
        var result = ("", CommandRun?.none)
        try await withFolder { folder in
            let run = await CommandRun.of(["lamp", "-o", folder + "/f"] + arguments, scenes: [Self.lamp])
            let lit = try names(in: folder + "/f").filter { $0.hasSuffix(".png") }.map { name in
                try bitmap(folder + "/f/" + name)[1, 1].x > 127 ? "1" : "0"
            }
            result = (lit.joined(), run)
        }
        return (result.0, result.1!)
    }

    @Test func aSceneHasItsOwnEvents() async throws {
        #expect(try await frames().0 == "0011")
        #expect(try await frames("--no-events").0 == "0000")
    }

    @Test func tapsReplaceThem() async throws {
        #expect(try await frames("--tap", "Lamp@0.5").0 == "0111")
        #expect(try await frames("--tap", "Lamp@0.5", "--tap", "2,2@1.5").0 == "0110")
    }

    @Test func filesReplaceThemAndTapsAreAdded() async throws {
        try await withFolder { folder in
            let path = folder + "/hand.yaml"
            try Data("- {at: 0.5, tap: Lamp}\n".utf8).write(to: URL(filePath: path))
            #expect(try await frames("--events", path).0 == "0111")
            #expect(try await frames("--events", path, "--tap", "Lamp@1").0 == "0100")
        }
    }

    @Test func aTouchThatHitsNothingIsAWarning() async throws {
        let (lit, run) = try await frames("--tap", "Lmap@0.5")
        #expect(lit == "0000" && run.status == 0)
        #expect(
            run.err.contains(
                "render: warning: the tap at 0.5 s on \"Lmap\" met nothing; what can be touched: \"Lamp\" at (2, 2)\n"))
    }

    @Test func anEventAfterTheEndIsAWarning() async throws {
        let (lit, run) = try await frames("--tap", "Lamp@0.5", "--tap", "Lamp@1.6")
        #expect(lit == "0111")
        #expect(run.err == "render: warning: 1 event comes after the last frame, at 1.5 s; the first at 1.6 s\n")
    }

    @Test func mistakesAreOneLine() async throws {
        try await withFolder { folder in
            let path = folder + "/hand.yaml"
            try Data("- {at: -2, tap: Lamp}\n".utf8).write(to: URL(filePath: path))
            let bad = try await frames("--events", path).1
            #expect(bad.status == 65)
            #expect(
                bad.err == "render: \(path):1: an event's time is -2.0; it is a number of seconds from 0 to 86400\n")
            let missing = try await frames("--events", folder + "/none").1
            #expect(missing.status == 66 && missing.err == "render: \(folder)/none: no such file\n")
        }
        #expect(try await frames("--tap", "Lamp").1.status == 64)
        #expect(try await frames("--tap", "Lamp@1", "--no-events").1.status == 64)
    }

    @Test func touchesAreDrawnOnRequest() async throws {
        // The touch mark covers the whole black image and turns it dark grey.
        try await withFolder { folder in
            let hidden = folder + "/hidden.png", shown = folder + "/shown.png"
            for (path, flags) in [(hidden, []), (shown, ["--show-touches"])] {
                let run = await CommandRun.of(
                    ["lamp", "--frames", "1", "--start", "0.97", "-o", path] + flags, scenes: [Self.lamp])
                #expect(run.status == 0, "\(run.err)")
            }
            let (dark, grey) = (try bitmap(hidden)[1, 1].x, try bitmap(shown)[1, 1].x)
            #expect(dark == 0 && grey > 30)
        }
    }
}
