// SPDX-License-Identifier: MIT

import Benchmarks
import Foundation
import Testing
import Zoetrope
import Commands

/// Output and options of `render bench`. Times are not tested.
@Suite @MainActor struct BenchTests {
    private static let quick = "--frames 2 --runs 1 --scales 1,2"

    @Test func tellsTheStagesOfEachSceneAndScale() async throws {
        let run = await CommandRun.of("bench sunrise night \(Self.quick)")
        #expect(run.status == 0 && run.err.isEmpty)
        let rows = run.out.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let header = try #require(rows.first { $0.contains("raster") })
        #expect(header.suffix(7) == ["scale", "evaluate", "layout", "emit", "raster", "encode", "kB"])
        #expect(
            rows.filter { $0[0] == "sunrise" || $0[0] == "night" }.map { Array($0.prefix(2)) } == [
                ["sunrise", "1×"], ["sunrise", "2×"], ["night", "1×"], ["night", "2×"],
            ])
    }

    @Test func compareReadsItsOwnJSON() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let run = await CommandRun.of("bench sunrise \(Self.quick) --json")
        #expect(run.status == 0)
        let report = try JSONDecoder().decode(BenchReport.self, from: Data(run.out.utf8))
        #expect(report.scenes.map(\.scale) == [1, 2] && report.scenes.allSatisfy { $0.raster > 0 && $0.bytes > 0 })
        #expect(report.kernels.isEmpty && report.growth.isEmpty)
        try Data(run.out.utf8).write(to: URL(filePath: path))

        let again = await CommandRun.of("bench sunrise \(Self.quick) --compare \(path)")
        #expect(again.status == 0 && again.out.contains("raster ×"))
        #expect(report.table(comparedWith: report).contains("1.00"))
        let other = await CommandRun.of("bench night \(Self.quick) --compare \(path)")
        #expect(other.out.contains("new"))
    }

    @Test func kernelsAreSelectedByWords() async throws {
        let run = await CommandRun.of("bench --kernels radius,rounded --runs 1 --json")
        #expect(run.status == 0)
        let report = try JSONDecoder().decode(BenchReport.self, from: Data(run.out.utf8))
        #expect(report.scenes.isEmpty && report.growth.isEmpty)
        #expect(
            report.kernels.map(\.name) == ["circle of radius 450", "circle of radius 10", "rounded square of 900"])
        #expect(report.table().contains("circle of radius 10"))
    }

    @Test func scenesAreSelectedByWords() async throws {
        let run = await CommandRun.of("bench --scenes curves,lines --frames 1 --runs 1 --scales 1 --json")
        #expect(run.status == 0)
        let report = try JSONDecoder().decode(BenchReport.self, from: Data(run.out.utf8))
        #expect(report.scenes.map(\.scene) == ["60 lines of text", "300 trimmed curves"])
        #expect(report.scenes.allSatisfy { $0.raster > 0 && $0.bytes > 1000 })
        #expect(report.kernels.isEmpty && report.growth.isEmpty && report.lists == nil)
    }

    @Test(arguments: [
        ("bench sunrize", "there is no scene sunrize: did you mean sunrise?"),
        ("bench sunrise --frames 0", "the number of frames is 0, but must be 1 to 10000"),
        ("bench sunrise --runs 101", "the number of runs is 101, but must be 1 to 100"),
        ("bench sunrise --scales 1,0", "a scale is 0, but must be more than 0 and at most 16"),
        ("bench sunrise --scales 1,", "a scale is nothing, but must be more than 0 and at most 16"),
        ("bench sunrise --size 4", "'4' is not a size: use a width and a height in points, like 400x860"),
        ("bench sunrise --kernels all", "--kernels cannot be combined with scenes"),
        ("bench --kernels fill,gear,spoon", "there is no single drawing with 'spoon' in its name"),
        ("bench --scenes cards,spoon", "there is no scene with 'spoon' in its name: '--scenes all' shows them"),
        ("bench sunrise --scenes all", "--scenes cannot be combined with scene names, --kernels"),
        ("bench sunrise --compare none.json", "none.json cannot be read"),
        ("bench sunrise --compare /etc/hostname", "/etc/hostname is not a report of 'render bench --json'"),
    ])
    func errorsNameTheMistake(arguments: String, message: String) async {
        let run = await CommandRun.of(arguments)
        #expect(run.status != 0 && run.out.isEmpty)
        #expect(run.err.contains(message), "\(run.err)")
        #expect(run.err.split(separator: "\n").count == 1)
    }
}
