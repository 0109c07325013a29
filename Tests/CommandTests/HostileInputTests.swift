// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import TestSupport
import Testing
import Commands

/// Invalid input files cause one line and an exit status, and leave no output.
@Suite @MainActor struct HostileInputTests {
    private static let commands = [("cutout", "out.png"), ("trace", "out.svg"), ("outline", "Out.swift")]
    private static let forBitmaps = commands.prefix(2)

    private func expectError(
        _ folder: String, _ name: String, _ commands: some Sequence<(String, String)>, status: Int32 = 66,
        _ message: String
    ) async {
        let before = names(in: folder)
        for (command, output) in commands {
            let run = await CommandRun.of("\(command) \(folder)/\(name) -o \(folder)/\(output)")
            #expect(run.err == "render: \(folder)/\(name): \(message)\n", "\(command)")
            #expect(run.status == status && run.out.isEmpty)
            #expect(names(in: folder) == before)
        }
    }

    @Test func foldersAndDevicesAreRejected() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(atPath: folder + "/dead", withDestinationPath: "nowhere")
            try #require(mkfifo(folder + "/pipe", 0o666) == 0)
            try FileManager.default.createSymbolicLink(atPath: folder + "/endless", withDestinationPath: "/dev/zero")
            await expectError(folder, "missing", Self.commands, "no such file")
            await expectError(folder, "folder", Self.commands, "a folder, not a picture")
            await expectError(folder, "folder/", Self.commands, "a folder, not a picture")
            await expectError(folder, "dead", Self.commands, "a broken link")
            await expectError(folder, "pipe", Self.commands, "a pipe or a device, not a file")
            await expectError(folder, "endless", Self.commands, "a pipe or a device, not a file")
        }
    }

    @Test func otherFormatsAreRejected() async throws {
        try await withFolder { folder in
            try TestPictures.write("hello", to: folder + "/text")
            try TestPictures.write([], to: folder + "/empty")
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/heart.png")
            await expectError(folder, "text", Self.forBitmaps, "neither PNG nor JPEG nor GIF nor WebP")
            await expectError(folder, "empty", Self.forBitmaps, "neither PNG nor JPEG nor GIF nor WebP")
            await expectError(folder, "heart.png", [Self.commands[2]], "the SVG file is not UTF-8 text")
            await expectError(folder, "empty", [Self.commands[2]], "the SVG file has no elements")
            let run = await CommandRun.of("outline \(folder)/text -o \(folder)/A.swift")
            #expect(run.status == 66 && run.err.hasPrefix("render: \(folder)/text: line 1: "))
            #expect(run.err.filter(\.isNewline).count == 1)
        }
    }

    @Test func truncatedPictures() async throws {
        try await withFolder { folder in
            let whole = try TestPictures.heartPNG()
            for count in [8, 20, 33, 60, whole.count / 2, whole.count - 20] {
                try TestPictures.write(Array(whole.prefix(count)), to: folder + "/a.png")
                await expectError(folder, "a.png", Self.forBitmaps, "the PNG file ends early")
            }
            let drawing = TestPictures.drawing
            for count in [4, 30, drawing.utf8.count / 2, drawing.utf8.count - 1] {
                try TestPictures.write(String(drawing.prefix(count)), to: folder + "/a.svg")
                let run = await CommandRun.of("outline \(folder)/a.svg -o \(folder)/A.swift")
                #expect(run.status == 66)
                #expect(run.err.hasPrefix("render: \(folder)/a.svg: line 1: the SVG file ends inside "))
                #expect(run.err.filter(\.isNewline).count == 1)
            }
            #expect(names(in: folder) == ["a.png", "a.svg"])
        }
    }

    @Test func headersThatPromiseTooMuch() async throws {
        try await withFolder { folder in
            try TestPictures.write(Self.hugeHeader(side: 100_000), to: folder + "/a.png")
            await expectError(
                folder, "a.png", Self.forBitmaps,
                "the PNG file has 100000×100000 pixels, more than 32768 a side or 67108864 in all; --max-pixels raises this "
                    + "to 262144 a side or 2147483647 in all at most")
            try TestPictures.write(
                "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='5'/>", to: folder + "/a.svg")
            await expectError(
                folder, "a.svg", [Self.commands[2]],
                "line 1: the SVG file's size is 1000000000.0 × 5.0, which no picture can have")
        }
    }

    /// A file of 43 bytes that would decode to a gigabyte.
    @Test func bombsAreRefusedForAWholeRun() async throws {
        func gif(_ side: Int) -> [UInt8] {
            let length = [UInt8(side & 255), UInt8(side >> 8)]
            return Array("GIF89a".utf8) + length + length + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
                + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
        }
        try await withFolder { folder in
            try TestPictures.write(gif(11_000), to: folder + "/a.gif")
            try TestPictures.write(gif(11_000), to: folder + "/b.gif")
            let words = "11000×11000 pixels are too many for so small a file: "
            for arguments in [
                "diff \(folder)/a.gif \(folder)/b.gif", "encode \(folder)/a.gif -o \(folder)/c.gif",
            ] {
                let run = await CommandRun.of(arguments)
                #expect(run.status == 66 && run.err.hasPrefix("render: \(folder)/a.gif: \(words)"), "\(run.err)")
                #expect(run.err.hasSuffix("; --max-pixels raises this\n") && run.err.filter(\.isNewline).count == 1)
            }
            try TestPictures.write(gif(100), to: folder + "/a.gif")
            try TestPictures.write(gif(100), to: folder + "/b.gif")
            #expect(await CommandRun.of("diff \(folder)/a.gif \(folder)/b.gif").status == 0)
            for (limit, status) in [("9000", 66), ("10000", 0), ("0", 64)] as [(String, Int32)] {
                let run = await CommandRun.of("diff \(folder)/a.gif \(folder)/b.gif --max-pixels \(limit)")
                #expect(run.status == status, "\(run.err)")
            }
            #expect(names(in: folder) == ["a.gif", "b.gif"])
        }
    }

    /// All commands that read pictures have the same pixel limit. `--max-pixels` raises it, even for a single picture.
    @Test func allCommandsHaveTheSameBounds() async throws {
        func commands(_ folder: String) -> [String] {
            [
                "diff \(folder)/a.png \(folder)/b.png", "encode \(folder)/a.png -o \(folder)/c.gif",
                "cutout \(folder)/a.png -o \(folder)/c.png", "trace \(folder)/a.png -o \(folder)/c.svg",
            ]
        }
        try await withFolder { folder in
            // A few bytes that declare 60 million pixels and contain no picture.
            for (side, words, raised, still) in [
                (
                    7800, "7800×7800 pixels are too many for so small a file: ", 200_000_000,
                    "the PNG file ends early"
                ),
                (
                    40_000, "the PNG file has 40000×40000 pixels, more than 32768 a side or ", 1_600_000_000,
                    "the PNG file ends early"
                ),
                (
                    40_000, "the PNG file has 40000×40000 pixels, more than 32768 a side or ", 300_000_000,
                    "the PNG file has 40000×40000 pixels, more than 262144 a side or 300000000 in all; --max-pixels raises this"
                ),
            ] {
                for name in ["a", "b"] {
                    try TestPictures.write(Self.hugeHeader(side: side), to: "\(folder)/\(name).png")
                }
                for command in commands(folder) {
                    let refused = await CommandRun.of(command)
                    #expect(refused.status == 66 && refused.err.hasPrefix("render: \(folder)/a.png: \(words)"))
                    #expect(refused.err.hasSuffix("; --max-pixels raises this\n"), "\(command): \(refused.err)")
                    #expect(refused.err.filter(\.isNewline).count == 1)
                    let run = await CommandRun.of("\(command) --max-pixels \(raised)")
                    #expect(run.err == "render: \(folder)/a.png: \(still)\n", "\(command)")
                }
                #expect(names(in: folder) == ["a.png", "b.png"])
            }
        }
    }

    @Test func aBillionLaughs() async throws {
        try await withFolder { folder in
            var text = "<?xml version='1.0'?>\n<!DOCTYPE svg [\n<!ENTITY a0 'ha'>\n"
            for i in 1..<20 { text += "<!ENTITY a\(i) '\(String(repeating: "&a\(i - 1);", count: 10))'>\n" }
            try TestPictures.write(
                text + "]>\n<svg xmlns='http://www.w3.org/2000/svg'>&a19;</svg>", to: folder + "/a.svg")
            await expectError(
                folder, "a.svg", [Self.commands[2]],
                "line 24: the SVG file has more than 1048576 bytes of expanded entities")
        }
    }

    @Test func drawingsThatPaintNothing() async throws {
        try await withFolder { folder in
            try TestPictures.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: folder + "/a.svg")
            let run = await CommandRun.of("outline \(folder)/a.svg -o \(folder)/A.swift")
            #expect(run.status == 65 && names(in: folder) == ["a.svg"])
            #expect(run.err == "render: the drawing paints nothing that could become a shape\n")
        }
    }

    @Test func unwritablePlacesAreErrors() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try TestPictures.write(TestPictures.drawing, to: folder + "/in.svg")
            try FileManager.default.createDirectory(atPath: folder + "/folder.png", withIntermediateDirectories: false)
            for (arguments, message) in [
                // Not even root can create files there.
                ("cutout \(folder)/in.png -o /proc/out.png", "cannot create /proc/out.png: "),
                ("trace \(folder)/in.png -o /proc/out.svg", "cannot create /proc/out.svg: "),
                ("outline \(folder)/in.svg -o /proc/Out.swift", "cannot create /proc/Out.swift: "),
                ("outline \(folder)/in.svg -o /proc/deep/Out.swift", "cannot create /proc/deep: "),
                (
                    "cutout \(folder)/in.png -o \(folder)/folder.png",
                    "cannot create \(folder)/folder.png: is a directory"
                ),
                ("trace \(folder)/in.png -o \(folder)/new/", "cannot create \(folder)/new/: is a directory"),
                ("trace \(folder)/in.png -o \(folder)/in.png/a.svg", "\(folder)/in.png is a file, not a folder"),
            ] {
                let run = await CommandRun.of(arguments)
                #expect(run.status == 73 && run.out.isEmpty)
                #expect(run.err.hasPrefix("render: " + message), "\(run.err)")
                #expect(run.err.filter(\.isNewline).count == 1)
            }
            #expect(names(in: folder) == ["folder.png", "in.png", "in.svg"])
        }
    }

    /// A PNG file with the header of a square image and almost no pixel data.
    static func hugeHeader(side: Int) -> [UInt8] {
        func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            let body = Array(type.utf8) + data
            var crc = UInt32.max
            for byte in body {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            return bigEndian(data.count) + body + bigEndian(Int(~crc))
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(side) + bigEndian(side) + [8, 6, 0, 0, 0])
            + chunk("IDAT", [0x78, 0x01, 0x03, 0, 0, 0, 0, 1]) + chunk("IEND", [])
    }
}
