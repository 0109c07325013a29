// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope

/// A missing resource is a warning, or with --strict an error.
@Suite @MainActor struct MissingResourceTests {
    private struct Bars: View {
        var body: some View {
            ZStack {
                Image("woodgrane").resizable()
                Color.red.frame(width: 4)
                TimelineView(.animation) { _ in Image("woodgrane") }
                Image(systemName: "hart.fill")
            }
        }
    }

    private let scenes = [
        SceneDescription(
            name: "bars", summary: "Bars alone.", size: CGSize(width: 20, height: 10), duration: 1, rate: 10
        ) { Bars() }
    ]

    private func run(_ arguments: String...) async throws -> (run: CommandRun, folder: String, names: [String]) {
        let temporary = try TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let folder = temporary.url
        try FileManager.default.createDirectory(
            at: folder.appending(path: "assets/woodGrain.imageset"), withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "assets/woodGrain.png"))
        let run = await CommandRun.of(
            ["bars", "--assets", folder.path + "/assets", "-o", folder.path + "/out"] + arguments, scenes: scenes)
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
        return (run, folder.path, (names ?? []).sorted())
    }

    /// Each missing name gives one warning, although it is missing in all ten frames.
    @Test func isOneWarningForEachName() async throws {
        let (run, folder, names) = try await run("--frames", "10")
        #expect(run.status == 0 && names.count == 10)
        let lines = run.err.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("render: warning: no picture \"woodgrane\" in \(folder)/assets, "))
        #expect(lines[0].hasSuffix(": did you mean woodGrain? (asked for by Bars)"))
        #expect(lines[1].hasPrefix("render: warning: no symbol \"hart.fill\": did you mean "))
        #expect(lines[1].contains("heart.fill"))
        #expect(lines[1].hasSuffix("? (asked for by Bars)"))
        #expect(run.out.hasPrefix("bars: 10 frames of 20×10 pixels"))
    }

    @Test func isAnErrorWithStrict() async throws {
        let (run, _, names) = try await run("--frames", "10", "--strict")
        #expect(run.status == 66 && names.isEmpty && run.out.isEmpty)
        #expect(run.err.hasPrefix("render: no picture \"woodgrane\" in ") && run.err.filter(\.isNewline).count == 1)
        #expect(run.err.hasSuffix(": did you mean woodGrain? (asked for by Bars)\n"))
    }

    @Test func isInTheJSON() async throws {
        let (run, folder, _) = try await run("--frames", "2", "--json", "--quiet")
        #expect(run.status == 0 && run.err.isEmpty)
        struct Report: Decodable {
            struct Warning: Decodable { var kind, message: String; var name, viewPath: String? }
            var version, frames, width, height, bytes: Int
            var scene, output: String
            var audio: String?
            var duration: Double
            var warnings: [Warning]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(run.out.utf8))
        #expect(report.version == 1 && report.scene == "bars" && report.frames == 2 && report.duration == 0.2)
        #expect(report.width == 20 && report.height == 10 && report.bytes > 100)
        #expect(report.output == folder + "/out/" && report.audio == nil)
        #expect(report.warnings.map(\.kind) == ["picture", "symbol"])
        #expect(report.warnings.map(\.name) == ["woodgrane", "hart.fill"])
        #expect(report.warnings.allSatisfy { $0.viewPath == "Bars" && !$0.message.contains("asked for") })
    }
}
