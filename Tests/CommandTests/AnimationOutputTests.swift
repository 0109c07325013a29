// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope
import Commands

/// `render` with a GIF, APNG or WebP file as its output, and `encode` with a folder of pictures.
@Suite @MainActor struct AnimationOutputTests {
    /// A square that circles once a second on a transparent background.
    private static let scenes = [
        SceneDescription(
            name: "wheel", summary: "Goes round.", size: CGSize(width: 24, height: 24), duration: 2.5, rate: 20
        ) { Wheel(period: 1) },
        SceneDescription(
            name: "glow", summary: "All colours.", size: CGSize(width: 48, height: 48), duration: 1, rate: 10
        ) {
            Wheel(period: 1).background {
                AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
                    .frame(width: 48, height: 48)
            }
        },
        SceneDescription(
            name: "seam", summary: "Does not close.", size: CGSize(width: 24, height: 24), duration: 0.5, rate: 20
        ) {
            ZStack {
                Wheel(period: 1)
                Wheel(period: 1.00001).offset(x: 4)
            }
        },
    ]

    private struct Wheel: View {
        let period: Double
        @State private var isTurned = false

        var body: some View {
            Color.red.frame(width: 8, height: 8).offset(x: 6).rotationEffect(.degrees(isTurned ? 360 : 0))
                .onAppear {
                    withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { isTurned = true }
                }
        }
    }

    private func run(_ arguments: String) async -> CommandRun {
        await CommandRun.of(
            arguments.split(separator: " ").map(String.init), scenes: Self.scenes + CommandRun.scenes)
    }

    private func succeed(_ arguments: String) async -> String {
        await CommandRun.succeed(arguments, scenes: Self.scenes + CommandRun.scenes)
    }

    private struct Movie {
        var frames: [AnimationDecoder.Frame] = []
        var loop: LoopCount

        init(_ path: String) throws {
            var decoder = try AnimationDecoder([UInt8](Data(contentsOf: URL(filePath: path))))
            loop = decoder.loop
            while let frame = try decoder.next() { frames.append(frame) }
        }

        var duration: Double { frames.reduce(0) { $0 + $1.duration } }
    }

    @Test(arguments: ["a.gif", "a.GIF", "a.apng", "a.png", "a.webp"])
    func allFramesInOneFile(name: String) async throws {
        try await withFolder { folder in
            let path = folder + "/" + name
            let line = await succeed("sunrise --scale 2 -o \(path)")
            #expect(line.hasPrefix("sunrise: 20 frames of 16×12 pixels in ") && line.hasSuffix(", \(path)\n"))
            #expect(line.contains("quality 90") == name.lowercased().hasSuffix("gif"))
            let animation = try Movie(path)
            #expect(animation.frames.count == 20 && animation.loop == .forever)
            #expect(abs(animation.duration - 2) < 1e-9)
            let last = try #require(animation.frames.last).bitmap
            #expect(last.width == 16 && last.height == 12)
            // Red has its maximum. Green has risen for 1.9 s of 4 s, to nearly half.
            #expect(last[3, 3].x == 255 && abs(Int(last[3, 3].y) - 121) <= 4)
            #expect(names(in: folder) == [name])
        }
    }

