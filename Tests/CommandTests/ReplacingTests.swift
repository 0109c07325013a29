// SPDX-License-Identifier: MIT

import Codecs
import CoreFoundation  // Required by the compiler for `stat`.
import Drawing
import Foundation
import TestSupport
import Testing
@testable import Commands

/// Files that the program has written are replaced; foreign and changed files are kept.
@Suite @MainActor struct ReplacingTests {
    private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

    /// All formats but videos: each must be signed (`FileSignature`).
    @Test(arguments: OutputArgument.Format.allCases.filter { $0.video == nil })
    func aSecondPictureTakesThePlaceOfTheFirst(_ format: OutputArgument.Format) async throws {
        try await withFolder { folder in
            let path = "\(folder)/a.\(format.rawValue)"
            let frames = format.canBeStill ? 1 : 2
            let line = "sunrise --frames \(frames) --scale 4 -o \(path)"
            #expect(await CommandRun.of(line).status == 0)
            let first = try bytes(path)
            #expect(await CommandRun.of(line).status == 0)
            #expect(try bytes(path) == first)
            let other = await CommandRun.of(line + " --background black")
            #expect(other.status == 0, "\(other.err)")
            let second = try bytes(path)
            #expect(second != first)

            try TestPictures.edit(path)
            let refused = await CommandRun.of(line)
            #expect(refused.status == 73 && refused.err == "render: \(path) exists already: --force overwrites\n")
            #expect(try bytes(path) == second + [0])
            #expect(names(in: folder) == ["a.\(format.rawValue)"])
            #expect(await CommandRun.of(line + " --force").status == 0)
            #expect(try bytes(path) == first)
        }
    }

    @Test func ofAFolderOfFramesOnlyTheOthersAreInTheWay() async throws {
        try await withFolder { folder in
            #expect(await CommandRun.of("sunrise --frames 3 -o \(folder)/out/").status == 0)
            #expect(await CommandRun.of("sunrise --frames 4 --scale 2 -o \(folder)/out/").status == 0)
            let place = folder + "/out/sunrise-0002.png"
            try TestPictures.edit(place)
            let (mine, first) = (try bytes(place), try bytes(folder + "/out/sunrise-0000.png"))
            let refused = await CommandRun.of("sunrise --frames 4 -o \(folder)/out/")
            #expect(refused.status == 73 && refused.err == "render: \(place) exists already: --force overwrites\n")
            #expect(try bytes(place) == mine && bytes(folder + "/out/sunrise-0000.png") == first)
        }
    }

    /// As with `--force`, the new file keeps the permissions.
    @Test func permissionsAndLinksStay() async throws {
        try await withFolder { folder in
            #expect(await CommandRun.of("sunrise --frames 1 -o \(folder)/a.png").status == 0)
            chmod(folder + "/a.png", 0o640)
            try FileManager.default.createSymbolicLink(atPath: folder + "/l.png", withDestinationPath: "a.png")
            #expect(await CommandRun.of("sunrise --frames 1 --scale 2 -o \(folder)/l.png").status == 0)
            var status = stat()
            #expect(lstat(folder + "/a.png", &status) == 0 && status.st_mode & 0o777 == 0o640)
            #expect(lstat(folder + "/l.png", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        }
    }

    /// `--max-size` bounds the whole file, including the signature.
    @Test func maximumSizesHoldForTheWholeFile() async throws {
        try await withFolder { folder in
            #expect(await CommandRun.of("sunrise --frames 8 --scale 8 -o \(folder)/a.gif").status == 0)
            let size = try bytes(folder + "/a.gif").count
            #expect(
                await CommandRun.of("sunrise --frames 8 --scale 8 --max-size \(size) -o \(folder)/b.gif").status == 0)
            #expect(try bytes(folder + "/b.gif") == bytes(folder + "/a.gif"))
            _ = await CommandRun.of("sunrise --frames 8 --scale 8 --max-size \(size - 1) -o \(folder)/c.gif")
            if FileManager.default.fileExists(atPath: folder + "/c.gif") {
                #expect(try bytes(folder + "/c.gif").count < size)
            }
        }
    }

    /// A GIF of more than 20 MB gives a hint; a small one gives none.
    @Test func aLargeGIFNamesTheOptionThatMakesItSmaller() async throws {
        try await withFolder { folder in
            var state: UInt32 = 1
            var noise = Bitmap(width: 2000, height: 2000)
            for y in 0..<2000 {
                for x in 0..<2000 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    noise[x, y] = SIMD4(UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 12 & 255), 255)
                }
            }
            var plain = Bitmap(width: 2000, height: 2000)
            plain[0, 0] = SIMD4(255, 255, 255, 255)
            for (name, picture) in [("n", noise), ("p", plain)] {
                try TestPictures.write(PNGEncoder(compression: 1).encode(picture), to: "\(folder)/\(name).png")
            }
            let frames = (0..<5).map { _ in "\(folder)/n.png \(folder)/p.png" }.joined(separator: " ")
            let large = await CommandRun.of("encode \(frames) -o \(folder)/x.gif --quality 100")
            #expect(
                large.status == 0
                    && large.err.contains(" MB: use --max-size 10MB, --fps 15 or a smaller --scale to shrink it"),
                "\(large.out)\(large.err)")
            #expect(await CommandRun.of("encode \(folder)/p.png -o \(folder)/y.gif").err.isEmpty)
        }
    }

    @Test func aTracedDrawingIsReplaced() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            for _ in 0..<2 {
                let run = await CommandRun.of("cutout \(folder)/in.png -o \(folder)/out.png")
                #expect(run.status == 0, "\(run.err)")
            }
            try TestPictures.edit(folder + "/out.png")
            #expect(await CommandRun.of("cutout \(folder)/in.png -o \(folder)/out.png").status == 73)
        }
    }
}
