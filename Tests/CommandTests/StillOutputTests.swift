// SPDX-License-Identifier: MIT

import Codecs
import Commands
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope

/// Single pictures in formats other than PNG.
@Suite @MainActor struct StillOutputTests {
    private func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

    /// The scene has 20 frames, but a format for a single picture gets only one of them.
    @Test(arguments: ["a.jpg", "a.JPEG", "a.svg", "a.pdf"])
    func formatsForOnePictureGetOneFrame(name: String) async throws {
        try await withFolder { folder in
            let path = "\(folder)/\(name)"
            let line = await CommandRun.succeed("sunrise -o \(path)")
            #expect(line.hasPrefix("sunrise: 1 frame of 8×6 pixels in ") && line.hasSuffix(", \(path)\n"))
            let file = try bytes(path)
            switch URL(filePath: name).pathExtension.lowercased() {
            case "svg": #expect(String(decoding: file, as: UTF8.self).contains("viewBox=\"0 0 8 6\""))
            case "pdf": #expect(file.starts(with: Array("%PDF-".utf8)))
            default: #expect(try JPEGDecoder.decode(file).width == 8)
            }
            #expect(names(in: folder) == [name])
        }
    }

    @Test func theFrameIsThatOfTheGivenTime() async throws {
        try await withFolder { folder in
            for (index, time) in [0, 1.5].enumerated() {
                await CommandRun.succeed("sunrise --at \(time) --scale 4 -o \(folder)/\(index).png")
                await CommandRun.succeed("sunrise --at \(time) --scale 4 -o \(folder)/\(index).webp")
                await CommandRun.succeed("sunrise --at \(time) --scale 4 -o \(folder)/\(index).svg")
                let drawn = try PNGDecoder.decode(bytes("\(folder)/\(index).png"))
                #expect(try WebPDecoder.decode(bytes("\(folder)/\(index).webp")) == drawn)
            }
            #expect(try bytes("\(folder)/0.svg") != bytes("\(folder)/1.svg"))
        }
    }

    @Test func qualityCounts() async throws {
        try await withFolder { folder in
            for format in ["jpg", "webp"] {
                for quality in [10, 100] {
                    await CommandRun.succeed(
                        "sunrise --at 1 --scale 16 --quality \(quality) -o \(folder)/\(quality).\(format)")
                }
                // Only checks that the quality changes the bytes: a picture of one colour has nearly the same size at
                // any quality.
                let files = try [10, 100].map { try bytes("\(folder)/\($0).\(format)") }
                #expect(files[0] != files[1])
            }
        }
    }

    @Test func theFormatCountsMoreThanTheName() async throws {
        try await withFolder { folder in
            await CommandRun.succeed("sunrise --format pdf -o \(folder)/a")
            #expect(try bytes("\(folder)/a").starts(with: Array("%PDF-".utf8)))
            await CommandRun.succeed("sunrise --format jpeg --force -o \(folder)/a")
            let file = try bytes("\(folder)/a")
            #expect(FileFormat(magicOf: file) == .jpeg)
        }
    }

    @Test func partsAreNoDrawings() async throws {
        try await withFolder { folder in
            await CommandRun.succeed("sunrise --frames 1 --shard 1/1 -o \(folder)/parts")
            let run = await CommandRun.of(
                ["join", folder + "/parts", "-o", folder + "/a.svg"], scenes: CommandRun.scenes)
            #expect(run.status == 64)
            #expect(
                run.err
                    == "render: \(folder)/a.svg: parts contain pixels and cannot become vectors: render the scene to this file\n"
            )
            await CommandRun.succeed("join \(folder)/parts -o \(folder)/a.jpg")
            let file = try bytes("\(folder)/a.jpg")
            #expect(FileFormat(magicOf: file) == .jpeg)
        }
    }
}