    @Test func theFormatCountsMoreThanTheName() async throws {
        try await withFolder { folder in
            _ = await succeed("sunrise --format gif -o \(folder)/a")
            let movie = try Movie(folder + "/a")
            #expect(movie.frames.count == 20)
            _ = await succeed("sunrise --format png --frames 1 -o \(folder)/b.gif")
            #expect(FileFormat(magicOf: [UInt8](try Data(contentsOf: URL(filePath: folder + "/b.gif")))) == .png)
            for path in [folder, folder + "/new/"] {
                #expect(
                    await run("sunrise --format gif -o \(path)").err
                        == "render: cannot create \(path): is a directory\n")
            }
        }
    }

    @Test(arguments: [("forever", LoopCount.forever), ("once", .once), ("3", .times(3))])
    func loops(option: String, loop: LoopCount) async throws {
        try await withFolder { folder in
            for name in ["a.gif", "a.apng", "a.webp"] {
                _ = await succeed("sunrise --frames 3 --loop \(option) -o \(folder)/\(name)")
                let movie = try Movie("\(folder)/\(name)")
                #expect(movie.loop == loop)
            }
        }
    }

    @Test func compressionCountsForAPNG() async throws {
        try await withFolder { folder in
            for level in [0, 9] {
                _ = await succeed("sunrise --scale 8 --compression \(level) -o \(folder)/\(level).apng")
            }
            let sizes = try [0, 9].map { try Data(contentsOf: URL(filePath: folder + "/\($0).apng")).count }
            #expect(sizes[0] > 2 * sizes[1])
        }
    }

    @Test func tooLongFramesAreErrors() async throws {
        try await withFolder { folder in
            let run = await run("sunrise --frames 1 --fps 1/70000 -o \(folder)/a.apng --format apng")
            #expect(
                run.status == 64 && run.err.hasSuffix(" s is too long for APNG: at most 65535 s\n"), "\(run.err)"
            )
            #expect(names(in: folder) == [])
        }
    }

    // MARK: Rounds

    @Test func oneRoundIsRendered() async throws {
        try await withFolder { folder in
            for name in ["a.gif", "a.apng", "a.webp"] {
                _ = await succeed("wheel -o \(folder)/\(name)")
                let movie = try Movie("\(folder)/\(name)")
                #expect(movie.frames.count == 20)
            }
            _ = await succeed("wheel --loop-exactly -o \(folder)/files")
            #expect(names(in: folder + "/files").count == 20)
            // With `--frames`, no loop is searched for.
            _ = await succeed("wheel --frames 7 -o \(folder)/b.apng")
            let movie = try Movie(folder + "/b.apng")
            #expect(movie.frames.count == 7)
            _ = await succeed("wheel -o \(folder)/all")
            #expect(names(in: folder + "/all").count == 50)
        }
    }

    /// A loop of one second has no whole number of frames at 7.5 fps, so the rate is adjusted to the loop.
    @Test func theRateGivesWayToTheRound() async throws {
        try await withFolder { folder in
            _ = await succeed("wheel --fps 7.5 -o \(folder)/a.apng")
            let animation = try Movie(folder + "/a.apng")
            #expect(animation.frames.count == 8 && abs(animation.duration - 1) < 1e-9)
        }
    }

    @Test func aSeamIsAWarning() async throws {
        try await withFolder { folder in
            let told = await run("seam -o \(folder)/a.gif")
            #expect(told.status == 0)
            #expect(
                told.err.hasPrefix("render: warning: the animation does not loop seamlessly: an animation of 1 s and "))
            let movie = try Movie(folder + "/a.gif")
            #expect(movie.frames.count == 10)
            let asked = await run("seam --loop-exactly -o \(folder)/b.gif")
            #expect(asked.status == 65)
            #expect(asked.err.hasPrefix("render: seam has no loop: ") && asked.err.contains("nearest are "))
            #expect(
                await run("sunrise --loop-exactly").err == "render: sunrise has no loop: nothing in the scene repeats\n"
            )
            #expect(names(in: folder) == ["a.gif"])
        }
    }

    // MARK: Size

    @Test func theFileIsAsSmallAsItMustBe() async throws {
        try await withFolder { folder in
            let path = folder + "/a.gif"
            _ = await succeed("glow -o \(path)")
            let whole = try Data(contentsOf: URL(filePath: path)).count
            let line = await succeed("glow --force -o \(path) --max-size \(whole * 3 / 4)")
            #expect(try Data(contentsOf: URL(filePath: path)).count <= whole * 3 / 4)
            #expect(!line.contains("quality 90"))
            #expect(await succeed("sunrise --force -o \(path) --max-size 1MB").contains("quality 90"))
            let small = await run("sunrise -o \(folder)/b.gif --max-size 100")
            #expect(small.status == 65)
            #expect(small.err.hasPrefix("render: the file is larger than 100 bytes even at quality 1 with 16 colours"))
            #expect(names(in: folder) == ["a.gif"])
        }
    }

    // MARK: Atomic files

    @Test func transparentGIFsHaveCleanEdges() async throws {
        try await withFolder { folder in
            _ = await succeed("wheel --background transparent --matte white -o \(folder)/a.gif")
            let frames = try Movie(folder + "/a.gif").frames
            let alphas = Set(frames.flatMap { frame in (0..<24).map { frame.bitmap[$0, 12].w } })
            #expect(alphas == [0, 255])
        }
    }

    @Test func nothingHalfWrittenStays() async throws {
        try await withFolder { folder in
            for name in ["e.gif", "e.apng"] {
                let run = await run("eclipse --threads 1 -o \(folder)/x/\(name)")
                #expect(run.status == 70 && run.err == "render: the sun is gone\n")
            }
            #expect(names(in: folder) == [])
            _ = await succeed("sunrise --frames 2 -o \(folder)/a.gif")
            try TestPictures.edit(folder + "/a.gif")
            let before = try Data(contentsOf: URL(filePath: folder + "/a.gif"))
            let refused = await run("sunrise --frames 3 -o \(folder)/a.gif")
            #expect(refused.status == 73 && refused.err.hasSuffix("a.gif exists already: --force overwrites\n"))
            #expect(await run("eclipse --force -o \(folder)/a.gif").status == 70)
            #expect(try Data(contentsOf: URL(filePath: folder + "/a.gif")) == before)
        }
    }

    // MARK: Images

    @Test func picturesBecomeAnAnimation() async throws {
        try await withFolder { folder in
            _ = await succeed("sunrise --fps 6 -o \(folder)/frames")
            // Names are ordered by number: 10 comes after 9.
            for number in 0..<12 {
                try FileManager.default.moveItem(
                    atPath: "\(folder)/frames/sunrise-00\(number < 10 ? "0" : "")\(number).png",
                    toPath: "\(folder)/frames/f\(number).png")
            }
            try Data().write(to: URL(filePath: folder + "/frames/notes.txt"))
            for (name, quality) in [("a.gif", ", quality 90"), ("a.apng", "")] {
                let line = await succeed("encode \(folder)/frames --fps 6 -o \(folder)/\(name)")
                #expect(line.hasPrefix("encode: 12 pictures in ") && line.hasSuffix("\(quality), \(folder)/\(name)\n"))
                let movie = try Movie("\(folder)/\(name)")
                #expect(movie.frames.count == 12 && abs(movie.duration - 2) < 1e-9)
                let greens = movie.frames.map { $0.bitmap[0, 0].y }
                #expect(greens == greens.sorted() && greens[11] > 100)
            }
            let two = "\(folder)/frames/f3.png \(folder)/frames/f1.png"
            _ = await succeed("encode \(two) -o \(folder)/b --format apng --loop once")
            let movie = try Movie(folder + "/b")
            #expect(movie.frames.count == 2 && movie.loop == .once)
            #expect(movie.frames[0].bitmap[0, 0].y > movie.frames[1].bitmap[0, 0].y)
        }
    }

    @Test func badPicturesGiveOneLine() async throws {
        try await withFolder { folder in
            _ = await succeed("sunrise --frames 1 -o \(folder)/a.png")
            _ = await succeed("sunrise --frames 1 --scale 2 -o \(folder)/b.png")
            try FileManager.default.createDirectory(atPath: folder + "/none", withIntermediateDirectories: false)
            let before = names(in: folder)
            for (arguments, status, message) in [
                ("\(folder)/none -o \(folder)/x.gif", 65, "\(folder)/none contains no PNG, JPEG or WebP files"),
                ("\(folder)/c.png -o \(folder)/x.gif", 66, "\(folder)/c.png: no such file"),
                (
                    "\(folder)/a.png \(folder)/b.png -o \(folder)/x.gif", 66,
                    "\(folder)/b.png: a frame of 16×12 pixels in an animation of 8×6"
                ),
                (
                    "\(folder)/a.png -o \(folder)/x.mp4", 64,
                    "\(folder)/x.mp4: pictures become .gif, .apng or .webp files"
                ),
                ("\(folder)/a.png -o -", 64, "-o - needs a format: add --format gif, apng or webp"),
                ("\(folder)/a.png -o \(folder)/none", 73, "cannot create \(folder)/none: is a directory"),
            ] {
                let run = await run("encode " + arguments)
                #expect(run.status == Int32(status) && run.err == "render: \(message)\n", "\(run.err)")
            }
            #expect(names(in: folder) == before)
        }
    }

    @Test(arguments: ["gif", "apng"])
    func threadsDoNotChangeBytes(format: String) async throws {
        try await withFolder { folder in
            for threads in 1...3 {
                _ = await succeed("wheel --threads \(threads) --format \(format) -o \(folder)/\(threads)")
            }
            let files = try (1...3).map { try Data(contentsOf: URL(filePath: folder + "/\($0)")) }
            #expect(files[0] == files[1] && files[1] == files[2])
        }
    }
}
