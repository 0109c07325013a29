// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing
import Commands

@Suite @MainActor struct RenderTests {
    // MARK: Output paths

    @Test(arguments: ["/new", "/new/", "/a/b"])
    func severalFramesGoToAFolder(path: String) async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise --frames 3 -o \(folder)\(path)")
            #expect(run.status == 0 && run.err.isEmpty)
            let files = names(in: folder).filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/").last! }
            #expect(files == ["sunrise-0000.png", "sunrise-0001.png", "sunrise-0002.png"])
        }
    }

    @Test func anExistingFolderMayHaveADotInItsName() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/v1.png", withIntermediateDirectories: false)
            await CommandRun.succeed("sunrise --frames 1 -o \(folder)/v1.png")
            #expect(names(in: folder) == ["v1.png", "v1.png/sunrise-0000.png"])
        }
    }

    @Test func oneFrameGoesToAFile() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise --frames 1 -o \(folder)/x.PNG --scale 2")
            #expect(run.status == 0)
            #expect(names(in: folder) == ["x.PNG"])
            let picture = try bitmap(folder + "/x.PNG")
            #expect(picture.width == 16)
        }
    }

    // MARK: Contents

    @Test func optionsReachTheScene() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of(
                "sunrise --frames 2 --fps 2 --start 1 --size 5x4.5 --scale 2 --background #f00 -o \(folder)")
            #expect(run.status == 0)
            let last = try bitmap(folder + "/sunrise-0001.png")
            #expect(last.width == 10 && last.height == 9)
            // This frame is at 1.5 s.
            #expect(last[0, 0] == SIMD4(255, UInt8((1.5 / 4 * 255).rounded()), 0, 255))
        }
    }

    @Test(arguments: [("transparent", [0, 0, 0, 0]), ("white", [255, 0, 255, 255]), ("#80402080", [64, 0, 16, 128])])
    func backgrounds(color: String, pixel: [UInt8]) async throws {
        try await withFolder { folder in
            await CommandRun.succeed("sunrise --frames 1 --background \(color) -o \(folder)/a.png")
            let first = try bitmap(folder + "/a.png")[1, 1]
            #expect((0..<4).map { first[$0] } == pixel)
        }
    }

    /// The background is white in light mode and black in dark mode. The scene's first frame has no green, so white
    /// becomes magenta.
    @Test(arguments: [("light", [255, 0, 255, 255]), ("dark", [0, 0, 0, 255])])
    func colorSchemes(scheme: String, pixel: [UInt8]) async throws {
        try await withFolder { folder in
            await CommandRun.succeed("sunrise --frames 1 --color-scheme \(scheme) --locale he -o \(folder)/a.png")
            let first = try bitmap(folder + "/a.png")[0, 0]
            #expect((0..<4).map { first[$0] } == pixel)
        }
    }

    @Test func aSceneBringsItsOwnDefaults() async throws {
        try await withFolder { folder in
            await CommandRun.succeed("night -o \(folder)")
            #expect(names(in: folder).count == 15)
            let picture = try bitmap(folder + "/night-0000.png")
            #expect(picture[0, 0] == SIMD4(0, 0, 0, 0))
        }
    }

    @Test func threadsDoNotChangeBytes() async throws {
        try await withFolder { folder in
            for threads in [1, 2, 4] {
                await CommandRun.succeed("sunrise --threads \(threads) -o \(folder)/\(threads)")
            }
            for name in names(in: folder + "/1") {
                let files = try [1, 2, 4].map { try Data(contentsOf: URL(filePath: "\(folder)/\($0)/\(name)")) }
                #expect(files[0] == files[1] && files[1] == files[2])
            }
        }
    }

    // MARK: Messages

    @Test func theSummaryIsOneLine() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise --frames 2 --scale 3 -o \(folder)/s")
            let size = try names(in: folder + "/s").map {
                try Data(contentsOf: URL(filePath: "\(folder)/s/\($0)")).count
            }
            #expect(run.out.hasPrefix("sunrise: 2 frames of 24×18 pixels in "))
            #expect(run.out.hasSuffix(" s, \(size.reduce(0, +)) bytes, \(folder)/s/\n"))
            #expect(run.err.isEmpty)
        }
    }

    @Test func quietIsQuiet() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise -q -o \(folder)", interactive: true)
            #expect(run.status == 0 && run.out.isEmpty && run.err.isEmpty)
        }
    }

    @Test func progressIsForPeople() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise -o \(folder)", interactive: true)
            #expect(run.err.hasPrefix("\r\u{1B}[K1 of 20 frames, "))
            #expect(run.err.contains(" s left\r\u{1B}[K"))
            #expect(run.err.hasSuffix("\r\u{1B}[K"))
        }
    }

    @Test func theListNamesAllScenes() async throws {
        let run = await CommandRun.of("list")
        #expect(
            run.out == """
                eclipse  2×2   1 s at 10 fps    Fails.
                night    10×5  0.5 s at 30 fps  Nothing at all.
                sunrise  8×6   2 s at 10 fps    From black to red.

                """)
        struct Entry: Decodable, Equatable {
            var name, summary: String
            var width, height, duration, fps: Double
        }
        let entries = try JSONDecoder().decode([Entry].self, from: Data(await CommandRun.of("list --json").out.utf8))
        #expect(entries.map(\.name) == ["eclipse", "night", "sunrise"])
        #expect(
            entries[2]
                == Entry(name: "sunrise", summary: "From black to red.", width: 8, height: 6, duration: 2, fps: 10))
    }

    // MARK: Existing files

    @Test func nothingIsOverwrittenUnasked() async throws {
        try await withFolder { folder in
            await CommandRun.succeed("sunrise -o \(folder)")
            let before = names(in: folder)
            for name in before { try TestPictures.edit(folder + "/" + name) }
            let refused = await CommandRun.of("sunrise -o \(folder) --background black")
            #expect(refused.status == 73)
            #expect(
                refused.err
                    == "render: \(folder)/sunrise-0000.png and 19 more files exist already: --force overwrites\n")
            await CommandRun.succeed("sunrise -o \(folder) --background black --force")
            #expect(names(in: folder) == before)
            let picture = try bitmap(folder + "/sunrise-0000.png")
            #expect(picture[0, 0] == SIMD4(0, 0, 0, 255))
        }
    }

    @Test func aFileInPlaceOfAFolderIsAnError() async throws {
        try await withFolder { folder in
            try Data().write(to: URL(filePath: folder + "/file"))
            for path in ["file", "file/", "file/deep"] {
                let run = await CommandRun.of("sunrise -o \(folder)/\(path)")
                #expect(run.status == 73)
                #expect(run.err.hasSuffix("/file is a file, not a folder\n"))
            }
            #expect(names(in: folder) == ["file"])
        }
    }

    @Test func aLinkThatLeadsNowhereIsNoFolder() async throws {
        try await withFolder { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/dead", withDestinationPath: "nowhere")
            for arguments in ["-o \(folder)/dead", "-o \(folder)/dead --force", "-o \(folder)/dead/deep"] {
                let run = await CommandRun.of("sunrise " + arguments)
                #expect(run.status == 73)
                #expect(run.err == "render: \(folder)/dead is a broken link, not a folder\n")
            }
            #expect(names(in: folder) == ["dead"])
        }
    }

    @Test func pathsStayOnOneLine() async throws {
        try await withFolder { folder in
            let path = folder + "/a\nb\u{1B}"
            let run = await CommandRun.of(["sunrise", "-o", path])
            #expect(run.status == 0)
            #expect(run.out.hasSuffix(" bytes, \(folder)/a\\nb\\u{1B}/\n"))
            for name in names(in: path) { try TestPictures.edit(path + "/" + name) }
            let refused = await CommandRun.of(["sunrise", "-o", path])
            #expect(refused.err.hasPrefix("render: \(folder)/a\\nb\\u{1B}/sunrise-0000.png and 19 more files exist"))
            #expect(refused.err.filter(\.isNewline).count == 1)
        }
    }

    @Test func namesCanBeTooLong() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise -o \(folder)/\(String(repeating: "n", count: 300))")
            #expect(run.status == 73)
            #expect(run.err.hasSuffix("file name too long\n"))
            #expect(names(in: folder).isEmpty)
        }
    }

    @Test func aFailingSceneIsOurFault() async throws {
        try await withFolder { folder in
            // The scene fails in its third frame. By then the single thread has written the first frame; the second may
            // be unfinished.
            let run = await CommandRun.of("eclipse --threads 1 -o \(folder)/e")
            let kept = names(in: folder)
            let all = ["e", "e/eclipse-0000.png", "e/eclipse-0001.png"]
            let isOneKept = kept.count == 2
            #expect(run.status == 70)
            #expect(kept == Array(all.prefix(isOneKept ? 2 : 3)))
            #expect(
                run.err
                    == "render: the sun is gone; \(isOneKept ? "1 complete file is" : "2 complete files are") kept\n")
            // The scene fails from its third frame on. `--start 0.2` begins with that frame, so nothing is written, not
            // even a folder.
            let early = await CommandRun.of("eclipse --start 0.2 -o \(folder)/f")
            #expect(early.status == 70)
            #expect(early.err == "render: the sun is gone\n")
            #expect(names(in: folder) == kept)
        }
    }
}
