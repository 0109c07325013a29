// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing
import Commands

/// Messages, files and exit status of `render diff`. What counts as a difference is tested by
/// `ZoetropeTestingTests`.
@Suite @MainActor struct DiffTests {
    private let grey = Self.plain(SIMD4(100, 100, 100, 255))
    /// A copy of the picture in which one pixel differs by two levels.
    private var changed: Bitmap {
        var changed = grey
        changed[2, 1].y = 102
        return changed
    }

    private static func plain(_ color: SIMD4<UInt8>) -> Bitmap { Pictures.plain(6, 4, color) }

    private func write(_ bitmap: Bitmap, to path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try TestPictures.write(PNGEncoder().encode(bitmap), to: path)
    }

    private struct JSON: Decodable {
        struct Picture: Decodable {
            struct Frame: Decodable {
                struct Worst: Decodable {
                    var x, y, channelDistance: Int
                    var deltaE: Double
                    var expected, actual: [Int]
                }
                struct Size: Decodable { var expected, actual: [Int] }
                var frame: Int
                var pixels: Int?
                var size: Size
                var box: [Int]?
                var worst: Worst?
                var worstWindow: Int?
            }
            var name, outcome, message: String
            var identical: Bool?
            var differingFrames: [Frame]?
        }
        var version, otherFiles: Int
        var same: Bool
        var expected, actual, tolerance: String
        var pictures: [Picture]
    }

    private func json(_ text: String) throws -> JSON { try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

    // MARK: Arguments

    nonisolated static let usageErrors: [(arguments: String, message: String)] = [
        ("diff", "missing expected argument '<expected>' ('render diff --help' explains)"),
        ("diff a.png", "missing expected argument '<actual>' ('render diff --help' explains)"),
        ("diff a b -o c.gif", "c.gif: the name must end in .png"),
        (
            "diff a b --tolerance loose",
            "'loose' is not a tolerance: use exact, channels=2, window=4/8 or perceptual=0.02"
        ),
        ("diff a b --tolerance channels=999", "the tolerance for channels is 999, but must be 1 to 254"),
    ]

    @Test(arguments: usageErrors) func badArgumentsGiveOneLine(arguments: String, message: String) async {
        let run = await CommandRun.of(arguments)
        #expect(run.err.hasPrefix("render: ") && run.err.contains(message))
        #expect(run.err.filter(\.isNewline).count == 1)
        #expect(run.status == 64 && run.out.isEmpty)
    }

    @Test func helpHasTolerancesAndExamples() async {
        let run = await CommandRun.of("diff --help")
        for word in ["EXAMPLES:", "TOLERANCES:", "window=4/8", "--json", "-o, --output", "exit status is 0"] {
            #expect(run.out.contains(word), "\(word)")
        }
        #expect(run.status == 0)
    }

    // MARK: Two images

    @Test func equalPicturesEndWithStatusZero() async throws {
        try await withFolder { folder in
            try write(grey, to: folder + "/a.png")
            try write(grey, to: folder + "/b.png")
            let run = await CommandRun.of(["diff", folder + "/a.png", folder + "/b.png", "-o", folder + "/d.png"])
            #expect(run.status == 0 && run.err.isEmpty)
            #expect(run.out == "\(folder)/b.png: all 24 pixels are the same\n")
            #expect(names(in: folder) == ["a.png", "b.png"], "there is no difference to be seen")
        }
    }

    @Test func differencesEndWithStatusOneAndAPicture() async throws {
        try await withFolder { folder in
            try write(grey, to: folder + "/a.png")
            try write(changed, to: folder + "/b.png")
            let arguments = ["diff", folder + "/a.png", folder + "/b.png", "-o", folder + "/new/d.png"]
            let run = await CommandRun.of(arguments)
            #expect(run.status == 1 && run.err.isEmpty)
            #expect(
                run.out == """
                    \(folder)/b.png: 1 of 24 pixels differs, worst at (2, 1): expected rgba(100, 100, 100, 255), got \
                    rgba(100, 102, 100, 255); all within 1×1 pixels at (2, 1); exact permits no difference

                    """)
            let picture = try bitmap(folder + "/new/d.png")
            #expect(picture.width > 3 * 240, "small pictures are enlarged")

            #expect(await CommandRun.of(arguments).status == 1)
            try TestPictures.edit(folder + "/new/d.png")
            let again = await CommandRun.of(arguments)
            #expect(again.status == 73)
            #expect(again.err == "render: \(folder)/new/d.png exists already: --force overwrites\n")
            #expect(await CommandRun.of(arguments + ["--force", "--quiet"]).out.isEmpty)
        }
    }

    @Test(arguments: [
        ("channels=2", 0), ("channels=1", 1), ("window=1/2", 0), ("perceptual=0.1", 0), ("perceptual=0.001", 1),
    ])
    func tolerancesAreHeeded(_ tolerance: String, _ status: Int32) async throws {
        try await withFolder { folder in
            try write(grey, to: folder + "/a.png")
            try write(changed, to: folder + "/b.png")
            let run = await CommandRun.of(["diff", folder + "/a.png", folder + "/b.png", "--tolerance", tolerance])
            #expect(run.status == status && run.out.contains("\(tolerance) permits "))
        }
    }

