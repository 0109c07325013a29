// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Joining the separately rendered parts of a film gives the same bytes as a single run.
@Suite @MainActor struct FilmTests {
    private func parts(_ scene: String, _ count: Int, _ options: String, in folder: String) async {
        for index in 1...count {
            let run = await CommandRun.of("\(scene) --shard \(index)/\(count) \(options) -o \(folder)/parts -q")
            #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
        }
    }

    private func expectSame(_ one: String, _ other: String) throws {
        let (one, other) = (try Data(contentsOf: URL(filePath: one)), try Data(contentsOf: URL(filePath: other)))
        #expect(one == other)
    }

    @Test(arguments: [("sunrise", 1), ("sunrise", 3), ("sunrise", 19), ("night", 2)])
    func theBytesOfOneRun(scene: String, count: Int) async throws {
        try await withFolder { folder in
            await parts(scene, count, "--duration 2", in: folder)
            for name in ["x.gif", "x.apng"] {
                #expect(await CommandRun.of("\(scene) --duration 2 -o \(folder)/one-\(name)").status == 0)
                let run = await CommandRun.of("join \(folder)/parts -o \(folder)/\(name)")
                #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
                #expect(run.out.contains(count == 1 ? "frames of 1 part in" : "frames of \(count) parts in"))
                try expectSame("\(folder)/\(name)", "\(folder)/one-\(name)")
            }
            #expect(await CommandRun.of("\(scene) --duration 2 -o \(folder)/one").status == 0)
            #expect(await CommandRun.of("join \(folder)/parts -o \(folder)/many").status == 0)
            #expect(
                names(in: folder + "/one").count > 20 - 1 && names(in: folder + "/one") == names(in: folder + "/many"))
            for name in names(in: folder + "/one") {
                try expectSame("\(folder)/one/\(name)", "\(folder)/many/\(name)")
            }
        }
    }

    @Test func optionsOfTheFileAreThoseOfJoining() async throws {
        try await withFolder { folder in
            await parts("sunrise", 2, "--frames 12 --scale 3", in: folder)
            let options = "--colors 4 --loop once --quality 40"
            _ = await CommandRun.of("sunrise --frames 12 --scale 3 \(options) -o \(folder)/one.gif")
            _ = await CommandRun.of("join \(folder)/parts \(options) -o \(folder)/x.gif")
            try expectSame(folder + "/x.gif", folder + "/one.gif")
        }
    }

    /// Without `--frames`, a GIF may have other frames than a folder of pictures. So `join` refuses to make a GIF from
    /// parts for a folder, or a folder from parts for a GIF.
    @Test func framesThatWereChosenForAnotherFileAreRefused() async throws {
        try await withFolder { folder in
            await parts("sunrise", 2, "", in: folder)
            let gif = await CommandRun.of("join \(folder)/parts -o \(folder)/x.gif")
            #expect(gif.status == 64 && gif.err.contains("render them with --format gif, apng or webp"))
            #expect(await CommandRun.of("join \(folder)/parts -o \(folder)/many").status == 0)
            await parts("sunrise", 2, "--format gif -f", in: folder)
            let frames = await CommandRun.of("join \(folder)/parts -o \(folder)/others")
            #expect(frames.status == 64 && frames.err.contains("render them without --format"))
            #expect(await CommandRun.of("join \(folder)/parts -o \(folder)/x.gif").status == 0)
        }
    }

    @Test func missingPartsAreNamed() async throws {
        try await withFolder { folder in
            await parts("sunrise", 6, "--frames 12", in: folder)
            func join(_ more: String = "") async -> CommandRun {
                await CommandRun.of("join \(folder)/parts \(more) -o \(folder)/x.gif")
            }
            let manager = FileManager.default
            try manager.removeItem(atPath: folder + "/parts/2-of-6/part.json")
            for index in 4...6 { try manager.removeItem(atPath: folder + "/parts/\(index)-of-6") }
            let run = await join()
            #expect(
                run.err
                    == "render: parts 2 and 4 to 6 of 6 are missing; unfinished: \(folder)/parts/2-of-6\n")
            #expect(run.status == 66 && !manager.fileExists(atPath: folder + "/x.gif"))
            // An unfinished part is overwritten.
            await parts("sunrise", 6, "--frames 12 -f", in: folder)
            #expect(await join().status == 0)
            try manager.removeItem(atPath: folder + "/parts/3-of-6/0000004.png")
            let frame = await join("-f")
            #expect(frame.status == 66 && frame.err == "render: \(folder)/parts/3-of-6/0000004.png: no such file\n")
            #expect(await CommandRun.of("join \(folder) -o \(folder)/y.gif").status == 66)
        }
    }

    @Test func partsOfAnotherFilmAreNamed() async throws {
        try await withFolder { folder in
            await parts("sunrise", 3, "--frames 12", in: folder)
            func join() async -> CommandRun { await CommandRun.of("join \(folder)/parts -o \(folder)/x.gif") }
            let again = await CommandRun.of("sunrise --shard 2/3 --frames 12 -o \(folder)/parts")
            #expect(again.status == 0, "\(again.err)")
            try TestPictures.write("mine", to: folder + "/parts/2-of-3/part.json")
            let refused = await CommandRun.of("sunrise --shard 2/3 --frames 12 -o \(folder)/parts")
            #expect(refused.status == 73 && refused.err.contains("2-of-3/part.json exists already"))
            _ = await CommandRun.of("sunrise --shard 2/3 --frames 12 --scale 2 -o \(folder)/parts -f")
            var run = await join()
            #expect(run.status == 65)
            #expect(
                run.err
                    == "render: \(folder)/parts/2-of-3 is of another film than \(folder)/parts/1-of-3: "
                    + "its size is 16×12 pixels, not 8×6 pixels\n")
            // The background is not recorded in `part.json`. `join` notices it because the pictures where two parts
            // meet do not match.
            _ = await CommandRun.of("sunrise --shard 2/3 --frames 12 --background red -o \(folder)/parts -f")
            run = await join()
            #expect(run.status == 65 && run.err.contains("2-of-3 does not continue where \(folder)/parts/1-of-3 ends"))
            _ = await CommandRun.of("sunrise --shard 2/3 --frames 12 -o \(folder)/parts -f")
            _ = await CommandRun.of("sunrise --shard 2/2 --frames 12 -o \(folder)/parts")
            run = await join()
            #expect(run.status != 0 && run.err.contains("parts, not of"))
        }
    }

    /// A failed part is not marked as complete.
    @Test func aPartThatFails() async throws {
        try await withFolder { folder in
            #expect(await CommandRun.of("eclipse --shard 1/5 -o \(folder)/parts").status == 0)
            let run = await CommandRun.of("eclipse --shard 2/5 -o \(folder)/parts")
            #expect(run.status == 70 && run.err.contains("the sun is gone"))
            let join = await CommandRun.of("join \(folder)/parts -o \(folder)/x")
            #expect(join.status == 66 && join.err.contains("parts 2 to 5 of 5 are missing"))
        }
    }
}