    @Test func jsonHasEverything() async throws {
        try await withFolder { folder in
            try write(grey, to: folder + "/a.png")
            try write(changed, to: folder + "/b.png")
            let run = await CommandRun.of(
                ["diff", folder + "/a.png", folder + "/b.png", "--json", "--tolerance", "window=1/4"])
            let json = try json(run.out)
            #expect(run.status == 0 && json.same && json.version == 1 && json.tolerance == "window=1/4")
            #expect(json.pictures.map(\.outcome) == ["same"] && json.pictures[0].identical == false)

            let strict = await CommandRun.of(["diff", folder + "/a.png", folder + "/b.png", "--json"])
            let frame = try #require(try self.json(strict.out).pictures.first?.differingFrames?.first)
            #expect(strict.status == 1 && frame.frame == 0 && frame.pixels == 1 && frame.box == [2, 1, 1, 1])
            #expect(frame.size.expected == [6, 4] && frame.size.actual == [6, 4])
            let worst = try #require(frame.worst)
            #expect(worst.x == 2 && worst.y == 1 && worst.channelDistance == 2 && worst.deltaE > 0)
            #expect(worst.expected == [100, 100, 100, 255] && worst.actual == [100, 102, 100, 255])
        }
    }

    @Test func anotherSizeDiffers() async throws {
        try await withFolder { folder in
            try write(grey, to: folder + "/a.png")
            try write(Bitmap(width: 6, height: 5), to: folder + "/b.png")
            let run = await CommandRun.of(
                ["diff", folder + "/a.png", folder + "/b.png", "--tolerance", "channels=254", "-o", folder + "/d.png"])
            #expect(run.status == 1 && run.out == "\(folder)/b.png: 6×5 pixels instead of 6×4\n")
            #expect(names(in: folder).contains("d.png"))
        }
    }

    @Test func troubleIsNoDifference() async throws {
        try await withFolder { folder in
            try write(grey, to: folder + "/a.png")
            try TestPictures.write("no picture", to: folder + "/b.png")
            let damaged = await CommandRun.of(["diff", folder + "/a.png", folder + "/b.png"])
            #expect(
                damaged.status == 66
                    && damaged.err == "render: \(folder)/b.png: neither PNG nor JPEG nor GIF nor WebP\n")
            let missing = await CommandRun.of(["diff", folder + "/x.png", folder + "/a.png"])
            #expect(missing.status == 66 && missing.err == "render: \(folder)/x.png: no such file\n")
            let mixed = await CommandRun.of(["diff", folder, folder + "/a.png"])
            #expect(mixed.status == 64 && mixed.err.hasSuffix("is a file: compare two files or two folders\n"))
        }
    }

    // MARK: Animations

    @Test func animationsAreComparedFrameByFrame() async throws {
        try await withFolder { folder in
            for (name, options) in [("a", ""), ("b", ""), ("fast", " --fps 20"), ("twice", " --loop 2")] {
                let render = await CommandRun.of("sunrise --frames 5 -o \(folder)/\(name).apng" + options)
                #expect(render.status == 0)
            }
            let same = await CommandRun.of("diff \(folder)/a.apng \(folder)/b.apng")
            #expect(same.status == 0 && same.out == "\(folder)/b.apng: all 5 frames are the same\n")
            let fast = await CommandRun.of("diff \(folder)/a.apng \(folder)/fast.apng")
            #expect(fast.status == 1)
            #expect(fast.out.contains("frame 0 stands for 0.05 s instead of 0.1 s, and 4 more differ; 4 frames differ"))
            let twice = await CommandRun.of("diff \(folder)/a.apng \(folder)/twice.apng")
            #expect(twice.status == 1 && twice.out.hasSuffix(": plays 2 times instead of forever\n"))
        }
    }

    // MARK: Folders

    @Test func foldersAreComparedPictureByPicture() async throws {
        try await withFolder { folder in
            for (name, old, new) in [
                ("same.png", grey, grey), ("deep/er.png", grey, changed), ("gone.png", grey, nil),
                ("new.png", nil, grey),
            ] as [(String, Bitmap?, Bitmap?)] {
                if let old { try write(old, to: "\(folder)/old/\(name)") }
                if let new { try write(new, to: "\(folder)/new/\(name)") }
            }
            try TestPictures.write("a note", to: folder + "/new/note.txt")
            try TestPictures.write("hidden", to: folder + "/new/.note")
            let run = await CommandRun.of("diff \(folder)/old \(folder)/new -o \(folder)/diffs")
            let lines = run.out.split(separator: "\n").map(String.init)
            #expect(run.status == 1 && lines.count == 4)
            #expect(lines[0].hasPrefix("deep/er.png: 1 of 24 pixels differs"))
            #expect(lines[1...2] == ["gone.png: missing", "new.png: not expected"])
            #expect(lines[3] == "1 of 4 pictures are the same, 3 differ; 1 other file is not a picture")
            #expect(names(in: folder + "/diffs") == ["deep", "deep/er.png.png"])

            let json = try json(await CommandRun.of("diff \(folder)/old \(folder)/new --json").out)
            #expect(json.pictures.map(\.outcome) == ["different", "missing", "added", "same"])
            #expect(json.otherFiles == 1 && !json.same)
            #expect(await CommandRun.of("diff \(folder)/old \(folder)/old").status == 0)
        }
    }

    @Test func foldersWithoutPicturesAreTrouble() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("diff \(folder) \(folder)")
            #expect(run.status == 65 && run.err == "render: \(folder) and \(folder) contain no pictures\n")
        }
    }
}
